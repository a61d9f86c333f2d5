import { loses, movesTo, rest, ruleCiting, stands, twoDice, wager, wins } from '@dicepit/engine';

const { total } = twoDice;
const rule = ruleCiting<'come-out' | 'point'>();

const point = (number: 4 | 5 | 6 | 8 | 9 | 10) => [
  rule('point', total(number), wins('1 to 1')),
  rule('point', total(7), loses),
  rule('point', rest, stands),
];

export const passLine = wager({
  id: 'pass-line',
  name: 'Pass Line',
  clause: 'come-out',
  opensAt: 'comeOut',
  stages: {
    comeOut: [
      rule('come-out', total(7, 11), wins('1 to 1')),
      rule('come-out', total(2, 3, 12), loses),
      rule('come-out', total(4), movesTo('point4')),
      rule('come-out', total(5), movesTo('point5')),
      rule('come-out', total(6), movesTo('point6')),
      rule('come-out', total(8), movesTo('point8')),
      rule('come-out', total(9), movesTo('point9')),
      rule('come-out', total(10), movesTo('point10')),
    ],
    point4: point(4),
    point5: point(5),
    point6: point(6),
    point8: point(8),
    point9: point(9),
    point10: point(10),
  },
});
