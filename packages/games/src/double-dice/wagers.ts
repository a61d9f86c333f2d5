import {
  type EndOfTurn,
  loses,
  movesTo,
  type Odds,
  type Pips,
  rest,
  stands,
  twoDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { double, total } = twoDice;

export const shootersBet = wager({
  id: 'shooters-bet',
  name: "Shooter's Bet",
  clause: '7.1',
  opensAt: 'throw1',
  opens: { before: 'set', clause: '7.1#2' },
  locks: { from: 'placing', clause: '7.2' },
  stages: {
    throw1: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw2'))],
    throw2: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw3'))],
    throw3: [rule('7.4', total(7), loses), rule('7.3', rest, movesTo('throw4'))],
    throw4: [rule('7.4', total(7), loses), rule('7.5', rest, wins('1 to 1'))],
  },
});

export const anySeven = wager({
  id: 'any-7',
  name: 'Any Seven',
  clause: '8.1',
  stages: {
    next: [rule('8.1', total(7), wins('4 to 1'), 'odds(any-seven)'), rule('8.1#2', rest, loses)],
  },
});

const numberLine = (id: string, name: string, clause: Clause, totals: readonly number[]) =>
  wager({
    id,
    name,
    clause,
    stages: {
      up: [
        rule(clause, total(...totals), wins('1 to 1'), '8.2#2'),
        rule('8.2#3', total(7), loses),
        rule('8.2#4', rest, stands),
      ],
    },
  });

export const numberLines = [
  numberLine('number-2-5', '2 or 5', 'odds(number-line-2-5)', [2, 5]),
  numberLine('number-3-4', '3 or 4', 'odds(number-line-3-4)', [3, 4]),
  numberLine('number-6', 'Six', 'odds(number-line-six)', [6]),
  numberLine('number-8', 'Eight', 'odds(number-line-eight)', [8]),
  numberLine('number-10-11', '10 or 11', 'odds(number-line-10-11)', [10, 11]),
  numberLine('number-9-12', '9 or 12', 'odds(number-line-9-12)', [9, 12]),
];

const doubleLine = (pips: Pips) =>
  wager({
    id: `double-${pips}`,
    name: `Double ${pips}`,
    clause: `odds(double-line-${pips})`,
    stages: {
      up: [
        rule(`odds(double-line-${pips})`, double(pips), wins('5 to 1'), '8.3#2'),
        rule('8.3#3', total(7), loses),
        rule('8.3#4', rest, stands),
      ],
    },
  });

export const doubleLines = ([1, 2, 3, 4, 5, 6] as const).map(doubleLine);

/** What the bonus pays on a final count of four, five and six sets. */
export type BonusOdds = { readonly four: Odds; readonly five: Odds; readonly six: Odds };

/** The stage of a turn, and of the bonus on it, before the next throw: `set5throw2` has four sets and one good throw behind it. */
export const stageAt = (set: number, thrown: number): string => `set${set}throw${thrown}`;

/**
 * Twenty-four stages, one to a throw: the bonus rides on six sets of four throws.
 *
 * A turn may also end without a seven: the shooter stops between sets, or the house breaks one off. The sets won by
 * then are the final count, and it decides as it does on a seven.
 */
export function bonus({ four, five, six }: BonusOdds): Wager<Clause> {
  const seven = (set: number) => {
    if (set === 5) return rule('9.4', total(7), wins(four), 'odds(bonus-4)');
    if (set === 6) return rule('9.5', total(7), wins(five), 'odds(bonus-5)');
    return rule('9.3', total(7), loses);
  };
  const noSeven = (set: number, thrown: number) => {
    if (thrown < 4) return rule('odds(bonus-final-count)', rest, movesTo(stageAt(set, thrown + 1)));
    if (set < 6) return rule('odds(bonus-final-count)', rest, movesTo(stageAt(set + 1, 1)));
    return rule('9.6', rest, wins(six), 'odds(bonus-6)');
  };
  const final = (set: number): EndOfTurn<Clause> => {
    if (set === 5) return { clause: 'odds(bonus-final-count)', verdict: wins(four) };
    if (set === 6) return { clause: 'odds(bonus-final-count)', verdict: wins(five) };
    return { clause: 'odds(bonus-under-4)', verdict: loses };
  };
  const stages = [1, 2, 3, 4, 5, 6].flatMap((set) =>
    [1, 2, 3, 4].map((thrown) => [stageAt(set, thrown), [seven(set), noSeven(set, thrown)]] as const),
  );
  return wager({
    id: 'bonus',
    name: 'Bonus',
    clause: '9',
    opens: { before: 'turn', clause: '9.1#2' },
    locks: { from: 'turn', clause: '9.1#3' },
    stages: Object.fromEntries(stages),
    atEndOfTurn: Object.fromEntries(
      [2, 3, 4, 5, 6].flatMap((set) => [1, 2, 3, 4].map((thrown) => [stageAt(set, thrown), final(set)])),
    ),
  });
}
