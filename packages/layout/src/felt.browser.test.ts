import { type Box, roll, type Shape } from '@dicepit/engine';
import { bankedPacks, layouts } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layout as crapsLayout } from '../../../examples/craps/src/layout.ts';
import { craps } from '../../../examples/craps/src/pack.ts';
import { aBrowser, executablePath, withoutBrowser } from '../../web/src/testing/browser.ts';
import { automaticLayout } from './automatic.ts';
import { drawFelt } from './felt.ts';
import { drawParty } from './party/draw-party.ts';
import { measures } from './shape.ts';

/** Each pack with the options that letter most: long odds, ringed totals, another set of areas. */
const tables: readonly (readonly [pack: string, options: Readonly<Record<string, string>>])[] = [
  ['snake-eyes-nz', {}],
  ['snake-eyes-nz', { field: '2', 'craps-2': '30', 'craps-12': '31' }],
  ['snake-eyes-nz', { field: '3', 'hard-4': '6', 'hard-6': '8' }],
  ['snake-eyes-nsw', { table: '1' }],
  ['snake-eyes-nsw', { table: '2' }],
  ['double-dice', {}],
  ['double-dice', { bonus: 'off' }],
  ['double-dice', { 'bonus-odds': '5.5,12,100' }],
  ['double-dice', { 'bonus-odds': '12.25,999.75,1000' }],
  ['wonder-dice', {}],
  ['craps', {}],
];

const shapes: readonly Shape[] = ['wide', 'portrait'];

describe.skipIf(executablePath === undefined)(`felts in a browser${withoutBrowser}`, () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await aBrowser();
    page = await browser.newPage({ viewport: { width: 1600, height: 940 } });
  });

  afterAll(async () => {
    await browser.close();
  });

  describe.each(tables)('%s %o', (id, options) => {
    test.each(shapes)(
      'lettering stays in its area, apart from other lettering, dice and chips, %s',
      async (shape) => {
        const areas = await measured(page, drawn(id, options, shape), shape);
        const margin = measures[shape].hair.inset - 0.5;
        const wrong = areas.flatMap(({ wager, outline, chips, marks }) => [
          ...marks
            .filter((mark) => !inside(inset(outline, margin), mark))
            .map(({ text }) => `${wager}: ${text} leaves`),
          ...marks
            .filter((mark) => mark.text !== 'spot' && meet(mark, chips))
            .map(({ text }) => `${wager}: ${text} is in the room for chips`),
          ...clashes(marks).map((clash) => `${wager}: ${clash}`),
        ]);
        expect(areas.length).toBeGreaterThanOrEqual(10);
        // The lines of craps are named and no more.
        expect(areas.filter(({ marks }) => marks.length < (id === craps.id ? 1 : 2))).toEqual([]);
        expect(wrong).toEqual([]);
      },
    );

    test.each(shapes)('the word WIN covers no name, odds or dice, %s', async (shape) => {
      const areas = await measured(page, drawn(id, options, shape), shape, { lit: true });
      const covered = areas.flatMap(({ wager, tab, marks }) =>
        marks.filter((mark) => meet(mark, tab)).map(({ text }) => `${wager}: ${text}`),
      );
      expect(covered).toEqual([]);
    });
  });

  describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))(
    '%s on a felt that nobody has drawn',
    (_, pack) => {
      test.each(shapes)(
        'lettering stays apart from its neighbours, chips and the word WIN, %s',
        async (shape) => {
          const opened = pack.open();
          if (!opened.ok) throw new Error(`${pack.id} refuses its own defaults`);
          const svg = drawFelt(opened.game, automaticLayout(pack), { shape });
          const areas = await measured(page, svg, shape, { lit: true });
          const margin = measures[shape].hair.inset - 0.5;
          const wrong = areas.flatMap(({ wager, outline, chips, tab, marks }) => [
            ...marks
              .filter((mark) => !inside(inset(outline, margin), mark))
              .map(({ text }) => `${wager}: ${text} leaves`),
            ...marks
              .filter((mark) => meet(mark, chips))
              .map(({ text }) => `${wager}: ${text} is under chips`),
            ...marks.filter((mark) => meet(mark, tab)).map(({ text }) => `${wager}: ${text} is under WIN`),
            ...clashes(marks).map((clash) => `${wager}: ${clash}`),
          ]);
          expect(areas).toHaveLength(pack.wagerIds.length);
          expect(wrong).toEqual([]);
        },
      );
    },
  );

  test.each(shapes)('a lit area stays lit as an image, without the page’s help, %s', async (shape) => {
    const { width, height } = measures[shape];
    await page.setViewportSize({ width, height });
    const colourIn = async (svg: string) => {
      await page.setContent(`<body style="margin:0"><img width="${width}" height="${height}"></body>`);
      return page.evaluate<string>(pixelScript(svg, width, height));
    };
    const plain = await colourIn(drawn('snake-eyes-nz', {}, shape));
    const lit = await colourIn(drawn('snake-eyes-nz', {}, shape, '2-2'));
    expect(lit).not.toBe(plain);
    // The lit cloth is #14644a at 0.88 over the base; green stands well above the unlit #0b3d2e.
    expect(Number(lit.split(',')[1])).toBeGreaterThan(Number(plain.split(',')[1]) + 20);
  });

  test.each(shapes)(
    'no lettering of the party table meets its cards or other lettering, %s',
    async (shape) => {
      for (const players of [2, 4, 7, 10]) {
        const view = {
          players: Array.from({ length: players }, (_, index) => ({
            name: index === 1 ? 'Maximilian Featherstonehaugh' : `Wilhelmina ${index}`,
            faceUp: [2, 3, 4, 5, 6, 8, 9, 10, 11, 12],
            chips: 888,
          })),
          kitty: 1234,
          thrower: 1,
          chances: 3,
          lastRoll: roll('1-1'),
        };
        const marks = await partyMarks(page, drawParty(view, { shape }), shape);
        expect(marks.length).toBeGreaterThan(players * 15);
        expect(clashes(marks), `${players} players`).toEqual([]);
        const { width, height } = measures[shape];
        expect(marks.filter((mark) => !inside({ x: 0, y: 0, width, height }, mark))).toEqual([]);
      }
    },
  );
});

