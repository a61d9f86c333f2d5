import {
  bankrollCourse,
  chanceAbove,
  type Fall,
  Fraction,
  fairFall,
  figuresUnder,
  findQuantile,
  isCutFairly,
  type RepeatedBet,
  sessionDensity,
  toMoments,
  type WagerFigures,
} from '@dicepit/analysis';
import { type Game, type Win, winnings } from '@dicepit/engine';
import { fanParts, type Shares } from '@dicepit/plots';
import type { Order } from '@dicepit/simulator/threads';
import { repeatedIn } from './bets.ts';

/** What is known exactly of sessions that are simulated; what is not known is left out. */
export type ExactSession = {
  readonly ruin?: number;
  readonly goal?: number;
  readonly ahead?: number;
  readonly mean?: number;
  readonly quantiles?: readonly number[];
  readonly final?: Shares;
  /** The edge of each wager at its stake. */
  readonly edges: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
};

/**
 * The exact figures beside a simulation: all of them for flat bets, and those of single bets for any strategy. A
 * question that is too large for exact methods has no exact figures; that is what simulation is for.
 */
export function exactSession(game: Game, order: Order): ExactSession {
  const bets = repeatedIn(game, order.bets);
  // Beside bets that a session has cut off stands no exact figure of bets that are played out.
  const decided = bets.filter(({ wager }) => isCutFairly(wager));
  const { fall } = order;
  const single = {
    edges: perWager(decided, fall, ({ edge }) => edge),
    wins: perWager(decided, fall, ({ win }) => win),
  };
  const isFlat = order.strategy === undefined && order.stopLoss === undefined && order.chips === undefined;
  if (!isFlat) return single;
  const { bankroll, goal, rolls } = order;
  return {
    ...single,
    ...(bankroll === undefined
      ? unbounded(bets, rolls, fall)
      : bounded({ bets, bankroll, goal, rolls, fall })),
  };
}

function bounded({
  bets,
  bankroll,
  goal,
  rolls,
  fall,
}: {
  readonly bets: readonly RepeatedBet[];
  readonly bankroll: number;
  readonly goal: number | undefined;
  readonly rolls: number;
  readonly fall: Fall | undefined;
}) {
  const answer = bankrollCourse({ bets, bankroll, goal, rolls, at: [rolls], parts: fanParts, fall });
  if (!answer.ok) return {};
  const { points, final } = answer.value;
  const [last] = points;
  return {
    ruin: last?.ruin ?? 0,
    ...(goal === undefined ? {} : { goal: last?.goal ?? 0 }),
    ahead: final.reduce((all, { sum, chance }) => all + (sum > bankroll ? chance : 0), 0),
    mean: final.reduce((all, { sum, chance }) => all + sum * chance, 0),
    quantiles: last?.quantiles ?? [],
    final: final.map(({ sum, chance }) => ({ sum, share: chance })),
  };
}

function unbounded(bets: readonly RepeatedBet[], rolls: number, fall: Fall | undefined) {
  const answer = sessionDensity(bets, rolls, { fall });
  if (!answer.ok) return {};
  const { lowest, unit, chances } = answer.value;
  return {
    ahead: chanceAbove(answer.value, 0).value,
    mean: toMoments(answer.value).mean,
    quantiles: fanParts.map((part) => findQuantile(answer.value, part)),
    final: Array.from(chances, (share, place) => ({ sum: lowest + place * unit, share })),
  };
}

function perWager(
  bets: readonly RepeatedBet[],
  fall: Fall | undefined,
  of: (figures: WagerFigures) => Fraction,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    bets.flatMap(({ wager, stake, rounding }) => {
      const pays = (win: Win): Fraction => Fraction.of(winnings(stake, win, rounding), stake);
      const figures = figuresUnder(wager, fall ?? fairFall(wager.dice), pays);
      return figures.ok ? [[wager.id, of(figures.value).toNumber()]] : [];
    }),
  );
}
