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
import { describe, expect, test } from 'vitest';
import { placeAreas } from './areas.ts';
import { automaticLayout } from './automatic.ts';
import { drawFelt } from './felt.ts';
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

describe('areas', () => {
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
