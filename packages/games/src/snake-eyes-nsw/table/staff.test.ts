import { authority, type CommandType, rolesFor, type Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  casinoSupervisor,
  dealer,
  gameSupervisor,
  givenCasino,
  givenOpening,
  inspector,
  operator,
  player,
  seniorSupervisor,
  type TableUnderTest,
} from '../../testing/given-table.ts';

const pack = 'snake-eyes-nsw';
const relief = { person: 'rolf', role: 'dealer' } as const;
const postLimits = { type: 'PostLimits', limits: { minimum: 1_00, maximum: 400_00 } } as const;

/** Ann holds two dice and has a bet. */
function withTheShooter(changes: Partial<Setup> = {}): TableUnderTest {
  const at = givenCasino(pack, ['ann'], changes);
  const ann = player('ann');
  at.given(dealer, { type: 'OfferDice' });
  at.given(ann, { type: 'AcceptDice', seat: 1 });
  at.given(ann, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
  at.given(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 5_00 }] });
  if (!at.table().shooter.holding) at.given(dealer, { type: 'PassDice' });
  return at;
}

describe('the dealer', () => {
  test('nsw/1.1(dealer) once the dealer has signed off, no round starts until a dealer signs on', () => {
    const at = givenCasino(pack, ['ann']);
    at.given(dealer, { type: 'SignOff' });
    const none = { code: 'NO_DEALER', clause: 'nsw/1.1(dealer)' };
    at.when('ann', { type: 'ThrowDice', seat: 1 }).thenRefused(none);
    at.when(dealer, { type: 'OfferDice' }).thenRefused('NOT_AT_THIS_TABLE', 'nsw/1.1(dealer)');
    at.given(relief, { type: 'SignOn', as: 'dealer' });
    at.given(relief, { type: 'TakeOverDice', inBowl: 5 });
    at.when(relief, { type: 'OfferDice' }).thenEvents({ type: 'DiceOffered' });
  });

  test('nsw/1.1(dealer) play does not start at a table where no dealer is signed on', () => {
    const at = givenOpening(pack);
    at.given(dealer, { type: 'SignOff' });
    at.when(dealer, { type: 'StartPlay' }).thenRefused({ clause: 'nsw/1.1(dealer)' });
    at.given(dealer, { type: 'SignOn', as: 'dealer' });
    at.given(dealer, { type: 'StartPlay' });
  });

  test('nsw/3.1 with the dice at the shooter a dealer leaves only after handing over to a relief', () => {
    const at = withTheShooter();
    at.when(dealer, { type: 'SignOff' }).thenRefused('DICE_ARE_OUT', 'nsw/3.1');
    at.given(relief, { type: 'SignOn', as: 'dealer' });
    at.when(dealer, { type: 'SignOff' }).thenRefused('DICE_NOT_HANDED_OVER', 'nsw/3.1');
    at.given(relief, { type: 'TakeOverDice', inBowl: 3 });
    at.when(dealer, { type: 'SignOff' }).thenEvents({ type: 'SignedOff', person: 'dora' });
  });

  test('nsw/3.1 with the dice back a dealer may leave', () => {
    const at = withTheShooter();
    at.given('ann', { type: 'ThrowDice', seat: 1 });
    at.when(dealer, { type: 'SignOff' }).thenRefused('DICE_ARE_OUT', 'nsw/3.1');
    const fresh = givenCasino(pack, ['ann']);
    fresh.when(dealer, { type: 'SignOff' }).thenEvents({ type: 'SignedOff' });
  });

  test('nsw/2.4.1 with two dice at the shooter no third is handed out, and three stay in the bowl', () => {
    const at = withTheShooter();
    const ann = player('ann');
    const places = () => [...at.table().dice.dice.values()].map(({ place }) => place);
    expect(places()).toEqual(['shooter', 'shooter', 'bowl', 'bowl', 'bowl']);
    at.when(ann, { type: 'ChooseDice', seat: 1, dice: ['D3'] }).thenRefused('NOT_CHOOSING');
    at.when(dealer, { type: 'PassDice' }).thenRefused('DICE_ARE_PASSED');
    expect(places().filter((place) => place === 'bowl')).toHaveLength(3);
  });

  test('nsw/2.4.1 a shooter who is offered the dice does not choose three', () => {
    const at = givenCasino(pack, ['ann']);
    at.given(dealer, { type: 'OfferDice' });
    at.given('ann', { type: 'AcceptDice', seat: 1 });
    at.when('ann', { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2', 'D3'] }).thenRefused('NOT_THESE_DICE');
  });
});

describe('supervisors', () => {
  test('nsw/1.1(gaming-supervisor) a gaming supervisor rules on a face where she is signed on, and at no other table', () => {
    const disputed = (table: string): TableUnderTest => {
      const at = withTheShooter({ table });
      at.given('ann', { type: 'ThrowDice', seat: 1 });
      at.given(dealer, { type: 'BringToRest' });
      at.given('ann', { type: 'DisputeFace', die: 0 });
      return at;
    };
    const ruling = { type: 'RuleFace', face: 5, words: 'the five is uppermost' } as const;
    disputed('t4').when(gameSupervisor, ruling).thenEvents({ type: 'FaceRuled', face: 5 });
    const seven = disputed('t7');
    seven.given(gameSupervisor, { type: 'SignOff' });
    seven.when(gameSupervisor, ruling).thenRefused('NOT_AT_THIS_TABLE', 'nsw/1.1(gaming-supervisor)');
    for (const other of [dealer, { ...casinoSupervisor, pit: '2' }, seniorSupervisor, operator])
      seven.when(other, ruling).thenRefused('NOT_YOUR_ROLE', 'nsw/4.3.3');
  });

  test('nsw/1.1(assistant-gaming-manager) an assistant gaming manager acts in her own pit', () => {
    const manager = { ...casinoSupervisor, pit: '2' };
    givenOpening(pack, { pit: '2' }).when(manager, postLimits).thenEvents({ type: 'LimitsPosted' });
    const refused = { code: 'NOT_YOUR_PIT', clause: 'nsw/1.1(assistant-gaming-manager)' };
    givenOpening(pack, { pit: '3' }).when(manager, postLimits).thenRefused(refused);
    givenOpening(pack, { pit: '3' }).when(casinoSupervisor, postLimits).thenRefused(refused);
  });

  test('nsw/1.1(gaming-manager) the gaming manager holds every supervisor power at every table of the floor', () => {
    for (const pit of ['2', '3'])
      givenOpening(pack, { pit }).when(seniorSupervisor, postLimits).thenEvents({ type: 'LimitsPosted' });
    for (const type of supervised()) expect([type, ...rolesOf(type)]).toContain('senior-casino-supervisor');
  });

  test('nsw/1.1(casino-supervisor) both kinds of casino supervisor hold each power of one, and the dealer none of them', () => {
    const at = givenOpening(pack);
    at.given(gameSupervisor, postLimits);
    at.given({ ...casinoSupervisor, pit: '2' }, postLimits);
    at.when(dealer, postLimits).thenRefused('NOT_YOUR_ROLE', 'nsw/7.5');
    for (const type of supervised()) expect([type, ...rolesOf(type)]).toContain('game-supervisor');
  });
});

describe('the inspector', () => {
  test('nsw/1.1(inspector) sees every event of a table and changes nothing', () => {
    const at = givenCasino(pack, ['ann']);
    expect(at.events().every(({ clause }) => clause !== '')).toBe(true);
    const never = { code: 'NOT_YOUR_ROLE', clause: 'nsw/1.1(inspector)' };
    at.when(inspector, { type: 'PlaceBets', seat: 1, bets: [] }).thenRefused(never);
    at.when(inspector, { type: 'SitDown', seat: 2, name: 'Ines' }).thenRefused(never);
    at.when(inspector, { type: 'CloseTable' }).thenRefused(never);
    at.when(operator, postLimits).thenEvents({ by: operator });
  });
});

const rolesOf = (type: CommandType) => {
  const rules = tableRules[pack];
  return rules === undefined ? [] : rolesFor(rules.procedure, type).roles;
};

/** The commands that an assistant gaming manager may give here. */
const supervised = () => commands.filter((type) => rolesOf(type).includes('casino-supervisor'));

// Object.keys says string; these are the very keys of a record over the commands.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const commands = Object.keys(authority) as readonly CommandType[];
