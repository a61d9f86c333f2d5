import {
  type Box,
  bet,
  choice,
  type Game,
  loses,
  type Pack,
  rest,
  type Shape,
  simplePack,
  stands,
  twoDice,
  wins,
} from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { layout as drawn } from '../../../examples/craps/src/layout.ts';
import { craps } from '../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../examples/crown-and-anchor/src/pack.ts';
import { sicBo } from '../../../examples/sic-bo/src/pack.ts';
import { placeAreas } from './areas.ts';
import { automaticLayout } from './automatic.ts';
import { drawFelt } from './felt.ts';
import { widthOf } from './lettering/measured-text.ts';
import { measures } from './shape.ts';

const { total } = twoDice;
const shapes: readonly Shape[] = ['wide', 'portrait'];

const numbered = (family: string, numbers: readonly number[]) =>
  numbers.map((number) =>
    bet(`${family}-${number}`, `${family} ${number}`, [
      [total(number), wins('2 to 1')],
      [total(7), loses],
      [rest, stands],
    ]),
  );

const numbers = [4, 5, 6, 8, 9, 10];

/** From a single wager to more than a table has. */
const own: readonly Pack[] = [
  simplePack({ id: 'one', name: 'One', dice: 2, wagers: numbered('only', [6]) }),
  simplePack({ id: 'two', name: 'Two', dice: 2, wagers: numbered('line', [6, 8]) }),
  simplePack({
    id: 'many',
    name: 'Many',
    dice: 2,
    wagers: ['place', 'buy', 'lay', 'put', 'hop', 'big', 'far', 'low'].flatMap((family) =>
      numbered(family, numbers),
    ),
  }),
];

const open = (pack: Pack, options: Readonly<Record<string, string>> = {}): Game => {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(`${pack.id} refuses ${JSON.stringify(options)}`);
  return opened.game;
};

describe.each([...bankedPacks, ...own].map((pack) => [pack.id, pack] as const))(
  'the felt of %s that nobody has drawn',
  (_, pack) => {
    const layout = automaticLayout(pack);

    test.each(shapes)('has one area for each wager, on the cloth and apart from the others, %s', (shape) => {
      const areas = placeAreas(open(pack), layout, shape);
      const { width, height, brass } = measures[shape];
      const cloth = {
        x: brass.inset,
        y: brass.inset,
        width: width - 2 * brass.inset,
        height: height - 2 * brass.inset,
      };
      expect(areas.map(({ wager }) => wager).toSorted()).toEqual([...pack.wagerIds].toSorted());
      expect(areas.filter(({ at }) => !contains(cloth, at))).toEqual([]);
      expect(areas.filter(({ at, chips }) => !contains(at, chips))).toEqual([]);
      const meeting = areas.flatMap((area, index) =>
        areas.slice(index + 1).filter((other) => overlap(area.at, other.at)),
      );
      expect(meeting).toEqual([]);
    });

    test.each(shapes)('is drawn with its chips and under a call, %s', (shape) => {
      const [wager = ''] = pack.wagerIds;
      const game = open(pack);
      const svg = drawFelt(game, layout, {
        shape,
        roll: game.dice === 2 ? [3, 3] : [3, 3, 3],
        chips: [{ wager, stake: 5_00 }],
      });
      expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull();
    });
  },
);

