import {
  type Box,
  everyPips,
  everyRoll,
  type Game,
  isOneRoll,
  type Layout,
  type Pack,
  roll,
  ruleFor,
  type Shape,
  writeRoll,
} from '@dicepit/engine';
import { bankedPacks, doubleDice, layouts, snakeEyesNsw, snakeEyesNz, wonderDice } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { areasOf } from './areas.ts';
import { drawFelt } from './felt.ts';
import { litAreas } from './lit.ts';
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
  'double-dice': [{}, { bonus: 'off' }, { 'bonus-odds': '5.5,12,100' }, { 'bonus-odds': '12.25,999.75,1000' }],
  'wonder-dice': [{}],
};

const everyFelt = bankedPacks.flatMap((pack) =>
  (optionSets[pack.id] ?? []).flatMap((options) =>
    shapes.map((shape) => ({
      of: `${pack.id} ${JSON.stringify(options)} ${shape}`,
      game: open(pack, options),
      layout: layoutOf(pack),
      shape,
    })),
  ),
);

describe('areas', () => {
  test.each(shapes)('nz/3.2 the fifteen betting spots of the text have one area each, %s', (shape) => {
    const areas = areasOf(open(snakeEyesNz, { field: '2' }), layoutOf(snakeEyesNz), shape);
    expect(areas.map(({ wager }) => wager).toSorted()).toEqual([...snakeEyesNz.wagerIds].toSorted());
    expect(areas).toHaveLength(15);
  });

  test.each(shapes)('nsw/2.2 the twelve kinds of wager fill fifteen areas, %s', (shape) => {
    expect(areasOf(open(snakeEyesNsw), layoutOf(snakeEyesNsw), shape)).toHaveLength(15);
  });

  test.each(shapes)('double/1 fourteen areas without the bonus and fifteen with it, %s', (shape) => {
    const layout = layoutOf(doubleDice);
    const without = areasOf(open(doubleDice, { bonus: 'off' }), layout, shape);
    const withBonus = areasOf(open(doubleDice, { bonus: 'on' }), layout, shape);
    expect(without).toHaveLength(14);
    expect(without.map(({ wager }) => wager)).not.toContain('bonus');
    expect(withBonus).toHaveLength(15);
    // No hole is left where the bonus was: its room goes to the other areas.
    expect(roomOf(without.map(({ at }) => at))).toBeCloseTo(roomOf(withBonus.map(({ at }) => at)));
  });

  test.each(shapes)('wonder/positions-1 the ten positions have one area each, %s', (shape) => {
    const areas = areasOf(open(wonderDice), layoutOf(wonderDice), shape);
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
    expect(() => drawFelt(game, layoutOf(wonderDice), { shape: 'wide' })).toThrow('is not one of double-dice');
  });
});

describe.each(everyFelt)('$of', ({ game, layout, shape }) => {
  const areas = areasOf(game, layout, shape);
  const { width, height } = measures[shape];

  test('areas lie inside the brass line and do not overlap', () => {
    const inset = measures[shape].brass.inset;
    for (const { at, wager } of areas) {
      expect(contains({ x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset }, at), wager).toBe(true);
      for (const other of areas) {
        if (other.wager !== wager) expect(overlap(at, other.at), `${wager} and ${other.wager}`).toBe(false);
      }
    }
  });

  test('the room for chips and the word WIN are on the cloth, the chips inside their area', () => {
    for (const { at, chips, tab, wager } of areas) {
      expect(contains(at, chips), wager).toBe(true);
      expect(contains({ x: 0, y: 0, width, height }, tab), wager).toBe(true);
    }
  });

  test('no side of an area on a phone is under 58 units', () => {
    const shortest = Math.min(...areas.flatMap(({ at }) => [at.width, at.height]));
    expect(shortest).toBeGreaterThanOrEqual(shape === 'portrait' ? 58 : 176);
  });

  test('nz/3.1(a) all four corners of the table and of its outermost areas are rounded', () => {
    const { outer, cloth } = measures[shape].corners;
    const corners = [0, 1, 2, 3].map((corner) => areas.filter(({ radii }) => radii[corner] === outer).length);
    expect(corners).toEqual([1, 1, 1, 1]);
    expect(drawFelt(game, layout, { shape })).toContain(`<rect width="${width}" height="${height}" rx="${cloth}"`);
  });

  test('the drawing is well-formed, says that it is a reconstruction, and holds each area once', () => {
    const svg = drawFelt(game, layout, { shape });
    expect(brokenAt(svg)).toBeUndefined();
    expect(svg).toMatch(/<svg [^>]*role="img"/);
    expect(svg).toMatch(/<desc>[^<]*reconstruction/);
    expect(svg).toContain('A RECONSTRUCTION</text>');
    for (const { wager } of areas) expect(svg.split(`id="area-${wager}"`), wager).toHaveLength(2);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style="/);
  });
});

