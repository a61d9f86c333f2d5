import { assert, type Game } from '@dicepit/engine';
import type { PlacedArea } from './areas.ts';
import { drawLettering } from './lettering/draw.ts';
import { centred } from './lettering/measured-text.ts';
import { describeOdds } from './plate.ts';
import type { Measures } from './shape.ts';
import { element, escape } from './svg.ts';

export type AreaDress = {
  readonly game: Game;
  readonly measures: Measures;
  readonly litCloth: string;
  readonly prefix: string;
  readonly lit: boolean;
  readonly counts: Readonly<Record<string, number>>;
};

/** One area, from the cloth up: tint, glow, hairline, line, lettering, room for chips, and the word WIN. */
export function drawArea(placed: PlacedArea, dress: AreaDress): string {
  const { game, measures, litCloth, prefix, lit, counts } = dress;
  const { area, outline, hair, chips, tab } = placed;
  const wager = game.wagers[placed.wager];
  assert(wager !== undefined, () => `${placed.wager} is not a wager of ${game.pack}`);

  const classes = ['area', area.spine ? 'spine' : '', lit ? 'lit' : '']
    .filter((each) => each !== '')
    .join(' ');
  const glows = measures.glow.map(([width, opacity]) =>
    element('path', { class: 'glow', d: outline, 'stroke-width': width, 'stroke-opacity': opacity }),
  );
  const word = { text: 'WIN', size: measures.tab.size, spacing: 0.08 };
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
    element(
      'g',
      { class: 'win' },
      element('rect', { ...tab, rx: measures.tab.corner }),
      centred(word, { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 + word.size * 0.35 }),
    ),
  );
}