type Mark = Box & { readonly text: string };

type MeasuredArea = {
  readonly wager: string;
  readonly outline: Box;
  readonly chips: Box;
  readonly tab: Box;
  readonly marks: readonly Mark[];
};

function drawn(id: string, options: Readonly<Record<string, string>>, shape: Shape, called?: string): string {
  const opened = [...bankedPacks, craps].find((pack) => pack.id === id)?.open(options);
  const layout = id === craps.id ? crapsLayout : layouts[id];
  if (!opened?.ok || layout === undefined)
    throw new Error(`${id} cannot be drawn with ${JSON.stringify(options)}`);
  return drawFelt(opened.game, layout, { shape, ...(called !== undefined && { roll: roll(called) }) });
}

// Type is measured by its ink: as wide as the browser sets it, without the space after the last letter, and
// as high as capitals and figures, which are 0.7 of the size. The box of a text element is a whole line high.
const inkScript = `
  const box = (x, y, width, height, text) => ({ x, y, width, height, text });
  const textBox = (text) => {
    const { x, width } = text.getBBox();
    const style = getComputedStyle(text);
    const size = parseFloat(style.fontSize);
    const spacing = parseFloat(style.letterSpacing) || 0;
    const y = Number(text.getAttribute('y'));
    return box(x, y - 0.7 * size, width - spacing, 0.7 * size, text.textContent);
  };
  const shapeBox = (shape, text) => {
    const { x, y, width, height } = shape.getBBox();
    return box(x, y, width, height, text);
  };
  const ready = async () => {
    await Promise.all([600, 700].map((weight) => document.fonts.load(weight + ' 20px "Barlow Condensed"')));
    await document.fonts.ready;
    if ([...document.fonts].filter((face) => face.status === 'loaded').length < 2) throw new Error('no letters');
  };`;