describe('odds', () => {
  const printed = (game: Game, wager: string, shape: Shape = 'wide') => {
    const svg = drawFelt(game, layoutOf({ id: game.pack }), { shape });
    const area = svg.split(`data-wager="${wager}"`)[1]?.split('data-wager=')[0] ?? '';
    return [...area.matchAll(/<text[^>]*class="odds"[^>]*>([^<]*)</g)].map(([, text]) => text);
  };

  test.each(shapes)('nz/4.10 one table shows hard 6 at 8 to 1 and another at 9 to 1, %s', (shape) => {
    expect(printed(open(snakeEyesNz, { 'hard-6': '8' }), 'hard-6', shape)).toEqual(['8 TO 1']);
    expect(printed(open(snakeEyesNz, { 'hard-6': '9' }), 'hard-6', shape)).toEqual(['9 TO 1']);
    expect(printed(open(snakeEyesNz, { 'hard-6': '8' }), 'hard-8', shape)).toEqual(['9 TO 1']);
    expect(printed(open(snakeEyesNz, { 'craps-2': '31' }), 'craps-2', shape)).toEqual(['31 TO 1']);
  });

  test.each([
    ['nz/appendix-1', '1', ['1 TO 1', '3 TO 1', '2 TO 1'], 2],
    ['nz/appendix-2', '2', ['1 TO 1', '2 TO 1', '2 TO 1'], 2],
    ['nz/appendix-3', '3', ['1 TO 1', '3 TO 1'], 1],
  ] as const)('%s field option %s rings only what pays more than 1 to 1', (_, field, odds, rings) => {
    const game = open(snakeEyesNz, { field });
    expect(printed(game, 'field')).toEqual(odds);
    const portrait = drawFelt(game, layoutOf(snakeEyesNz), { shape: 'portrait' });
    expect(portrait.match(/class="ring"/g)).toHaveLength(rings);
    expect(portrait).toContain(`NEW ZEALAND · FIELD OPTION ${field}`);
  });

  test('nsw/diagram-a option one prints its own figures', () => {
    const game = open(snakeEyesNsw, { table: '1' });
    expect(printed(game, 'hard-4')).toEqual(['7.5 TO 1']);
    expect(printed(game, 'hard-6')).toEqual(['9.5 TO 1']);
    expect(printed(game, 'eleven')).toEqual(['16 TO 1']);
    expect(drawFelt(game, layoutOf(snakeEyesNsw), { shape: 'wide' })).toContain('NEW SOUTH WALES · OPTION ONE');
  });

  test('nsw/8.1 a table on option two shows no figure of option one', () => {
    const svg = drawFelt(open(snakeEyesNsw, { table: '2' }), layoutOf(snakeEyesNsw), { shape: 'wide' });
    const lettered = [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);
    expect(lettered).toContain('NEW SOUTH WALES · OPTION TWO');
    expect(lettered).toContain('7 TO 1');
    for (const figure of ['7.5 TO 1', '9.5 TO 1', '16 TO 1']) expect(lettered).not.toContain(figure);
  });

  test('nsw/diagram-b the field shows twelve at 2 to 1', () => {
    expect(printed(open(snakeEyesNsw, { table: '2' }), 'field')).toEqual(['1 TO 1', '3 TO 1', '2 TO 1']);
    expect(printed(open(snakeEyesNsw, { table: '1' }), 'field')).toEqual(['1 TO 1', '3 TO 1']);
  });

  test.each(shapes)('double/9.4 the bonus shows the odds that are posted, %s', (shape) => {
    const posted = (odds: string) => printed(open(doubleDice, { 'bonus-odds': odds }), 'bonus', shape);
    expect(posted('5,10,20')).toEqual(['5 TO 1', '10 TO 1', '20 TO 1']);
    expect(posted('5.5,12,100')).toEqual(['5.5 TO 1', '12 TO 1', '100 TO 1']);
  });

  test('wonder/numbers-2 a number shows what one, two and three dice pay', () => {
    expect(printed(open(wonderDice), 'number-4')).toEqual(['1, 2 OR 3 TO 1']);
    expect(printed(open(wonderDice), 'any-triple')).toEqual(['30 TO 1']);
  });

  test.each(everyFelt)('every price of $of stands on its felt', ({ game, shape }) => {
    for (const wager of Object.values(game.wagers)) {
      const prices = Object.values(wager.stages)
        .flat()
        .flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict.odds.replace(/ to 1$/, '')] : []));
      const figures = printed(game, wager.id, shape).join(' ').match(/[\d.]+(?=(?:, [\d.]+)*(?: OR [\d.]+)? TO 1)/g);
      expect(new Set(figures), wager.id).toEqual(new Set(prices));
    }
  });
});

