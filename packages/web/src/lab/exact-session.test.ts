import { type Answer, repeatedBets, ruinWithin } from '@dicepit/analysis';
import { everyRoll, settleBet, toTerms } from '@dicepit/engine';
import { simulate } from '@dicepit/simulator';
import { describe, expect, test } from 'vitest';
import { exactSession, ruinByBank, type SessionQuestion } from './exact-answers.ts';
import { gameOf, usual } from './lab-settings.ts';
import { planOf } from './simulation-job.ts';

const asked: SessionQuestion = {
  ...usual('snake-eyes-nz'),
  bets: [{ wager: 'field', stake: 5_00 }],
  bank: 200_00,
  rolls: 200,
  goal: undefined,
  stopLoss: undefined,
};

function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.ok) throw new Error(answer.unanswered.code);
  return answer.value;
}

describe('a session of the field', () => {
  const session = valueOf(exactSession(asked));

  test('ends as the exact fractions say', () => {
    const made = repeatedBets(toTerms(gameOf(asked)), { field: 5_00 });
    const answer = ruinWithin({ bets: made.ok ? made.bets : [], bankroll: 200_00, rolls: 200 });
    const exact = answer.ok ? answer.value : undefined;
    expect(session.ruin).toBeCloseTo(exact?.ruin.toNumber() ?? 0, 12);
    expect(session.ahead).toBeCloseTo(exact?.ahead.toNumber() ?? 0, 12);
    expect(session.looks.at(-1)?.quantiles).toEqual([40_00, 115_00, 170_00, 225_00, 305_00]);
  });

  test('is ruined less, the more is brought', () => {
    const points = valueOf(ruinByBank(asked));
    expect(points.find(({ bank }) => bank === 200_00)?.ruin).toBeCloseTo(session.ruin, 12);
    const chances = points.map(({ ruin }) => ruin);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    expect(points.length).toBeGreaterThan(10);
  });
});

describe('a stop-loss', () => {
  // Three rolls of 36 ways each, counted out by settling every one of them.
  const short: SessionQuestion = { ...asked, bank: 20_00, rolls: 3, goal: 32_00, stopLoss: 12_00 };

  test('is exact: every sequence of three rolls, counted out', () => {
    const terms = toTerms(gameOf(short));
    const stage = gameOf(short).wagers['field']?.opensAt ?? '';
    const bet = { player: 'ann', wager: 'field', stage, stake: 5_00 };
    const nets = everyRoll[2].map((roll) => {
      const { verdict, winnings } = settleBet(terms, bet, roll);
      return verdict === 'wins' ? winnings : -5_00;
    });
    const ends = { ruin: 0, goal: 0, stopLoss: 0, playing: 0 };
    const play = (bank: number, rolls: number, ways: number): void => {
      if (bank < 5_00) ends.ruin += ways;
      else if (bank >= 32_00) ends.goal += ways;
      else if (bank <= 12_00) ends.stopLoss += ways;
      else if (rolls === 3) ends.playing += ways;
      else for (const net of nets) play(bank + net, rolls + 1, ways / 36);
    };
    play(short.bank, 0, 36 ** 3);
    const exact = valueOf(exactSession(short));
    expect(exact.goal * 36 ** 3).toBeCloseTo(ends.goal, 6);
    expect(exact.stopLoss * 36 ** 3).toBeCloseTo(ends.stopLoss, 6);
    expect(exact.ruin).toBe(0);
    expect(ends.goal * ends.stopLoss).toBeGreaterThan(0);
    expect(ends.goal + ends.stopLoss + ends.playing).toBe(36 ** 3);
  });

  test('agrees with simulated sessions, beside ruin and goal', () => {
    const long = { ...asked, rolls: 100, goal: 300_00, stopLoss: 100_00 };
    const exact = valueOf(exactSession(long));
    const result = simulate(planOf({ session: long, strategy: 'flat' }), { seed: 'stop', sessions: 40_000 });
    for (const key of ['ruin', 'goal', 'stopLoss', 'ahead'] as const) {
      const { low, high } = result[key].chance;
      expect({ key, within: exact[key] >= low - 1e-12 && exact[key] <= high }).toEqual({ key, within: true });
    }
    expect(exact.stopLoss).toBeGreaterThan(0.1);
    expect(exact.mean).toBeGreaterThan(result.final.mean.low);
    expect(exact.mean).toBeLessThan(result.final.mean.high);
  });
});
