import { loses, type Pips, threeDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { every, over, showing, total, triple, under } = threeDice;

export const number = (pips: Pips) =>
  wager({
    id: `number-${pips}`,
    name: `Number ${pips}`,
    clause: 'numbers-1',
    stages: {
      next: [
        rule('numbers-3', showing(pips, 1), wins('1 to 1')),
        rule('numbers-4', showing(pips, 2), wins('2 to 1')),
        rule('numbers-5', showing(pips, 3), wins('3 to 1')),
        rule('numbers-6', showing(pips, 0), loses),
      ],
    },
  });

export const field = wager({
  id: 'field',
  name: 'Field',
  clause: 'field-1',
  stages: {
    next: [
      rule('field-1', total(5, 6, 7, 8, 13, 14, 15, 16), wins('1 to 1'), 'field-2'),
      rule('field-3', total(3, 4, 9, 10, 11, 12, 17, 18), loses),
    ],
  },
});

export const high = wager({
  id: 'high',
  name: 'High',
  clause: 'high-1',
  stages: {
    next: [
      rule('high-4', triple, loses),
      rule('high-1', over(11).without(triple), wins('1 to 1'), 'high-2'),
      rule('high-3', under(12).without(triple), loses),
    ],
  },
});

export const low = wager({
  id: 'low',
  name: 'Low',
  clause: 'low-1',
  stages: {
    next: [
      rule('low-4', triple, loses),
      rule('low-1', under(10).without(triple), wins('1 to 1'), 'low-2'),
      rule('low-3', over(9).without(triple), loses),
    ],
  },
});

export const anyTriple = wager({
  id: 'any-triple',
  name: 'Any Triple',
  clause: 'any-triple-1',
  stages: {
    next: [
      rule('any-triple-1', triple, wins('30 to 1'), 'any-triple-2'),
      rule('any-triple-3', every.without(triple), loses),
    ],
  },
});
