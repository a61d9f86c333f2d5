import { describe, expect, test } from 'vitest';
import { landFrames, type Path, spinFrames, tossFrames } from './motion.ts';

const path = (index: number, count = 2): Path => ({
  index,
  count,
  size: 100,
  lift: 90,
  hand: [100, 700],
  touches: [
    [800, 500],
    [1_250, 300],
    [1_000, 350],
    [950, 400],
  ],
  end: [880, 410],
  askew: -0.2,
});

/** The place of a die and where its six sides look, out of what a browser is given. */
function read(frame: string) {
  const numbers = [
    ...frame
      .replace('3d', '')
      .replace('matrix3d', '')
      .matchAll(/-?[\d.]+(?:e-?\d+)?/g),
  ].map(Number);
  const [x = 0, y = 0, z = 0, ...m] = numbers;
  const up = (a: number, b: number, c: number): number =>
    a * (m[2] ?? 0) + b * (m[6] ?? 0) + c * (m[10] ?? 0);
  return {
    x,
    y,
    z,
    ups: [up(0, 0, 1), up(0, 1, 0), up(1, 0, 0), up(-1, 0, 0), up(0, -1, 0), up(0, 0, -1)],
    low: z - 50 * (Math.abs(m[2] ?? 0) + Math.abs(m[6] ?? 0) + Math.abs(m[10] ?? 0)),
  };
}

const last = <Item>(items: readonly Item[]): Item => {
  const item = items.at(-1);
  if (item === undefined) throw new Error('there are frames');
  return item;
};

const everyFace = [1, 2, 3, 4, 5, 6].flatMap((pips) => [0, 137, 1_999].map((spun) => [pips, spun] as const));

describe('a die', () => {
  test.each(everyFace)('lies flat with %i up, after it has spun for %i ms', (pips, spun) => {
    for (const index of [0, 1, 2]) {
      const { x, y, z, ups } = read(last(landFrames(path(index, 3), pips, spun)).die);
      expect(ups[pips - 1]).toBeCloseTo(1, 2);
      expect([x, y]).toEqual([880, 410]);
      expect(z).toBeCloseTo(50, 0);
    }
  });

  test('is solid: it never sinks into the cloth', () => {
    for (const index of [0, 1, 2])
      for (const { die } of [
        ...tossFrames(path(index, 3)),
        ...spinFrames(path(index, 3)),
        ...landFrames(path(index, 3), 5, 400),
      ])
        expect(read(die).low).toBeGreaterThanOrEqual(-0.2);
  });

  test('goes from flight to spin and from spin to fall without a jump', () => {
    for (const index of [0, 1]) {
      const joints = [
        [last(tossFrames(path(index))), spinFrames(path(index))[0]],
        [spinFrames(path(index))[10], landFrames(path(index), 3, 160)[0]],
      ];
      for (const [from, to] of joints) {
        const [before, after] = [read(from?.die ?? ''), read(to?.die ?? '')];
        expect([before.x, before.y]).toEqual([after.x, after.y]);
        expect(Math.abs(before.z - after.z)).toBeLessThan(1);
        before.ups.forEach((up, side) => expect(Math.abs(up - (after.ups[side] ?? 9))).toBeLessThan(0.02));
      }
    }
  });

  test('flies and spins alike whatever it will show', () => {
    const spin = spinFrames(path(0));
    for (const { die } of spin) expect(Math.max(...read(die).ups)).toBeLessThan(0.75);
  });
});
