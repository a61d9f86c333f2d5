import type { Shape } from '@dicepit/engine';
import { cardSymbols } from '../card.ts';
import { drawEdge, lamp } from '../cloth.ts';
import { measures } from '../shape.ts';
import { type EmbeddingOptions, style } from '../standalone.ts';
import { element, escape, reference } from '../svg.ts';
import { drawBand } from './band.ts';
import { partySymbols } from './chips.ts';
import { partyCss } from './party-css.ts';
import { planRows } from './plan.ts';
import { drawRow } from './row.ts';
import { assertParty, type PartyView } from './view.ts';
import { walnut } from './walnut.ts';

export type PartyOptions = EmbeddingOptions & {
  readonly shape: Shape;
  /** What stands before every id, so that two drawings can share a page. */
  readonly prefix?: string;
};

/** The party's table as a complete SVG: walnut, a row of ivory cards for each player, and the kitty. */
export function drawParty(view: PartyView, options: PartyOptions): string {
  assertParty(view);
  const { shape, prefix = '' } = options;
  const measured = measures[shape];
  const { width, height, corners } = measured;
  const winner = view.winner ?? null;
  const plans = planRows(shape, view.players.length);
  const rows = view.players.flatMap((player, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const throws = winner === null && view.thrower === index;
    const standing = winner === index ? 'won' : throws ? 'throws' : 'waits';
    return [drawRow(player, { index, plan, standing, prefix })];
  });
  const table = { width, height, rx: corners.cloth };
  const defs = [cardSymbols(prefix), partySymbols(prefix), walnut(prefix), lamp(prefix)];
  const parts = [
    element('title', {}, escape(formatTitle(view))),
    element('desc', {}, 'The parlour game of Snake Eyes; a table drawn by Dicepit, not a published drawing.'),
    style(options, partyCss),
    element('defs', {}, ...defs),
    element('rect', { ...table, fill: '#3a2416' }),
    element('rect', { ...table, fill: reference(`${prefix}walnut`) }),
    element('rect', { ...table, fill: reference(`${prefix}lamp`) }),
    drawEdge(measured, 'SNAKE EYES · FIRST WITH ALL TEN CARDS FACE DOWN TAKES THE KITTY'),
    drawBand(view, shape, prefix),
    ...rows,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: `party party-${shape}`,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
    },
    ...parts.filter((part) => part !== '').map((part) => `\n${part}`),
    '\n',
  );
}

function formatTitle({ players, kitty, winner }: PartyView): string {
  const toGo = players.map(({ name, faceUp }) => `${name} ${faceUp.length} to go`).join(', ');
  const won = winner == null ? undefined : players[winner];
  return `Snake Eyes, the party game: ${toGo}; ${won ? `${won.name} has won` : `${kitty} in the kitty`}`;
}
