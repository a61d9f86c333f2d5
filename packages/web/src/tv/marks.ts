import { chipColours, chipFaces, dice, partyChips, seats } from 'virtual:drawings';
import { drawing, svg } from './dom.ts';
import { chipWorth } from './money.ts';
import { said } from './said.ts';

/** A seat's mark: its letter in its colour, with a ring of its own pattern. */
export function token(seat: number, letter: string): SVGElement {
  const { colour, dashes, ink } = seatMark(seat);
  const ring = { cx: 24, cy: 24, r: 19, fill: 'none', stroke: '#0b0f0e', 'stroke-width': 3 };
  return svg(
    'svg',
    { class: 'token', viewBox: '0 0 48 48', 'aria-hidden': 'true' },
    svg('circle', { cx: 24, cy: 24, r: 23, fill: colour }),
    svg('circle', { ...ring, 'stroke-dasharray': dashes || 'none' }),
    svg('text', { x: 24, y: 33, 'text-anchor': 'middle', 'font-size': 25, fill: ink }, letter),
  );
}

type SeatMark = { readonly colour: string; readonly dashes: string; readonly ink: string };

/** The colours of the chips at this table, by seat, where everybody plays in one of their own. */
let ownColours: Readonly<Record<number, string>> = {};

type Sitter = { readonly seat: number; readonly colour: { readonly colour: string } | null };

/** From now on marks and chips have the colours that these seats play in. */
export function takeColours(sitters: readonly Sitter[]): void {
  const taken: Record<number, string> = {};
  for (const { seat, colour } of sitters) if (colour !== null) taken[seat] = colour.colour;
  ownColours = taken;
}

/** Changes when somebody comes to play in another colour. */
export const coloursKey = (): string => JSON.stringify(ownColours);

/** What marks a seat: the colour of its own chips where it has such, else its own colour, and its ring. */
export function seatMark(seat: number): SeatMark {
  const { colour, dashes } = seats[(seat - 1) % seats.length] || { colour: '#b9c2be', dashes: '' };
  const own = ownColours[seat];
  const dress = own === undefined ? undefined : chipColours[own];
  if (own === undefined || dress === undefined) return { colour, dashes, ink: '#0b0f0e' };
  return { colour: dress.body, dashes, ink: light.indexOf(own) >= 0 ? '#0b0f0e' : '#fff' };
}

/** The chips on which dark letters are read. */
const light = ['white', 'yellow', 'pink'];

/** A die as it lies on the table. */
export const cube = (pips: number): SVGElement =>
  drawing(
    { class: 'cube', viewBox: '0 0 200 200', role: 'img', 'aria-label': said.die({ pips }) },
    dice[pips - 1] || '',
  );

/** A chip of the house by its worth, or one of a player's own colour where it has none. */
export function chip(worth: number, seat: number): string {
  const own = ownColours[seat];
  if (worth === 0 && own !== undefined) return dressed(own, 0);
  // A chip of no value and no colour is the white one of the party with its spots in the player's colour.
  if (worth === 0) return partyChip(1).replace(/#2f6f9f/g, seatMark(seat).colour);
  const { colour, place } = chipWorth(worth);
  return dressed(colour, place);
}

function dressed(colour: string, place: number): string {
  const { body, spot, edge } = chipColours[colour] || { body: '#f3eddc', spot: '#2f6f9f', edge: '#c9bfa6' };
  const face = chipFaces[place] || chipFaces[0] || '';
  return face.replace(/@body/g, body).replace(/@spot/g, spot).replace(/@edge/g, edge);
}

/** A chip of the party, by its worth in whites. */
export const partyChip = (whites: number): string => partyChips[String(whites)] || partyChips['1'] || '';
