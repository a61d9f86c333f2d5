import { assert, type Box, type CourseSign, type Game } from '@dicepit/engine';
import type { PlacedArea } from './areas.ts';
import { drawLettering } from './lettering/draw.ts';
import { centred, toBaseline } from './lettering/measured-text.ts';
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
  const { area, outline, hair, chips, puck, tab } = placed;
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
