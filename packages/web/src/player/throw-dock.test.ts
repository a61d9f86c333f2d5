import { expect, test } from 'vitest';
import { createShakeDetector, isThrow } from './throw-dock.tsx';

/** How many shakes come of jolts: at which millisecond, and how hard. */
const shakesIn = (...jolts: readonly (readonly [at: number, force: number])[]): number => {
  const isShake = createShakeDetector();
  return jolts.filter(([at, force]) => isShake({ at, force })).length;
};

test.each([
  [
    'three hard jolts in a second',
    [
      [0, 20],
      [200, 20],
      [400, 20],
    ],
    1,
  ],
  [
    'two of them',
    [
      [0, 20],
      [200, 20],
    ],
    0,
  ],
  [
    'three that are not hard',
    [
      [0, 14],
      [200, 14],
      [400, 14],
    ],
    0,
  ],
  [
    'three over a longer time',
    [
      [0, 20],
      [900, 20],
      [1_800, 20],
    ],
    0,
  ],
  [
    'one jolt told three times',
    [
      [0, 20],
      [16, 22],
      [32, 20],
    ],
    0,
  ],
  [
    'five, of which the last two begin anew',
    [
      [0, 20],
      [100, 20],
      [200, 20],
      [300, 20],
      [400, 20],
    ],
    1,
  ],
] as const)('%s', (_, jolts, shakes) => {
  expect(shakesIn(...jolts)).toBe(shakes);
});

test.each([
  [{ x: 100, y: 400 }, { x: 110, y: 300 }, true],
  [{ x: 100, y: 400 }, { x: 100, y: 340 }, false],
  [{ x: 100, y: 400 }, { x: 300, y: 200 }, false],
  [{ x: 100, y: 300 }, { x: 100, y: 400 }, false],
])('from %o to %o', (from, to, throws) => {
  expect(isThrow(from, to)).toBe(throws);
});
