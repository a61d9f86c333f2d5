import { assert, type Game, type Pack } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { layout as crapsLayout } from '../../../examples/craps/src/layout.ts';
import { craps } from '../../../examples/craps/src/pack.ts';
import { placeAreas } from './areas.ts';
import { toAreaPrint } from './print.ts';

describe('what is printed on an area', () => {
  test('a hardway has its name, its dice and its odds', () => {
    expect(printed(snakeEyesNz, 'hard-8')).toMatchObject({
      name: 'HARD 8',
      odds: ['9 to 1'],
      dice: [[4, 4]],
      totals: [],
    });
  });

  test('nz/appendix-1 the field says which totals pay more than 1 to 1', () => {
    const { totals, odds } = printed(snakeEyesNz, 'field');
    expect(odds).toEqual(['1 to 1', '2 to 1', '3 to 1']);
    expect(totals.filter(({ more }) => more)).toEqual([
      { total: 2, odds: '3 to 1', more: true },
      { total: 12, odds: '2 to 1', more: true },
    ]);
    expect(totals.map(({ total }) => total)).toEqual([2, 3, 4, 9, 10, 11, 12]);
  });

  test('a box for two numbers names both, and a sum its bound', () => {
    expect(printed(doubleDice, 'number-2-5').name).toBe('2 OR 5');
    expect(printed(wonderDice, 'low')).toMatchObject({ name: 'LOW', notes: ['UNDER 10', 'A TRIPLE LOSES'] });
  });

  test.each([
    ['12', [6, 6]],
    ['2', [1, 1]],
    ['3', [1, 2]],
  ])('craps/barred the dice that are barred are those that the rules push: %s', (bar, dice) => {
    const opened = craps.open({ bar });
    assert(opened.ok, () => `craps does not bar ${bar}`);
    for (const wager of ['dont-pass', 'dont-come'])
      for (const shape of ['wide', 'portrait'] as const) {
        const placed = placeAreas(opened.game, crapsLayout, shape).find((each) => each.wager === wager);
        const of = opened.game.wagers[wager];
        assert(placed !== undefined && of !== undefined, () => `craps has no ${wager}`);
        const { dice: printedDice } = toAreaPrint(of, placed.area);
        expect(printedDice).toEqual(shape === 'portrait' && wager === 'dont-come' ? [] : [dice]);
      }
  });

  test.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
    'every area of %s has a name and odds',
    (_, pack) => {
      for (const { wager } of areas(pack)) {
        const { name, odds } = printed(pack, wager);
        expect(name).not.toBe('');
        expect(odds.length).toBeGreaterThan(0);
      }
    },
  );
});

function game(pack: Pack): Game {
  const opened = pack.open();
  assert(opened.ok, () => 'a pack opens with its defaults');
  return opened.game;
}

const areas = (pack: Pack) => {
  const layout = layouts[pack.id];
  assert(layout !== undefined, () => 'a banked pack has a layout');
  return placeAreas(game(pack), layout, 'portrait');
};

function printed(pack: Pack, id: string) {
  const wager = game(pack).wagers[id];
  const placed = areas(pack).find((each) => each.wager === id);
  assert(wager !== undefined && placed !== undefined, () => `${id} has an area`);
  return toAreaPrint(wager, placed.area);
}
