import { nextSteps, type Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { tableRules } from '../../rows.ts';
import { withDice } from '../../testing/at-dice.ts';
import {
  type AtTable,
  aSetup,
  atTable,
  dealer,
  gameSupervisor,
  house,
  inPlay,
  inStrictPlay,
  inspector,
  opened,
  operator,
  player,
} from '../../testing/at-table.ts';

const pack = 'double-dice';
const startPlay = { type: 'StartPlay' } as const;

/** Ann has thrown, and the dice lie as they fell. */
function thrown(): AtTable {
  const at = withDice(inPlay(pack, ['ann']));
  at.offers();
  at.takes(1);
  at.bets(1, 'shooters-bet', 5_00);
  at.throws();
  at.deals({ type: 'BringToRest' });
  return at;
}

describe('opening', () => {
  test('double/2 the dealer confirms that the two dice are identical, and there are two', () => {
    const at = opened(pack, {}, { without: ['checklist'], dice: 1 });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'CHECKLIST_OPEN', clause: 'double/2' });
    at.give(dealer, { type: 'AnswerChecklist', item: 'identical-dice', yes: true });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'DICE_MISSING', clause: 'double/2' });
    at.give(dealer, { type: 'ReceiveDice', dice: [{ die: 'D2' }] });
    expect(at.refused(dealer, { type: 'ReceiveDice', dice: [{ die: 'D3' }] })).toMatchObject({
      code: 'TOO_MANY_DICE',
      clause: 'double/2',
    });
    expect(at.give(dealer, startPlay)).toMatchObject([{ type: 'PlayStarted' }]);
  });

  test.each([[[0, 4]], [[7, 1]], [[6, 1, 1]], [[6]]])('double/2 %j is no throw of two dice', (faces) => {
    const at = thrown();
    // Faces come from a keypad, which may bring anything.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    expect(at.refused(house, { type: 'CallRoll', faces: faces as unknown as readonly Pips[] })).toMatchObject(
      {
        code: 'NOT_A_ROLL',
        clause: 'double/2',
      },
    );
  });

  test('double/2 6-1 is a throw of two dice', () => {
    expect(thrown().give(house, { type: 'CallRoll', faces: [6, 1] })).toMatchObject([{ total: 7 }]);
  });

  test('double/6 a table without its sign of limits does not open', () => {
    const at = opened(pack, {}, { without: ['limits'] });
    expect(at.refused(dealer, startPlay)).toMatchObject({ code: 'LIMITS_NOT_POSTED', clause: 'double/6' });
    at.give(operator, { type: 'PostLimits', limits: { minimum: 5_00, maximum: 100_00 } });
    at.give(dealer, startPlay);
    expect(at.table().signs.limits).toMatchObject({ minimum: 5_00, maximum: 100_00 });
    const fun = atTable(pack);
    fun.give(operator, { type: 'SetUpTable', setup: aSetup(pack, { mode: 'fun' }) });
    expect(fun.refused(operator, { type: 'OpenTable', float: 1_000_00 })).toMatchObject({
      clause: 'double/6',
    });
  });
});

