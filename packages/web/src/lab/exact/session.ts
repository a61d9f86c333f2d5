import {
  type Answer,
  bankrollCourse,
  type CourseQuestion,
  computeFigures,
  Fraction,
  isCutFairly,
  type RepeatedBet,
  repeatedBets,
  sumStakes,
  type Unanswered,
} from '@dicepit/analysis';
import { assert, type Cents, toTerms, winnings } from '@dicepit/engine';
import { fanParts, listCheckpoints } from '@dicepit/plots';
import { gameOf } from '../state/lab.ts';
import type { ByBank, SessionAnswer, SessionAsked } from './question.ts';

/** How a session goes, exactly: its course, its end, and the single bets in it. */
export function exactSession(asked: SessionAsked): Answer<SessionAnswer> {
  const bets = betsOf(asked);
  // Beside bets that a session has cut off stands no exact figure of bets that are played out.
  const decided = bets.filter(({ wager }) => isCutFairly(wager));
  const { bank, rolls, goal, stopLoss } = asked;
  const shift = shiftFor(asked, bets);
  const course = bankrollCourse(shifted(asked, bets, { at: listCheckpoints(rolls), parts: fanParts }));
  if (!course.ok) return course;
  const { points, error, missing } = course.value;
  const final = course.value.final.map(({ sum, chance }) => ({ sum: sum + shift, share: chance }));
  const stakes = sumStakes(bets);
  const shareOf = (holds: (sum: Cents) => boolean): number =>
    final.reduce((all, { sum, share }) => all + (holds(sum) ? share : 0), 0);
  return {
    ok: true,
    value: {
      looks: points.map(({ roll, ruin, quantiles }) => ({
        roll,
        ruin,
        quantiles: quantiles.map((sum) => sum + shift),
      })),
      final,
      ruin: shareOf((sum) => sum < stakes),
      goal: goal === undefined ? 0 : shareOf((sum) => sum >= goal),
      stopLoss: stopLoss === undefined ? 0 : shareOf((sum) => sum >= stakes && sum <= stopLoss),
      ahead: shareOf((sum) => sum > bank),
      mean: final.reduce((all, { sum, share }) => all + sum * share, 0),
      error: error + missing,
      edges: perWager(decided, ({ edge }) => edge),
      wins: perWager(decided, ({ win }) => win),
    },
  };
}

/** So many places of the curve, where they are quickly had. */
const MANY = 40;
const FEW = 16;
const QUICK = 60;

/** The chance to run out, or to stop at the loss, by what is brought: from the stakes to twice the bank. */
export function ruinByBank(asked: SessionAsked): Answer<ByBank> {
  const bets = betsOf(asked);
  const stakes = sumStakes(bets);
  const { rolls, goal } = asked;
  const least = Math.max(stakes, (asked.stopLoss ?? 0) + 1);
  const most = Math.min(asked.bank * 2, goal === undefined ? Number.POSITIVE_INFINITY : goal - 1);
  const points: { bank: Cents; ruin: number }[] = [];
  const began = performance.now();
  const own = ruinFrom(asked.bank);
  if (typeof own !== 'number') return { ok: false, unanswered: own };
  points.push({ bank: asked.bank, ruin: own });
  const places = performance.now() - began > QUICK ? FEW : MANY;
  // Steps of the stakes' own size or more: between two of them the chance hardly moves.
  const step = Math.max(100, Math.ceil((most - least) / places / 100) * 100);
  for (let bank = Math.ceil(least / step) * step; bank <= most; bank += step) {
    if (bank === asked.bank) continue;
    const ruin = ruinFrom(bank);
    if (typeof ruin === 'number') points.push({ bank, ruin });
  }
  return { ok: true, value: points.sort((a, b) => a.bank - b.bank) };

  function ruinFrom(bank: Cents): number | Unanswered {
    const course = bankrollCourse(shifted({ ...asked, bank }, bets, { at: [rolls], parts: [] }));
    return course.ok ? (course.value.points[0]?.ruin ?? 0) : course.unanswered;
  }
}

/**
 * A player who stops at a sum is one who has so much less, and stops when the stakes cannot be put down: the same
 * rolls stop both. So a stop-loss above the stakes is answered exactly, by taking away what is never played with.
 */
function shiftFor({ stopLoss }: SessionAsked, bets: readonly RepeatedBet[]): Cents {
  return stopLoss === undefined ? 0 : Math.max(0, stopLoss + 1 - sumStakes(bets));
}

function shifted(
  asked: SessionAsked,
  bets: readonly RepeatedBet[],
  looked: Pick<CourseQuestion, 'at' | 'parts'>,
): CourseQuestion {
  const shift = shiftFor(asked, bets);
  const { bank, goal, rolls } = asked;
  return {
    bets,
    bankroll: bank - shift,
    goal: goal === undefined ? undefined : goal - shift,
    rolls,
    ...looked,
  };
}

function betsOf(asked: SessionAsked): readonly RepeatedBet[] {
  const stakes = Object.fromEntries(asked.bets.map(({ wager, stake }) => [wager, stake]));
  const made = repeatedBets(toTerms(gameOf(asked)), stakes);
  assert(made.ok, () => `${JSON.stringify(stakes)} are not offered`);
  return made.bets;
}

function perWager(
  bets: readonly RepeatedBet[],
  of: (figures: ReturnType<typeof computeFigures>) => Fraction,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    bets.map(({ wager, stake, rounding }) => {
      const figures = computeFigures(wager, (odds) => Fraction.of(winnings(stake, odds, rounding), stake));
      return [wager.id, of(figures).toNumber()];
    }),
  );
}
