import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { withDice } from '../../testing/at-dice.ts';
import {
  type AtTable,
  aSetup,
  atTable,
  dealer,
  house,
  inPlay,
  inStrictPlay,
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
});
