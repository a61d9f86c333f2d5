import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Cents,
  exact,
  isPayable,
  LARGEST_ODDS,
  LARGEST_STAKE,
  type Odds,
  ratio,
  ratioPaid,
  upTo,
} from './money.ts';
import { type Game, pack, toTerms } from './pack.ts';
import { roll } from './roll.ts';
import { rest, twoDice } from './roll-set.ts';
import { loses, ruleCiting, type Win, wins } from './rule.ts';
import { type Bet, settleAtEndOfTurn, settleBet } from './settle.ts';
import { decideSheet } from './sheet/decide.ts';
import { emptySheet } from './sheet/sheet.ts';
import { examplePack } from './testing/example-game.ts';
import { givenSheet, placing } from './testing/given-sheet.ts';
import { wager } from './wager.ts';

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

/** A game of one wager that pays as it is told, on a seven. */
function payingGame(win: Win, way: Game['procedure']['rounding']['way']) {
  const cite = ruleCiting<'1'>();
  const seven = wager({
    id: 'seven',
    name: 'Seven',
    clause: '1',
    stages: { next: [cite('1', twoDice.total(7), win), cite('1', rest, loses)] },
  });
  const paying = pack<'1', Record<string, never>>({
    id: 'paying',
    prefix: 'pay',
    name: 'Paying',
    place: 'Nowhere',
    dice: 2,
    options: {},
    cites: { wagers: '1', options: '1', takingDown: '1', dice: '1' },
    procedure: {
      thrower: { who: 'dealer', clause: '1' },
      winningStake: { staysUp: false, clause: '1' },
      voidRoll: { call: 'no roll', bets: 'open', clause: '1' },
      rounding: { way, clause: '1' },
      turn: undefined,
      noRolls: [],
    },
    wagers: () => [seven],
  });
  const opened = paying.open();
  if (!opened.ok) throw new Error('the game refuses its own defaults');
  return opened.game;
}

describe('any odds, commission and rounding', () => {
  const figures = fc.oneof(
    fc.integer({ min: 1, max: 40 }).map(String),
    fc.integer({ min: 1, max: 4_000 }).map((hundredths) => String(hundredths / 100)),
  );
  const odds = fc.tuple(figures, figures).map(([pays, per]): Odds => `${Number(pays)} to ${Number(per)}`);
  const commissions = fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 2_500 }).map((parts) => parts / 100),
      of: fc.constantFrom('stake' as const, 'winnings' as const),
    }),
    { nil: undefined },
  );
  const ways = fc.constantFrom('exact' as const, 'cent' as const, 'chip' as const, 'down' as const);
  const chips = fc.constantFrom<readonly Cents[]>([1], [50], [1_00, 5_00, 25_00], [2_50, 7_00]);
  const stakes = fc.oneof(
    fc.integer({ min: 1, max: 500 }).map((dollars) => dollars * 100),
    fc.integer({ min: 1, max: 500_00 }),
    fc.integer({ min: 1, max: LARGEST_STAKE }),
    fc.constantFrom(1, 1_00, 5_00, 500_00, LARGEST_STAKE),
  );

  test('a stake is paid as the rules say, or refused with the next that is; settling never throws', () => {
    fc.assert(
      fc.property(odds, commissions, ways, chips, stakes, (posted, commission, way, floats, stake) => {
        fc.pre(ratio(posted).pays <= LARGEST_ODDS * ratio(posted).per);
        const win = wins(posted, commission === undefined ? {} : { commission });
        const terms = toTerms(payingGame(win, way), { chips: floats });
        const asked = decideSheet(terms, emptySheet, placing('seven', stake));
        const refusal = asked.ok ? undefined : asked.refusal;
        expect([undefined, 'STAKE_NOT_PAYABLE']).toContain(refusal?.code);
        const taken = refusal?.code === 'STAKE_NOT_PAYABLE' ? refusal.next : stake;
        expect(refusal === undefined || (way === 'exact' && taken > stake)).toBe(true);
        expect(taken - stake).toBeLessThanOrEqual(ratioPaid(win).per);
        // The next one above the largest stake that a bet may hold is none.
        fc.pre(taken <= LARGEST_STAKE);
        givenSheet(terms).when(placing('seven', taken)).thenEvents({ type: 'BetPlaced', stake: taken });
        const line = { player: 'ann', wager: 'seven', stake: taken, stage: 'next' };
        const { winnings: paid, commission: kept = 0 } = settleBet(terms, line, roll('3-4'));
        const { pays, per } = ratioPaid(win);
        const [owed, given] = [BigInt(taken) * BigInt(pays), BigInt(paid) * BigInt(per)];
        expect(Number.isSafeInteger(paid) && paid >= 0 && kept >= 0).toBe(true);
        const isRight = {
          exact: given === owed,
          cent: given >= owed,
          chip: given >= owed && isPayable(paid, floats),
          down: given <= owed && isPayable(paid, floats),
        };
        expect(isRight[way]).toBe(true);
        expect(settleBet(terms, line, roll('1-1'))).toMatchObject({ verdict: 'loses', winnings: 0 });
      }),
      { numRuns: 1_500 },
    );
  });
});
