import { describe, test } from 'vitest';
import {
  aSetup,
  casinoSupervisor,
  givenHome,
  givenTable,
  house,
  operator,
  type TableUnderTest,
} from '../../testing/given-table.ts';
import { reportedStatutory } from '../procedure.ts';

/** Ann with chips of a value at a table without a sign. */
function withChips(value: number): TableUnderTest {
  const at = givenTable('wonder-dice');
  at.given(operator, { type: 'SetUpTable', setup: aSetup('wonder-dice') });
  at.given(operator, { type: 'OpenTable', float: 10_000_00 });
  at.given('ann', { type: 'SitDown', seat: 1, name: 'Ann' });
  at.given(house, { type: 'BuyIn', seat: 1, cents: 200_00, from: 'cash', colour: { colour: 'blue', value } });
  return at;
}

const on = (wager: string, chips: number) =>
  ({ type: 'PlaceBets', seat: 1, bets: [{ wager, chips }] }) as const;
const limits = (minimum: number, maximum: number) =>
  ({ type: 'PostLimits', limits: { minimum, maximum } }) as const;
const law = (maximum: number | null, from = Date.UTC(2023, 6, 1)) =>
  ({ type: 'SetStatutoryMaximum', entry: { from, maximum, source: 'RSA 287-D:16' } }) as const;

describe('the largest bet the law allows', () => {
  test('wonder/bets-4 with $10 the third chip of $5 is refused, and with $50 all are taken', () => {
    const at = withChips(5_00);
    at.given('ann', on('high', 10_00));
    at.when('ann', on('high', 5_00)).thenRefused('STAKE_ABOVE_MAXIMUM', 'wonder/bets-4');
    at.given('ann', on('low', 10_00));
    at.given(operator, law(50_00));
    at.given('ann', on('high', 40_00));
    at.when('ann', on('high', 5_00)).thenRefused({ clause: 'wonder/bets-4' });
  });

  test('wonder/bets-4 there may be no such maximum at all', () => {
    const at = withChips(5_00);
    at.given(operator, law(null));
    at.when('ann', on('high', 200_00)).thenEvents({ type: 'BetPlaced' });
  });

  test('wonder/bets-4 an entry applies from its date on, and not a moment earlier', () => {
    const at = withChips(5_00);
    at.given(operator, law(50_00, at.now() + 1_000));
    at.wait(999);
    at.when('ann', on('high', 15_00)).thenRefused({ clause: 'wonder/bets-4' });
    at.wait(1);
    at.given('ann', on('high', 15_00));
  });

  test.each([
    ['the last moment of 2007', Date.UTC(2008, 0, 1) - 1, 2_00],
    ['1 January 2008', Date.UTC(2008, 0, 1), 4_00],
    ['the last moment of 13 June 2018', Date.UTC(2018, 5, 14) - 1, 4_00],
    ['14 June 2018', Date.UTC(2018, 5, 14), 10_00],
  ])('wonder/bets-4 as a table starts out the law of %s holds', (_, moment, largest) => {
    const at = givenTable('wonder-dice');
    at.wait(moment - at.now());
    at.given(operator, { type: 'SetUpTable', setup: aSetup('wonder-dice') });
    at.given(operator, { type: 'OpenTable', float: 10_000_00 });
    at.when(operator, limits(1_00, largest + 1)).thenRefused('ABOVE_STATUTORY_MAXIMUM');
    at.given(operator, limits(1_00, largest));
  });

  test('wonder/bets-4 an entry is the operator’s, with its source', () => {
    const at = withChips(5_00);
    at.when(casinoSupervisor, law(50_00)).thenRefused('NOT_YOUR_ROLE');
    const unsourced = { ...law(50_00), entry: { from: 0, maximum: 50_00, source: ' ' } };
    at.when(operator, unsourced).thenRefused('SOURCE_MISSING', 'wonder/bets-4');
    at.when(operator, law(0)).thenRefused('NOT_WHOLE_CENTS');
    at.when(operator, law(1_00, Number.NaN)).thenRefused('NOT_A_DATE');
    for (const entry of reportedStatutory) at.given(operator, { type: 'SetStatutoryMaximum', entry });
  });

  test('tables under other rules have no such entry', () => {
    givenHome('snake-eyes-nsw', []).when(operator, law(50_00)).thenRefused('NO_STATUTORY_MAXIMUM');
  });
});

describe('the posted limits', () => {
  test('wonder/bets-5 no bet is above the posted maximum, and no sign above the law', () => {
    const at = withChips(5_00);
    at.when(operator, limits(1_00, 10_01)).thenRefused('ABOVE_STATUTORY_MAXIMUM', 'wonder/bets-5');
    at.given(operator, law(50_00));
    at.given(operator, limits(1_00, 25_00));
    at.when('ann', on('low', 30_00)).thenRefused('STAKE_ABOVE_MAXIMUM', 'wonder/bets-5');
    at.given('ann', on('low', 25_00));
    at.when(operator, limits(1_00, 60_00)).thenRefused({ clause: 'wonder/bets-5' });
    at.when(operator, limits(1_00, 50_01)).thenRefused({ clause: 'wonder/bets-5' });
    at.given(operator, limits(1_00, 50_00));
  });

  test('wonder/bets-5 a law that becomes stricter binds below an older sign', () => {
    const at = withChips(5_00);
    at.given(operator, law(50_00));
    at.given(operator, limits(1_00, 25_00));
    at.given(operator, law(10_00, at.now()));
    at.when('ann', on('low', 15_00)).thenRefused({ clause: 'wonder/bets-4' });
  });

  test('wonder/bets-6 a minimum holds when it is posted', () => {
    const at = withChips(1_00);
    at.bets('ann', { field: 1_00 });
    at.given(operator, limits(2_00, 10_00));
    at.when('ann', on('high', 1_00)).thenRefused('STAKE_BELOW_MINIMUM', 'wonder/bets-6');
    at.bets('ann', { high: 2_00 });
  });
});