describe('lit areas', () => {
  test.each([
    ['nz/3.4(c)(ii)', snakeEyesNz],
    ['nsw/2.6.3.2', snakeEyesNsw],
  ] as const)('%s 2-2 lights Hard 4, Hardway Combo and Field and nothing else', (_, pack) => {
    expect(litAreas(open(pack), roll('2-2')).toSorted()).toEqual(['field', 'hard-4', 'hardway-combo']);
  });

  test.each(everyFelt)('for every roll of $of the lit areas are the wagers that win', ({ game, layout, shape }) => {
    for (const called of everyRoll[game.dice]) {
      const winning = Object.values(game.wagers)
        .filter((wager) => ruleFor(wager, wager.opensAt, called).verdict.kind === 'wins')
        .map(({ id }) => id)
        .toSorted();
      const svg = drawFelt(game, layout, { shape, roll: called, font: 'inherited', css: 'inherited' });
      const order = [...svg.matchAll(/class="area([^"]*)" data-wager="([^"]*)"/g)];
      const lit = order.map(([, classes = '', wager = '']) => [classes.includes(' lit'), wager] as const);
      expect(lit.filter(([isLit]) => isLit).map(([, wager]) => wager).toSorted(), writeRoll(called)).toEqual(winning);
      // A lit area comes after every other, so that nothing covers its light.
      expect(lit.map(([isLit]) => isLit)).toEqual(lit.map(([isLit]) => isLit).toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  test('a bet past its opening stage is lit by its own stage', () => {
    const game = open(doubleDice);
    const lateStages = { 'shooters-bet': 'throw4', bonus: 'set5throw1' };
    expect(litAreas(game, roll('3-3'))).not.toContain('shooters-bet');
    expect(litAreas(game, roll('3-3'), lateStages)).toContain('shooters-bet');
    expect(litAreas(game, roll('4-3'), lateStages).toSorted()).toEqual(['any-7', 'bonus']);
  });

  test('some one-roll wager is lit by a roll in every pack', () => {
    for (const { game } of everyFelt) {
      const oneRoll = Object.values(game.wagers).filter(isOneRoll);
      const everLit = new Set(everyRoll[game.dice].flatMap((called) => litAreas(game, called)));
      expect(oneRoll.every(({ id }) => everLit.has(id)), game.pack).toBe(true);
    }
  });

  test('the states of the table: nothing called, dice out, called', () => {
    const draw = (options: object) =>
      drawFelt(open(snakeEyesNz), layoutOf(snakeEyesNz), { shape: 'wide', ...options }).slice(0, 300);
    expect(draw({})).toContain('class="felt felt-wide felt-nz"');
    expect(draw({ diceOut: true })).toContain('class="felt felt-wide felt-nz out"');
    expect(draw({ roll: roll('4-3') })).toContain('class="felt felt-wide felt-nz called"');
    expect(() => draw({ roll: roll('4-3-1') })).toThrow('4-3-1 is not a roll of snake-eyes-nz');
  });
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
    expect(drawFelt(open(doubleDice), layoutOf(doubleDice), { shape: 'wide' })).toContain('data:font/woff2;base64,d09G');
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
    const [part] = /^(?:[^<&]|&(?:amp|lt|gt|quot|#39);)+|^<\/?[a-zA-Z]+(?: [a-zA-Z:-]+="[^"<&]*(?:&[a-z#0-9]+;[^"<&]*)*")*\/?>/.exec(rest) ?? [];
    if (part === undefined) return rest.slice(0, 80);
    rest = rest.slice(part.length);
    const [, slash = '', name = ''] = /^<(\/?)([a-zA-Z]+)/.exec(part) ?? [];
    if (slash === '/' && open.pop() !== name) return part;
    if (slash === '' && name !== '' && !part.endsWith('/>')) open.push(name);
  }
  return open.at(-1);
}
