import type { BankedScreen } from '@dicepit/wire';
import { svg } from './dom.ts';
import { said } from './said.ts';

const WIDTH = 440;
const HEIGHT = 78;

/** How often each total came; the pale line is what chance expects, where that may be shown. */
export function histogram(totals: BankedScreen['totals'], newest: number | undefined): SVGElement {
  const most = totals.reduce((high, { count, expected }) => Math.max(high, count, expected || 0), 1);
  const step = WIDTH / Math.max(1, totals.length);
  const heightOf = (value: number): number => ((HEIGHT - 4) * value) / most;
  const size = totals.length > 11 ? 19 : 24;
  const drawn = svg('svg', {
    class: 'histo',
    viewBox: `0 0 ${WIDTH} 104`,
    role: 'img',
    'aria-label': `${said.totals}: ${totals.map(({ total, count }) => `${total}: ${count}`).join(', ')}`,
  });
  totals.forEach(({ total, count, expected }, index) => {
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
  });
  return drawn;
}
