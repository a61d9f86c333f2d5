import {
  loses,
  type Odds,
  type Pips,
  type RollSet,
  rest,
  twoDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { double, showing, total } = twoDice;

export const field = (twelve: Odds): Wager<Clause> =>
  wager({
    id: 'field',
    name: 'Field',
    clause: 'field',
    stages: {
      next: [
        rule('field', total(3, 4, 9, 10, 11), wins('1 to 1')),
        rule('field', total(2), wins('2 to 1')),
        rule('field', total(12), wins(twelve), 'field-twelve'),
        rule('field', rest, loses),
      ],
    },
  });

const proposition = (id: string, name: string, rolls: RollSet, odds: Odds): Wager<Clause> =>
  wager({
    id,
    name,
    clause: 'propositions',
    stages: { next: [rule('propositions', rolls, wins(odds)), rule('propositions', rest, loses)] },
  });

/** Bets on the next roll alone. */
export const propositions: readonly Wager<Clause>[] = [
  proposition('any-7', 'Any Seven', total(7), '4 to 1'),
  proposition('any-craps', 'Any Craps', total(2, 3, 12), '7 to 1'),
  proposition('craps-2', 'Craps 2', total(2), '30 to 1'),
  proposition('craps-3', 'Craps 3', total(3), '15 to 1'),
  proposition('yo', 'Yo', total(11), '15 to 1'),
  proposition('craps-12', 'Craps 12', total(12), '30 to 1'),
];

/** A quarter each on two, three, eleven and twelve: what wins pays for the three that lose. */
export const horn: Wager<Clause> = wager({
  id: 'horn',
  name: 'Horn',
  clause: 'horn',
  stages: {
    next: [
      rule('horn', total(2, 12), wins('27 to 4')),
      rule('horn', total(3, 11), wins('3 to 1')),
      rule('horn', rest, loses),
    ],
  },
});

/** Half on any craps and half on eleven. */
export const crapsAndEleven: Wager<Clause> = wager({
  id: 'craps-and-eleven',
  name: 'C & E',
  clause: 'horn',
  stages: {
    next: [
      rule('horn', total(2, 3, 12), wins('3 to 1')),
      rule('horn', total(11), wins('7 to 1')),
      rule('horn', rest, loses),
    ],
  },
});

/** The next roll shows exactly these two faces. */
const hop = (one: Pips, other: Pips): Wager<Clause> =>
  wager({
    id: `hop-${one}-${other}`,
    name: `Hop ${one}-${other}`,
    clause: 'hops',
    stages: {
      next: [
        one === other
          ? rule('hops', double(one), wins('30 to 1'))
          : rule('hops', showing(one, 1).and(showing(other, 1)), wins('15 to 1')),
        rule('hops', rest, loses),
      ],
    },
  });

/** Every pair of faces that is no proposition of its own. */
export const hops: readonly Wager<Clause>[] = [
  hop(2, 2),
  hop(3, 3),
  hop(4, 4),
  hop(5, 5),
  hop(1, 3),
  hop(1, 4),
  hop(1, 5),
  hop(1, 6),
  hop(2, 3),
  hop(2, 4),
  hop(2, 5),
  hop(2, 6),
  hop(3, 4),
  hop(3, 5),
  hop(3, 6),
  hop(4, 5),
  hop(4, 6),
];
