import { chips, dice, seats } from 'virtual:drawings';
import { drawing, svg } from './dom.ts';
import { said } from './said.ts';

/** A seat's mark: its letter in its colour, with a ring of its own pattern. */
export function token(seat: number, letter: string): SVGElement {
  const { colour, dashes } = seatMark(seat);
  const ring = { cx: 24, cy: 24, r: 19, fill: 'none', stroke: '#0b0f0e', 'stroke-width': 3 };
  return svg(
    'svg',
    { class: 'token', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    svg('circle', { cx: 24, cy: 24, r: 23, fill: colour }),
    svg('circle', { ...ring, 'stroke-dasharray': dashes || 'none' }),
    svg('text', { x: 24, y: 33, 'text-anchor': 'middle', 'font-size': 25, fill: '#0b0f0e' }, letter),
  );
}

export const seatMark = (seat: number): { readonly colour: string; readonly dashes: string } =>
  seats[(seat - 1) % seats.length] || { colour: '#b9c2be', dashes: '' };

/** A die as it lies on the table. */
export const cube = (pips: number): SVGElement =>
  drawing(
    { class: 'cube', viewBox: '0 0 200 200', role: 'img', 'aria-label': said.die(pips) },
    dice[pips - 1] || '',
  );

/** A chip of the house, or one of a player's own colour where it has no value of its own. */
export function chip(value: number, seat: number): string {
  const face = chips[String(value)] || chips['1'] || '';
  // The chip of no value is the white one with its spots in the player's colour.
  return value === 0 ? face.replace(/#2f6f9f/g, seatMark(seat).colour) : face;
}
