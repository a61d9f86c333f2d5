import { nextSteps, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import {
  aSetup,
  dealer,
  gameSupervisor,
  givenCasino,
  givenHome,
  givenOpening,
  givenTable,
  house,
  inspector,
  operator,
  type TableUnderTest,
  theDealer,
} from '../../testing/given-table.ts';

const pack = 'double-dice';
const startPlay = { type: 'StartPlay' } as const;

/** Ann has thrown, and the dice lie as they fell. */
function thrown(): TableUnderTest {
  const at = givenHome(pack, ['ann']);
  at.offers();
  at.takes(1);
  at.bets(1, { 'shooters-bet': 5_00 });
  at.throws();
  at.given(theDealer, { type: 'BringToRest' });
  return at;
}

describe('opening', () => {
  test('double/2 the dealer confirms that the two dice are identical, and there are two', () => {
    const at = givenOpening(pack, {}, { without: ['checklist'], dice: 1 });
    at.when(dealer, startPlay).thenRefused('CHECKLIST_OPEN', 'double/2');
    at.given(dealer, { type: 'AnswerChecklist', item: 'identical-dice', yes: true });
    at.when(dealer, startPlay).thenRefused('DICE_MISSING', 'double/2');
    at.given(dealer, { type: 'ReceiveDice', dice: [{ die: 'D2' }] });
    at.when(dealer, { type: 'ReceiveDice', dice: [{ die: 'D3' }] }).thenRefused('TOO_MANY_DICE', 'double/2');
    at.when(dealer, startPlay).thenEvents({ type: 'PlayStarted' });
  });

  test.each([[[0, 4]], [[7, 1]], [[6, 1, 1]], [[6]]])('double/2 %j is no throw of two dice', (faces) => {
    const at = thrown();
    // Faces come from a keypad, which may bring anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    at.when(house, { type: 'CallRoll', faces: faces as unknown as readonly Pips[] }).thenRefused(
      'NOT_A_ROLL',
      'double/2',
    );
  });

  test('double/2 6-1 is a throw of two dice', () => {
    thrown()
      .when(house, { type: 'CallRoll', faces: [6, 1] })
      .thenEvents({ total: 7 });
  });

  test('double/6 a table without its sign of limits does not open', () => {
    const at = givenOpening(pack, {}, { without: ['limits'] });
    at.when(dealer, startPlay).thenRefused('LIMITS_NOT_POSTED', 'double/6');
    at.given(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 100_00 } });
    at.given(dealer, startPlay);
    expect(at.table().signs.limits).toMatchObject({ minimum: 5_00, maximum: 100_00 });
    const fun = givenTable(pack);
    fun.given(operator, { type: 'SetUpTable', setup: aSetup(pack, { mode: 'fun' }) });
    fun.when(operator, { type: 'OpenTable', float: 1_000_00 }).thenRefused({
      clause: 'double/6',
    });
  });
});

