import { type Area, assert, type Box, type CourseSign, type Game, type Lettering } from '@dicepit/engine';
import type { PlacedArea } from './areas.ts';
import { rowWidth } from './dice.ts';
import { drawLettering } from './lettering/draw.ts';
import { centred, toBaseline, widthOf } from './lettering/measured-text.ts';
import { describeOdds } from './plate.ts';
import type { Measures } from './shape.ts';
import { element, escape } from './svg.ts';

export type AreaDress = {
  readonly game: Game;
  /** How the table stands, where a puck shows it. */
  readonly sign: CourseSign | undefined;
  readonly measures: Measures;
  readonly litCloth: string;
  readonly prefix: string;
  readonly lit: boolean;
  readonly counts: Readonly<Record<string, number>>;
};

/** One area, from the cloth up: tint, glow, hairline, line, lettering, room for chips, and the word WIN. */
export function drawArea(placed: PlacedArea, dress: AreaDress): string {
  const { game, measures, litCloth, prefix, lit, counts } = dress;
  const { area, outline, hair, chips, puck } = placed;
  const tab = tabOf(area, measures);
  const wager = game.wagers[placed.wager];
  assert(wager !== undefined, () => `${placed.wager} is not a wager of ${game.pack}`);

  const classes = ['area', area.spine ? 'spine' : '', lit ? 'lit' : '']
    .filter((each) => each !== '')
    .join(' ');
  const glows = measures.glow.map(([width, opacity]) =>
    element('path', { class: 'glow', d: outline, 'stroke-width': width, 'stroke-opacity': opacity }),
  );
  const word = { text: 'WIN', size: (measures.tab.size * tab.height) / measures.tab.height, spacing: 0.08 };
  return element(
    'g',
    { id: `${prefix}area-${placed.wager}`, class: classes, 'data-wager': placed.wager },
    element('title', {}, escape(`${wager.name}, ${describeOdds(wager)}`)),
    element('path', { class: 'tint', d: outline }),
    element('path', { class: 'light', d: outline, fill: litCloth, 'fill-opacity': 0.88 }),
    ...glows,
    element('path', { class: 'hair', d: hair }),
    element('path', { class: 'line', d: outline }),
    ...area.lettering.map((lettering) => drawLettering(lettering, { placed, wager, prefix, counts })),
    element('rect', { class: 'chips', ...chips }),
    puck === undefined ? '' : drawPuck(placed.wager, puck, dress),
    element(
      'g',
      { class: 'win' },
      element('rect', { ...tab, rx: measures.tab.corner }),
      centred(word, { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 + word.size * 0.35 }),
    ),
  );
}

/** The puck in its place on an area: a screen sets its class and its word, and none is seen where it does not lie. */
function drawPuck(wager: string, { x, y, width }: Box, { sign }: AreaDress): string {
  const lies = sign?.at === wager ? sign : undefined;
  const middle = { x: x + width / 2, y: y + width / 2 };
  const word = { text: lies?.puck?.toUpperCase() ?? '', size: width * 0.36 };
  return element(
    'g',
    { class: ['puck', lies?.puck ?? ''].join(' ').trim(), 'data-at': wager },
    lies === undefined ? '' : element('title', {}, escape(lies.name)),
    element('circle', { cx: middle.x, cy: middle.y, r: width * 0.47, 'stroke-width': width * 0.06 }),
    centred(word, { x: middle.x, y: middle.y + word.size * toBaseline }),
  );
}

/** No tab is smaller than this part of its usual size. */
const LEAST_TAB = 0.45;

/**
 * The tab with the word WIN on a lit area: at its top, smaller and higher where lettering begins close under the edge. Phones
 * light their areas in another way, and do not carry the widths of letters.
 */
export function tabOf({ at, win, lettering }: Area, { tab }: Measures): Box {
  const x = win?.x ?? at.width / 2;
  const free =
    win === undefined
      ? Math.min(
          ...lettering.map((each) => topAt(each, { x, half: tab.width / 2, middle: at.width / 2 })),
          tab.height,
        )
      : Number.POSITIVE_INFINITY;
  const size = Math.max(LEAST_TAB, Math.min(1, free / (tab.height - tab.lift)));
  const [width, height] = [tab.width * size, tab.height * size];
  const y = win?.y ?? Math.min(-tab.lift * size, free - height);
  return { x: at.x + x - width / 2, y: at.y + y, width, height };
}

/** How high capitals and figures are, in parts of the size of their letters. */
const CAPITALS = 0.7;

/** What a tab covers across its area, and where lettering stands that is not placed. */
type Reach = { readonly x: number; readonly half: number; readonly middle: number };

/** Where a piece of lettering begins that a tab around a place across its area could cover. */
function topAt(lettering: Lettering, { x, half, middle }: Reach): number {
  if (lettering.kind === 'dice') {
    const { rolls, size } = lettering;
    const across = rolls === 'pushed' ? size * 2 : rowWidth(rolls, size);
    return Math.abs((lettering.x ?? middle) - x) < half + across / 2 ? lettering.y : Number.POSITIVE_INFINITY;
  }
  if (lettering.kind !== 'name') return Number.POSITIVE_INFINITY;
  const { text, size, spacing = 0, between } = lettering;
  const across = widthOf({ text, size, spacing }) + (between === undefined ? 0 : size * 2.2);
  return Math.abs((lettering.x ?? middle) - x) < half + across / 2
    ? lettering.y - size * CAPITALS
    : Number.POSITIVE_INFINITY;
}
