import { loses, movesTo, rest, ruleCiting, twoDice, wager, wins } from '@dicepit/engine';
import { loadPageWords } from '@dicepit/words/page-words';
import { expect, test } from 'vitest';
import { rollGrids, sayStages } from './roll-grid.ts';

const { stages: words } = await loadPageWords('en', 'print');
const rule = ruleCiting<string>();
const { total } = twoDice;

const threeThrows = wager({
  id: 'three',
  name: 'Three throws',
  clause: '1',
  stages: {
    throw1: [rule('1', total(7), loses), rule('1', rest, movesTo('throw2'))],
    throw2: [rule('1', total(7), loses), rule('1', rest, movesTo('throw3'))],
    throw3: [rule('1', total(7), loses), rule('1', rest, wins('1 to 1'))],
  },
});

test('stages that fare alike share a grid, and the counts add up to all the rolls', () => {
  const grids = rollGrids(threeThrows, words);
  expect(grids.map(({ counts, stage }) => [stage, counts])).toEqual([
    [
      'Throws 1 to 2',
      [
        { mark: 'loses', count: 6 },
        { mark: 'moves', count: 30 },
      ],
    ],
    [
      'Throw 3',
      [
        { mark: 'wins', count: 30 },
        { mark: 'loses', count: 6 },
      ],
    ],
  ]);
  for (const { cells } of grids) expect(cells).toHaveLength(36);
});

test.each([
  ['up', 'up', 'up'],
  ['throw1', 'throw1', 'throw 1'],
  ['set5throw1', 'set5throw4', 'set 5, throws 1 to 4'],
  ['set1throw1', 'set4throw4', 'set 1, throw 1 to set 4, throw 4'],
  ['come-out', 'come-out', 'come out'],
  ['point-4', 'point-4', 'point 4'],
  ['point-4', 'point-10', 'point 4 to 10'],
])('from %s to %s', (first, last, said) => {
  expect(sayStages(words, { first, last })).toBe(said);
});

test('a stage of the table is told by its name', () => {
  const names = {
    'come-out': { name: 'Come-out' },
    'point-4': { name: 'Point 4' },
    'point-10': { name: 'Point 10' },
  };
  expect(sayStages(words, { first: 'come-out', last: 'come-out' }, names)).toBe('Come-out');
  expect(sayStages(words, { first: 'point-4', last: 'point-10' }, names)).toBe('Point 4 to Point 10');
});
