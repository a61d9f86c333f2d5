import { scaleLinear } from 'd3-scale';
import { line } from './axes.ts';
import type { Look, Palette } from './palette.ts';
import { drawSheet, widthWithin } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';
import { drawLabel, type Extent, shortened, widthOf } from './text.ts';

/** One line of a comparison: a value, its interval where it is estimated, and another value to hold it against. */
export type EdgeRow = {
  readonly name: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  /** The other value: before a change, or the exact one beside an estimate. */
  readonly against?: number;
  /** What is written at the end of the line: `1/36`. */
  readonly says: string;
};

/** Edges, or any one figure, of several wagers or strategies side by side. */
export type EdgesData = {
  readonly title: string;
  readonly caption?: string;
  /** What is compared, with its unit: `edge, % of the stake`. */
  readonly measures: string;
  readonly rows: readonly EdgeRow[];
};

const ROW = 26;
const UNDER = 44;

export function edgesPlot(data: EdgesData, look: Look): Plot {
  const { title, caption, measures, rows } = data;
  const speech = createSpeech(look);
  const { said } = speech;
  const stacked = isStacked(data, look);
  const step = stacked ? ROW + 18 : ROW;
  const svg = drawSheet(
    {
      title,
      ...(caption === undefined ? {} : { caption }),
      described: `${measures}: ${rows.map(({ name, says }) => `${name} ${says}`).join(', ')}.`,
    },
    { look, height: rows.length * step + UNDER + 10 },
    (room, palette) => drawn(data, { room, palette, stacked, step, speech }),
  );
  const has = (key: 'low' | 'against'): boolean => rows.some((row) => row[key] !== undefined);
  const [interval, pair] = [has('low'), has('against')];
  return {
    svg,
    table: {
      columns: [
        said.edges.name,
        measures,
        ...(interval ? [said.low, said.high] : []),
        ...(pair ? [said.edges.against] : []),
      ],
      rows: rows.map(({ name, value, low, high, against }) => [
        name,
        value,
        ...(interval ? [low ?? value, high ?? value] : []),
        ...(pair ? [against ?? value] : []),
      ]),
    },
  };
}

const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => widthOf(text)));

/** Names stand over their lines where beside them they would leave no room for the dots. */
function isStacked({ rows }: EdgesData, look: Look): boolean {
  const { inner } = widthWithin(look);
  return widest(rows.map(({ name }) => name)) + widest(rows.map(({ says }) => says)) > inner * 0.6;
}

type Drawing = {
  readonly room: Extent;
  readonly palette: Palette;
  readonly stacked: boolean;
  readonly step: number;
  readonly speech: Speech;
};

function drawn({ rows, measures }: EdgesData, { room, palette, stacked, step, speech }: Drawing): string {
  const { figure } = speech;
  const says = Math.min(widest(rows.map((row) => row.says)) + 22, (room.right - room.left) * 0.6);
  const right = room.right - says;
  const values = rows.flatMap(({ value, low, high, against }) =>
    [value, low, high, against].filter((each) => each !== undefined),
  );
  const [from, to] = scaleLinear([Math.min(0, ...values), Math.max(...values, 1e-9)], [0, 1])
    .nice(5)
    .domain();
  // The figure under the left end is centred there, and must not stick out.
  const overhang = widthOf(figure(from ?? 0, 4)) / 2;
  const left = room.left + Math.max(stacked ? 6 : widest(rows.map(({ name }) => name)) + 14, overhang);
  const x = scaleLinear([from ?? 0, to ?? 1], [left, right]);
  const bottom = room.bottom - UNDER;
  const ticks = x.ticks(Math.max(1, Math.min(6, Math.floor((right - left) / 64))));
  const grid = ticks.flatMap((tick) => [
    line(
      [
        [x(tick), room.top],
        [x(tick), bottom],
      ],
      tick === 0 ? palette.edge : palette.hair,
      tick === 0 ? {} : { kind: 'grid' },
    ),
    drawLabel({ x: x(tick), y: bottom + 18, text: figure(tick, 4), anchor: 'middle' }, palette),
  ]);
  const dots = rows.flatMap((row, index) => {
    const y = room.top + step * index + step / 2 + (stacked ? 9 : 0);
    const name = stacked
      ? { x: room.left, y: y - 14, text: shortened(row.name, room.right - room.left) }
      : { x: room.left, y: y + 4.5, text: row.name };
    return [
      drawLabel(name, palette),
      dotOf(row, { x, y, palette }),
      drawLabel(
        { x: room.right, y: y + 4.5, text: shortened(row.says, says - 10), anchor: 'end', strong: true },
        palette,
      ),
    ];
  });
  return [
    ...grid,
    ...dots,
    drawLabel(
      {
        // Under the dots where there is room, else under the whole.
        x: widthOf(measures) <= right - room.left ? right : room.right,
        y: bottom + 38,
        text: shortened(measures, room.right - room.left),
        anchor: 'end',
      },
      palette,
    ),
  ].join('');
}

function dotOf(
  { value, low, high, against }: EdgeRow,
  { x, y, palette }: { readonly x: (value: number) => number; readonly y: number; readonly palette: Palette },
): string {
  const interval =
    low === undefined || high === undefined
      ? ''
      : line(
          [
            [x(low), y],
            [x(high), y],
          ],
          palette.mark,
          { width: 3 },
        );
  const other =
    against === undefined || against === value
      ? ''
      : [
          line(
            [
              [x(against), y],
              [x(value), y],
            ],
            palette.quiet,
            { dashes: '2 3' },
          ),
          line(
            [
              [x(against), y - 8],
              [x(against), y + 8],
            ],
            palette.other,
            { width: 3, kind: 'against' },
          ),
        ].join('');
  return [
    other,
    interval,
    element('circle', {
      cx: x(value),
      cy: y,
      r: 5.5,
      fill: palette.mark,
      stroke: palette.text,
      class: 'dot',
    }),
  ].join('');
}
