import type { Cloth } from '@dicepit/engine';
import { centred, type Line, toBaseline, widthOf } from './lettering/measured-text.ts';
import type { Measures } from './shape.ts';
import { element, reference, short } from './svg.ts';

/** One tile of short fibres and one lamp above the table: cloth without an image and without a filter. */
export const clothDefs = (prefix: string, tile: number): string =>
  element(
    'pattern',
    { id: `${prefix}fibre`, width: tile, height: tile, patternUnits: 'userSpaceOnUse' },
    element('path', {
      d: light,
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.05,
      transform: scale(tile),
    }),
    element('path', {
      d: dark,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.13,
      transform: scale(tile),
    }),
  ) + lamp(prefix);

/** The lamp alone, for a table that is not of cloth. */
export const lamp = (prefix: string): string =>
  element(
    'radialGradient',
    { id: `${prefix}lamp`, cx: 0.5, cy: 0.42, r: 0.75 },
    '<stop offset="0" stop-color="#fff" stop-opacity=".055"/>',
    '<stop offset=".55" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset=".55" stop-color="#000" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#000" stop-opacity=".38"/>',
  );

/** The cloth with its rounded corners. */
export function drawCloth({ width, height, corners }: Measures, cloth: Cloth, prefix: string): string {
  const sheet = { width, height, rx: corners.cloth };
  return element(
    'g',
    { class: 'cloth' },
    element('rect', { ...sheet, fill: cloth.base }),
    element('rect', { ...sheet, fill: reference(`${prefix}fibre`) }),
    element('rect', { ...sheet, fill: reference(`${prefix}lamp`) }),
  );
}

/** The brass line round the table, and the small print that breaks it at the players' edge. */
export function drawEdge(measures: Measures, text: string): string {
  const { width, height, corners, brass, edge } = measures;
  const line: Line = { text, size: edge, weight: 600, spacing: 0.12 };
  const half = widthOf(line) / 2 + edge;
  const [left, top, right, bottom] = [brass.inset, brass.inset, width - brass.inset, height - brass.inset];
  const r = corners.brass;
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`;
  const d = [
    `M${short(width / 2 - half)} ${bottom}H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}`,
    `H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}H${short(width / 2 + half)}`,
  ].join('');
  return element(
    'g',
    { class: 'edge' },
    element('path', { class: 'brass', d }),
    centred(line, { x: width / 2, y: bottom + edge * toBaseline }),
  );
}

const scale = (tile: number): string | undefined =>
  tile === 150 ? undefined : `scale(${short(tile / 150)})`;

/** Fibres scattered over a tile of 150 units, the same on every drawing. */
function fibres(count: number, seed: number): string {
  // A plain congruential sequence: cloth needs only to look random, and to be alike each time it is drawn.
  let state = seed;
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: count }, () => {
    const [x, y, angle, length] = [next() * 150, next() * 150, next() * 2 * Math.PI, 3 + next() * 5];
    return `M${Math.round(x)} ${Math.round(y)}l${tenth(length * Math.cos(angle))} ${tenth(length * Math.sin(angle))}`;
  }).join('');
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

const light = fibres(190, 7);
const dark = fibres(190, 1011);
