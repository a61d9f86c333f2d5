import { assert, type Game, type Pack } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { createViewCache } from './felt.tsx';
import { type Cell, nextCell, type Plan, planOf, type Way } from './felt-plan.ts';

const packs = bankedPacks.map((pack) => [pack.id, pack] as const);
const ways: readonly Way[] = ['left', 'right', 'up', 'down'];

describe('a felt as a grid', () => {
  test.each(packs)('%s has one cell for each wager, and no two overlap', (_, pack) => {
    const game = opened(pack);
    const { cells } = planned(pack);
    expect(cells.map(({ wager }) => wager).toSorted()).toEqual(Object.keys(game.wagers).toSorted());
    const squares = cells.flatMap((cell) => squaresOf(cell));
    expect(new Set(squares).size).toBe(squares.length);
  });

  test.each(packs)('%s is covered without a hole', (_, pack) => {
    const { columns, rows, cells } = planned(pack);
    expect(cells.flatMap((cell) => squaresOf(cell))).toHaveLength(columns.length * rows.length);
  });

  test('Snake Eyes begins a group at the numbers, at the field and below it', () => {
    const { cells } = planned(snakeEyesNz);
    expect(cells.filter(({ cut }) => cut).map(({ wager }) => wager)).toEqual([
      'five',
      'six',
      'eight',
      'field',
      'any-7',
      'c-and-e',
    ]);
  });

  test('only Snake Eyes has areas without room under their odds', () => {
    const low = packs.flatMap(([id, pack]) =>
      planned(pack)
        .cells.filter((cell) => cell.low)
        .map(({ wager }) => `${id} ${wager}`),
    );
    expect(low).toEqual(
      ['snake-eyes-nz', 'snake-eyes-nsw'].flatMap((id) => [
        `${id} hardway-combo`,
        `${id} any-7`,
        `${id} c-and-e`,
      ]),
    );
  });
});

describe('the arrow keys', () => {
  test.each(packs)('reach every area of %s from the first', (_, pack) => {
    const { cells } = planned(pack);
    const reached = new Set<Cell>();
    const waiting = cells.slice(0, 1);
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      if (reached.has(cell)) continue;
      reached.add(cell);
      for (const way of ways) {
        const next = nextCell(cells, cell, way);
        if (next !== undefined) waiting.push(next);
      }
    }
    expect(reached.size).toBe(cells.length);
  });

  test.each([
    ['hard-4', 'right', 'hard-6'],
    ['hard-4', 'down', 'hardway-combo'],
    ['hardway-combo', 'down', 'six'],
    ['five', 'left', undefined],
    ['any-7', 'down', 'craps-2'],
    ['craps-12', 'up', 'c-and-e'],
    ['hard-4', 'up', undefined],
  ] as const)('from %s, %s leads to %s', (from, way, to) => {
    expect(stepped(snakeEyesNz, from, way)).toBe(to);
  });

  test('in Double Dice they go down a column of numbers', () => {
    expect(stepped(doubleDice, 'number-2-5', 'down')).toBe('number-8');
    expect(stepped(doubleDice, 'number-8', 'down')).toBe('double-1');
  });
});

function opened(pack: Pack): Game {
  const answer = pack.open();
  assert(answer.ok, () => `${pack.id} opens with its defaults`);
  return answer.game;
}

function planned(pack: Pack): Plan {
  const layout = layouts[pack.id];
  assert(layout !== undefined, () => `${pack.id} has a layout`);
  return planOf(opened(pack), layout);
}

function stepped(pack: Pack, from: string, way: Way): string | undefined {
  const { cells } = planned(pack);
  const cell = cells.find(({ wager }) => wager === from);
  assert(cell !== undefined, () => `${from} has an area`);
  return nextCell(cells, cell, way)?.wager;
}

const squaresOf = ({ columns, rows }: Cell): readonly string[] =>
  range(rows).flatMap((row) => range(columns).map((column) => `${row}:${column}`));

const range = ([from, to]: readonly [number, number]): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const bet = { seat: 2, name: 'Ben', cents: 5_00 };

test('an area that shows the same stays the same object, one that does not is another', () => {
  const keep = createViewCache();
  const first = keep({ field: { others: [bet] }, 'hard-4': { own: { cents: 10_00 } } });
  const second = keep({ field: { others: [{ ...bet }] }, 'hard-4': { own: { cents: 10_00 }, lit: true } });
  expect(second['field']).toBe(first['field']);
  expect(second['hard-4']).toEqual({ own: { cents: 10_00 }, lit: true });
});

test('what is shown follows what is given, back and forth', () => {
  const keep = createViewCache();
  const dark = { field: {} };
  const lit = { field: { lit: true } };
  for (const shown of [dark, lit, dark, { ...lit, 'hard-4': {} }, dark]) expect(keep(shown)).toEqual(shown);
});