describe('dealers', () => {
  test('double/3 nothing is offered or thrown without a dealer, and each act names who did it', () => {
    const at = inStrictPlay(pack, ['ann']);
    expect(at.give(dealer, { type: 'OfferDice' })).toMatchObject([{ by: dealer }]);
    at.give(dealer, { type: 'SignOff' });
    const none = { code: 'NO_DEALER', clause: 'double/3' };
    expect(at.refused(player('ann'), { type: 'AcceptDice', seat: 1 })).toMatchObject(none);
    expect(at.refused(player('ann'), { type: 'ThrowDice', seat: 1 })).toMatchObject(none);
  });

  test('double/3#2 whoever deals does not bet at the table, until signed off', () => {
    const at = inPlay(pack, ['ana', 'bob']);
    const deals = { person: 'ana', role: 'dealer' } as const;
    const bet = { type: 'PlaceBets', seat: 1, bets: [{ wager: 'any-7', chips: 5_00 }] } as const;
    at.give(deals, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    expect(at.refused(player('ana'), bet)).toMatchObject({
      code: 'DEALER_MAY_NOT_BET',
      clause: 'double/3#2',
    });
    at.give(deals, { type: 'SignOff' });
    at.give(player('ana'), bet);
    expect(at.refused(deals, { type: 'SignOn', as: 'dealer', born: '1990-01-01' })).toMatchObject({
      code: 'DEALER_MAY_NOT_BET',
      clause: 'double/3#2',
    });
    expect(at.table().custodian).toBe(house.person);
  });

  test('double/3#2 whoever has the dice does not deal, and whoever deals does not take them', () => {
    const at = inPlay(pack, ['ana', 'bob']);
    const ana = { person: 'ana', role: 'dealer' } as const;
    const bob = { person: 'bob', role: 'dealer' } as const;
    const signOn = { type: 'SignOn', as: 'dealer', born: '1990-01-01' } as const;
    at.give(house, { type: 'OfferDice' });
    at.give(player('ana'), { type: 'AcceptDice', seat: 1 });
    expect(at.refused(ana, signOn)).toMatchObject({ code: 'SHOOTER_DOES_NOT_DEAL', clause: 'double/3#2' });
    at.give({ ...ana, role: 'operator' }, { ...signOn, as: 'operator' });
    at.give(bob, signOn);
    at.give(player('ana'), { type: 'GiveUpDice', seat: 1 });
    at.give(house, { type: 'OfferDice' });
    expect(at.refused(player('bob'), { type: 'AcceptDice', seat: 2 })).toMatchObject({
      code: 'DEALER_MAY_NOT_BET',
      clause: 'double/3#2',
    });
  });

  test.each([
    ['dealer', '2008-05-11', 'UNDER_AGE'],
    ['operator', '2008-05-11', 'UNDER_AGE'],
    ['dealer', undefined, 'AGE_NOT_SHOWN'],
    ['dealer', '2008-02-30', 'AGE_NOT_SHOWN'],
    ['dealer', 'long ago', 'AGE_NOT_SHOWN'],
  ] as const)('double/10#2 on 10 May 2026 a %s born %s does not sign on: %s', (role, born, code) => {
    const command = { type: 'SignOn', as: role, ...(born === undefined ? {} : { born }) } as const;
    expect(inPlay(pack, []).refused({ person: 'ned', role }, command)).toMatchObject({
      code,
      clause: 'double/10#2',
    });
  });

  test.each(['dealer', 'operator'] as const)('double/10#2 a %s who is 18 that day signs on', (role) => {
    const command = { type: 'SignOn', as: role, born: '2008-05-10' } as const;
    expect(inPlay(pack, []).give({ person: 'ned', role }, command)).toMatchObject([
      { type: 'SignedOn', person: 'ned', role },
    ]);
  });

  test('double/10#2 at a closed table nobody is asked, and once it is open whoever runs it is, one time', () => {
    const at = atTable(pack);
    const asked = { code: 'AGE_NOT_SHOWN', clause: 'double/10#2' };
    const limits = (maximum: number) => ({ type: 'PostLimits', limits: { minimum: 1_00, maximum } }) as const;
    at.give(operator, { type: 'SetUpTable', setup: aSetup(pack) });
    at.give(operator, limits(100_00));
    at.give(operator, { type: 'OpenTable', float: 1_000_00 });
    expect(at.refused(operator, limits(50_00))).toMatchObject(asked);
    expect(at.refused(operator, { type: 'CloseTable' })).toMatchObject(asked);
    expect(at.refused(gameSupervisor, { type: 'ReportUnable' })).toMatchObject(asked);
    // To cry for help is everybody's.
    at.give(gameSupervisor, { type: 'ReportIncident', kind: 'irregularity', words: 'a red hat' });
    // The house's own dealer is a program and has no age.
    expect(at.give({ ...house, role: 'operator' }, limits(60_00))[0]?.type).toBe('LimitsPosted');
    at.give(operator, { type: 'SignOn', as: 'operator', born: '2008-05-10' });
    at.give(operator, limits(50_00));
    at.give(operator, { type: 'SignOff' });
    at.give(operator, { type: 'CloseTable' });
    at.give(operator, { type: 'OpenTable', float: 1_000_00 });
    expect(at.give(operator, limits(100_00))[0]?.type).toBe('LimitsPosted');
    expect(at.give(operator, { type: 'SignOn', as: 'operator' })[0]?.type).toBe('SignedOn');
  });

  test('double/10#2 whoever has shown an age at a seat signs on without being asked again', () => {
    const at = inPlay(pack, ['ana']);
    const signOn = { type: 'SignOn', as: 'dealer' } as const;
    expect(at.refused(dealer, signOn)).toMatchObject({ code: 'AGE_NOT_SHOWN', clause: 'double/10#2' });
    const ana = { person: 'ana', role: 'dealer' } as const;
    // A date that is given is looked at all the same.
    expect(at.refused(ana, { ...signOn, born: '2008-05-11' })).toMatchObject({ code: 'UNDER_AGE' });
    expect(at.give(ana, signOn)).toMatchObject([{ type: 'SignedOn', person: 'ana', ageShown: 18 }]);
  });

  test('double/10#2 an inspector looks on and is not asked; a game without an age asks nobody', () => {
    expect(inPlay(pack, []).refused(inspector, { type: 'CloseTable' }).code).toBe('NOT_YOUR_ROLE');
    const nz = inPlay('snake-eyes-nz', ['ann']);
    expect(nz.give(dealer, { type: 'OfferDice' })[0]?.type).toBe('DiceOffered');
    expect(nz.give(dealer, { type: 'SignOn', as: 'dealer' })[0]?.type).toBe('SignedOn');
    expect(nz.give(operator, { type: 'CloseTable' }).at(-1)?.type).toBe('TableClosed');
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
    const at = inPlay(pack, ['ana', 'bob']);
    at.give(player('ana'), bet);
    expect(at.refused(host, act)).toEqual({
      code: 'DEALER_MAY_NOT_BET',
      case: 'staff',
      clause: 'double/3#2',
    });
    expect(at.refused(host, { type: 'SignOn', as: 'dealer' })).toMatchObject({ clause: 'double/3#2' });
  });

  test.each(acts)('double/3#2 without bets signs on first, and does not bet from then on: $type', (act) => {
    const at = inPlay(pack, ['ana', 'bob']);
    expect(at.refused(host, act)).toMatchObject({ code: 'DEALER_NOT_SIGNED_ON', clause: 'double/3#2' });
    at.give(host, { type: 'SignOn', as: 'dealer' });
    expect(at.give(host, { type: 'OfferDice' })[0]).toMatchObject({ type: 'DiceOffered', to: 1 });
    expect(at.refused(player('ana'), bet)).toMatchObject({
      code: 'DEALER_MAY_NOT_BET',
      clause: 'double/3#2',
      message: 'A dealer may not bet at the table dealt. Sign off first.',
    });
    expect(
      at.refused(host, { type: 'PlaceForPlayer', seat: 1, words: '$5 any seven', bet: bet.bets[0] }),
    ).toMatchObject({ code: 'DEALER_MAY_NOT_BET' });
    at.give(host, { type: 'SignOff' });
    at.give(player('ana'), bet);
  });

  test('double/3#2 is led to the way in: the next step at the dealer’s desk is to sign on', () => {
    const rules = tableRules[pack];
    const at = inPlay(pack, ['bob']);
    if (rules === undefined) throw new Error('no rules');
    const asker = { person: 'ana', roles: ['player', 'dealer', 'operator'] } as const;
    const [first] = nextSteps(rules, at.table(), asker, at.now());
    expect(first).toMatchObject({ command: { type: 'SignOn', as: 'dealer' }, missing: 'birth' });
    expect(first?.refusal).toBeUndefined();
    at.give(host, { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
    expect(nextSteps(rules, at.table(), asker, at.now())[0]).toMatchObject({
      command: { type: 'OfferDice' },
    });
  });
});
