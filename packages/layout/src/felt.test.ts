import { type Box, everyPips, type Game, type Layout, type Pack, type Shape } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNsw } from '@dicepit/games/packs/snake-eyes-nsw';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { wonderDice } from '@dicepit/games/packs/wonder-dice';
import { describe, expect, test } from 'vitest';
import { layout as crapsLayout } from '../../../examples/craps/src/layout.ts';
import { craps } from '../../../examples/craps/src/pack.ts';
import { crownAndAnchor } from '../../../examples/crown-and-anchor/src/pack.ts';
import { tabOf } from './area.ts';
import { placeAreas } from './areas.ts';
import { automaticLayout } from './automatic.ts';
import { drawFelt } from './felt.ts';
import { measures } from './shape.ts';

const shapes: readonly Shape[] = ['wide', 'portrait'];

/** Option sets that change what a felt shows: other odds, long odds, another set of areas. */
const optionSets: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'snake-eyes-nz': [
    {},
    { field: '2', 'craps-2': '30', 'craps-12': '31' },
    { field: '3', 'hard-4': '6', 'hard-6': '8', 'hard-8': '8', 'hard-10': '6' },
  ],
  'snake-eyes-nsw': [{}, { table: '2' }],
  'double-dice': [
    {},
    { bonus: 'off' },
    { 'bonus-odds': '5.5,12,100' },
    { 'bonus-odds': '12.25,999.75,1000' },
  ],
  'wonder-dice': [{}],
};

/** The shortest side of an area: for a finger on a phone, for chips on a table. Sixty-eight areas of craps share one cloth. */
const few: Readonly<Record<Shape, number>> = { portrait: 58, wide: 176 };
const many: Readonly<Record<Shape, number>> = { portrait: 31, wide: 70 };

const everyFelt = [
  ...bankedPacks.flatMap((pack) =>
    (optionSets[pack.id] ?? []).flatMap((options) =>
      shapes.map((shape) => ({
        of: `${pack.id} ${JSON.stringify(options)} ${shape}`,
        game: open(pack, options),
        layout: layoutOf(pack),
        shape,
        least: few[shape],
      })),
    ),
  ),
  ...[{}, { buys: '4-10', bar: '3', 'buy-commission': 'always', 'long-odds': 'for-1' }].flatMap((options) =>
    shapes.map((shape) => ({
      of: `craps of the examples ${JSON.stringify(options)} ${shape}`,
      game: open(craps, options),
      layout: crapsLayout,
      shape,
      least: many[shape],
    })),
  ),
];

describe('areas', () => {
  test.each(shapes)('nz/3.2 the fifteen betting spots of the text have one area each, %s', (shape) => {
    const areas = placeAreas(open(snakeEyesNz, { field: '2' }), layoutOf(snakeEyesNz), shape);
    expect(areas.map(({ wager }) => wager).toSorted()).toEqual([...snakeEyesNz.wagerIds].toSorted());
    expect(areas).toHaveLength(15);
  });

  test.each(shapes)('nsw/2.2 the twelve kinds of wager fill fifteen areas, %s', (shape) => {
    expect(placeAreas(open(snakeEyesNsw), layoutOf(snakeEyesNsw), shape)).toHaveLength(15);
  });

  test.each(shapes)('double/1 fourteen areas without the bonus and fifteen with it, %s', (shape) => {
    const layout = layoutOf(doubleDice);
    const without = placeAreas(open(doubleDice, { bonus: 'off' }), layout, shape);
    const withBonus = placeAreas(open(doubleDice, { bonus: 'on' }), layout, shape);
    expect(without).toHaveLength(14);
    expect(without.map(({ wager }) => wager)).not.toContain('bonus');
    expect(withBonus).toHaveLength(15);
    // No hole is left where the bonus was: its room goes to the other areas.
    expect(roomOf(without.map(({ at }) => at))).toBeCloseTo(roomOf(withBonus.map(({ at }) => at)));
  });

  test.each(shapes)('wonder/positions-1 the ten positions have one area each, %s', (shape) => {
    const areas = placeAreas(open(wonderDice), layoutOf(wonderDice), shape);
    const numbers = everyPips.map((pips) => `number-${pips}`);
    expect(areas.map(({ wager }) => wager).toSorted()).toEqual(
      ['any-triple', 'field', 'high', 'low', ...numbers].toSorted(),
    );
  });

  test('a layout without an area for some wager is our mistake', () => {
    const game = open(doubleDice);
    const whole = layoutOf(doubleDice);
    const lacking = { ...whole, felts: { ...whole.felts, wide: whole.felts.wide.slice(1) } };
    expect(() => drawFelt(game, lacking, { shape: 'wide' })).toThrow('0 wide felts with one area for each');
    expect(() => drawFelt(game, layoutOf(wonderDice), { shape: 'wide' })).toThrow(
      'is not one of double-dice',
    );
  });
});

