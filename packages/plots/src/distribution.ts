import { type Axis, drawAxes, type Field, fieldOf, line } from './axes.ts';
import { figure, percent } from './figure.ts';
import { hatched } from './hatched.ts';
import type { Look, Palette } from './palette.ts';
import { drawSheet, heightFor, widthWithin } from './sheet.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel, type Label, sizes, widthOf, wrapped } from './text.ts';

/** A part of all results: those above one sum and up to another, and what share of all they are. */
export type Bin = {
  readonly from: number;
  readonly to: number;
  readonly share: number;
  /** The exact share, where the bars are simulated. */
  readonly theory?: number;
};

/** How sessions end. */
export type DistributionData = {
  readonly title: string;
  readonly caption?: string;
  /** What is measured, with its unit: `bankroll after 200 rolls, $`. */
  readonly measures: string;
  readonly bins: readonly Bin[];
  /** Where a player began: ends above it are ahead. A bin is ahead when it begins there or above. */
  readonly start: number;
  readonly ahead: number;
  /** The share of sessions that ended in ruin: drawn apart, and in no bin. */
  readonly out?: number;
};

const APART = 38;

export function distributionPlot(data: DistributionData, look: Look): Plot {
  const { title, caption, measures, bins, out } = data;
  const shares = sharesOf(data);
  const hasTheory = bins.some(({ theory }) => theory !== undefined);
  const svg = drawSheet(
    { title, ...(caption === undefined ? {} : { caption }), described: `${measures}: ${shares.join(', ')}.` },
    { look, height: heightFor(look) + 18 * keyOf(data, look).length },
    (room, palette) => {
      const axes = axesOf(data);
      const key = keyOf(data, look);
      const below = { ...room, top: room.top + 18 * key.length };
      const field = fieldOf(below, axes, { right: 14, apart: out === undefined ? 0 : APART });
      return [
        ...key.map((text, index) =>
          drawLabel({ x: room.left, y: room.top + 14 + 18 * index, text, strong: true }, palette),
        ),
        drawAxes(field, axes, palette),
        bars(data, field, palette),
        ruined(out, field, palette),
        key.length === 0 ? sides(data, field, palette) : divider(data, field, palette),
      ].join('');
    },
  );
  return {
    svg,
    table: {
      columns: ['above', 'up to', 'share', ...(hasTheory ? ['exact share'] : [])],
      rows: [
        ...(out === undefined ? [] : [['out', '', out, ...(hasTheory ? [''] : [])]]),
        ...bins.map(({ from, to, share, theory }) => [from, to, share, ...(hasTheory ? [theory ?? 0] : [])]),
      ],
    },
  };
}

const behindOf = ({ ahead, out = 0 }: DistributionData): number => Math.max(0, 1 - ahead - out);

const sharesOf = (data: DistributionData): readonly string[] => [
  `ahead ${percent(data.ahead)}`,
  `behind or even ${percent(behindOf(data))}`,
  ...(data.out === undefined ? [] : [`out ${percent(data.out)}`]),
];

/** Where the words do not fit at both sides of the start, they stand in lines of their own above. */
function keyOf(data: DistributionData, look: Look): readonly string[] {
  const { inner } = widthWithin(look);
  const [from, to] = spanOf(data);
  const [least, most] = [60 + (data.out === undefined ? 0 : APART), inner - 14];
  const start = least + ((data.start - from) / (to - from)) * (most - least);
  const [ahead = '', behind = ''] = sharesOf(data);
  const fits =
    start - least > widthOf(behind) + 14 &&
    most - start > widthOf(ahead, sizes.label, true) + 14 &&
    data.start >= from &&
    data.start <= to;
  return fits ? [] : wrapped(sharesOf(data).join(' · '), { width: inner, size: sizes.label, strong: true });
}

function spanOf({ bins }: DistributionData): readonly [number, number] {
  const [from, to] = [bins.at(0)?.from ?? 0, bins.at(-1)?.to ?? 1];
  return [from, to > from ? to : from + 1];
}

function axesOf(data: DistributionData): { readonly x: Axis; readonly y: Axis } {
  const [from, to] = spanOf(data);
  const shares = data.bins.flatMap(({ share, theory = 0 }) => [share, theory]);
  // A tenth is left above the highest bar for the words at both sides of the start.
  const most = Math.max(data.out ?? 0, ...shares, 1e-9) * 1.1;
  return {
    x: { label: data.measures, from, to, write: (value) => figure(value) },
    y: {
      label: 'share of sessions',
      from: 0,
      to: most,
      write: (value) => `${figure(value * 100, 4)}\u00a0%`,
    },
  };
}

function bars({ bins, start }: DistributionData, { x, y, room }: Field, palette: Palette): string {
  return bins
    .flatMap(({ from, to, share, theory }) => {
      const [left, right] = [x(from), x(to)];
      const gap = right - left > 4 ? 1 : 0;
      const bar = element('rect', {
        x: left + gap,
        y: y(share),
        width: Math.max(0.5, right - left - 2 * gap),
        height: room.bottom - y(share),
        fill: from >= start ? palette.mark : palette.edge,
        class: 'bar',
      });
      if (theory === undefined) return [bar];
      const across = [
        [left, y(theory)],
        [right, y(theory)],
      ] as const;
      return [bar, line(across, palette.other, { width: 2.4, kind: 'theory' })];
    })
    .join('');
}

function ruined(out: number | undefined, { room, y }: Field, palette: Palette): string {
  if (out === undefined) return '';
  const bar = { left: room.left + 4, right: room.left + 20, top: y(out), bottom: room.bottom };
  return [
    hatched(bar, palette.text),
    drawLabel({ x: room.left + 1, y: room.bottom + 20, text: 'out' }, palette),
  ].join('');
}

function divider({ start }: DistributionData, { x, room }: Field, palette: Palette): string {
  const at = x(start);
  return at < room.left || at > room.right
    ? ''
    : line(
        [
          [at, room.top],
          [at, room.bottom],
        ],
        palette.text,
        { dashes: '3 4' },
      );
}

function sides(data: DistributionData, field: Field, palette: Palette): string {
  const [ahead = '', behind = ''] = sharesOf(data);
  const at = field.x(data.start);
  const y = field.room.top + 6;
  const labels: readonly Label[] = [
    { x: at + 8, y, text: ahead, strong: true },
    { x: at - 8, y, text: behind, anchor: 'end' },
  ];
  return [divider(data, field, palette), ...labels.map((label) => drawLabel(label, palette))].join('');
}
