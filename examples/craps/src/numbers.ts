import { loses, type Odds, rest, stands, twoDice, type Wager, type Win, wager, wins } from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';
import type { ComeOut, Point } from './course.ts';
import { laidOdds, trueOdds } from './lines.ts';

const { easy, hard, total } = twoDice;

const placed: Readonly<Record<Point, Odds>> = {
  4: '9 to 5',
  5: '7 to 5',
  6: '7 to 6',
  8: '7 to 6',
  9: '7 to 5',
  10: '9 to 5',
};

/** A number before a seven, at the house's odds. */
export const place = (point: Point, comeOut: ComeOut): Wager<Clause> =>
  wager({
    id: `place-${point}`,
    name: `Place ${point}`,
    clause: 'place',
    ...comeOut,
    stages: {
      up: [
        rule('place', total(point), wins(placed[point]), 'place-pays'),
        rule('place', total(7), loses),
        rule('place', rest, stands),
      ],
    },
  });

/** When the house takes its twentieth: of a win, or up front with every bet that is made. */
export type CommissionTaken = 'win' | 'always';

/** The same of Buy bets by their number: some houses take it of a win on four and ten alone. */
export type CommissionByPoint = Readonly<Record<Point, CommissionTaken>>;

const FIVE_PERCENT = 5;

// A stake of 21 is 20 and the commission of 1 that is paid with it.
const boughtAlways: Readonly<Record<Point, Odds>> = {
  4: '39 to 21',
  5: '29 to 21',
  6: '23 to 21',
  8: '23 to 21',
  9: '29 to 21',
  10: '39 to 21',
};

// A stake that wins 20 is laid with the commission of 1.
const laidAlways: Readonly<Record<Point, Odds>> = {
  4: '19 to 41',
  5: '19 to 31',
  6: '19 to 25',
  8: '19 to 25',
  9: '19 to 31',
  10: '19 to 41',
};

const bought = (point: Point, taken: CommissionTaken): Win =>
  taken === 'always'
    ? wins(boughtAlways[point])
    : wins(trueOdds[point], { commission: { percent: FIVE_PERCENT, of: 'stake' } });

const laid = (point: Point, taken: CommissionTaken): Win =>
  taken === 'always'
    ? wins(laidAlways[point])
    : wins(laidOdds[point], { commission: { percent: FIVE_PERCENT, of: 'winnings' } });

/** A number before a seven, at its true odds less a commission. */
export const buy = (point: Point, taken: CommissionByPoint, comeOut: ComeOut): Wager<Clause> =>
  wager({
    id: `buy-${point}`,
    name: `Buy ${point}`,
    clause: 'buy',
    ...comeOut,
    stages: {
      up: [
        rule('buy', total(point), bought(point, taken[point]), 'commission'),
        rule('buy', total(7), loses),
        rule('buy', rest, stands),
      ],
    },
  });

/** A seven before a number, at its true odds less a commission. */
export const lay = (point: Point, taken: CommissionTaken, comeOut: ComeOut): Wager<Clause> =>
  wager({
    id: `lay-${point}`,
    name: `Lay ${point}`,
    clause: 'lay',
    ...comeOut,
    stages: {
      up: [
        rule('lay', total(7), laid(point, taken), 'commission'),
        rule('lay', total(point), loses),
        rule('lay', rest, stands),
      ],
    },
  });

export const big = (number: 6 | 8): Wager<Clause> =>
  wager({
    id: `big-${number}`,
    name: `Big ${number}`,
    clause: 'big',
    stages: {
      up: [
        rule('big', total(number), wins('1 to 1')),
        rule('big', total(7), loses),
        rule('big', rest, stands),
      ],
    },
  });

export const hardway = (number: 4 | 6 | 8 | 10, comeOut: ComeOut): Wager<Clause> =>
  wager({
    id: `hard-${number}`,
    name: `Hard ${number}`,
    clause: 'hardways',
    ...comeOut,
    stages: {
      up: [
        rule('hardways', hard(number), wins(number === 6 || number === 8 ? '9 to 1' : '7 to 1')),
        rule('hardways', easy(number), loses),
        rule('hardways', total(7), loses),
        rule('hardways', rest, stands),
      ],
    },
  });