describe.each(everyFelt)('$of', ({ game, layout, shape, least }) => {
  const areas = placeAreas(game, layout, shape);
  const { width, height } = measures[shape];

  test('areas lie inside the brass line and do not overlap', () => {
    const { inset } = measures[shape].brass;
    const brass = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset };
    expect(areas.filter(({ at }) => !contains(brass, at))).toEqual([]);
    const overlapping = areas.flatMap((area, index) =>
      areas
        .slice(index + 1)
        .flatMap((other) => (overlap(area.at, other.at) ? [`${area.wager} ${other.wager}`] : [])),
    );
    expect(overlapping).toEqual([]);
  });

  test('chips lie inside their area and the word WIN on the cloth', () => {
    expect(areas.filter(({ at, chips }) => !contains(at, chips))).toEqual([]);
    const cloth = { x: 0, y: 0, width, height };
    expect(areas.filter(({ area }) => !contains(cloth, tabOf(area, measures[shape])))).toEqual([]);
  });

  test('no side of an area is too short for a finger on a phone, or for chips on a table', () => {
    const shortest = Math.min(...areas.flatMap(({ at }) => [at.width, at.height]));
    expect(shortest).toBeGreaterThanOrEqual(least);
  });

  test('nz/3.1(a) all four corners of the table and of its outermost areas are rounded', () => {
    const { outer, cloth } = measures[shape].corners;
    const corners = [0, 1, 2, 3].map((corner) => areas.filter(({ radii }) => radii[corner] === outer).length);
    expect(corners).toEqual([1, 1, 1, 1]);
    const svg = drawFelt(game, layout, { shape });
    expect(svg.split(`<rect width="${width}" height="${height}" rx="${cloth}"`)).toHaveLength(4);
  });

  test('the drawing is well-formed, says that it is a reconstruction, and holds each area once', () => {
    const svg = drawFelt(game, layout, { shape, font: 'inherited' });
    expect(brokenAt(svg)).toBeUndefined();
    expect(brokenAt(drawFelt(game, layout, { shape }))).toBeUndefined();
    expect(/<svg [^>]*role="img"/.test(svg)).toBe(true);
    expect(/<desc>([^<]*)/.exec(svg)?.[1]).toContain('A reconstruction');
    expect(svg.split('A RECONSTRUCTION</text>')).toHaveLength(2);
    const drawn = [...svg.matchAll(/ id="area-([^"]*)"/g)].map(([, wager]) => wager);
    expect(drawn).toEqual(areas.map(({ wager }) => wager));
    // A style attribute would be refused by a page with a strict content security policy.
    expect(/NaN|undefined|Infinity|style="/.exec(svg)).toBeNull();
  });
});

describe('the check for well-formed markup', () => {
  test.each(['<g><a></g></a>', '<g>', '<g a="<"/>', '<g>a & b</g>', '</g>', '<g a=1/>'])(
    'finds what is wrong in %s',
    (markup) => {
      expect(brokenAt(markup)).toBeDefined();
    },
  );
});

describe('sharing a page', () => {
  test('a prefix keeps every id and every reference to one apart', () => {
    const svg = drawFelt(open(doubleDice), layoutOf(doubleDice), {
      shape: 'wide',
      prefix: 't4-',
      chips: [{ wager: 'bonus', stake: 5_00 }],
    });
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]*)/g)].map(([, id = '']) => id);
    expect(ids.every((id) => id.startsWith('t4-'))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a page that brings letters and dress of its own gets a felt without a style element', () => {
    const options = { shape: 'wide', font: 'inherited', css: 'inherited' } as const;
    expect(drawFelt(open(doubleDice), layoutOf(doubleDice), options)).not.toContain('<style');
    expect(drawFelt(open(doubleDice), layoutOf(doubleDice), { shape: 'wide' })).toContain(
      'data:font/woff2;base64,d09G',
    );
  });

  test('chips are drawn above the areas, and chips without an area are our mistake', () => {
    const draw = (wager: string) =>
      drawFelt(open(wonderDice), layoutOf(wonderDice), {
        shape: 'wide',
        chips: [{ wager, stake: 25_00, seat: 2 }],
      });
    const [, stacks = ''] = draw('high').split('<g class="stacks">');
    expect([...stacks.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['25', 'C']);
    expect(() => draw('pass-line')).toThrow('chips lie on pass-line, which has no area');
  });

  test('double/9.2 the counters printed on the cloth fill as the turn goes', () => {
    const counts = { throw: 2, set: 3 };
    const svg = drawFelt(open(doubleDice), layoutOf(doubleDice), { shape: 'portrait', counts });
    const done = [...svg.matchAll(/class="mark done" data-mark="([^"]*)"/g)].map(([, mark]) => mark);
    expect(done).toEqual(['throw-1', 'throw-2', 'set-1', 'set-2', 'set-3']);
  });
});

