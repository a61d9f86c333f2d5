import {
  type Answer,
  bankrollFor,
  dieFavouring,
  evidencePerRoll,
  Fraction,
  fairDie,
  growthPerRoll,
  mixesByVariance,
  type Night,
  nightAgainstTheory,
  type RepeatedBet,
  repeatedBets,
  rollsToShow,
  ruinCurve,
  ruinWithin,
  seededDice,
  sessionDensity,
  sessionDistribution,
} from '@dicepit/analysis';
import { assert, type Cents, everyRoll, type Game, type Pack, roll, ruleFor, toTerms } from '@dicepit/engine';
import { doubleDice } from '@dicepit/games/packs/double-dice';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { milliseconds, sideBySide, table } from './stopwatch.ts';

/** The questions a person asks of the lab, each timed by itself, with how far off its answer is at most. */
export function measureAnalysis(): string {
  const nz = gameOf(snakeEyesNz);
  const ten = betsOf(
    nz,
    'hard-4 hard-6 hard-8 hard-10 field any-7 craps-2 craps-3 craps-12 eleven'.split(' '),
  );
  const field = betsOf(nz, ['field']);
  const shooter = betsOf(gameOf(doubleDice), ['shooters-bet', 'number-6']);
  const whole = betsOf(gameOf(doubleDice), ['shooters-bet', 'bonus', 'number-6']);
  const night = nightOf(nz, ['field', 'hard-6', 'any-7'], 2_000);
  const loaded = { dice: [dieFavouring(6, Fraction.of(1, 5)), fairDie], toldApart: true };

  const errorOf = (bets: readonly RepeatedBet[], rolls: number): string =>
    answerOf(sessionDensity(bets, rolls)).relativeError.toExponential(0);
  const questions: Readonly<Record<string, readonly [within: string, () => unknown]>> = {
    'session of ten bets, 400 rolls': ['exact', () => answerOf(sessionDistribution(ten, 400))],
    'the same in doubles': [errorOf(ten, 400), () => answerOf(sessionDensity(ten, 400))],
    'session of ten bets, 10,000 rolls': [errorOf(ten, 10_000), () => answerOf(sessionDensity(ten, 10_000))],
    "Shooter's Bet and a line, 400 rolls": ['exact', () => answerOf(sessionDistribution(shooter, 400))],
    "Shooter's Bet and a line, 10,000 rolls": [
      errorOf(shooter, 10_000),
      () => answerOf(sessionDensity(shooter, 10_000)),
    ],
    "Shooter's Bet, Bonus and a line, 400 rolls": [
      errorOf(whole, 400),
      () => answerOf(sessionDensity(whole, 400)),
    ],
    'ruin within 200 rolls of the Field': [
      'exact',
      () => answerOf(ruinWithin({ bets: field, bankroll: 200_00, rolls: 200 })),
    ],
    'ruin curve of 5,000 rolls of the Field': [
      answerOf(ruinCurve({ bets: field, bankroll: 200_00, rolls: 5_000 })).relativeError.toExponential(0),
      () => answerOf(ruinCurve({ bets: field, bankroll: 200_00, rolls: 5_000 })),
    ],
    'bankroll of ten bets for ruin of 1 in 20, 400 rolls': [
      'exact',
      () => answerOf(bankrollFor({ bets: ten, rolls: 400 }, Fraction.of(1, 20))),
    ],
    'mixes of 6 units on 3 of 15 wagers': [
      'exact',
      () => answerOf(mixesByVariance({ terms: toTerms(nz), unit: 5_00, total: 6, most: 3 })),
    ],
    'a night of 2,000 rolls against theory': ['exact', () => nightAgainstTheory(nz, night)],
    'rolls that show a die with sixes 1 in 5': [
      'exact',
      () => [
        growthPerRoll(evidencePerRoll(loaded)),
        answerOf(rollsToShow(loaded, { level: 0.001, power: 0.9 })),
      ],
    ],
  };

  const timings = sideBySide<string>(
    Object.fromEntries(Object.entries(questions).map(([name, [, work]]) => [name, work])),
    3,
  );
  const rows = Object.entries(timings).map(([name, { best, median }]) => [
    name,
    questions[name]?.[0] ?? '',
    milliseconds(best),
    milliseconds(median),
  ]);
  return [
    'Answers of the lab, and the part of itself by which a chance may be off',
    table([['question', 'within', 'best', 'median'], ...rows]),
  ].join('\n');
}

function answerOf<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Error(JSON.stringify(answer.unanswered));
}

function gameOf(pack: Pack): Game {
  const opened = pack.open();
  assert(opened.ok, () => `${pack.id} refuses its own defaults`);
  return opened.game;
}

function betsOf(game: Game, wagers: readonly string[]): readonly RepeatedBet[] {
  const named = repeatedBets(
    toTerms(game),
    Object.fromEntries(wagers.map((id): [string, Cents] => [id, 5_00])),
  );
  assert(named.ok, () => 'a wager is not offered');
  return named.bets;
}

/** A night with the same three bets up at every roll, told by its layouts alone. */
function nightOf(game: Game, wagers: readonly string[], rolls: number): Night {
  const dice = seededDice('night');
  const bets = wagers.map((wager) => ({ wager, stage: game.wagers[wager]?.opensAt ?? '', stake: 5_00 }));
  const thrown = Array.from({ length: rolls }, () => everyRoll[2][dice.roll()] ?? roll('1-1'));
  const decided = thrown.flatMap((fallen) =>
    bets.flatMap(({ wager: id, stage, stake }) => {
      const wager = game.wagers[id];
      const verdict = wager && ruleFor(wager, stage, fallen).verdict;
      return verdict?.kind === 'loses' ? [{ wager: id, stake, odds: null, winnings: 0, count: 1 }] : [];
    }),
  );
  return { decided, rolls: thrown.map((fallen) => ({ roll: fallen, bets })) };
}