/** The sizes that names and odds are drawn in, as the drawing has them. */
function sizesOn(pack: Pack, shape: Shape) {
  const svg = drawFelt(open(pack), automaticLayout(pack), { shape, font: 'inherited', css: 'inherited' });
  const areas = svg.slice(svg.indexOf('class="areas"'));
  const sizes = (pattern: RegExp) => [...areas.matchAll(pattern)].map(([, size]) => Number(size));
  return {
    names: sizes(/font-size="([\d.]+)"(?: letter-spacing="[^"]*")? class="name"/g),
    odds: sizes(/font-size="([\d.]+)"(?: letter-spacing="[^"]*")? class="odds"/g),
  };
}

describe('lettering', () => {
  test.each([
    [crownAndAnchor, 6, { wide: [60, 30], portrait: [20, 12] }],
    [snakeEyesNz, 15, { wide: [22, 20], portrait: [10, 8] }],
    [sicBo, 52, { wide: [24, 20], portrait: [10, 7] }],
    [craps, 68, { wide: [20, 14], portrait: [10, 5.5] }],
  ] as const)('of %o, $1 wagers, can be read', (pack, count, least) => {
    expect(pack.wagerIds).toHaveLength(count);
    for (const shape of shapes) {
      const [name, odds] = least[shape];
      const drawn = sizesOn(pack, shape);
      expect(drawn.names.length).toBeGreaterThanOrEqual(count);
      expect({
        shape,
        least: Math.min(...drawn.names) >= name,
        size: Math.min(...drawn.names),
      }).toMatchObject({ least: true });
      expect({ shape, least: Math.min(...drawn.odds) >= odds, size: Math.min(...drawn.odds) }).toMatchObject({
        least: true,
      });
    }
  });

  test.each(shapes)('stands in its area and over no chips, %s', (shape) => {
    const felts = [
      [sicBo, automaticLayout(sicBo)],
      [craps, automaticLayout(craps)],
      [craps, drawn],
    ] as const;
    for (const [pack, layout] of felts)
      for (const { wager, at, area } of placeAreas(open(pack), layout, shape))
        for (const part of area.lettering) {
          if (part.kind !== 'name') continue;
          const half = widthOf({ text: part.text, size: part.size }) / 2;
          const x = part.x ?? at.width / 2;
          expect({ wager, fits: x - half > 0 && x + half < at.width && part.y < at.height }).toEqual({
            wager,
            fits: true,
          });
          const isBeside = x + half <= area.chips.x + slack;
          const isAbove = part.y <= area.chips.y + slack;
          expect({ wager, isFree: isBeside || isAbove }).toEqual({ wager, isFree: true });
        }
  });
});

describe('areas', () => {
  test('of craps have the lines first, the odds beside their line and each family in a row of its own', () => {
    const areas = placeAreas(open(craps), automaticLayout(craps), 'wide');
    const rowOf = (wager: string) => areas.find((area) => area.wager === wager)?.at.y;
    const sizeOf = (wager: string) => {
      const { width = 0, height = 0 } = areas.find((area) => area.wager === wager)?.at ?? {};
      return width * height;
    };
    expect(rowOf('pass-odds')).toBe(rowOf('pass-line'));
    expect(rowOf('come-odds-10')).toBe(rowOf('come'));
    expect(rowOf('dont-come-odds-4')).toBe(rowOf('dont-come'));
    for (const family of ['place', 'buy', 'lay', 'hard'])
      expect(new Set([4, 6, 8, 10].map((point) => rowOf(`${family}-${point}`))).size).toBe(1);
    expect(sizeOf('pass-line')).toBeGreaterThan(1.5 * sizeOf('place-6'));
    expect(sizeOf('come')).toBeGreaterThan(2 * sizeOf('come-odds-6'));
  });

  test.each(shapes)('of up to fifteen wagers are as large as those of the drawn felts, %s', (shape) => {
    const least = Math.min(
      ...bankedPacks.flatMap((pack) =>
        placeAreas(open(pack), automaticLayout(pack), shape).flatMap(({ at }) => [at.width, at.height]),
      ),
    );
    expect(least).toBeGreaterThanOrEqual(shape === 'portrait' ? 58 : 176);
  });

  test('of one family lie side by side', () => {
    const pack = own.find(({ id }) => id === 'many');
    if (pack === undefined) throw new Error('no such pack');
    const areas = placeAreas(open(pack), automaticLayout(pack), 'wide');
    const rows = (family: string) =>
      new Set(areas.filter(({ wager }) => wager.startsWith(family)).map(({ at }) => at.y)).size;
    expect(['place', 'buy', 'lay'].map(rows)).toEqual([1, 1, 1]);
  });
});

test('a choice that takes a wager off the table has a felt without it', () => {
  const [six, eight] = numbered('line', [6, 8]);
  if (six === undefined || eight === undefined) throw new Error('two lines');
  const options = {
    eight: choice('Whether the eight is offered', 'options', [
      ['on', true],
      ['off', false],
    ]),
  };
  const pack = simplePack({
    id: 'choosing',
    name: 'Choosing',
    dice: 2,
    options,
    wagers: (chosen) => (chosen.eight ? [six, eight] : [six]),
  });
  const layout = automaticLayout(pack);
  const wagersOn = (value: string) =>
    placeAreas(open(pack, { eight: value }), layout, 'portrait').map(({ wager }) => wager);
  expect(wagersOn('on')).toEqual(['line-6', 'line-8']);
  expect(wagersOn('off')).toEqual(['line-6']);
});

const slack = 0.01;

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const overlap = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slack &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slack;
