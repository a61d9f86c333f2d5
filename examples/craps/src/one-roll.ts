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

/** What the Field pays on its two ends. */
export type FieldEnds = { readonly two: Odds; readonly twelve: Odds };

export const field = ({ two, twelve }: FieldEnds): Wager<Clause> =>
  wager({
    id: 'field',
    name: 'Field',
    clause: 'field',
    stages: {
      next: [
        rule('field', total(3, 4, 9, 10, 11), wins('1 to 1')),
        rule('field', total(2), wins(two), 'field-two'),
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

/**
 * What a house pays for a roll that one pair of faces makes, or two: 30 to 1 and 15 to 1, or 30 and 15 for 1, the stake
 * among them. The Horn and C & E are made of such parts, and what wins pays for the parts that lose.
 */
export type LongOdds = {
  readonly one: Odds;
  readonly two: Odds;
  readonly hornOnOne: Odds;
  readonly hornOnTwo: Odds;
  readonly eleven: Odds;
};

export const toOne: LongOdds = {
  one: '30 to 1',
  two: '15 to 1',
  hornOnOne: '27 to 4',
  hornOnTwo: '3 to 1',
  eleven: '7 to 1',
};

export const forOne: LongOdds = {
  one: '29 to 1',
  two: '14 to 1',
  hornOnOne: '26 to 4',
  hornOnTwo: '11 to 4',
  eleven: '13 to 2',
};

/** Bets on the next roll alone. */
export const propositions = ({ one, two }: LongOdds): readonly Wager<Clause>[] => [
  proposition('any-7', 'Any Seven', total(7), '4 to 1'),
  proposition('any-craps', 'Any Craps', total(2, 3, 12), '7 to 1'),
  proposition('craps-2', 'Craps 2', total(2), one),
  proposition('craps-3', 'Craps 3', total(3), two),
  proposition('yo', 'Yo', total(11), two),
  proposition('craps-12', 'Craps 12', total(12), one),
];

/** A quarter each on two, three, eleven and twelve. */
export const horn = ({ hornOnOne, hornOnTwo }: LongOdds): Wager<Clause> =>
  wager({
    id: 'horn',
    name: 'Horn',
    clause: 'horn',
    stages: {
      next: [
        rule('horn', total(2, 12), wins(hornOnOne)),
        rule('horn', total(3, 11), wins(hornOnTwo)),
        rule('horn', rest, loses),
      ],
    },
  });

/** Half on any craps and half on eleven. */
export const crapsAndEleven = ({ eleven }: LongOdds): Wager<Clause> =>
  wager({
    id: 'craps-and-eleven',
    name: 'C & E',
    clause: 'horn',
    stages: {
      next: [
        rule('horn', total(2, 3, 12), wins('3 to 1')),
        rule('horn', total(11), wins(eleven)),
        rule('horn', rest, loses),
      ],
    },
  });

/** The next roll shows exactly these two faces. */
const hop = ([face, other]: readonly [Pips, Pips], { one, two }: LongOdds): Wager<Clause> =>
  wager({
    id: `hop-${face}-${other}`,
    name: `Hop ${face}-${other}`,
    clause: 'hops',
    stages: {
      next: [
        face === other
          ? rule('hops', double(face), wins(one))
          : rule('hops', showing(face, 1).and(showing(other, 1)), wins(two)),
        rule('hops', rest, loses),
      ],
    },
  });

const pairs: readonly (readonly [Pips, Pips])[] = [
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [1, 3],
  [1, 4],
  [1, 5],
  [1, 6],
  [2, 3],
  [2, 4],
  [2, 5],
  [2, 6],
  [3, 4],
  [3, 5],
  [3, 6],
  [4, 5],
  [4, 6],
];

/** Every pair of faces that is no proposition of its own. */
export const hops = (odds: LongOdds): readonly Wager<Clause>[] => pairs.map((pair) => hop(pair, odds));
