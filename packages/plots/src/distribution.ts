import { type Axis, createField, drawAxes, type Field, line } from './axes.ts';
import type { Look, Palette } from './palette.ts';
import { drawSheet, heightFor, widthWithin } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element, short } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel, type Extent, type Label, sizes, widthOf, wrapped } from './text.ts';

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

/** The room of a bar apart: its word, and air before the first figure of the axis. */
const apartOf = ({ out }: DistributionData, { said }: Speech): number =>
  out === undefined ? 0 : widthOf(said.distribution.out) + 16;

export function distributionPlot(data: DistributionData, look: Look): Plot {
  const { title, caption, measures, bins, out } = data;
  const speech = createSpeech(look);
  const { said } = speech;
  const shares = sharesOf(data, speech);
  const hasTheory = bins.some(({ theory }) => theory !== undefined);
  const apart = apartOf(data, speech);
  const key = keyOf(data, { shares, apart, look });
  const svg = drawSheet(
    { title, ...(caption === undefined ? {} : { caption }), described: `${measures}: ${shares.join(', ')}.` },
    { look, height: heightFor(look) + 18 * key.length },
    (room, palette) => {
      const axes = axesOf(data, speech);
      const below = { ...room, top: room.top + 18 * key.length };
      const field = createField(below, axes, { right: 14, apart });
      return [
        ...key.map((text, index) =>
          drawLabel({ x: room.left, y: room.top + 14 + 18 * index, text, strong: true }, palette),
        ),
        drawAxes(field, axes, palette),
        bars(data, field, palette),
        ruined({ out, text: said.distribution.out }, field, palette),
        key.length === 0 ? sides(data, shares, field, palette) : divider(data, field, palette),
      ].join('');
    },
  );
  const { above, upTo, share, exactShare } = said.distribution;
  return {
    svg,
    table: {
      columns: [above, upTo, share, ...(hasTheory ? [exactShare] : [])],
      rows: [
        ...(out === undefined ? [] : [[said.distribution.out, '', out, ...(hasTheory ? [''] : [])]]),
        ...bins.map((bin) => [bin.from, bin.to, bin.share, ...(hasTheory ? [bin.theory ?? 0] : [])]),
      ],
    },
  };
}

const behindOf = ({ ahead, out = 0 }: DistributionData): number => Math.max(0, 1 - ahead - out);

const sharesOf = (data: DistributionData, { percent, said }: Speech): readonly string[] => [
  said.distribution.ahead({ share: percent(data.ahead) }),
  said.distribution.behind({ share: percent(behindOf(data)) }),
  ...(data.out === undefined ? [] : [said.distribution.ruined({ share: percent(data.out) })]),
];

/** Where the words do not fit at both sides of the start, they stand in lines of their own above. */
function keyOf(
  data: DistributionData,
  {
    shares,
    apart,
    look,
  }: { readonly shares: readonly string[]; readonly apart: number; readonly look: Look },
): readonly string[] {
  const { inner } = widthWithin(look);
  const [from, to] = spanOf(data);
  const [least, most] = [60 + apart, inner - 14];
  const start = least + ((data.start - from) / (to - from)) * (most - least);
  const [ahead = '', behind = ''] = shares;
  const fits =
    start - least > widthOf(behind) + 14 &&
    most - start > widthOf(ahead, sizes.label, true) + 14 &&
    data.start >= from &&
    data.start <= to;
  return fits ? [] : wrapped(shares.join(' · '), { width: inner, size: sizes.label, strong: true });
}

function spanOf({ bins }: DistributionData): readonly [number, number] {
  const [from, to] = [bins.at(0)?.from ?? 0, bins.at(-1)?.to ?? 1];
  return [from, to > from ? to : from + 1];
}

function axesOf(data: DistributionData, { figure, said }: Speech): { readonly x: Axis; readonly y: Axis } {
  const [from, to] = spanOf(data);
  const shares = data.bins.flatMap(({ share, theory = 0 }) => [share, theory]);
  // A tenth is left above the highest bar for the words at both sides of the start.
  const most = Math.max(data.out ?? 0, ...shares, 1e-9) * 1.1;
  return {
    x: { label: data.measures, from, to, write: (value) => figure(value) },
    y: {
      label: said.distribution.shareOfSessions,
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

function ruined(
  { out, text }: { readonly out: number | undefined; readonly text: string },
  { room, y }: Field,
  palette: Palette,
): string {
  if (out === undefined) return '';
  const bar = { left: room.left + 4, right: room.left + 20, top: y(out), bottom: room.bottom };
  return [
    hatched(bar, palette.text),
    drawLabel({ x: room.left + 1, y: room.bottom + 20, text }, palette),
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

function sides(
  data: DistributionData,
  [ahead = '', behind = '']: readonly string[],
  field: Field,
  palette: Palette,
): string {
  const at = field.x(data.start);
  const y = field.room.top + 6;
  const labels: readonly Label[] = [
    { x: at + 8, y, text: ahead, strong: true },
    { x: at - 8, y, text: behind, anchor: 'end' },
  ];
  return [divider(data, field, palette), ...labels.map((label) => drawLabel(label, palette))].join('');
}

const STEP = 6;

/** A bar in slanting lines. They are drawn one by one: a pattern needs a name, and two plots on a page would share it. */
function hatched({ left, right, top, bottom }: Extent, stroke: string): string {
  const [width, height] = [right - left, bottom - top];
  const lines: string[] = [];
  for (let offset = STEP / 2; offset < width + height; offset += STEP) {
    // A line that falls from the upper right to the lower left cuts the frame where x + y is the offset.
    const [x1, x2] = [Math.min(offset, width), Math.max(0, offset - height)];
    lines.push(
      `M${short(left + x1)} ${short(top + offset - x1)}L${short(left + x2)} ${short(top + offset - x2)}`,
    );
  }
  return [
    element('rect', {
      x: left,
      y: top,
      width,
      height: Math.max(0, height),
      fill: 'none',
      stroke,
      class: 'out',
    }),
    element('path', { d: lines.join(''), stroke, 'stroke-width': 1.6 }),
  ].join('');
}