function open(pack: Pack, options: Readonly<Record<string, string>> = {}): Game {
  const opened = pack.open(options);
  if (!opened.ok) throw new Error(`${pack.id} refuses ${JSON.stringify(options)}`);
  return opened.game;
}

function layoutOf({ id }: { readonly id: string }): Layout {
  const layout = layouts[id];
  if (layout === undefined) throw new Error(`${id} has no layout`);
  return layout;
}

function roomOf(boxes: readonly Box[]): number {
  return boxes.reduce((sum, { width, height }) => sum + width * height, 0);
}

const slack = 0.01;

function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > slack && down > slack;
}

/** Where a drawing stops being XML: a tag that does not close, or a sign that ought to be escaped. */
function brokenAt(svg: string): string | undefined {
  const open: string[] = [];
  let rest = svg;
  while (rest !== '') {
    const [part] =
      /^(?:[^<&]|&(?:amp|lt|gt|quot|#39);)+|^<\/?[a-zA-Z]+(?: [a-zA-Z:-]+="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*\/?>/.exec(
        rest,
      ) ?? [];
    if (part === undefined) return rest.slice(0, 80);
    rest = rest.slice(part.length);
    const [, slash = '', name = ''] = /^<(\/?)([a-zA-Z]+)/.exec(part) ?? [];
    if (slash === '/' && open.pop() !== name) return part;
    if (slash === '' && name !== '' && !part.endsWith('/>')) open.push(name);
  }
  return open.at(-1);
}

describe.each([
  ['laid out by itself', automaticLayout(craps)],
  ['drawn', crapsLayout],
])('the puck of a table whose felt is %s', (_, layout) => {
  const opened = craps.open();
  if (!opened.ok) throw new Error('craps refuses its own defaults');
  const { game } = opened;
  const draw = (course?: string) =>
    drawFelt(game, layout, { shape: 'wide', font: 'inherited', css: 'inherited', course });
  const lying = (svg: string) =>
    [...svg.matchAll(/class="puck (on|off)" data-at="([^"]+)"><title>([^<]+)/g)].map(([, ...is]) => is);

  test('lies on the area that its stage names, with the name of the stage', () => {
    expect(lying(draw('point-6'))).toEqual([['on', 'place-6', 'Point 6']]);
    expect(lying(draw())).toEqual([['off', 'dont-come', 'Come-out']]);
  });

  test('has a place on every area that it comes to, for a screen to show it', () => {
    const places = [...draw().matchAll(/data-at="([^"]+)"/g)].map(([, at]) => at ?? '');
    const shown = Object.values(game.course?.show ?? {}).flatMap(({ at }) => at ?? []);
    expect(places.toSorted()).toEqual([...new Set(shown)].toSorted());
  });

  test.each(['wide', 'portrait'] as const)('lies beside the chips and over no lettering, %s', (shape) => {
    const marked = placeAreas(game, layout, shape).filter(({ puck }) => puck !== undefined);
    expect(marked).toHaveLength(7);
    for (const { puck, chips, area, at } of marked) {
      if (puck === undefined) continue;
      expect(puck.x).toBeGreaterThanOrEqual(chips.x + chips.width - 0.01);
      expect(puck.x + puck.width).toBeLessThanOrEqual(at.x + at.width);
      // All of it is in the room that no lettering stands in.
      expect(puck.x + puck.width).toBeLessThanOrEqual(at.x + area.chips.x + area.chips.width + 0.01);
      expect(puck.y).toBeGreaterThanOrEqual(at.y + area.chips.y - 0.01);
    }
  });

  test('is not drawn on the felt of a game that has no course', () => {
    expect(
      drawFelt(open(snakeEyesNz), layoutOf(snakeEyesNz), { shape: 'wide', css: 'inherited' }),
    ).not.toContain('class="puck');
  });
});

describe('dice with pictures', () => {
  const opened = crownAndAnchor.open();
  if (!opened.ok) throw new Error('crown and anchor refuses its own defaults');
  const { game } = opened;
  const svg = drawFelt(game, automaticLayout(crownAndAnchor), { shape: 'wide', css: 'inherited' });

  test('have the drawings of the house in place of pips, at either side of the name', () => {
    const symbols = [...svg.matchAll(/<symbol id="die-\d"[^>]*>.*?<\/symbol>/g)].map(([symbol]) => symbol);
    expect(symbols).toHaveLength(6);
    for (const symbol of symbols) {
      expect(symbol).toContain('<path d="M');
      expect(symbol).not.toContain('<circle');
    }
    expect(svg.match(/href="#die-1"/g)).toHaveLength(2);
  });

  test('show a character where a pack names no drawing, and nothing of it as markup', () => {
    const faces = (game.faces ?? []).map(({ name }) => ({ name, symbol: '<b>&' }));
    const drawn = drawFelt({ ...game, faces }, automaticLayout(crownAndAnchor), { shape: 'wide' });
    expect(drawn).toContain('&lt;b&gt;&amp;');
    expect(drawn).not.toContain('<b>');
  });
});
