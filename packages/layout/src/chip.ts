import { type Box, type Cents, writeMoney } from '@dicepit/engine';
import { colours, seats } from './colours.ts';
import { centred, toBaseline } from './lettering/text.ts';
import { element } from './svg.ts';

/** The chips of the house by value in whole units; the blue ten belongs to the party game. */
export type ChipValue = 1 | 5 | 10 | 25 | 100 | 500;

const dress: Readonly<
  Record<ChipValue, { readonly body: string; readonly spot: string; readonly edge: string }>
> = {
  1: { body: '#f3eddc', spot: '#2f6f9f', edge: '#c9bfa6' },
  5: { body: '#b3172f', spot: '#f7f2e4', edge: '#7d0f20' },
  10: { body: '#1f5aa6', spot: '#f7f2e4', edge: '#143d73' },
  25: { body: '#1f7a4a', spot: '#f7f2e4', edge: '#124d2e' },
  100: { body: '#1b1d1f', spot: '#f7f2e4', edge: '#000' },
  500: { body: '#5b2d8c', spot: '#f3d98a', edge: '#3b1b5e' },
};

/** One player's chips on one area. */
export type ChipStack = {
  readonly wager: string;
  readonly stake: Cents;
  /** The owner's place at the table, counted from 0; without one no owner is shown. */
  readonly seat?: number;
  /** Lost, and about to be taken. */
  readonly lost?: boolean;
};

/** A chip of 100 units about its own middle, with room in it for a figure. */
export function chipFace(value: ChipValue): string {
  const { body, spot, edge } = dress[value];
  const ring = (stroke: string, dashes: string, offset: number) =>
    element('circle', {
      r: 41,
      fill: 'none',
      stroke,
      'stroke-width': 15.5,
      'stroke-dasharray': dashes,
      'stroke-dashoffset': offset,
    });
  const line = (r: number, width: number, opacity?: number) =>
    element('circle', { r, fill: 'none', stroke: edge, 'stroke-width': width, 'stroke-opacity': opacity });
  return [
    element('circle', { r: 49, fill: body }),
    ring(spot, '18 14.201', 9),
    ring(body, '5 27.201', 2.5),
    line(48, 2),
    element('circle', { r: 33.5, fill: colours.paper }),
    line(33, 1.5),
    line(29.5, 1, 0.35),
  ].join('');
}

export const chipSymbols = (prefix: string, values: readonly ChipValue[]): string =>
  values
    .map((value) =>
      element('symbol', { id: `${prefix}chip-${value}`, viewBox: '-50 -50 100 100' }, chipFace(value)),
    )
    .join('\n');

export const houseChips: readonly ChipValue[] = [1, 5, 25, 100, 500];

/** A chip with a figure on it and its shadow, about a point. */
export function drawChip(
  value: ChipValue,
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
      href: `#${prefix}chip-${value}`,
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    }),
    centred({ text: figure, size: letter }, { x, y: y + letter * toBaseline }, { fill: colours.ink }),
  ].join('');
}

/** All stacks of one area side by side in its room, in seat order, smaller where there are many. */
export function drawStacks(stacks: readonly ChipStack[], room: Box, size: number, prefix: string): string {
  const count = stacks.length;
  const chip = Math.min(size, room.height * 0.86, room.width / (count + 0.3));
  const step = count < 2 ? 0 : Math.min(chip * 1.42, (room.width - chip * 1.3) / (count - 1));
  const left = room.x + room.width / 2 - (step * (count - 1)) / 2;
  return stacks
    .toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0))
    .map((stack, index) =>
      drawStack(stack, { x: left + step * index, y: room.y + room.height / 2, size: chip }, prefix),
    )
    .toReversed()
    .join('');
}

/** The chips of a stake from the bottom up: largest below, and never more than four high. */
export function chipsOf(stake: Cents): readonly ChipValue[] {
  const chips: ChipValue[] = [];
  let left = Math.max(1, Math.floor(stake / 100));
  for (const value of houseChips.toReversed()) {
    const count = Math.floor(left / value);
    left -= count * value;
    chips.push(...Array.from({ length: Math.min(count, 4) }, () => value));
  }
  return chips.length <= 4 ? chips : [...chips.slice(0, 3), chips.at(-1) ?? 1];
}

/** A stake as it stands on the top chip: `25`, `7.50`, `12K`. */
export function stakeFigure(stake: Cents): string {
  const dollars = stake / 100;
  if (dollars < 10_000) return writeMoney(stake).replace(/[$,]/g, '');
  const [scale, unit] =
    dollars < 1_000_000
      ? ([1e3, 'K'] as const)
      : dollars < 1e9
        ? ([1e6, 'M'] as const)
        : ([1e9, 'B'] as const);
  return `${Math.floor(dollars / scale)}${unit}`;
}

function drawStack(
  { stake, seat, lost }: ChipStack,
  at: { readonly x: number; readonly y: number; readonly size: number },
  prefix: string,
): string {
  const chips = chipsOf(stake);
  const top = chips.at(-1) ?? 1;
  const rise = at.size * 0.07;
  const under = chips.slice(0, -1).map((value, index) =>
    element('circle', {
      cx: at.x,
      cy: at.y + rise * ((chips.length - 1) / 2 - index),
      r: at.size / 2,
      fill: dress[value].body,
      stroke: dress[value].edge,
      'stroke-width': at.size * 0.03,
    }),
  );
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
