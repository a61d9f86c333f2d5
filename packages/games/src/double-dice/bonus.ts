import {
  type EndOfTurn,
  loses,
  movesTo,
  type Odds,
  rest,
  twoDice,
  type Wager,
  wager,
  wins,
} from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { total } = twoDice;

/** What the bonus pays on a final count of four, five and six sets. */
export type BonusOdds = { readonly four: Odds; readonly five: Odds; readonly six: Odds };

/** The stage before the next throw: `set5throw2` has four sets and one good throw behind it. */
const stageAt = (set: number, thrown: number): string => `set${set}throw${thrown}`;

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
