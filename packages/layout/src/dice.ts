import { everyPips, type Face, type Pips, type Roll } from '@dicepit/engine';
import { facePath } from './die-pictures.ts';
import { element, escape } from './svg.ts';

/** Where the pips of each face stand on a die of 100 units. */
const places: Readonly<Record<Pips, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [26, 26],
    [74, 74],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [26, 26],
    [74, 26],
    [26, 74],
    [74, 74],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [26, 24],
    [26, 50],
    [26, 76],
    [74, 24],
    [74, 50],
    [74, 76],
  ],
};

const opposite = { 1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1 } as const;

/** A die printed on the cloth, with a picture where its face is one. Ruby is weak on any cloth, so it always has an ivory edge. */
export const printedDie = (pips: Pips, face?: Face): string =>
  element('rect', {
    x: 1.75,
    y: 1.75,
    width: 96.5,
    height: 96.5,
    rx: 9,
    fill: '#c8102e',
    stroke: '#efe6cf',
    'stroke-width': 3.5,
  }) + (face === undefined ? pipsAt(pips, { radius: 10.5, scale: 1, away: 24 }) : pictureOf(face));

/** The picture on a face, or the character that stands for it. */
function pictureOf(face: Face): string {
  const path = facePath(face);
  if (path === undefined)
    return element(
      'text',
      { x: 50, y: 74, 'font-size': 68, 'text-anchor': 'middle', fill: '#fff' },
      escape(face.symbol),
    );
  return element('path', {
    d: path,
    transform: 'translate(14 14) scale(.72)',
    fill: '#fff',
    'fill-rule': 'evenodd',
  });
}

/** A precision die lying on the table: bevelled, with the far face showing through. */
export const thrownDie = (pips: Pips): string =>
  [
    '<rect width="200" height="200" rx="6" fill="#c8102e"/>',
    '<path d="M0 200L32 168H168L200 200z" fill="#6d0719" fill-opacity=".17"/>',
    '<path d="M200 0L168 32V168L200 200z" fill="#6d0719" fill-opacity=".09"/>',
    '<path d="M0 0L32 32H168L200 0z" fill="#ff6b7d" fill-opacity=".07"/>',
    '<rect x="32" y="32" width="136" height="136" fill="#a30c26" fill-opacity=".16" stroke="#ff8a97" stroke-opacity=".2" stroke-width="1.5"/>',
    '<path d="M4 4L32 32M196 4L168 32M4 196L32 168M196 196L168 168" stroke="#ff8a97" stroke-opacity=".22" stroke-width="1.5"/>',
    element(
      'g',
      { opacity: 0.2 },
      pipsAt(opposite[pips], { radius: 14, scale: 2, away: 17, fill: '#ffd2d7' }),
    ),
    '<path d="M3 191V9A6 6 0 0 1 9 3H191" fill="none" stroke="#ff8a97" stroke-opacity=".75" stroke-width="2.5"/>',
    '<path d="M197 9V191A6 6 0 0 1 191 197H9" fill="none" stroke="#5a0514" stroke-opacity=".6" stroke-width="2.5"/>',
    pipsAt(pips, { radius: 20.5, scale: 2, away: 24 }),
  ].join('');

/** A printed die as a drawing of its own. */
export const drawDie = (pips: Pips, size = 100): string =>
  element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 100 100', width: size, height: size, role: 'img' },
    element('title', {}, String(pips)),
    printedDie(pips),
  );

/** The six printed dice as symbols, for a drawing that uses each many times. */
export const dieSymbols = (prefix: string, faces?: readonly Face[]): string =>
  everyPips
    .map((pips) =>
      element(
        'symbol',
        { id: `${prefix}die-${pips}`, viewBox: '0 0 100 100' },
        printedDie(pips, faces?.[pips - 1]),
      ),
    )
    .join('\n');

/** How wide rolls are when their dice stand in a row. */
export function rowWidth(rolls: readonly Roll[], size: number): number {
  const inRolls = rolls.reduce((sum, roll) => sum + roll.length * size + (roll.length - 1) * gapIn(size), 0);
  return inRolls + (rolls.length - 1) * gapBetween(size);
}

/** Rolls as printed dice in a row from `x`, the dice of one roll close together. */
export function diceRow(
  rolls: readonly Roll[],
  at: { readonly x: number; readonly y: number; readonly size: number },
  prefix: string,
): string {
  let { x } = at;
  const drawn: string[] = [];
  for (const roll of rolls) {
    for (const pips of roll) {
      drawn.push(
        element('use', { href: `#${prefix}die-${pips}`, x, y: at.y, width: at.size, height: at.size }),
      );
      x += at.size + gapIn(at.size);
    }
    x += gapBetween(at.size) - gapIn(at.size);
  }
  return drawn.join('');
}

const gapIn = (size: number): number => size * 0.11;
const gapBetween = (size: number): number => size * 0.42;

type Pipping = {
  readonly radius: number;
  readonly scale: number;
  readonly away: number;
  readonly fill?: string;
};

function pipsAt(pips: Pips, { radius, scale, away, fill = '#fff' }: Pipping): string {
  const moved = (place: number) => (50 + ((place - 50) / 24) * away) * scale;
  return element(
    'g',
    { fill },
    ...places[pips].map(([x, y]) => element('circle', { cx: moved(x), cy: moved(y), r: radius })),
  );
}