async function measured(
  page: Page,
  svg: string,
  shape: Shape,
  { lit = false } = {},
): Promise<readonly MeasuredArea[]> {
  await show(page, svg, shape);
  const json = await page.evaluate<string>(`(async () => {${inkScript}
    await ready();
    return JSON.stringify([...document.querySelectorAll('.area')].map((area) => {
      if (${String(lit)}) area.classList.add('lit');
      const room = area.querySelector('.chips');
      const part = (name) => Number(room.getAttribute(name));
      const seen = (each) => !each.closest('.win') && each.getClientRects().length > 0;
      const marks = [
        ...[...area.querySelectorAll('text')].filter((each) => seen(each) && !each.closest('.mark')).map(textBox),
        ...[...area.querySelectorAll('use')].map((die) => shapeBox(die, die.getAttribute('href'))),
        ...[...area.querySelectorAll('.mark')].map((mark) => shapeBox(mark, mark.dataset.mark)),
        ...[...area.querySelectorAll('.spot')].map((spot) => shapeBox(spot, 'spot')),
        ...[...area.querySelectorAll('.ring')].filter((ring) => !ring.closest('.mark')).map((ring) => shapeBox(ring, 'ring')),
      ];
      const tab = area.querySelector('.win rect');
      const at = (name) => Number(tab.getAttribute(name));
      return {
        wager: area.dataset.wager,
        outline: shapeBox(area.querySelector('.line')),
        chips: box(part('x'), part('y'), part('width'), part('height')),
        tab: box(at('x'), at('y'), at('width'), at('height')),
        marks,
      };
    }));
  })()`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as readonly MeasuredArea[];
}

async function partyMarks(page: Page, svg: string, shape: Shape): Promise<readonly Mark[]> {
  await show(page, svg, shape);
  const json = await page.evaluate<string>(`(async () => {${inkScript}
    await ready();
    const root = document.querySelector('svg');
    const placed = (element, { x, y, width, height, text }) => {
      const matrix = root.getScreenCTM().inverse().multiply(element.getScreenCTM());
      const from = new DOMPoint(x, y).matrixTransform(matrix);
      const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
      return box(from.x, from.y, to.x - from.x, to.y - from.y, text);
    };
    const apart = (each) => !each.closest('.card') && !each.closest('.token') && each.getAttribute('fill') === null;
    return JSON.stringify([
      ...[...document.querySelectorAll('svg text')].filter(apart).map((text) => placed(text, textBox(text))),
      ...[...document.querySelectorAll('.card use')].map((card) => placed(card, shapeBox(card, 'card'))),
      ...[...document.querySelectorAll('.token')].map((token) => placed(token, shapeBox(token, 'token'))),
    ]);
  })()`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(json) as readonly Mark[];
}

async function show(page: Page, svg: string, shape: Shape): Promise<void> {
  const { width, height } = measures[shape];
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><body style="margin:0"><div style="width:${width}px">${svg}</div></body>`,
  );
}

/** The colour in the room for chips of the first area, as red, green, blue. */
function pixelScript(svg: string, width: number, height: number): string {
  return `(async () => {
    const image = document.querySelector('img');
    image.src = 'data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${width};
    canvas.height = ${height};
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0, ${width}, ${height});
    const { data } = context.getImageData(${width} * 0.1, ${height} * 0.19, 1, 1);
    return [...data.slice(0, 3)].join(',');
  })()`;
}

const inset = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const inside = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

// Half a unit of two outlines that touch is not a clash.
const meet = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

/** Pairs of marks that meet. A ring holds its number, and is no clash with it. */
function clashes(marks: readonly Mark[]): readonly string[] {
  return marks.flatMap((mark, index) =>
    marks
      .slice(index + 1)
      .filter((other) => meet(mark, other) && !(other.text === 'ring' && inside(other, mark)))
      .map((other) => `${mark.text} meets ${other.text}`),
  );
}
