import { loses, type Odds, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { easy, hard, total } = twoDice;

export const hardway = (number: 4 | 6 | 8 | 10, odds: Odds) =>
  wager({
    id: `hard-${number}`,
    name: `Hard ${number}`,
    clause: '4.1(a)',
    stages: {
      up: [
        rule('4.1(a)(i)', hard(number), wins(odds), `4.9(hardways-${number})`),
        rule('4.1(a)(i)(A)', easy(number), loses),
        rule('4.1(a)(i)(B)', total(7), loses),
        rule('4.2', rest, stands),
      ],
    },
  });

export const hardwayCombo = wager({
  id: 'hardway-combo',
  name: 'Hardway Combo',
  clause: '4.1(b)',
  stages: {
    up: [
      rule('4.1(b)(i)', hard(4, 6, 8, 10), wins('4 to 1'), '4.9(hardway-combo)'),
      rule('4.1(b)(i)(A)', easy(4, 6, 8, 10), loses),
      rule('4.1(b)(i)(B)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});