describe('dealers', () => {
  test('double/3 nothing is offered or thrown without a dealer, and each act names who did it', () => {
    const at = givenCasino(pack, ['ann']);
    at.when(dealer, { type: 'OfferDice' }).thenEvents({ by: dealer });
    at.given(dealer, { type: 'SignOff' });
    const none = { code: 'NO_DEALER', clause: 'double/3' };
    at.when('ann', { type: 'AcceptDice', seat: 1 }).thenRefused(none);
    at.when('ann', { type: 'ThrowDice', seat: 1 }).thenRefused(none);
  });

  test('double/3#2 whoever deals does not bet at the table, until signed off', () => {
    const at = givenHome(pack, ['ana', 'bob']);
    const deals = { person: 'ana', role: 'dealer' } as const;
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] } as const;
    at.given(deals, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    at.when('ana', bet).thenRefused('DEALER_MAY_NOT_BET', 'double/3#2');
    at.given(deals, { type: 'SignOff' });
    at.given('ana', bet);
    at.when(deals, { type: 'SignOn', as: 'dealer', born: '1990-01-01' }).thenRefused(
      'DEALER_MAY_NOT_BET',
      'double/3#2',
    );
    expect(at.table().custodian).toBe(house.person);
  });

  test('double/3#2 whoever has the dice does not deal, and whoever deals does not take them', () => {
    const at = givenHome(pack, ['ana', 'bob']);
    const ana = { person: 'ana', role: 'dealer' } as const;
    const bob = { person: 'bob', role: 'dealer' } as const;
    const signOn = { type: 'SignOn', as: 'dealer', born: '1990-01-01' } as const;
    at.given(house, { type: 'OfferDice' });
    at.given('ana', { type: 'AcceptDice', seat: 1 });
    at.when(ana, signOn).thenRefused('SHOOTER_DOES_NOT_DEAL', 'double/3#2');
    at.given({ ...ana, role: 'operator' }, { ...signOn, as: 'operator' });
    at.given(bob, signOn);
    at.given('ana', { type: 'GiveUpDice', seat: 1 });
    at.given(house, { type: 'OfferDice' });
    at.when('bob', { type: 'AcceptDice', seat: 2 }).thenRefused('DEALER_MAY_NOT_BET', 'double/3#2');
  });

  test.each([
    ['dealer', '2008-05-11', 'UNDER_AGE'],
    ['operator', '2008-05-11', 'UNDER_AGE'],
    ['dealer', undefined, 'AGE_NOT_SHOWN'],
    ['dealer', '2008-02-30', 'AGE_NOT_SHOWN'],
    ['dealer', 'long ago', 'AGE_NOT_SHOWN'],
  ] as const)('double/10#2 on 10 May 2026 a %s born %s does not sign on: %s', (role, born, code) => {
    const command = { type: 'SignOn', as: role, ...(born === undefined ? {} : { born }) } as const;
    givenHome(pack, []).when({ person: 'ned', role }, command).thenRefused(code, 'double/10#2');
  });

  test.each(['dealer', 'operator'] as const)('double/10#2 a %s who is 18 that day signs on', (role) => {
    const command = { type: 'SignOn', as: role, born: '2008-05-10' } as const;
    givenHome(pack, [])
      .when({ person: 'ned', role }, command)
      .thenEvents({ type: 'SignedOn', person: 'ned', role });
  });

  test('double/10#2 at a closed table nobody is asked, and once it is open whoever runs it is, one time', () => {
    const at = givenTable(pack);
    const asked = { code: 'AGE_NOT_SHOWN', clause: 'double/10#2' };
    const limits = (maximum: number) => ({ type: 'PostLimits', limits: { minimum: 1_00, maximum } }) as const;
    at.given(operator, { type: 'SetUpTable', setup: aSetup(pack) });
    at.given(operator, limits(100_00));
    at.given(operator, { type: 'OpenTable', float: 1_000_00 });
    at.when(operator, limits(50_00)).thenRefused(asked);
    at.when(operator, { type: 'CloseTable' }).thenRefused(asked);
    at.when(gameSupervisor, { type: 'ReportUnable' }).thenRefused(asked);
    // To cry for help is everybody's.
    at.given(gameSupervisor, { type: 'ReportIncident', kind: 'irregularity', words: 'a red hat' });
    // The house's own dealer is a program and has no age.
    at.when({ ...house, role: 'operator' }, limits(60_00)).thenFirst('LimitsPosted');
    at.given(operator, { type: 'SignOn', as: 'operator', born: '2008-05-10' });
    at.given(operator, limits(50_00));
    at.given(operator, { type: 'SignOff' });
    at.given(operator, { type: 'CloseTable' });
    at.given(operator, { type: 'OpenTable', float: 1_000_00 });
    at.when(operator, limits(100_00)).thenFirst('LimitsPosted');
    at.when(operator, { type: 'SignOn', as: 'operator' }).thenFirst('SignedOn');
  });

  test('double/10#2 whoever has shown an age at a seat signs on without being asked again', () => {
    const at = givenHome(pack, ['ana']);
    const signOn = { type: 'SignOn', as: 'dealer' } as const;
    at.when(dealer, signOn).thenRefused('AGE_NOT_SHOWN', 'double/10#2');
    const ana = { person: 'ana', role: 'dealer' } as const;
    // A date that is given is looked at all the same.
    at.when(ana, { ...signOn, born: '2008-05-11' }).thenRefused('UNDER_AGE');
    at.when(ana, signOn).thenEvents({ type: 'SignedOn', person: 'ana', ageShown: 18 });
  });

  test('double/10#2 an inspector looks on and is not asked; a game without an age asks nobody', () => {
    givenHome(pack, []).when(inspector, { type: 'CloseTable' }).thenRefused('NOT_YOUR_ROLE');
    const nz = givenHome('snake-eyes-nz', ['ann']);
    nz.when(dealer, { type: 'OfferDice' }).thenFirst('DiceOffered');
    nz.when(dealer, { type: 'SignOn', as: 'dealer' }).thenFirst('SignedOn');
    nz.when(operator, { type: 'CloseTable' }).thenLast('TableClosed');
  });
});

