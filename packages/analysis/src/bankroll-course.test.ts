import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { describe, expect, test } from 'vitest';
import { bankrollCourse } from './bankroll-course.ts';
import { Fraction } from './fraction.ts';
import { repeated } from './repeated-bet.ts';
import { ruinWithin } from './ruin.ts';

const wagerOf = (pack: typeof snakeEyesNz, id: string) => {
  const opened = pack.open();
  const wager = opened.ok ? opened.game.wagers[id] : undefined;
  if (wager === undefined) throw new Error(`there is no ${id}`);
  return wager;
};

const parts = [0.05, 0.25, 0.5, 0.75, 0.95];

describe('the course of a bankroll', () => {
  test.each([
    ['field', snakeEyesNz, { field: 5_00 }, 200_00, undefined],
    ['two bets of one stage', snakeEyesNz, { field: 5_00, 'hard-6': 2_50 }, 60_00, 100_00],
    ['a bet of four throws', doubleDice, { 'shooters-bet': 5_00, 'any-7': 1_00 }, 40_00, 70_00],
  ] as const)(
    '%s: agrees with the exact fractions after every tenth roll',
    (_, pack, stakes, bankroll, goal) => {
      const bets = Object.entries(stakes).map(([id, stake]) => repeated(wagerOf(pack, id), stake));
      const at = [0, 10, 20, 30, 40];
      const course = bankrollCourse({ bets, bankroll, goal, rolls: 40, at, parts });
      if (!course.ok) throw new Error(course.unanswered.code);
      expect(course.value.points.map(({ roll }) => roll)).toEqual(at);
      for (const point of course.value.points) {
        const exact = ruinWithin({ bets, bankroll, goal, rolls: point.roll });
        if (!exact.ok) throw new Error(exact.unanswered.code);
        const { ruin, goal: reached, final } = exact.value;
        for (const [found, meant] of [
          [point.ruin, ruin.toNumber()],
          [point.goal, reached.toNumber()],
        ] as const)
          expect(Math.abs(found - meant)).toBeLessThanOrEqual(
            meant * (course.value.error + 2 ** -53) + course.value.missing,
          );
        expect(point.quantiles).toEqual(
          parts.map((part) => final.quantile(Fraction.of(Math.round(part * 100), 100))),
        );
      }
      expect(course.value.final.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(course.value.error).toBeLessThan(1e-12);
    },
  );

  test('refuses what would take minutes', () => {
    const bets = [repeated(wagerOf(snakeEyesNz, 'craps-2'), 1)];
    const course = bankrollCourse({ bets, bankroll: 1_000_000_00, rolls: 1e6, at: [], parts });
    expect(course).toMatchObject({ ok: false, unanswered: { code: 'TOO_LARGE', case: 'steps' } });
  });
});
