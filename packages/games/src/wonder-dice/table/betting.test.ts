import { describe, expect, test } from 'vitest';
import {
  aSetup,
  givenHome,
  givenTable,
  house,
  operator,
  player,
  type TableUnderTest,
} from '../../testing/given-table.ts';
import { wonderDice } from '../pack.ts';

const ann = player('ann');

const place = (wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;

/** Ann at an open table with nothing bought yet. */
function seated(): TableUnderTest {
  const at = givenTable('wonder-dice');
  at.given(operator, { type: 'SetUpTable', setup: aSetup('wonder-dice') });
  at.given(operator, { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
  at.given(operator, { type: 'OpenTable', float: 1_000_00 });
  at.given(ann, { type: 'SitDown', seat: 1, name: 'ann', born: '1990-01-01' });
  return at;
}

/** Ann with chips of five dollars in blue. */
function inBlue(): TableUnderTest {
  const at = seated();
  at.given(house, {
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
    at.when(ann, place('field', 5_00)).thenRefused('COLOUR_CHIPS_ONLY', 'wonder/chips-1');
    at.given(house, {
      type: 'BuyIn',
      seat: 1,
      cents: 50_00,
      from: 'cash',
      colour: { colour: 'blue', value: 5_00 },
    });
    at.when(ann, place('field', 5_00)).thenEvents({ type: 'BetPlaced' });
    at.when(ann, place('high', 4_00)).thenRefused('NOT_WHOLE_CHIPS');
    at.when(ann, { ...place('high', 5_00), bets: [{ wager: 'high', chips: 0, tokens: 5_00 }] }).thenRefused({
      clause: 'wonder/chips-1',
    });
  });
});

test('wonder/numbers-2 a number is paid even money for each die, so that any chip can be staked on it', () => {
  const at = inBlue();
  at.when(ann, place('number-4', 5_00)).thenEvents({ type: 'BetPlaced', bet: { chips: 5_00 } });
});

test('wonder/chips-1 a bet is cut or put right by whole chips', () => {
  const at = inBlue();
  at.bets('ann', { field: 10_00 });
  const { bet } = at.bet('ann', 'field');
  const cut = (leave: number) => ({ type: 'TakeDownBet', seat: 1, bet, leave }) as const;
  const correct = (chips: number) => ({ type: 'CorrectStake', bet, chips, words: 'miscounted' }) as const;
  for (const refusal of [at.when(ann, cut(4_00)).refusal, at.when(operator, correct(4_00)).refusal])
    expect(refusal).toMatchObject({ code: 'NOT_WHOLE_CHIPS', clause: 'wonder/chips-1' });
  at.given(ann, cut(5_00));
  at.given(operator, correct(10_00));
  expect(at.rack('ann')).toBe(90_00);
});

describe('the round', () => {
  test('wonder/bets-1 a new round is open to any position', () => {
    const at = inBlue();
    at.bets('ann', { field: 5_00, 'number-6': 10_00 }).thenEvents(
      { type: 'BetPlaced', bet: { wager: 'field' } },
      { type: 'BetPlaced', bet: { wager: 'number-6' } },
    );
  });

  test('wonder/bets-3 wonder/positions-1 one chip on each of the ten positions, and on nothing else', () => {
    const at = inBlue();
    expect(wonderDice.wagerIds).toHaveLength(10);
    at.bets('ann', Object.fromEntries(wonderDice.wagerIds.map((wager) => [wager, 5_00])));
    expect(at.balance('layout')).toBe(50_00);
    at.when(ann, place('total-10', 5_00)).thenRefused({
      code: 'WAGER_NOT_OFFERED',
      clause: 'wonder/positions-1',
      // By the names on the felt, which people know, and not by ids.
      offered: expect.arrayContaining(['Any Triple']),
    });
    at.given(ann, { type: 'TakeDownBet', seat: 1, bet: at.bet('ann', 'field').bet });
    expect(at.table().betting.bets).toHaveLength(9);
  });

  test('wonder/rules-2 the shake closes the bets, placing and taking down alike', () => {
    const at = inBlue();
    at.bets('ann', { field: 5_00 });
    at.throws();
    at.wait(1);
    at.when(ann, place('high', 5_00)).thenRefused('BETTING_IS_CLOSED', 'wonder/rules-2');
    at.when(ann, { type: 'TakeDownBet', seat: 1, bet: at.bet('ann', 'field').bet }).thenRefused(
      'TOO_LATE',
      'wonder/rules-2',
    );
    at.when(ann, { type: 'AskLateBets', seat: 1, bets: [{ wager: 'high', chips: 5_00 }] }).thenRefused(
      'BETTING_IS_CLOSED',
      'wonder/rules-2',
    );
  });
});

describe('after a void round', () => {
  /** A round of Ann's is void; the bets were on Field. */
  function voidRound(betsAfterVoidRound: boolean): TableUnderTest {
    const { policies } = aSetup('wonder-dice');
    const at = givenHome('wonder-dice', ['ann'], { policies: { ...policies, betsAfterVoidRound } });
    at.bets('ann', { field: 5_00 });
    at.throws();
    at.rests();
    at.given(house, { type: 'CallNoRoll', reason: 'not-flat' });
    return at;
  }

  test('wonder/rules-5 bets stand and are locked by default', () => {
    const at = voidRound(false);
    const { bet, chips } = at.bet('ann', 'field');
    expect(chips).toBe(5_00);
    at.when(ann, { type: 'TakeDownBet', seat: 1, bet }).thenRefused('LAYOUT_FROZEN', 'wonder/rules-5');
    at.when(ann, place('high', 5_00)).thenRefused('LAYOUT_FROZEN');
  });

  test('wonder/rules-5 a table may open them by its policy', () => {
    const at = voidRound(true);
    at.bets('ann', { high: 5_00 });
    at.given(ann, { type: 'TakeDownBet', seat: 1, bet: at.bet('ann', 'field').bet });
    expect(at.rack('ann')).toBe(195_00);
  });
});
