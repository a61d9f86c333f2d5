import { loses, type Odds, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { easy, hard, total } = twoDice;

export const hardway = (number: 4 | 6 | 8 | 10, odds: Odds) =>
  wager({
    id: `hard-${number}`,
    name: `Hard ${number}`,
    clause: '6.1.1',
    stages: {
      up: [
        rule('6.1.1', hard(number), wins(odds), `8.1(hardway-${number})`),
        rule('6.1.1', easy(number), loses),
        rule('6.1.1', total(7), loses),
        rule('6.1.1', rest, stands),
      ],
    },
  });

export const hardwayCombo = wager({
  id: 'hardway-combo',
  name: 'Hardway Combo',
  clause: '6.1.2',
  stages: {
    up: [
      rule('6.1.2', hard(4, 6, 8, 10), wins('4 to 1'), '8.1(hardway-combo)'),
      rule('6.1.2', easy(4, 6, 8, 10), loses),
      rule('6.1.2', total(7), loses),
      rule('6.1.2', rest, stands),
    ],
  },
});

export const five = wager({
  id: 'five',
  name: '5',
  clause: '6.1.9',
  stages: {
    up: [
      rule('6.1.9', total(5), wins('1 to 1'), '8.1(5)'),
      rule('6.1.9', total(7), loses),
      rule('6.1.9', rest, stands),
    ],
  },
});

export const six = wager({
  id: 'six',
  name: '6',
  clause: '6.1.10',
  stages: {
    up: [
      rule('6.1.10', total(6), wins('1 to 1'), '8.1(6)'),
      rule('6.1.10', total(7), loses),
      rule('6.1.10', rest, stands),
    ],
  },
});

export const eight = wager({
  id: 'eight',
  name: '8',
  clause: '6.1.11',
  stages: {
    up: [
      rule('6.1.11', total(8), wins('1 to 1'), '8.1(8)'),
      rule('6.1.11', total(7), loses),
      rule('6.1.11', rest, stands),
    ],
  },
});
