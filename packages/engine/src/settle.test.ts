import { describe, expect, test } from 'vitest';
import { exact, upTo } from './money.ts';
import type { Game } from './pack.ts';
import { roll } from './roll.ts';
import { type Bet, settleAtEndOfTurn, settleBet, toTerms } from './settle.ts';
import { examplePack } from './testing/example-game.ts';

const opened = examplePack.open();
if (!opened.ok) throw new Error('The example game does not open');
const { game } = opened;
const roundingBy = (way: Game['procedure']['rounding']['way']): Game => ({
  ...game,
  procedure: { ...game.procedure, rounding: { way, clause: '2' } },
});

const on = (wager: string, stage: string, stake = 10_00): Bet => ({ player: 'ann', wager, stage, stake });

describe('the terms of a table', () => {
  test.each([
    ['exact', { chip: 5_00 }, exact],
    ['cent', { chip: 5_00 }, upTo(1)],
    ['chip', { chip: 5_00 }, upTo(5_00)],
    ['chip', { chip: null }, upTo(1)],
    ['chip', {}, upTo(1)],
  ] as const)('a pack that rounds by %s, with %j', (way, policy, rounding) => {
    expect(toTerms(roundingBy(way), policy).rounding).toEqual(rounding);
  });

  test('won stakes stay up as the pack says, unless the table says otherwise', () => {
    expect(toTerms(game).staysUp).toBe(false);
    expect(toTerms(game, { staysUp: true }).staysUp).toBe(true);
  });
});

describe('settling one bet by one roll', () => {
  test('a win pays its odds, returns the stake and names both clauses', () => {
    expect(settleBet(toTerms(game), on('hard-eight', 'up'), roll('4-4'))).toEqual({
      player: 'ann',
      wager: 'hard-eight',
      stake: 10_00,
      verdict: 'wins',
      odds: '9.5 to 1',
      winnings: 95_00,
      returned: 10_00,
      stage: null,
      clause: 'ex/1(a)',
      pays: 'ex/2',
    });
  });

  test('a win where stakes stay up pays the same and returns nothing', () => {
    expect(settleBet(toTerms(game, { staysUp: true }), on('hard-eight', 'up'), roll('4-4'))).toMatchObject({
      verdict: 'wins',
      winnings: 95_00,
      returned: 0,
      stage: 'up',
    });
  });

  test.each([
    ['next-seven', 'next', '6-1', 'ex/3'],
    ['streak', 'throw2', '5-5', 'ex/4'],
  ])('%s comes off when decided, whatever the policy', (wager, stage, dice, pays) => {
    expect(settleBet(toTerms(game, { staysUp: true }), on(wager, stage), roll(dice))).toMatchObject({
      verdict: 'wins',
      returned: 10_00,
      stage: null,
      pays,
    });
  });

  test('a loss takes the stake', () => {
    expect(settleBet(toTerms(game), on('hard-eight', 'up'), roll('6-1'))).toEqual({
      player: 'ann',
      wager: 'hard-eight',
      stake: 10_00,
      verdict: 'loses',
      odds: null,
      winnings: 0,
      returned: 0,
      stage: null,
      clause: 'ex/1(b)',
      pays: null,
    });
  });

  test('a bet that stands keeps its stage, and one that moves has the next', () => {
    expect(settleBet(toTerms(game), on('hard-eight', 'up'), roll('5-3'))).toMatchObject({
      verdict: 'stands',
      winnings: 0,
      returned: 0,
      stage: 'up',
      clause: 'ex/1(c)',
    });
    expect(settleBet(toTerms(game), on('streak', 'throw1'), roll('5-3'))).toMatchObject({
      verdict: 'stands',
      stage: 'throw2',
    });
  });

  test('winnings are rounded once for the bet', () => {
    const terms = toTerms(game, { chip: 1_00 });
    expect(settleBet(terms, on('hard-eight', 'up', 5_00), roll('4-4')).winnings).toBe(48_00);
    expect(settleBet(terms, on('hard-eight', 'up', 10_00), roll('4-4')).winnings).toBe(95_00);
  });

  test('a bet on a wager the game has not breaks an invariant', () => {
    expect(() => settleBet(toTerms(game), on('pass-line', 'up'), roll('4-4'))).toThrow(
      'Broken invariant: pass-line is not a wager of example',
    );
  });
});

describe('settling one bet by the end of a turn', () => {
  test('decides the stages that say so and no others', () => {
    expect(settleAtEndOfTurn(toTerms(game), on('prize', 'throw3'))).toMatchObject({
      verdict: 'wins',
      odds: '2 to 1',
      winnings: 20_00,
      returned: 10_00,
      stage: null,
      clause: 'ex/8',
      pays: 'ex/8',
    });
    expect(settleAtEndOfTurn(toTerms(game), on('prize', 'throw1'))).toBeUndefined();
    expect(settleAtEndOfTurn(toTerms(game), on('hard-eight', 'up'))).toBeUndefined();
  });
});
