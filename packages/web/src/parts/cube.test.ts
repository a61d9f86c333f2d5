import { describe, expect, test } from 'vitest';
import { sides, turnsTo } from './cube.ts';

describe('a die in space', () => {
  test('has all six sides, each once', () => {
    expect(sides.map(({ pips }) => pips).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('opposite sides look opposite ways and sum to seven', () => {
    for (const { pips, turn } of sides) {
      const facing = lookingAt(turn);
      const opposite = sides.find((each) =>
        sameWay(
          lookingAt(each.turn),
          facing.map((part) => -part),
        ),
      );
      expect(opposite?.pips).toBe(7 - pips);
    }
  });

  test.each(sides)('rests with $pips to the front', ({ pips, turn }) => {
    const [x = 0, y = 0, z = 0] = turned(lookingAt(turn), turnsTo(pips));
    expect(sameWay([x, y, z], [0, 0, 1])).toBe(true);
  });
});

type Way = readonly number[];

const sameWay = (a: Way, b: Way): boolean =>
  a.every((part, index) => Math.abs(part - (b[index] ?? 0)) < 1e-9);

/** Where the front of the cube looks after a turn. */
const lookingAt = (turn: string): Way => turned([0, 0, 1], turn);

/** A way after turns as CSS writes them: the last one is done first. */
function turned(way: Way, turns: string): Way {
  return [...turns.matchAll(/rotate([XY])\((-?\d+)deg\)/g)]
    .toReversed()
    .reduce<Way>((at, [, axis, degrees]) => {
      const angle = (Number(degrees) * Math.PI) / 180;
      const [x = 0, y = 0, z = 0] = at;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return axis === 'X'
        ? [x, y * cos - z * sin, y * sin + z * cos]
        : [x * cos + z * sin, y, z * cos - x * sin];
    }, way);
}
