import type { Pips } from '@dicepit/engine';
import { chanceFrom } from '@dicepit/games';
import { describe, expect, test } from 'vitest';
import { ALARM, evidence, isDoubtful, newMonitor, watch } from './monitor.ts';

/** A number from 0 to 1. */
type Chance = () => number;

/** A die that shows a six so much more often than one time in six. */
const die = (chance: Chance, more: number): Pips => {
  const at = chance();
  const six = 1 / 6 + more;
  if (at < six) return 6;
  const others: readonly Pips[] = [1, 2, 3, 4, 5];
  return others[Math.floor(((at - six) / (1 - six)) * 5)] ?? 5;
};

/** The roll at which two dice, the first of them loaded, are doubted; undefined where they are not within so many. */
function doubtedAt(chance: Chance, more: number, rolls: number, toldApart = true): number | undefined {
  let monitor = newMonitor({ dice: 2, toldApart });
  while (monitor.rolls < rolls) {
    monitor = watch(monitor, [die(chance, more), die(chance, 0)]);
    if (isDoubtful(monitor)) return monitor.rolls;
  }
  return undefined;
}

const doubted = (runs: number, seed: number, one: (chance: Chance) => number | undefined): number => {
  const whole = chanceFrom(seed);
  const chance = (): number => whole(2 ** 30) / 2 ** 30;
  return Array.from({ length: runs }, () => one(chance)).filter((at) => at !== undefined).length;
};

describe('the monitor of dice thrown by hand', () => {
  test('begins without evidence', () => {
    expect(evidence(newMonitor({ dice: 2, toldApart: true }))).toBe(1);
  });

  test('doubts fair dice hardly ever, though it is looked at after every roll', () => {
    expect(doubted(150, 3, (chance) => doubtedAt(chance, 0, 2_000))).toBe(0);
    expect(doubted(50, 5, (chance) => doubtedAt(chance, 0, 2_000, false))).toBe(0);
  });

  test('finds a die that is ten points off within 700 throws, nine times of ten or more', () => {
    expect(doubted(100, 7, (chance) => doubtedAt(chance, 0.1, 700))).toBeGreaterThanOrEqual(90);
  });

  test('finds it within 1,400 throws where the dice cannot be told apart', () => {
    expect(doubted(50, 9, (chance) => doubtedAt(chance, 0.1, 1_400, false))).toBeGreaterThanOrEqual(45);
  });

  test('is fair to fair dice exactly: its stake neither grows nor shrinks on the mean of all rolls', () => {
    let monitor = newMonitor({ dice: 2, toldApart: false });
    for (const roll of [
      [6, 6],
      [6, 1],
      [2, 6],
    ] as const)
      monitor = watch(monitor, roll);
    const faces: readonly Pips[] = [1, 2, 3, 4, 5, 6];
    const next = faces.flatMap((a) => faces.map((b) => evidence(watch(monitor, [a, b]))));
    expect(next.reduce((sum, each) => sum + each, 0) / 36).toBeCloseTo(evidence(monitor), 12);
  });

  test('does not mind in which order pooled dice are read', () => {
    const read = (rolls: readonly (readonly Pips[])[]) =>
      evidence(rolls.reduce(watch, newMonitor({ dice: 2, toldApart: false })));
    expect(
      read([
        [6, 1],
        [5, 6],
        [6, 2],
      ]),
    ).toBeCloseTo(
      read([
        [1, 6],
        [6, 5],
        [2, 6],
      ]),
      12,
    );
  });

  test('stays a number however long a loaded die goes on', () => {
    let monitor = newMonitor({ dice: 1, toldApart: true });
    for (let roll = 0; roll < 3_000; roll++) monitor = watch(monitor, [6]);
    expect(evidence(monitor)).toBe(Number.MAX_VALUE);
    expect(evidence(monitor)).toBeGreaterThan(ALARM);
  });
});
