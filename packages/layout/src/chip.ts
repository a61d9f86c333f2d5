import { type Box, type Cents, type HouseChip, stakeFigure, toChips, usualChips } from '@dicepit/engine';
import { type ChipDress, chipDress, spotsAt } from './chip-dress.ts';
import { colours, seats } from './colours.ts';
import { centred, toBaseline } from './lettering/measured-text.ts';
import { element } from './svg.ts';

/** One player's chips on one area. */
export type ChipStack = {
  readonly wager: string;
  readonly stake: Cents;
  /** The owner's place at the table, counted from 0; without one no owner is shown. */
  readonly seat?: number;
  /** Lost, and about to be taken. */
  readonly lost?: boolean;
};

/** A chip of 100 units about its own middle, with room in it for a figure and so many spots around its edge. */
export function chipFace({ body, spot, edge }: ChipDress, spots: number): string {
  const arc = (2 * Math.PI * RING) / spots;
  const width = arc * 0.559;
  const stripe = Math.min(5, width * 0.28);
  const ring = (stroke: string, dash: number) =>
    element('circle', {
      r: RING,
      fill: 'none',
      stroke,
      'stroke-width': 15.5,
      'stroke-dasharray': `${round(dash)} ${round(arc - dash)}`,
      'stroke-dashoffset': round(dash / 2),
    });
  const line = (r: number, thick: number, opacity?: number) =>
    element('circle', { r, fill: 'none', stroke: edge, 'stroke-width': thick, 'stroke-opacity': opacity });
  return [
    element('circle', { r: 49, fill: body }),
    ring(spot, width),
    ring(body, stripe),
    line(48, 2),
    element('circle', { r: 33.5, fill: colours.paper }),
    line(33, 1.5),
    line(29.5, 1, 0.35),
  ].join('');
}

/** The middle of the ring that the spots lie on. */
const RING = 41;

const round = (units: number): number => Math.round(units * 1000) / 1000;

/** A drawing of a chip, by the name that it is used under. */
export const chipSymbol = (prefix: string, name: number, face: string): string =>
  element('symbol', { id: `${prefix}chip-${name}`, viewBox: '-50 -50 100 100' }, face);

/** The chips of a house, by what they are worth. */
export const houseSymbols = (prefix: string, chips: readonly HouseChip[]): string =>
  chips
    .map(({ worth, colour }, place) => chipSymbol(prefix, worth, chipFace(chipDress[colour], spotsAt(place))))
    .join('\n');

/** A chip with a figure on it and its shadow, about a point. */
export function drawChip(
  name: number,
  figure: string,
  at: { readonly x: number; readonly y: number; readonly size: number },
  prefix: string,
): string {
  const { x, y, size } = at;
  const letter = size * figureSize(figure);
  return [
    element('ellipse', {
      cx: x + size * 0.03,
      cy: y + size * 0.05,
      rx: size * 0.52,
      ry: size * 0.51,
      fill: '#000',
      'fill-opacity': 0.35,
    }),
    element('use', {
      href: `#${prefix}chip-${name}`,
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    }),
    centred({ text: figure, size: letter }, { x, y: y + letter * toBaseline }, { fill: colours.ink }),
  ].join('');
}

/** What stacks are drawn with: the chips of the house, and what stands before the names of their drawings. */
export type ChipSet = { readonly house?: readonly HouseChip[]; readonly prefix: string };

/** All stacks of one area side by side in its room, in seat order, smaller where there are many. */
export function drawStacks(stacks: readonly ChipStack[], room: Box, size: number, set: ChipSet): string {
  const count = stacks.length;
  const chip = Math.min(size, room.height * 0.86, room.width / (count + 0.3));
  const step = count < 2 ? 0 : Math.min(chip * 1.42, (room.width - chip * 1.3) / (count - 1));
  const left = room.x + room.width / 2 - (step * (count - 1)) / 2;
  return stacks
    .toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    .map((stack, index) =>
      drawStack(stack, { x: left + step * index, y: room.y + room.height / 2, size: chip }, set),
    )
    .toReversed()
    .join('');
}

function drawStack(
  { stake, seat, lost }: ChipStack,
  at: { readonly x: number; readonly y: number; readonly size: number },
  { house = usualChips, prefix }: ChipSet,
): string {
  const chips = toChips(stake, house);
  const top = chips.at(-1) ?? 0;
  const rise = at.size * 0.07;
  const under = chips.slice(0, -1).map((value, index) => {
    const { body, edge } = chipDress[house.find(({ worth }) => worth === value)?.colour ?? 'white'];
    return element('circle', {
      cx: at.x,
      cy: at.y + rise * ((chips.length - 1) / 2 - index),
      r: at.size / 2,
      fill: body,
      stroke: edge,
      'stroke-width': at.size * 0.03,
    });
  });
  const face = drawChip(
    top,
    stakeFigure(stake),
    { ...at, y: at.y - rise * ((chips.length - 1) / 2) },
    prefix,
  );
  return element(
    'g',
    { class: lost ? 'stack lost' : 'stack' },
    ...under,
    face,
    seat === undefined ? '' : drawBadge(seat, at),
  );
}

function drawBadge(
  seat: number,
  at: { readonly x: number; readonly y: number; readonly size: number },
): string {
  const owner = seats[seat % seats.length];
  if (owner === undefined) return '';
  const middle = { x: at.x + at.size * 0.4, y: at.y + at.size * 0.28 };
  const size = at.size * 0.33;
  return (
    element('circle', {
      cx: middle.x,
      cy: middle.y,
      r: at.size * 0.22,
      fill: owner.colour,
      stroke: colours.ink,
      'stroke-width': at.size * 0.04,
    }) +
    centred(
      { text: owner.letter, size },
      { x: middle.x, y: middle.y + size * toBaseline },
      { fill: colours.ink },
    )
  );
}

const figureSize = (figure: string): number => Math.min(0.42, 1.24 / Math.max(1, figure.length));
