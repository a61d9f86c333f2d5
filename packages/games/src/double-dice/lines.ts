import { loses, type Pips, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { type Clause, rule } from './clauses.ts';

const { double, total } = twoDice;

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

export const anySeven = wager({
  id: 'any-7',
  name: 'Any Seven',
  clause: '8.1',
  stages: {
    next: [rule('8.1', total(7), wins('4 to 1'), 'odds(any-seven)'), rule('8.1#2', rest, loses)],
  },
});
