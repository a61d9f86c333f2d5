import { everyRoll, type Roll } from '@dicepit/engine';
import { ALARM, CAUTION, isDoubtful, newMonitor, watch } from '@dicepit/proof';
import { describe, expect, test } from 'vitest';
import { dieFavouring, type FaceChances, fairDie } from '../fall.ts';
import { Fraction } from '../fraction.ts';
import { given, withheld } from '../testing/every-sequence.ts';
import { criticalHits, tailFrom } from './binomial-tail.ts';
import { chiSquarePower, throwsToShow, unevenness } from './chi-square-power.ts';
import { evidencePerRoll, growthPerRoll } from './evidence.ts';
import { monitorGrowth } from './monitor-growth.ts';
import { rollsToAlarm } from './rolls-to-alarm.ts';
import { powerOfRolls, rollsToShow } from './rolls-to-show.ts';

const six = dieFavouring(6, Fraction.of(1, 4));
const sixth = Fraction.of(1, 6);
/** A die on which a one is painted over with a second six. */
const painted: FaceChances = [Fraction.zero, sixth, sixth, sixth, sixth, Fraction.of(1, 3)];

describe('what a roll says', () => {
  test('of one favoured face it says two things', () => {
    const evidence = evidencePerRoll({ dice: [six, fairDie], toldApart: true });
    expect(evidence.map(({ ratio, fair, loaded }) => [ratio, fair, loaded].map(String))).toEqual([
      ['9/10', '5/6', '3/4'],
      ['3/2', '1/6', '1/4'],
    ]);
    expect(growthPerRoll(evidence)).toBeCloseTo(0.75 * Math.log(0.9) + 0.25 * Math.log(1.5), 14);
  });

  test('is less where the dice cannot be told apart', () => {
    const [apart, alike] = [true, false].map((toldApart) =>
      evidencePerRoll({ dice: [six, fairDie], toldApart }),
    );
    expect(growthPerRoll(alike ?? [])).toBeLessThan(growthPerRoll(apart ?? []));
    for (const evidence of [apart, alike])
      expect(Fraction.sum((evidence ?? []).map(({ fair }) => fair))).toEqual(Fraction.one);
  });
});

describe('binomial tails', () => {
  test('are those of the exact sums', () => {
    const exact = (throws: number, hits: number): number => {
      let [ways, all] = [0n, 0n];
      let choose = 1n;
      for (let count = 0; count <= throws; count++) {
        const each = choose * 3n ** BigInt(throws - count);
        all += each;
        if (count >= hits) ways += each;
        choose = (choose * BigInt(throws - count)) / BigInt(count + 1);
      }
      return Fraction.of(ways, all).toNumber();
    };
    for (const [throws, hits] of [
      [1, 1],
      [10, 0],
      [10, 11],
      [40, 3],
      [40, 25],
      [700, 210],
      [3000, 700],
    ] as const) {
      const tail = tailFrom({ throws, chance: 0.25 }, hits);
      expect(Math.abs(tail - exact(throws, hits))).toBeLessThanOrEqual(1e-10 * tail);
    }
    expect(tailFrom({ throws: 3, chance: 1 }, 3)).toBe(1);
  });

  test('the critical number of hits is the first that is rare enough', () => {
    const die = { throws: 60, chance: 1 / 6 };
    const hits = criticalHits(die, 0.01);
    expect(tailFrom(die, hits)).toBeLessThanOrEqual(0.01);
    expect(tailFrom(die, hits - 1)).toBeGreaterThan(0.01);
  });
});

describe('how many rolls would show it', () => {
  const demand = { level: 0.01, power: 0.9 };

  test('the fewest rolls have the power, by exact chances', () => {
    const watched = { dice: [six, fairDie], toldApart: true };
    const { rolls, level, power, method } = given(rollsToShow(watched, demand));
    expect(method).toBe('exact');
    expect(level).toBeLessThanOrEqual(0.01);
    expect(power).toBeGreaterThanOrEqual(0.9);
    for (let fewer = 1; fewer < rolls; fewer++)
      expect(powerOfRolls(watched, { rolls: fewer, level: 0.01 }).power).toBeLessThan(0.9);
  });

  test('both dice loaded, or told apart, need fewer', () => {
    const rollsOf = (dice: readonly FaceChances[], toldApart: boolean): number =>
      given(rollsToShow({ dice, toldApart }, demand)).rolls;
    expect(rollsOf([six, six], true)).toBeLessThan(rollsOf([six, fairDie], true));
    expect(rollsOf([six, fairDie], true)).toBeLessThan(rollsOf([six, fairDie], false));
  });

  test('a face that is never seen shows soon', () => {
    const { rolls } = given(rollsToShow({ dice: [painted, painted], toldApart: true }, demand));
    expect(rolls).toBeLessThan(30);
  });

  test('fair dice show nothing', () => {
    expect(withheld(rollsToShow({ dice: [fairDie, fairDie], toldApart: true }, demand)).code).toBe(
      'NOT_REACHED',
    );
    expect(withheld(throwsToShow(fairDie, demand)).code).toBe('NOT_REACHED');
  });

  test('a loading beyond all looking is too much to count', () => {
    const hardly = dieFavouring(6, Fraction.of(100_001, 600_000));
    expect(withheld(rollsToShow({ dice: [hardly, fairDie], toldApart: true }, demand))).toMatchObject({
      code: 'TOO_LARGE',
    });
  });

  test('no level, or no power, is our own mistake', () => {
    expect(() => throwsToShow(six, { level: 0, power: 0.9 })).toThrow('no level and power');
  });
});

