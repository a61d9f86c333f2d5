import type { Pips } from '@dicepit/engine';
import { describe, expect, test } from 'vitest';
import { failing, newBattery } from '../testing/battery.ts';
import { chiSquareTail } from '../testing/chi-square.ts';
import { seedFor, TABLE } from '../testing/honest-dice.ts';
import { drawFaces } from './faces.ts';

describe('chi-square', () => {
  // From printed tables.
  test.each([
    [11.0705, 5, 0.05],
    [15.0863, 5, 0.01],
    [37.6525, 25, 0.05],
    [49.8018, 35, 0.05],
    [57.3421, 35, 0.01],
    [4.3515, 5, 0.5],
    [14.6114, 25, 0.95],
  ])('of %f with %i degrees is passed with chance %f', (statistic, degrees, chance) => {
    expect(chiSquareTail(statistic, degrees)).toBeCloseTo(chance, 4);
  });
});

/** A million faces, in draws of forty, ten to a seed. */
function thrown(bend: (face: Pips, count: number) => number = (face) => face) {
  const battery = newBattery();
  const contributions = [{ person: 'p-ann', text: 'red lucky socks' }];
  for (let turn = 1; battery.faces() < 1_000_000; turn++) {
    const seed = seedFor(2_026, turn);
    const faces = Array.from({ length: 10 }, (_, draw) =>
      drawFaces({ seed, table: TABLE, turn, draw: draw + 1, contributions, count: 40 }),
    ).flat();
    battery.add(faces.map((face, place) => bend(face, battery.faces() + place)));
  }
  return battery.trials();
}

describe('a million faces', () => {
  test('pass frequency, pairs, serial, runs, gaps and collecting together at 99 in 100', () => {
    const trials = thrown();
    expect(trials.length).toBe(15);
    expect(failing(trials)).toEqual([]);
  });

  test('fail where one six in twenty is turned into a one', () => {
    const failed = failing(thrown((face, count) => (face === 6 && count % 20 === 0 ? 1 : face)));
    expect(failed.map(({ name }) => name)).toContain('frequency');
  });

  test('fail where one face in fifty is that of three throws before', () => {
    const shown: number[] = [];
    const failed = failing(
      thrown((face, count) => {
        shown[count] = count % 50 === 49 ? (shown[count - 3] ?? face) : face;
        return shown[count];
      }),
    );
    expect(failed.map(({ name }) => name)).toContain('serial, lag 3');
    expect(failed.map(({ name }) => name)).not.toContain('frequency');
  });
});

describe('Holm', () => {
  test('fails what is too unlikely even among so many, and stops at the first that is not', () => {
    const trials = [0.2, 0.001, 0.004, 0.9].map((p) => ({ name: `${p}`, p }));
    expect(failing(trials).map(({ p }) => p)).toEqual([0.001]);
    expect(failing(trials, 0.05).map(({ p }) => p)).toEqual([0.001, 0.004]);
    expect(failing([{ name: 'x', p: 0.01 }])).toEqual([]);
  });
});
