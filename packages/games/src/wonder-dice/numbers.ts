import { loses, type Pips, threeDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { showing } = threeDice;

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