describe('the chi-square test of faces', () => {
  test('of few throws has the power of every sequence', () => {
    const throws = 5;
    const tally = new Map<number, { fair: number; loaded: number }>();
    for (let sequence = 0; sequence < 6 ** throws; sequence++) {
      const counts = [0, 0, 0, 0, 0, 0];
      let loaded = 1;
      for (let left = sequence, thrown = 0; thrown < throws; thrown++, left = Math.floor(left / 6)) {
        counts[left % 6] = (counts[left % 6] ?? 0) + 1;
        loaded *= six[left % 6]?.toNumber() ?? 0;
      }
      const squares = counts.reduce((sum, count) => sum + count * count, 0);
      const known = tally.get(squares) ?? { fair: 0, loaded: 0 };
      tally.set(squares, { fair: known.fair + 6 ** -throws, loaded: known.loaded + loaded });
    }
    let [level, power] = [0, 0];
    for (const [, each] of [...tally].sort(([a], [b]) => b - a)) {
      if (level + each.fair > 0.05) break;
      level += each.fair;
      power += each.loaded;
    }
    const found = chiSquarePower(six, { throws, level: 0.05 });
    expect(found).toMatchObject({ throws, method: 'exact' });
    expect(found.level).toBeCloseTo(level, 12);
    expect(found.power).toBeCloseTo(power, 12);
  });

  test('of many has the power asked for, and one throw less has not', () => {
    const found = given(throwsToShow(six, { level: 0.01, power: 0.9 }));
    expect(found.power).toBeGreaterThanOrEqual(0.9);
    expect(chiSquarePower(six, { throws: found.throws - 1, level: 0.01 }).power).toBeLessThan(0.9);
    // It is made for no loading in particular, so that it needs more than the best test for this one.
    const best = given(rollsToShow({ dice: [six, fairDie], toldApart: true }, { level: 0.01, power: 0.9 }));
    expect(found.throws).toBeGreaterThan(best.rolls);
    expect(unevenness(six).toString()).toBe('1/20');
  });

  test('goes over from counting to the chi-square without a jump', () => {
    const [counted, near] = [30, 31].map((throws) => chiSquarePower(painted, { throws, level: 0.05 }));
    expect([counted?.method, near?.method]).toEqual(['exact', 'approximate']);
    expect(Math.abs((counted?.power ?? 0) - (near?.power ?? 1))).toBeLessThan(0.08);
  });
});

describe('the monitor of a table', () => {
  const test1 = { caution: CAUTION, alarm: ALARM, records: 1 };

  test('grows on average as over every sequence of throws', () => {
    const { players } = monitorGrowth(six, 4, test1);
    const means = CAUTION.map(() => 0);
    for (let sequence = 0; sequence < 6 ** 4; sequence++) {
      let monitor = newMonitor({ dice: 1, toldApart: true });
      let chance = 1;
      for (let left = sequence, thrown = 0; thrown < 4; thrown++, left = Math.floor(left / 6)) {
        const face = everyRoll[2][left % 6]?.[1] ?? 1;
        monitor = watch(monitor, [face]);
        chance *= six[face - 1]?.toNumber() ?? 0;
      }
      for (const [player, log] of (monitor.dice[0]?.wealth ?? []).entries())
        means[player] = (means[player] ?? 0) + chance * log;
    }
    for (const [player, mean] of means.entries()) expect(players[player]?.[4]).toBeCloseTo(mean, 12);
  });

  test('is expected to alarm when half of all runs have done so, or somewhat later', () => {
    const loaded = dieFavouring(6, Fraction.of(3, 10));
    const { alarmAt = 0 } = monitorGrowth(loaded, 900, { ...test1, records: 2 });
    const watcher = { begin: newMonitor({ dice: 2, toldApart: true }), watch, isDoubtful };
    const { alarmed, quantiles, runs } = rollsToAlarm([loaded, fairDie], watcher, {
      runs: 60,
      rolls: 900,
      seed: 'a',
    });
    const [early, half, late] = quantiles.map(({ roll }) => roll ?? Number.POSITIVE_INFINITY);
    expect(runs).toBe(60);
    expect(alarmed.value).toBe(1);
    expect(alarmAt).toBeGreaterThan(early ?? 0);
    expect(alarmAt).toBeLessThan(2 * (late ?? 0));
    expect(half).toBeLessThan(late ?? 0);
  });

  test('gains nothing from fair dice, and is not expected to alarm', () => {
    const { evidence, alarmAt } = monitorGrowth(fairDie, 200, test1);
    expect(Math.max(...evidence)).toBeLessThanOrEqual(0);
    expect(alarmAt).toBeUndefined();
  });

  test('the same seed throws the same dice', () => {
    const watcher = {
      begin: 0,
      watch: (sum: number, roll: Roll) => sum + (roll[0] ?? 0),
      isDoubtful: (sum: number) => sum > 40,
    };
    const [one, other] = ['s', 's'].map((seed) =>
      rollsToAlarm([six, six], watcher, { runs: 40, rolls: 30, seed }),
    );
    expect(one).toEqual(other);
  });
});