describe('a host who deals at home', () => {
  const host = { person: 'ana', role: 'dealer' } as const;
  const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] } as const;
  const acts = [
    { type: 'OfferDice' },
    { type: 'PassDice' },
    { type: 'BringToRest' },
    { type: 'CallRoll', faces: [3, 4] },
    { type: 'CallNoRoll', reason: 'off-the-mat' },
    { type: 'SettleRoll' },
    { type: 'BuyIn', seat: 2, cents: 5_00, from: 'cash' },
  ] as const;

  test.each(acts)('double/3#2 with bets up does not deal, signed on or not: $type', (act) => {
    const at = givenHome(pack, ['ana', 'bob']);
    at.given('ana', bet);
    expect(at.when(host, act).refusal).toEqual({
      code: 'DEALER_MAY_NOT_BET',
      case: 'staff',
      clause: 'double/3#2',
    });
    at.when(host, { type: 'SignOn', as: 'dealer' }).thenRefused({ clause: 'double/3#2' });
  });

  test.each(acts)('double/3#2 without bets signs on first, and does not bet from then on: $type', (act) => {
    const at = givenHome(pack, ['ana', 'bob']);
    at.when(host, act).thenRefused('DEALER_NOT_SIGNED_ON', 'double/3#2');
    at.given(host, { type: 'SignOn', as: 'dealer' });
    at.when(host, { type: 'OfferDice' }).thenFirst({ type: 'DiceOffered', to: 1 });
    at.when('ana', bet).thenRefused({
      code: 'DEALER_MAY_NOT_BET',
      clause: 'double/3#2',
      case: 'betting',
    });
    at.when(host, { type: 'PlaceForPlayer', seat: 1, words: '$5 any seven', bet: bet.bets[0] }).thenRefused(
      'DEALER_MAY_NOT_BET',
    );
    at.given(host, { type: 'SignOff' });
    at.given('ana', bet);
  });

  test('double/3#2 is led to the way in: the next step at the dealer’s desk is to sign on', () => {
    const rules = tableRules[pack];
    const at = givenHome(pack, ['bob']);
    if (rules === undefined) throw new Error('no rules');
    const asker = { person: 'ana', roles: ['player', 'dealer', 'operator'] } as const;
    const [first] = nextSteps(rules, at.table(), asker, at.now());
    expect(first).toMatchObject({ command: { type: 'SignOn', as: 'dealer' }, missing: 'birth' });
    expect(first?.refusal).toBeUndefined();
    at.given(host, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    expect(nextSteps(rules, at.table(), asker, at.now())[0]).toMatchObject({
      command: { type: 'OfferDice' },
    });
  });
});
