import { authority, type CommandType, rolesFor, type Setup } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  type AtTable,
  casinoSupervisor,
  dealer,
  gameSupervisor,
  inStrictPlay,
  inspector,
  opened,
  operator,
  player,
  seniorSupervisor,
} from '../../testing/at-table.ts';

const pack = 'snake-eyes-nsw';
const relief = { person: 'rolf', role: 'dealer' } as const;
const postLimits = { type: 'PostLimits', limits: { minimum: 1_00, maximum: 400_00 } } as const;

/** Ann holds two dice and has a bet. */
function withTheShooter(changes: Partial<Setup> = {}): AtTable {
  const at = inStrictPlay(pack, ['ann'], changes);
  const ann = player('ann');
  at.give(dealer, { type: 'OfferDice' });
  at.give(ann, { type: 'AcceptDice', seat: 1 });
  at.give(ann, { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2'] });
  at.give(ann, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-6', chips: 5_00 }] });
  if (!at.table().shooter.holding) at.give(dealer, { type: 'PassDice' });
  return at;
}

describe('the dealer', () => {
  test('nsw/1.1(dealer) once the dealer has signed off, no round starts until a dealer signs on', () => {
    const at = inStrictPlay(pack, ['ann']);
    at.give(dealer, { type: 'SignOff' });
    const none = { code: 'NO_DEALER', clause: 'nsw/1.1(dealer)' };
    expect(at.refused(player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject(none);
    expect(at.refused(dealer, { type: 'OfferDice' })).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
      clause: 'nsw/1.1(dealer)',
    });
    at.give(relief, { type: 'SignOn', as: 'dealer' });
    at.give(relief, { type: 'TakeOverDice', inBowl: 5 });
    expect(at.give(relief, { type: 'OfferDice' })).toMatchObject([{ type: 'DiceOffered' }]);
  });

  test('nsw/1.1(dealer) play does not start at a table where no dealer is signed on', () => {
    const at = opened(pack);
    at.give(dealer, { type: 'SignOff' });
    expect(at.refused(dealer, { type: 'StartPlay' })).toMatchObject({ clause: 'nsw/1.1(dealer)' });
    at.give(dealer, { type: 'SignOn', as: 'dealer' });
    at.give(dealer, { type: 'StartPlay' });
  });

  test('nsw/3.1 with the dice at the shooter a dealer leaves only after handing over to a relief', () => {
    const at = withTheShooter();
    expect(at.refused(dealer, { type: 'SignOff' })).toMatchObject({
      code: 'DICE_ARE_OUT',
      clause: 'nsw/3.1',
    });
    at.give(relief, { type: 'SignOn', as: 'dealer' });
    expect(at.refused(dealer, { type: 'SignOff' })).toMatchObject({
      code: 'DICE_NOT_HANDED_OVER',
      clause: 'nsw/3.1',
    });
    at.give(relief, { type: 'TakeOverDice', inBowl: 3 });
    expect(at.give(dealer, { type: 'SignOff' })).toMatchObject([{ type: 'SignedOff', person: 'dora' }]);
  });

  test('nsw/3.1 with the dice back a dealer may leave', () => {
    const at = withTheShooter();
    at.give(player('ann'), { type: 'ThrowDice', seat: 1 });
    expect(at.refused(dealer, { type: 'SignOff' })).toMatchObject({
      code: 'DICE_ARE_OUT',
      clause: 'nsw/3.1',
    });
    const fresh = inStrictPlay(pack, ['ann']);
    expect(fresh.give(dealer, { type: 'SignOff' })).toMatchObject([{ type: 'SignedOff' }]);
  });

  test('nsw/2.4.1 with two dice at the shooter no third is handed out, and three stay in the bowl', () => {
    const at = withTheShooter();
    const ann = player('ann');
    const places = () => [...at.table().dice.dice.values()].map(({ place }) => place);
    expect(places()).toEqual(['shooter', 'shooter', 'bowl', 'bowl', 'bowl']);
    expect(at.refused(ann, { type: 'ChooseDice', seat: 1, dice: ['D3'] })).toMatchObject({
      code: 'NOT_CHOOSING',
    });
    expect(at.refused(dealer, { type: 'PassDice' })).toMatchObject({ code: 'DICE_ARE_PASSED' });
    expect(places().filter((place) => place === 'bowl')).toHaveLength(3);
  });

  test('nsw/2.4.1 a shooter who is offered the dice does not choose three', () => {
    const at = inStrictPlay(pack, ['ann']);
    at.give(dealer, { type: 'OfferDice' });
    at.give(player('ann'), { type: 'AcceptDice', seat: 1 });
    expect(
      at.refused(player('ann'), { type: 'ChooseDice', seat: 1, dice: ['D1', 'D2', 'D3'] }),
    ).toMatchObject({ code: 'NOT_THESE_DICE' });
  });
});

describe('supervisors', () => {
  test('nsw/1.1(gaming-supervisor) a gaming supervisor rules on a face where she is signed on, and at no other table', () => {
    const disputed = (table: string): AtTable => {
      const at = withTheShooter({ table });
      at.give(player('ann'), { type: 'ThrowDice', seat: 1 });
      at.give(dealer, { type: 'BringToRest' });
      at.give(player('ann'), { type: 'DisputeFace', die: 0 });
      return at;
    };
    const ruling = { type: 'RuleFace', face: 5, words: 'the five is uppermost' } as const;
    expect(disputed('t4').give(gameSupervisor, ruling)).toMatchObject([{ type: 'FaceRuled', face: 5 }]);
    const seven = disputed('t7');
    seven.give(gameSupervisor, { type: 'SignOff' });
    expect(seven.refused(gameSupervisor, ruling)).toMatchObject({
      code: 'NOT_AT_THIS_TABLE',
      clause: 'nsw/1.1(gaming-supervisor)',
    });
    for (const other of [dealer, { ...casinoSupervisor, pit: '2' }, seniorSupervisor, operator])
      expect(seven.refused(other, ruling)).toMatchObject({ code: 'NOT_YOUR_ROLE', clause: 'nsw/4.3.3' });
  });

  test('nsw/1.1(assistant-gaming-manager) an assistant gaming manager acts in her own pit', () => {
    const manager = { ...casinoSupervisor, pit: '2' };
    expect(opened(pack, { pit: '2' }).give(manager, postLimits)).toMatchObject([{ type: 'LimitsPosted' }]);
    const refused = { code: 'NOT_YOUR_PIT', clause: 'nsw/1.1(assistant-gaming-manager)' };
    expect(opened(pack, { pit: '3' }).refused(manager, postLimits)).toMatchObject(refused);
    expect(opened(pack, { pit: '3' }).refused(casinoSupervisor, postLimits)).toMatchObject(refused);
  });

  test('nsw/1.1(gaming-manager) the gaming manager holds every supervisor power at every table of the floor', () => {
    for (const pit of ['2', '3'])
      expect(opened(pack, { pit }).give(seniorSupervisor, postLimits)).toMatchObject([
        { type: 'LimitsPosted' },
      ]);
    for (const type of supervised()) expect([type, ...rolesOf(type)]).toContain('senior-casino-supervisor');
  });

  test('nsw/1.1(casino-supervisor) both kinds of casino supervisor hold each power of one, and the dealer none of them', () => {
    const at = opened(pack);
    at.give(gameSupervisor, postLimits);
    at.give({ ...casinoSupervisor, pit: '2' }, postLimits);
    expect(at.refused(dealer, postLimits)).toMatchObject({
      code: 'NOT_YOUR_ROLE',
      clause: 'nsw/7.5',
    });
    for (const type of supervised()) expect([type, ...rolesOf(type)]).toContain('game-supervisor');
  });
});

describe('the inspector', () => {
  test('nsw/1.1(inspector) sees every event of a table and changes nothing', () => {
    const at = inStrictPlay(pack, ['ann']);
    expect(at.events().every(({ clause }) => clause !== '')).toBe(true);
    const never = { code: 'NOT_YOUR_ROLE', clause: 'nsw/1.1(inspector)' };
    expect(at.refused(inspector, { type: 'PlaceBets', seat: 1, bets: [] })).toMatchObject(never);
    expect(at.refused(inspector, { type: 'SitDown', seat: 2, name: 'Ines' })).toMatchObject(never);
    expect(at.refused(inspector, { type: 'CloseTable' })).toMatchObject(never);
    expect(at.give(operator, postLimits)).toMatchObject([{ by: operator }]);
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
