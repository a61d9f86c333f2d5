import { describe, expect, test } from 'vitest';
import { unbalanced } from '../../cli/src/well-formed.ts';
import { edgesPlot, fanPlot, formatCsv, type Look, plotWords, type Theme } from './index.ts';
import { crowding, found, labelsOf } from './testing/read-svg.ts';
import { distribution, edges, fan, heat, ruin, samples, totals } from './testing/sample-plots.ts';
import { toExtent } from './text.ts';

const themes: readonly Theme[] = ['light', 'dark', 'print', 'page'];
const widths = [320, 390, 480, 700, 1024, 1600];
const look: Look = { theme: 'light', width: 700 };
const kinds = Object.entries(samples);

/** The numbers of a path, in pairs. */
const pairsOf = (path: string): readonly (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** Where a value of the vertical axis stands: the figure beside it is centred on its line. */
const heightOf = (svg: string, figure: string): number =>
  (labelsOf(svg).find(({ text, anchor }) => text === figure && anchor === 'end')?.y ?? Number.NaN) - 4.5;

const placeOf = (svg: string, figure: string): number =>
  labelsOf(svg).find(({ text, anchor }) => text === figure && anchor === 'middle')?.x ?? Number.NaN;

describe.each(kinds)('a plot of %s', (_, draw) => {
  test.each(themes)('is well-formed, has a name and real text, in the theme %s', (theme) => {
    const { svg } = draw({ theme, width: 700 });
    expect(unbalanced(svg)).toEqual([]);
    expect(svg).toMatch(/^<svg [^>]*role="img"[^>]*><title>[^<]+<\/title><desc>[^<]+<\/desc>/);
    expect(labelsOf(svg).length).toBeGreaterThan(5);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=|<script|url\(/);
  });

  test.each(widths)('keeps every label inside its frame and off every other, %i wide', (width) => {
    const { svg } = draw({ theme: 'dark', width });
    expect(found(svg, 'svg')[0]?.['width']).toBe(String(width));
    expect(crowding(svg)).toEqual([]);
  });

  test('draws the same in every theme but for its colours', () => {
    const plain = (theme: Theme): string =>
      draw({ theme, width: 700 }).svg.replaceAll(/(fill|stroke)="[^"]*"/g, '');
    expect(new Set(themes.map(plain)).size).toBe(1);
  });
});

describe('marks', () => {
  test('the median of a fan goes through its values', () => {
    const { svg } = samples['fan']?.(look) ?? { svg: '' };
    const [{ d = '' } = {}] = found(svg, 'path', 'median');
    const pairs = pairsOf(d);
    expect(pairs).toHaveLength(fan.points.length);
    const [zero, hundred] = [heightOf(svg, '0'), heightOf(svg, '100')];
    const [, end = 0] = pairs.at(-1) ?? [];
    expect((end - zero) / (hundred - zero)).toBeCloseTo(180 / 100, 1);
    expect(pairs.at(-1)?.[0]).toBeCloseTo(placeOf(svg, '200'), 0);
  });

  test('a bar is as high as its share, and its exact share is marked across it', () => {
    const { svg } = samples['distribution']?.(look) ?? { svg: '' };
    const bars = found(svg, 'rect', 'bar');
    expect(bars).toHaveLength(distribution.bins.length);
    const [zero, ten] = [heightOf(svg, '0\u00a0%'), heightOf(svg, '10\u00a0%')];
    const share = (y: number): number => ((y - zero) / (ten - zero)) * 0.1;
    expect(share(Number(bars[8]?.['y']))).toBeCloseTo(8 / 70, 3);
    const marks = found(svg, 'path', 'theory');
    expect(share(pairsOf(marks[8]?.['d'] ?? '')[0]?.[1] ?? 0)).toBeCloseTo(8 / 72, 3);
    // Behind or even is one colour, ahead another; the first bin ahead begins where the player did.
    expect(new Set(bars.slice(0, 8).map(({ fill }) => fill)).size).toBe(1);
    expect(bars[8]?.['fill']).not.toBe(bars[7]?.['fill']);
    expect(found(svg, 'rect', 'out')).toHaveLength(1);
  });

  test('the curve of ruin passes its marked points, and words that have no room are left out', () => {
    const { svg } = samples['ruin']?.(look) ?? { svg: '' };
    const [zero, half] = [heightOf(svg, '0\u00a0%'), heightOf(svg, '20\u00a0%')];
    const marked = found(svg, 'circle', 'marked');
    expect(marked).toHaveLength(3);
    expect((Number(marked[0]?.['cy']) - zero) / (half - zero)).toBeCloseTo(0.32 / 0.2, 2);
    expect(Number(marked[0]?.['cx'])).toBeCloseTo(placeOf(svg, '100'), 1);
    expect(labelsOf(svg).map(({ text }) => text)).toContain('100: 32.0\u00a0%');
  });

  test('a total out of its interval has another colour than the rest', () => {
    const { svg } = samples['totals']?.(look) ?? { svg: '' };
    const fills = found(svg, 'rect', 'bar').map(({ fill }) => fill);
    expect(fills.filter((fill) => fill !== fills[0])).toHaveLength(1);
    expect(fills[5]).not.toBe(fills[0]);
    expect(svg).toContain('Outside of it: 7.');
  });

  test('dots of a comparison stand by their values, with the other value marked', () => {
    const { svg } = samples['edges']?.(look) ?? { svg: '' };
    const at = found(svg, 'circle', 'dot').map(({ cx }) => Number(cx));
    const [zero, ten] = [placeOf(svg, '0'), placeOf(svg, '10')];
    expect(at.map((x) => Math.round(((x - zero) / (ten - zero)) * 1e4) / 1e3)).toEqual([
      2.778, 9.091, 20, -3,
    ]);
    expect(found(svg, 'path', 'against')).toHaveLength(1);
  });

  test('the figure under a far negative end does not stick out', () => {
    const rows = [{ name: 'martingale', value: -98_765, says: 'all' }];
    const { svg } = edgesPlot({ ...edges, rows }, { theme: 'dark', width: 320 });
    expect(Math.min(...labelsOf(svg).map((label) => toExtent(label).left))).toBeGreaterThanOrEqual(0);
  });

  test('a roll that falls too often is the strongest cell', () => {
    const { svg } = samples['heat']?.(look) ?? { svg: '' };
    const strengths = found(svg, 'rect', 'cell').map((each) => Number(each['fill-opacity']));
    expect(strengths).toHaveLength(36);
    expect(strengths.indexOf(Math.max(...strengths))).toBe(0);
    expect(svg).toContain('Farthest from a fair share is 1-1, +42\u00a0%');
  });
});

describe('another language', () => {
  const other = {
    ...plotWords,
    fan: { ...plotWords.fan, rolls: 'Würfe', median: 'Median' },
    heat: { ...plotWords.heat, secondDie: 'zweiter Würfel' },
  };
  const german: Look = { ...look, words: other, marks: { point: ',', thousands: '.' } };

  test('is spoken by the picture, its description and its table', () => {
    const { svg, table } = samples['fan']?.(german) ?? { svg: '', table: { columns: [] } };
    expect(labelsOf(svg).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Würfe', 'Median 180', '95 % 300']),
    );
    expect(svg).toContain('Median 180, 25 % 120');
    expect(table.columns).toEqual(['roll', '5 %', '25 %', 'Median', '75 %', '95 %']);
    expect(samples['heat']?.(german).svg).toContain('>zweiter Würfel<');
  });

  test('writes numbers with its own marks, and only the table keeps them for machines', () => {
    const rows = [{ name: 'all', value: 123_456.5, says: '' }];
    const { svg, table } = edgesPlot({ ...edges, rows }, german);
    expect(labelsOf(svg).map(({ text }) => text)).toContain('100.000');
    expect(formatCsv(table)).toContain('123456.5');
    expect(samples['ruin']?.(german).svg).toContain('100: 32,0\u00a0%');
  });
});

describe('the table behind a plot', () => {
  test('holds the figures that were given', () => {
    const table = (kind: string) => samples[kind]?.(look).table.rows ?? [];
    expect(table('fan')).toEqual(
      fan.points.map(({ roll, p5, p25, p50, p75, p95 }) => [roll, p5, p25, p50, p75, p95]),
    );
    expect(table('distribution').slice(1)).toEqual(
      distribution.bins.map(({ from, to, share, theory }) => [from, to, share, theory]),
    );
    expect(table('distribution')[0]).toEqual(['out', '', 0.0274, '']);
    expect(table('ruin')).toEqual(ruin.points.map(({ at, chance }) => [at, chance]));
    expect(table('totals').map(([total, count]) => [total, count])).toEqual(
      totals.totals.map(({ total, count }) => [total, count]),
    );
    expect(table('edges').map(([name, value]) => [name, value])).toEqual(
      edges.rows.map(({ name, value }) => [name, value]),
    );
    expect(table('heat').map((row) => row[2])).toEqual(heat.counts.flat());
    for (const [, draw] of kinds) {
      const { columns, rows } = draw(look).table;
      expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
    }
  });

  test('is written as comma-separated values', () => {
    expect(formatCsv({ columns: ['name', 'edge, %'], rows: [['C&E "Combo"', 1.5]] })).toBe(
      'name,"edge, %"\r\n"C&E ""Combo""",1.5\r\n',
    );
  });
});

describe('whatever is written on a plot', () => {
  test('is text and never markup', () => {
    const name = '<script>alert(1)</script> & "more"';
    const { svg } = edgesPlot({ ...edges, title: name, rows: [{ name, value: 1, says: name }] }, look);
    expect(svg).not.toContain('<script');
    expect(unbalanced(svg)).toEqual([]);
  });

  test('is legible with nothing to show', () => {
    const { svg } = fanPlot(
      { ...fan, points: [{ roll: 0, p5: 0, p25: 0, p50: 0, p75: 0, p95: 0 }], start: 0, paths: [] },
      look,
    );
    expect(svg).not.toMatch(/NaN|Infinity/);
  });
});
