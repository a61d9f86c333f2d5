import { loses, type Odds, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { easy, hard, over, total } = twoDice;

export const luckySeven = (odds: Odds) =>
  wager({
    id: 'lucky-seven',
    name: 'Lucky Seven',
    clause: 'seven',
    stages: {
      next: [rule('seven', total(7), wins(odds), 'seven-pays'), rule('seven', rest, loses)],
    },
  });

export const hardEight = wager({
  id: 'hard-eight',
  name: 'Hard Eight',
  clause: 'eight',
  stages: {
    up: [
      rule('eight', hard(8), wins('9 to 1')),
      rule('eight', easy(8), loses),
      rule('eight', total(7), loses),
      rule('eight', rest, stands),
    ],
  },
});

export const overSeven = wager({
  id: 'over-seven',
  name: 'Over Seven',
  clause: 'over',
  stages: {
    next: [rule('over', over(7), wins('1 to 1')), rule('over', rest, loses)],
  },
});
