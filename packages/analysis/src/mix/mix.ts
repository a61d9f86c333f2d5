import type { Cents, Terms } from '@dicepit/engine';
import { type Answer, answered, unanswered } from '../answer.ts';
import type { Fall } from '../fall.ts';
import { Fraction } from '../fraction.ts';
import { wagerIn } from '../night/wager-in.ts';
import { type RepeatedBet, repeated } from '../repeated-bet.ts';
import { sessionRates } from '../session-rates.ts';

/** A mix of wagers: so many units on each, kept up at every roll. */
export type Mix = {
  /** The units on each wager of the mix, in the order the wagers were given; none is empty. */
  readonly units: Readonly<Record<string, number>>;
  /** What a roll loses on average, in units, exactly. */
  readonly loss: Fraction;
  /** The variance per roll in the long run, in units squared, with all ties between the wagers. */
  readonly variance: Fraction;
  readonly standardDeviation: number;
};

/** Which mixes are looked at: all ways to lay a total in whole units on some of the wagers. */
export type MixQuestion = {
  readonly terms: Terms;
  /** What one unit is; at a table that rounds, figures are those of bets of one unit. */
  readonly unit: Cents;
  readonly total: number;
  /** The wagers to choose from; all of the game's when not said. */
  readonly wagers?: readonly string[] | undefined;
  /** At most so many different wagers in one mix. */
  readonly most: number;
  /** Only wagers whose edge per roll is at most this. */
  readonly edgePerRoll?: Fraction | undefined;
  readonly fall?: Fall | undefined;
};

/** More mixes than this are refused: they take seconds. */
const MAX_MIXES = 200_000;

/**
 * Every mix there is, with its exact loss and variance per roll.
 *
 * Both follow from those of single wagers and of pairs: the loss of a mix is the sum of its losses, and its
 * variance that of all pairs' covariances, so that nothing is solved again for each of thousands of mixes.
 */
export function everyMix(question: MixQuestion): Answer<readonly Mix[]> {
  const { total, most } = question;
  const named = question.wagers ?? Object.keys(question.terms.game.wagers);
  const alone = collectAnswers(named.map((id) => findRates(question, [id])));
  if (!alone.ok) return alone;
  const wagers = named
    .map((id, place) => ({ id, ...(alone.value[place] ?? nothing) }))
    .filter(({ loss }) => question.edgePerRoll === undefined || loss.compare(question.edgePerRoll) <= 0);
  const size = countMixes(wagers.length, total, most);
  if (size > MAX_MIXES) return unanswered({ code: 'TOO_LARGE', case: 'mixes', size, most: MAX_MIXES });

  const shared = covariances(question, wagers);
  if (!shared.ok) return shared;
  const mixes: Mix[] = [];
  for (const units of spreads(wagers.length, total, most)) mixes.push(createMix(units, wagers, shared.value));
  return answered(mixes);
}

/** The bets of a mix. */
export const toRepeatedBets = (
  { terms, unit }: Pick<MixQuestion, 'terms' | 'unit'>,
  { units }: Mix,
): readonly RepeatedBet[] =>
  Object.entries(units).map(([id, count]) => repeated(wagerIn(terms.game, id), count * unit, terms.rounding));

type Rates = { readonly loss: Fraction; readonly variance: Fraction };

const nothing: Rates = { loss: Fraction.zero, variance: Fraction.zero };

type Named = Rates & { readonly id: string };

function findRates({ terms, unit, fall }: MixQuestion, ids: readonly string[]): Answer<Rates> {
  const bets = ids.map((id) => repeated(wagerIn(terms.game, id), unit, terms.rounding));
  const rates = sessionRates(bets, fall);
  if (!rates.ok) return rates;
  const { mean, variance } = rates.value;
  const [one, square] = [Fraction.of(unit), Fraction.of(BigInt(unit) * BigInt(unit))];
  return answered({ loss: mean.negate().over(one), variance: variance.over(square) });
}

/** What two wagers together vary beyond each by itself, halved: their covariance. */
function covariances(
  question: MixQuestion,
  wagers: readonly Named[],
): Answer<readonly (readonly Fraction[])[]> {
  return collectAnswers(
    wagers.map((one, row) =>
      collectAnswers(
        wagers.slice(0, row).map((other) => {
          const both = findRates(question, [one.id, other.id]);
          if (!both.ok) return both;
          const beyond = both.value.variance.minus(one.variance).minus(other.variance);
          return answered(beyond.over(Fraction.of(2)));
        }),
      ),
    ),
  );
}

function createMix(
  units: readonly number[],
  wagers: readonly Named[],
  shared: readonly (readonly Fraction[])[],
): Mix {
  const on = units.flatMap((count, place) => (count === 0 ? [] : [{ count, place }]));
  const losses: Fraction[] = [];
  const variances: Fraction[] = [];
  for (const { count, place } of on) {
    const { loss, variance } = wagers[place] ?? nothing;
    losses.push(loss.times(Fraction.of(count)));
    variances.push(variance.times(Fraction.of(count * count)));
    for (const other of on)
      if (other.place < place)
        variances.push(
          (shared[place]?.[other.place] ?? Fraction.zero).times(Fraction.of(2 * count * other.count)),
        );
  }
  const variance = Fraction.sum(variances);
  return {
    units: Object.fromEntries(on.map(({ count, place }) => [wagers[place]?.id ?? '', count])),
    loss: Fraction.sum(losses),
    variance,
    standardDeviation: variance.sqrt(),
  };
}

/** All ways to lay so many units on so many wagers, on at most `most` of them. */
function* spreads(wagers: number, total: number, most: number): Generator<readonly number[]> {
  if (wagers === 0) {
    if (total === 0) yield [];
    return;
  }
  for (let units = most === 0 ? 0 : total; units >= 0; units--)
    for (const others of spreads(wagers - 1, total - units, units === 0 ? most : most - 1))
      yield [units, ...others];
}

/** How many mixes there are: which wagers, and how the units fall on them. */
function countMixes(wagers: number, total: number, most: number): number {
  const choose = (n: number, k: number): number => {
    let product = 1;
    for (let each = 1; each <= k; each++) product *= (n - each + 1) / each;
    return product;
  };
  let sum = 0;
  for (let on = 1; on <= Math.min(most, wagers, total); on++)
    sum += choose(wagers, on) * choose(total - 1, on - 1);
  return Math.round(sum);
}

/** Answers one after another as one answer, or the first that is not given. */
function collectAnswers<Value>(answers: readonly Answer<Value>[]): Answer<readonly Value[]> {
  const values: Value[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return answered(values);
}
