import type { BankedScreen } from '@dicepit/wire';
import { svg } from './dom.ts';
import { said } from './said.ts';

const WIDTH = 440;
const HEIGHT = 78;
/** Room for what the rows below the bars are called. */
const NAMES = 74;

/**
 * How often each total came; the pale line is what chance expects, where that may be shown. Where there is room, it
 * stands below each total how many results ago it last came.
 */
export function histogram(
  totals: BankedScreen['totals'],
  newest: number | undefined,
  { withSince = false }: { readonly withSince?: boolean } = {},
): SVGElement {
  const most = totals.reduce((high, { count, expected }) => Math.max(high, count, expected || 0), 1);
  const step = WIDTH / Math.max(1, totals.length);
  const heightOf = (value: number): number => ((HEIGHT - 4) * value) / most;
  const size = totals.length > 11 ? 19 : 24;
  const drawn = svg('svg', {
    class: 'histo',
    viewBox: withSince ? `-${NAMES} 0 ${WIDTH + NAMES} 132` : `0 0 ${WIDTH} 104`,
    role: 'img',
    'aria-label': labelFor(totals, withSince),
  });
  totals.forEach(({ total, count, expected, since }, index) => {
    const x = index * step;
    const isNewest = total === newest;
    const high = heightOf(count);
    drawn.appendChild(
      svg('rect', {
        x: x + 2.5,
        y: HEIGHT - high,
        width: step - 5,
        height: high,
        fill: isNewest ? '#ffd977' : '#d8b15a',
        'fill-opacity': isNewest ? 1 : 0.5,
      }),
    );
    if (expected !== null && expected > 0)
      drawn.appendChild(
        svg('path', {
          d: `M${x} ${HEIGHT - heightOf(expected)}h${step}`,
          stroke: '#efe6cf',
          'stroke-width': 2.5,
        }),
      );
    drawn.appendChild(
      svg(
        'text',
        {
          x: x + step / 2,
          y: 101,
          'text-anchor': 'middle',
          'font-size': size,
          fill: isNewest ? '#ffd977' : '#efe6cf',
        },
        String(total),
      ),
    );
    if (withSince) drawn.appendChild(sinceFigure(x + step / 2, since));
  });
  if (withSince) {
    drawn.appendChild(rowName(99, said.total));
    drawn.appendChild(rowName(125, said.since));
  }
  return drawn;
}

const sinceFigure = (x: number, since: number | null): SVGElement =>
  svg(
    'text',
    { class: 'ago', x, y: 126, 'text-anchor': 'middle', 'font-size': 16, fill: '#efe6cf' },
    since === null ? '–' : String(since),
  );

/** The same in words. */
function labelFor(totals: BankedScreen['totals'], withSince: boolean): string {
  const list = (of: (each: BankedScreen['totals'][number]) => number | string): string =>
    totals.map((each) => `${each.total}: ${of(each)}`).join(', ');
  const counts = `${said.totals}: ${list(({ count }) => count)}`;
  if (!withSince) return counts;
  return `${counts}. ${said.sinceEach}: ${list(({ since }) => (since === null ? '–' : since))}`;
}

const rowName = (y: number, name: string): SVGElement =>
  svg('text', { x: -10, y, 'text-anchor': 'end', 'font-size': 11, fill: '#d8b15a' }, name);
