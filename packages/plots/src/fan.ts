import { area, line as curve } from 'd3-shape';
import { type Axis, createField, drawAxes, type Field, LABEL_GAP, line } from './axes.ts';
import type { Look, Palette } from './palette.ts';
import { drawSheet, heightFor } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel, widthOf } from './text.ts';

/** How many rolls have been, and what a player has then: the sum that so many in a hundred do not exceed. */
export type FanPoint = {
  readonly roll: number;
  readonly p5: number;
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
};

/** Bankrolls over a session: bands of many sessions, and the paths of a few. */
export type FanData = {
  readonly title: string;
  readonly caption?: string;
  /** What is measured, with its unit: `bankroll, $`. */
  readonly measures: string;
  readonly start: number;
  readonly points: readonly FanPoint[];
  /** A few single sessions: what each had at each of the points, as long as it was played. */
  readonly paths?: readonly (readonly number[])[];
};

const levels = ['p95', 'p75', 'p50', 'p25', 'p5'] as const;

export function fanPlot(data: FanData, look: Look): Plot {
  const { title, caption, measures, points } = data;
  const speech = createSpeech(look);
  const { figure, said } = speech;
  const ends = endsOf(data, speech);
  const described = said.fan.described({
    measures,
    rolls: figure(points.at(-1)?.roll ?? 0),
    start: figure(data.start),
    ends: ends.join(', '),
  });
  const svg = drawSheet(
    { title, ...(caption === undefined ? {} : { caption }), described },
    { look, height: heightFor(look) },
    (room, palette) => {
      const axes = axesOf(data, speech);
      const right = 14 + Math.max(...ends.map((text) => widthOf(text, 13, true)), widthOf(said.fan.rolls));
      const field = createField(room, axes, { right });
      return [
        drawAxes(field, axes, palette),
        bands(data, field, palette),
        endings(data, ends, field, palette),
      ].join('');
    },
  );
  return {
    svg,
    table: {
      columns: [said.fan.roll, '5 %', '25 %', said.fan.median, '75 %', '95 %'],
      rows: points.map(({ roll, p5, p25, p50, p75, p95 }) => [roll, p5, p25, p50, p75, p95]),
    },
  };
}

/** What each line ends at, from the highest. */
function endsOf({ points }: FanData, { figure, said }: Speech): readonly string[] {
  const names = { p5: '5 %', p25: '25 %', p50: said.fan.median, p75: '75 %', p95: '95 %' };
  const last = points.at(-1);
  return last === undefined ? [] : levels.map((level) => `${names[level]} ${figure(last[level], 0)}`);
}

function axesOf(
  { points, paths = [], start, measures }: FanData,
  { figure, said }: Speech,
): { readonly x: Axis; readonly y: Axis } {
  const sums = [start, ...points.flatMap(({ p5, p95 }) => [p5, p95]), ...paths.flat()];
  const rolls = points.map(({ roll }) => roll);
  return {
    x: { label: said.fan.rolls, from: 0, to: Math.max(1, ...rolls), write: (value) => figure(value) },
    y: {
      label: measures,
      from: Math.min(0, ...sums),
      to: Math.max(1, ...sums),
      write: (value) => figure(value),
    },
  };
}

function bands({ points, paths = [], start }: FanData, { x, y, room }: Field, palette: Palette): string {
  const band = (low: 'p5' | 'p25', high: 'p75' | 'p95', opacity: number): string =>
    element('path', {
      d: area<FanPoint>(
        ({ roll }) => x(roll),
        (point) => y(point[low]),
        (point) => y(point[high]),
      ).digits(1)([...points]),
      fill: palette.accent,
      'fill-opacity': opacity,
    });
  const path = (sums: readonly number[]): string =>
    element('path', {
      d: curve<number>(
        (_, index) => x(points[index]?.roll ?? 0),
        (sum) => y(sum),
      ).digits(1)(sums.slice(0, points.length)),
      fill: 'none',
      stroke: palette.other,
      'stroke-opacity': 0.75,
    });
  return [
    band('p5', 'p95', 0.2),
    band('p25', 'p75', 0.38),
    ...paths.map(path),
    line(
      [
        [room.left, y(start)],
        [room.right, y(start)],
      ],
      palette.quiet,
      { dashes: '3 4' },
    ),
    element('path', {
      d: curve<FanPoint>(
        ({ roll }) => x(roll),
        ({ p50 }) => y(p50),
      ).digits(1)([...points]),
      fill: 'none',
      stroke: palette.text,
      'stroke-width': 2.6,
      'stroke-linejoin': 'round',
      class: 'median',
    }),
  ].join('');
}

/** What each line ends at, beside its end; moved apart where lines end close together. */
function endings({ points }: FanData, ends: readonly string[], { room, y }: Field, palette: Palette): string {
  const last = points.at(-1);
  if (last === undefined) return '';
  const places = spread(
    levels.map((level) => y(last[level]) + 4.5),
    { gap: LABEL_GAP, from: room.top, to: room.bottom },
  );
  return levels
    .map((level, index) =>
      drawLabel(
        {
          x: room.right + 8,
          y: places[index] ?? 0,
          text: ends[index] ?? '',
          strong: level === 'p50',
        },
        palette,
      ),
    )
    .join('');
}

/** Places along a line moved apart to at least a gap, each as near as may be to where it belongs. */
function spread(
  places: readonly number[],
  { gap, from, to }: { readonly gap: number; readonly from: number; readonly to: number },
): readonly number[] {
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const moved = [...places];
  let least = from;
  for (const place of order) {
    moved[place] = Math.max(places[place] ?? 0, least);
    least = (moved[place] ?? 0) + gap;
  }
  let most = to;
  for (const place of order.toReversed()) {
    moved[place] = Math.min(moved[place] ?? 0, most);
    most = (moved[place] ?? 0) - gap;
  }
  return moved;
}
