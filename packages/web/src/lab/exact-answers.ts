import {
  type Answer,
  bankrollCourse,
  type CourseQuestion,
  computeFigures,
  createFall,
  type FaceChances,
  Fraction,
  fairDie,
  isCutFairly,
  isDie,
  loadedFigures,
  type RepeatedBet,
  repeatedBets,
  rollsToShow,
  sumStakes,
  throwsToShow,
  type Unanswered,
} from '@dicepit/analysis';
import { assert, type Cents, everyRoll, toTerms, winnings } from '@dicepit/engine';
import { fanParts, listCheckpoints } from '@dicepit/plots';
import { gameOf, type LabBet, type PackQuestion, type Weights } from './lab-settings.ts';

/** A session as it is asked about: sums in cents. */
export type SessionQuestion = PackQuestion & {
  readonly bets: readonly LabBet[];
  readonly bank: Cents;
  readonly rolls: number;
  readonly goal: Cents | undefined;
  readonly stopLoss: Cents | undefined;
};

type LoadedQuestion = PackQuestion & { readonly weights: Weights; readonly allLoaded: boolean };

/** What is asked of the worker for exact answers; a change of any field is another question. */
export type Question =
  | { readonly ask: 'session'; readonly session: SessionQuestion }
  | { readonly ask: 'by-bank'; readonly session: SessionQuestion }
  | { readonly ask: 'loaded'; readonly dice: LoadedQuestion };

/** The sum that such a part of all sessions does not exceed, after some rolls. */
type CourseLook = {
  readonly roll: number;
  readonly ruin: number;
  readonly quantiles: readonly Cents[];
};

export type SessionAnswer = {
  readonly looks: readonly CourseLook[];
  /** The bankroll at the end, or where play stopped, the smallest first. */
  readonly final: readonly { readonly sum: Cents; readonly share: number }[];
  readonly ruin: number;
  readonly goal: number;
  readonly stopLoss: number;
  readonly ahead: number;
  readonly mean: number;
  /** No chance is off by more than this. */
  readonly error: number;
  /** The edge of each wager and how often it wins, at its stake and as the table rounds. */
  readonly edges: Readonly<Record<string, number>>;
  readonly wins: Readonly<Record<string, number>>;
};

export type ByBank = readonly { readonly bank: Cents; readonly ruin: number }[];

/** A fraction as it is written, with its value beside. */
type WrittenFraction = { readonly text: string; readonly value: number };

export type LoadedAnswer = {
  readonly wagers: readonly {
    readonly wager: string;
    readonly name: string;
    readonly fair: WrittenFraction;
    /** Undefined where such dice may leave the bet up for ever. */
    readonly loaded: WrittenFraction | undefined;
  }[];
  /** The chance of each roll of two dice, by the first die and then by the second; empty for three. */
  readonly rolls: readonly (readonly number[])[];
  /** After how many rolls the best test there is, and the usual one of faces, would show it; nothing for fair dice. */
  readonly best: RollsNeeded | undefined;
  readonly faces: RollsNeeded | undefined;
};

/** How many rolls it takes; undefined where it is more than anybody counts. */
export type RollsNeeded = { readonly times: number | undefined; readonly method: 'exact' | 'approximate' };

/** What the worker gives back, or why it does not: it has no network, so that the page tells it. */
export type AnswerTo = {
  readonly session: Answer<SessionAnswer>;
  readonly 'by-bank': Answer<ByBank>;
  readonly loaded: Answer<LoadedAnswer>;
};

/** How a session goes, exactly: its course, its end, and the single bets in it. */
export function exactSession(asked: SessionQuestion): Answer<SessionAnswer> {
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
const MAX_CURVE_POINTS = 40;
const MIN_CURVE_POINTS = 16;
const QUICK_MS = 60;

/** The chance to run out, or to stop at the loss, by what is brought: from the stakes to twice the bank. */
export function ruinByBank(asked: SessionQuestion): Answer<ByBank> {
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
  const places = performance.now() - began > QUICK_MS ? MIN_CURVE_POINTS : MAX_CURVE_POINTS;
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
function shiftFor({ stopLoss }: SessionQuestion, bets: readonly RepeatedBet[]): Cents {
  return stopLoss === undefined ? 0 : Math.max(0, stopLoss + 1 - sumStakes(bets));
}

function shifted(
  asked: SessionQuestion,
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

function betsOf(asked: SessionQuestion): readonly RepeatedBet[] {
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

/** How sure a test is to be: at most one fair pair in twenty doubted, nine loaded ones in ten found. */
const demand = { level: 0.05, power: 0.9 } as const;

/** The wagers by loaded dice, and how long it takes to show that they are loaded. */
export function loadedAnswer({ weights, allLoaded, ...chosen }: LoadedQuestion): Answer<LoadedAnswer> {
  const game = gameOf(chosen);
  const die = dieOf(weights);
  const dice = Array.from({ length: game.dice }, (_, place) => (allLoaded || place === 0 ? die : fairDie));
  const isFair = die.every((chance) => chance.equals(Fraction.of(1, 6)));
  return {
    ok: true,
    value: {
      wagers: loadedFigures(game, dice).map(({ wager, name, fair, loaded }) => ({
        wager,
        name,
        fair: toWritten(fair.edge),
        loaded: loaded.ok ? toWritten(loaded.value.edge) : undefined,
      })),
      rolls: game.dice === 2 ? chancesOf(dice) : [],
      best: isFair ? undefined : bestTest(dice),
      faces: isFair ? undefined : testOfFaces(die),
    },
  };
}

/** The chances of a die's faces by their weights, exactly. */
export function dieOf(weights: Weights): FaceChances {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = weights.map((weight) => Fraction.of(weight, total));
  assert(isDie(chances), () => `${weights.join(', ')} do not load a die`);
  return chances;
}

function bestTest(dice: readonly FaceChances[]): RollsNeeded {
  const shown = rollsToShow({ dice, toldApart: false }, demand);
  return shown.ok
    ? { times: shown.value.rolls, method: shown.value.method }
    : { times: undefined, method: 'approximate' };
}

function testOfFaces(die: FaceChances): RollsNeeded {
  const shown = throwsToShow(die, demand);
  return shown.ok
    ? { times: shown.value.throws, method: shown.value.method }
    : { times: undefined, method: 'approximate' };
}

function chancesOf(dice: readonly FaceChances[]): readonly (readonly number[])[] {
  const fall = createFall(dice);
  const chances = everyRoll[2].map((_, index) => Fraction.of(fall.ways[index] ?? 0n, fall.total).toNumber());
  return Array.from({ length: 6 }, (_, first) => chances.slice(first * 6, first * 6 + 6));
}

const toWritten = (fraction: Fraction): WrittenFraction => ({
  text: fraction.toString(),
  value: fraction.toNumber(),
});
