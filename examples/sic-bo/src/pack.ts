import {
  choice,
  loses,
  type Odds,
  type Pips,
  pack,
  type RollSet,
  rest,
  threeDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { showing, total, triple } = threeDice;

const everyPips: readonly Pips[] = [1, 2, 3, 4, 5, 6];

type Bet = {
  readonly id: string;
  readonly name: string;
  readonly clause: Clause;
  readonly pays: readonly (readonly [RollSet, Odds])[];
};

/** A bet on the next throw. */
const bet = ({ id, name, clause, pays }: Bet): Wager<Clause> =>
  wager({
    id,
    name,
    clause,
    stages: {
      next: [...pays.map(([rolls, odds]) => rule(clause, rolls, wins(odds))), rule(clause, rest, loses)],
    },
  });

/** Totals that win 1 to 1 unless all dice are alike. */
const half = (id: string, name: string, totals: readonly number[]): Wager<Clause> =>
  bet({ id, name, clause: 'halves', pays: [[total(...totals).without(triple), '1 to 1']] });

const single = (pips: Pips): Wager<Clause> =>
  bet({
    id: `single-${pips}`,
    name: `Single ${pips}`,
    clause: 'singles',
    pays: [
      [showing(pips, 1), '1 to 1'],
      [showing(pips, 2), '2 to 1'],
      [showing(pips, 3), '3 to 1'],
    ],
  });

const double = (pips: Pips): Wager<Clause> =>
  bet({
    id: `double-${pips}`,
    name: `Double ${pips}`,
    clause: 'doubles',
    pays: [[showing(pips, 2).or(showing(pips, 3)), '10 to 1']],
  });

const allOf = (pips: Pips): Wager<Clause> =>
  bet({
    id: `triple-${pips}`,
    name: `Triple ${pips}`,
    clause: 'triples',
    pays: [[showing(pips, 3), '180 to 1']],
  });

/** What each total pays. */
const totals: readonly (readonly [number, Odds])[] = [
  [4, '60 to 1'],
  [5, '30 to 1'],
  [6, '17 to 1'],
  [7, '12 to 1'],
  [8, '8 to 1'],
  [9, '6 to 1'],
  [10, '6 to 1'],
  [11, '6 to 1'],
  [12, '6 to 1'],
  [13, '8 to 1'],
  [14, '12 to 1'],
  [15, '17 to 1'],
  [16, '30 to 1'],
  [17, '60 to 1'],
];

const pairOf = (one: Pips, other: Pips, odds: Odds): Wager<Clause> => {
  const without = showing(one, 0).or(showing(other, 0));
  return bet({
    id: `pair-${one}-${other}`,
    name: `Pair ${one}-${other}`,
    clause: 'pairs',
    pays: [[threeDice.every.without(without), odds]],
  });
};

const options = {
  pairs: choice<Clause, Odds>('What a pair of two numbers pays', 'pairs', [
    ['5', '5 to 1'],
    ['6', '6 to 1'],
  ]),
};

export const sicBo = pack<Clause, typeof options>({
  id: 'sic-bo',
  prefix: 'sic-bo',
  name: 'Sic Bo',
  place: 'House rules',
  dice: 3,
  options,
  cites: { wagers: 'bets', options: 'pairs', takingDown: 'bets', dice: 'dice' },
  procedure: {
    thrower: { who: 'dealer', clause: 'dice' },
    winningStake: { staysUp: false, clause: 'bets' },
    voidRoll: { call: 'no throw', bets: 'open', clause: 'void' },
    rounding: { way: 'exact', clause: 'bets' },
    turn: undefined,
    noRolls: [{ reason: 'not-flat', says: 'a die does not lie flat', clause: 'void', must: true }],
  },
  wagers: ({ pairs }) => [
    half('small', 'Small', [4, 5, 6, 7, 8, 9, 10]),
    half('big', 'Big', [11, 12, 13, 14, 15, 16, 17]),
    half('odd', 'Odd', [5, 7, 9, 11, 13, 15, 17]),
    half('even', 'Even', [4, 6, 8, 10, 12, 14, 16]),
    ...everyPips.map((pips) => single(pips)),
    ...everyPips.map((pips) => double(pips)),
    ...everyPips.map((pips) => allOf(pips)),
    bet({ id: 'any-triple', name: 'Any Triple', clause: 'any-triple', pays: [[triple, '30 to 1']] }),
    ...totals.map(([sum, odds]) =>
      bet({ id: `total-${sum}`, name: `Total ${sum}`, clause: 'totals', pays: [[total(sum), odds]] }),
    ),
    ...everyPips.flatMap((one) =>
      everyPips.filter((other) => other > one).map((other) => pairOf(one, other, pairs)),
    ),
  ],
});
