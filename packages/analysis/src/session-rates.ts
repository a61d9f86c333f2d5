import { assert } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import type { Fall } from './fall.ts';
import { Fraction, leastCommonMultiple } from './fraction.ts';
import { type JointChain, jointChain, type Step } from './joint-chain.ts';
import type { RepeatedBet } from './repeated-bet.ts';
import { type Equation, solveChain } from './solve-chain.ts';

/** Mean and variance of a net sum in cents. */
export type Moments = { readonly mean: Fraction; readonly variance: Fraction };

/**
 * What a set of bets does per roll in the long run, in cents, each bet made again when decided.
 *
 * A bet's net sum counts at the roll that decides it. The mean is the limit of the mean net sum after n rolls
 * divided by n. The variance is the same limit of the variance, so the ties between bets on one roll and,
 * where a wager has several stages, those between one roll and the next are in it. For wagers of one stage
 * every roll is like every other and both are simply those of one roll.
 */
export function sessionRates(bets: readonly RepeatedBet[], fall?: Fall): Answer<Moments> {
  const chain = jointChain(bets, fall);
  return chain.ok ? findRates(chain.value) : chain;
}

/** More joint stages than this are refused: their equations take some seconds. */
const MAX_SOLVED = 500;

/** The long-run mean and variance per roll of a chain. */
export function findRates(chain: JointChain): Answer<Moments> {
  const run = solveLongRun(chain);
  return run.ok ? answered({ mean: run.value.mean, variance: run.value.variance }) : run;
}

/** The rates, and how far each joint stage lies ahead of the mean: what the rest of its round brings beyond it. */
export function solveLongRun(chain: JointChain): Answer<Moments & { readonly ahead: readonly Fraction[] }> {
  if (chain.stages.length > MAX_SOLVED)
    return unanswered({ code: 'TOO_LARGE', case: 'stages', size: chain.stages.length, most: MAX_SOLVED });
  const home = findHome(chain);
  // From here on the chain is cut where it comes home, so that what is solved for is one round from home to
  // home.
  const places = [home, ...[...chain.stages.keys()].filter((place) => place !== home)];
  const position = new Map(places.map((place, index) => [place, index]));
  const rounds = solveChain(
    places.map((place) =>
      roundFrom(chain, position, place, (steps) => [
        total(steps, ({ net, ways }) => BigInt(net) * BigInt(ways)),
        BigInt(chain.rolls),
      ]),
    ),
  );
  const [netOfRound = Fraction.zero, rollsOfRound = Fraction.one] = rounds[0] ?? [];
  const mean = netOfRound.over(rollsOfRound);

  // What the rest of a round brings beyond the mean of its rolls; zero at home, where the round is over.
  const ahead = rounds.map(([net = Fraction.zero, length = Fraction.zero], index) =>
    index === 0 ? Fraction.zero : net.minus(mean.times(length)),
  );
  const scale = [mean, ...ahead].reduce((common, { d }) => leastCommonMultiple(common, d), 1n);
  const scaled = (fraction: Fraction): bigint => fraction.n * (scale / fraction.d);
  const [[square = Fraction.zero] = []] = solveChain(
    places.map((place) =>
      roundFrom(chain, position, place, (steps) => [
        total(steps, ({ net, to, ways }) => {
          const beyond = BigInt(net) * scale - scaled(mean);
          const later = scaled(ahead[position.get(to) ?? 0] ?? Fraction.zero);
          return BigInt(ways) * (beyond * beyond + 2n * beyond * later);
        }),
      ]),
    ),
    1,
  );
  return answered({
    mean,
    variance: square.over(Fraction.of(scale * scale)).over(rollsOfRound),
    ahead: chain.stages.map((_, place) => ahead[position.get(place) ?? 0] ?? Fraction.zero),
  });
}

function roundFrom(
  chain: JointChain,
  position: ReadonlyMap<number, number>,
  place: number,
  sumsFrom: (steps: readonly Step[]) => readonly bigint[],
): Equation {
  const steps = chain.stages[place] ?? [];
  const ways = new Map<number, bigint>();
  for (const step of steps) {
    const to = position.get(step.to) ?? 0;
    if (to !== 0) ways.set(to, (ways.get(to) ?? 0n) + BigInt(step.ways));
  }
  return { own: BigInt(chain.rolls), ways, sums: sumsFrom(steps) };
}

/**
 * A joint stage to which the chain comes back from every other, so that it is cut into rounds that are alike.
 */
function findHome({ stages }: JointChain): number {
  const from = stages.map((): number[] => []);
  for (const [place, steps] of stages.entries()) for (const { to } of steps) from[to]?.push(place);
  const home = [...stages.keys()].find((place) => {
    const found = new Set([place]);
    for (const each of found) for (const before of from[each] ?? []) found.add(before);
    return found.size === stages.length;
  });
  assert(home !== undefined, () => 'a set of bets has no joint stage that it always comes back to');
  return home;
}

const total = (steps: readonly Step[], of: (step: Step) => bigint): bigint =>
  steps.reduce((sum, step) => sum + of(step), 0n);
