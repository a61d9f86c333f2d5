import { describe, expect, test } from 'vitest';
import { balance, betOf, bets, diceRest, rackOf, throwsDice } from '../../testing/at-betting.ts';
import { type AtTable, aSetup, atTable, house, inPlay, operator, player } from '../../testing/at-table.ts';
import { wonderDice } from '../pack.ts';

const ann = player('ann');

const place = (wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;

/** Ann at an open table with nothing bought yet. */
function seated(): AtTable {
  const at = atTable('wonder-dice');
  at.give(operator, { type: 'SetUpTable', setup: aSetup('wonder-dice') });
  at.give(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
  at.give(operator, { type: 'OpenTable', float: 1_000_00 });
  at.give(ann, { type: 'SitDown', seat: 1, name: 'ann', born: '1990-01-01' });
  return at;
}

/** Ann with chips of five dollars in blue. */
function inBlue(): AtTable {
  const at = seated();
  at.give(house, {
    type: 'BuyIn',
    seat: 1,
    cents: 100_00,
    from: 'cash',
    colour: { colour: 'blue', value: 5_00 },
  });
  return at;
}

describe('chips', () => {
  test('wonder/chips-1 bets are made in chips of the own colour and in no others', () => {
    const at = seated();
    expect(at.refused(ann, place('field', 5_00))).toMatchObject({
      code: 'COLOUR_CHIPS_ONLY',
      clause: 'wonder/chips-1',
    });
    at.give(house, {
      type: 'BuyIn',
      seat: 1,
      cents: 50_00,
      from: 'cash',
      colour: { colour: 'blue', value: 5_00 },
    });
    expect(at.give(ann, place('field', 5_00))).toMatchObject([{ type: 'BetPlaced' }]);
    expect(at.refused(ann, place('high', 4_00))).toMatchObject({ code: 'NOT_WHOLE_CHIPS' });
    expect(
      at.refused(ann, { ...place('high', 5_00), bets: [{ wager: 'high', chips: 0, tokens: 5_00 }] }),
    ).toMatchObject({ clause: 'wonder/chips-1' });
  });
});

test('wonder/chips-1 a bet is cut or put right by whole chips', () => {
  const at = inBlue();
  bets(at, 'ann', { field: 10_00 });
  const { bet } = betOf(at, 'ann', 'field');
  const cut = (leave: number) => ({ type: 'TakeDownBet', seat: 1, bet, leave }) as const;
  const correct = (chips: number) => ({ type: 'CorrectStake', bet, chips, words: 'miscounted' }) as const;
  for (const refusal of [at.refused(ann, cut(4_00)), at.refused(operator, correct(4_00))])
    expect(refusal).toMatchObject({ code: 'NOT_WHOLE_CHIPS', clause: 'wonder/chips-1' });
  at.give(ann, cut(5_00));
  at.give(operator, correct(10_00));
  expect(rackOf(at, 'ann')).toBe(90_00);
});

describe('the round', () => {
  test('wonder/bets-1 a new round is open to any position', () => {
    const at = inBlue();
    expect(bets(at, 'ann', { field: 5_00, 'number-6': 10_00 })).toMatchObject([
      { type: 'BetPlaced', bet: { wager: 'field' } },
      { type: 'BetPlaced', bet: { wager: 'number-6' } },
    ]);
  });

  test('wonder/bets-3 wonder/positions-1 one chip on each of the ten positions, and on nothing else', () => {
    const at = inBlue();
    expect(wonderDice.wagerIds).toHaveLength(10);
    bets(at, 'ann', Object.fromEntries(wonderDice.wagerIds.map((wager) => [wager, 5_00])));
    expect(balance(at, 'layout')).toBe(50_00);
    expect(at.refused(ann, place('total-10', 5_00))).toMatchObject({
      code: 'WAGER_NOT_OFFERED',
      clause: 'wonder/positions-1',
      // By the names on the felt, which people know, and not by ids.
      message: expect.stringContaining('Any Triple'),
    });
    at.give(ann, { type: 'TakeDownBet', seat: 1, bet: betOf(at, 'ann', 'field').bet });
    expect(at.table().betting.bets).toHaveLength(9);
  });

  test('wonder/rules-2 the shake closes the bets, placing and taking down alike', () => {
    const at = inBlue();
    bets(at, 'ann', { field: 5_00 });
    throwsDice(at);
    at.wait(1);
    expect(at.refused(ann, place('high', 5_00))).toMatchObject({
      code: 'BETTING_IS_CLOSED',
      clause: 'wonder/rules-2',
    });
    expect(
      at.refused(ann, { type: 'TakeDownBet', seat: 1, bet: betOf(at, 'ann', 'field').bet }),
    ).toMatchObject({ code: 'TOO_LATE', clause: 'wonder/rules-2' });
    expect(
      at.refused(ann, { type: 'AskLateBets', seat: 1, bets: [{ wager: 'high', chips: 5_00 }] }),
    ).toMatchObject({ code: 'BETTING_IS_CLOSED', clause: 'wonder/rules-2' });
  });
});

describe('after a void round', () => {
  /** A round of Ann's is void; the bets were on Field. */
  function voidRound(betsAfterVoidRound: boolean): AtTable {
    const { policies } = aSetup('wonder-dice');
    const at = inPlay('wonder-dice', ['ann'], { policies: { ...policies, betsAfterVoidRound } });
    bets(at, 'ann', { field: 5_00 });
    throwsDice(at);
    diceRest(at);
    at.give(house, { type: 'CallNoRoll', reason: 'not-flat' });
    return at;
  }

  test('wonder/rules-5 bets stand and are locked by default', () => {
    const at = voidRound(false);
    const { bet, chips } = betOf(at, 'ann', 'field');
    expect(chips).toBe(5_00);
    expect(at.refused(ann, { type: 'TakeDownBet', seat: 1, bet })).toMatchObject({
      code: 'LAYOUT_FROZEN',
      clause: 'wonder/rules-5',
    });
    expect(at.refused(ann, place('high', 5_00))).toMatchObject({ code: 'LAYOUT_FROZEN' });
  });

  test('wonder/rules-5 a table may open them by its policy', () => {
    const at = voidRound(true);
    bets(at, 'ann', { high: 5_00 });
    at.give(ann, { type: 'TakeDownBet', seat: 1, bet: betOf(at, 'ann', 'field').bet });
    expect(rackOf(at, 'ann')).toBe(195_00);
  });
});
