import { loses, rest, stands, twoDice, wager, wins } from '@dicepit/engine';
import { rule } from './clauses.ts';

const { total } = twoDice;

export const five = wager({
  id: 'five',
  name: '5',
  clause: '4.1(c)',
  stages: {
    up: [
      rule('4.1(c)(i)', total(5), wins('1 to 1'), '4.9(five)'),
      rule('4.1(c)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

export const six = wager({
  id: 'six',
  name: '6',
  clause: '4.1(d)',
  stages: {
    up: [
      rule('4.1(d)(i)', total(6), wins('1 to 1'), '4.9(six)'),
      rule('4.1(d)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});

export const eight = wager({
  id: 'eight',
  name: '8',
  clause: '4.1(e)',
  stages: {
    up: [
      rule('4.1(e)(i)', total(8), wins('1 to 1'), '4.9(eight)'),
      rule('4.1(e)(ii)', total(7), loses),
      rule('4.2', rest, stands),
    ],
  },
});
