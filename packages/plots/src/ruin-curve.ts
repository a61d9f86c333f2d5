import { line as curve } from 'd3-shape';
import { type Axis, createField, drawAxes, type Field, line } from './axes.ts';
import type { Look, Palette } from './palette.ts';
import { placed } from './placed.ts';
import { drawSheet, heightFor } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel } from './text.ts';

/** The chance of ruin at one place of the curve; estimates have an interval. */
export type RuinPoint = {
  readonly at: number;
  readonly chance: number;
  readonly low?: number;
  readonly high?: number;
};

/** The chance to run out, by the bankroll at the start or by the number of rolls. */
export type RuinCurveData = {
  readonly title: string;
  readonly caption?: string;
  /** What lies along the axis, with its unit: `starting bank, $`. */
  readonly along: string;
  readonly points: readonly RuinPoint[];
  /** Points that are marked and written out. */
  readonly marked?: readonly RuinPoint[];
};

export function ruinCurvePlot(data: RuinCurveData, look: Look): Plot {
  const { title, caption, along, points, marked = [] } = data;
  const speech = createSpeech(look);
  const { said } = speech;
  const told = (marked.length > 0 ? marked : points.slice(-1))
    .map((point) => pointTold(point, speech))
    .join(', ');
  const estimated = points.some(({ low }) => low !== undefined);
  const svg = drawSheet(
    {
      title,
      ...(caption === undefined ? {} : { caption }),
      described: said.ruin.described({ along, points: told }),
    },
    { look, height: heightFor(look) },
    (room, palette) => {
      const axes = axesOf(data, speech);
      const field = createField(room, axes, { right: 20 });
      return [
        drawAxes(field, axes, palette),
        drawn(data, field, palette),
        marks(data, speech, field, palette),
      ].join('');
    },
  );
  return {
    svg,
    table: {
      columns: [along, said.ruin.chance, ...(estimated ? [said.low, said.high] : [])],
      rows: points.map(({ at, chance, low, high }) => [
        at,
        chance,
        ...(estimated ? [low ?? chance, high ?? chance] : []),
      ]),
    },
  };
}

const pointTold = ({ at, chance }: RuinPoint, { figure, percent }: Speech): string =>
  `${figure(at)}: ${percent(chance)}`;

function axesOf(
  { points, marked = [], along }: RuinCurveData,
  { figure, said }: Speech,
): { readonly x: Axis; readonly y: Axis } {
  const all = [...points, ...marked];
  const most = Math.max(1e-6, ...all.map(({ chance, high }) => high ?? chance));
  return {
    x: {
      label: along,
      from: Math.min(0, ...all.map(({ at }) => at)),
      to: Math.max(1, ...all.map(({ at }) => at)),
      write: (value) => figure(value),
    },
    y: {
      label: said.ruin.chance,
      from: 0,
      to: most > 0.5 ? 1 : most * 1.15,
      write: (value) => `${figure(value * 100, 6)}\u00a0%`,
    },
  };
}

function drawn({ points }: RuinCurveData, { x, y }: Field, palette: Palette): string {
  const intervals = points.flatMap(({ at, low, high }) =>
    low === undefined || high === undefined
      ? []
      : [
          line(
            [
              [x(at), y(low)],
              [x(at), y(high)],
            ],
            palette.edge,
            { width: 2 },
          ),
        ],
  );
  return [
    ...intervals,
    element('path', {
      d: curve<RuinPoint>(
        ({ at }) => x(at),
        ({ chance }) => y(chance),
      ).digits(2)([...points]),
      fill: 'none',
      stroke: palette.mark,
      'stroke-width': 3,
      'stroke-linejoin': 'round',
      class: 'curve',
    }),
  ].join('');
}

function marks(
  { points, marked = [] }: RuinCurveData,
  speech: Speech,
  { room, x, y }: Field,
  palette: Palette,
): string {
  const rises = (points.at(-1)?.chance ?? 0) > (points.at(0)?.chance ?? 0);
  const labels = placed(
    marked.map((point) => ({ x: x(point.at), y: y(point.chance), text: pointTold(point, speech) })),
    room,
    rises ? 'left' : 'right',
  );
  return [
    ...marked.map(({ at, chance }) =>
      element('circle', {
        cx: x(at),
        cy: y(chance),
        r: 5,
        fill: palette.ground,
        stroke: palette.text,
        'stroke-width': 2.4,
        class: 'marked',
      }),
    ),
    ...labels.map((label) => drawLabel(label, palette)),
  ].join('');
}
