import { RollSet, threeDice, twoDice } from '@dicepit/engine';
import { loadPageWords } from '@dicepit/words/page-words';
import { expect, test } from 'vitest';
import { sayRolls } from './say-rolls.ts';

const { rolls: words } = await loadPageWords('en', 'print');
const { double, easy, every, hard, total } = twoDice;

test.each([
  [total(7), '7'],
  [total(2, 3, 12), '2, 3 or 12'],
  [total(3, 4, 9, 10, 11), '3, 4 or 9 to 11'],
  [hard(4, 6), '2-2 or 3-3'],
  [easy(6).or(total(7)), '7 or easy 6'],
  [every.without(double(2)).without(total(7)), '2, 3, 5, 6, 8 to 12 or easy 4'],
  [RollSet.where(2, ([first, second]) => first === 1 && second === 3), '1-3'],
])('%s', (rolls, said) => {
  expect(sayRolls(rolls, words)).toBe(said);
});

test.each([
  [threeDice.total(5, 6, 7, 8), '5 to 8'],
  [threeDice.triple, 'any triple'],
  [threeDice.showing(4, 1), 'one 4'],
  [threeDice.showing(4, 2), 'two 4s'],
  [threeDice.showing(4, 0), 'no 4'],
  [threeDice.over(11).without(threeDice.triple), '12 to 17, no triple'],
  [RollSet.where(3, (each) => each.join('-') === '1-2-3'), '1-2-3'],
])('three dice %#', (rolls, said) => {
  expect(sayRolls(rolls, words)).toBe(said);
});
