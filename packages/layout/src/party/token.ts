import { colours, seats } from '../colours.ts';
import { centred, toBaseline } from '../lettering/measured-text.ts';
import { element } from '../svg.ts';

/** A player's token: the seat's colour, its own ring pattern and its letter. */
export function drawToken(
  player: number,
  at: { readonly x: number; readonly y: number; readonly radius: number },
): string {
  const seat = seats[player % seats.length];
  if (seat === undefined) return '';
  const { x, y, radius } = at;
  const size = radius * 1.08;
  return element(
    'g',
    { class: 'token' },
    element('circle', { cx: x, cy: y, r: radius, fill: seat.colour }),
    element('circle', {
      cx: x,
      cy: y,
      r: radius * 0.82,
      fill: 'none',
      stroke: colours.ink,
      'stroke-width': radius * 0.12,
      'stroke-dasharray': seat.dashes && scaled(seat.dashes, radius / 24),
    }),
    centred({ text: seat.letter, size }, { x, y: y + size * toBaseline }, { fill: colours.ink }),
  );
}

const scaled = (dashes: string, by: number): string =>
  dashes
    .split(' ')
    .map((dash) => Math.round(Number(dash) * by * 100) / 100)
    .join(' ');
