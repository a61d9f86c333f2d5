import { type Axis, createField, drawAxes, type Field, line } from './axes.ts';
import type { Look, Palette } from './palette.ts';
import { drawSheet, heightFor } from './sheet.ts';
import { createSpeech, type Speech } from './speech.ts';
import { element } from './svg.ts';
import type { Plot } from './table.ts';

/** How often a total fell, how often it should, and between what shares chance leaves it most of the time. */
export type TotalCount = {
  readonly total: number;
  readonly count: number;
  readonly expected: number;
  readonly low: number;
  readonly high: number;
};

/** The totals of many rolls against what fair dice give; shares are of all rolls. */
export type TotalsData = {
  readonly title: string;
  readonly caption?: string;
  readonly rolls: number;
  readonly totals: readonly TotalCount[];
};

export function totalsPlot(data: TotalsData, look: Look): Plot {
  const { title, caption, rolls, totals } = data;
  const outside = totals.filter((each) => isOutside(each, rolls)).map(({ total }) => total);
  const speech = createSpeech(look);
  const { figure, said } = speech;
  const described =
    outside.length === 0
      ? said.totals.within({ rolls: figure(rolls) })
      : said.totals.outside({ rolls: figure(rolls), totals: outside.join(', ') });
  const svg = drawSheet(
    { title, ...(caption === undefined ? {} : { caption }), described },
    { look, height: heightFor(look) },
    (room, palette) => {
      const axes = axesOf(data, speech);
      const field = createField(room, axes);
      return [drawAxes(field, axes, palette), bars(data, speech, field, palette)].join('');
    },
  );
  return {
    svg,
    table: {
      columns: [
        said.totals.total,
        said.totals.rolls,
        said.totals.share,
        said.totals.expectedShare,
        said.totals.from,
        said.totals.to,
      ],
      rows: totals.map(({ total, count, expected, low, high }) => [
        total,
        count,
        shareOf(count, rolls),
        expected,
        low,
        high,
      ]),
    },
  };
}

const shareOf = (count: number, rolls: number): number => (rolls === 0 ? 0 : count / rolls);

const isOutside = ({ count, low, high }: TotalCount, rolls: number): boolean =>
  shareOf(count, rolls) < low || shareOf(count, rolls) > high;

function axesOf(
  { totals, rolls }: TotalsData,
  { figure, said }: Speech,
): { readonly x: Axis; readonly y: Axis } {
  const values = totals.map(({ total }) => total);
  const most = Math.max(...totals.flatMap(({ count, high }) => [shareOf(count, rolls), high]));
  return {
    x: {
      label: said.totals.totalOfDice,
      from: Math.min(...values) - 0.6,
      to: Math.max(...values) + 0.6,
      write: String,
      written: values,
    },
    y: {
      label: said.totals.shareOfRolls,
      from: 0,
      to: most,
      write: (value) => `${figure(value * 100)}\u00a0%`,
    },
  };
}

function bars(
  { totals, rolls }: TotalsData,
  { percent }: Speech,
  { x, y, room }: Field,
  palette: Palette,
): string {
  const half = (x(1) - x(0)) * 0.38;
  return totals
    .flatMap((each) => {
      const { total, count, expected, low, high } = each;
      const share = shareOf(count, rolls);
      const at = x(total);
      return [
        element(
          'rect',
          {
            x: at - half,
            y: y(share),
            width: 2 * half,
            height: room.bottom - y(share),
            fill: isOutside(each, rolls) ? palette.mark : palette.edge,
            class: 'bar',
          },
          element('title', {}, `${total}: ${percent(share)}`),
        ),
        element('rect', {
          x: at - half * 0.28,
          y: y(high),
          width: half * 0.56,
          height: Math.max(1, y(low) - y(high)),
          fill: palette.other,
          'fill-opacity': 0.45,
          class: 'interval',
        }),
        crossed([at - half, at + half], y(expected), palette),
      ];
    })
    .join('');
}

/** The expected share: a line with an edge in the colour of the ground, to be seen on bars of any colour. */
function crossed([from, to]: readonly [number, number], y: number, { ground, text }: Palette): string {
  const across = [
    [from, y],
    [to, y],
  ] as const;
  return line(across, ground, { width: 4 }) + line(across, text, { width: 1.6, kind: 'expected' });
}
