import type { Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { Fraction } from './fraction.ts';
import { type JointChain, jointChain, listNets } from './joint-chain.ts';
import { sumStakes } from './repeated-bet.ts';
import { assertSums, type Bankroll } from './ruin.ts';
import { findRates } from './session-rates.ts';
import { type Equation, solveChain } from './solve-chain.ts';

/** How a bankroll fares when nobody looks at the clock; the three chances add up to one. */
export type RuinAtLast = {
  readonly ruin: Fraction;
  readonly goal: Fraction;
  /** The chance to play for ever: zero but for bets that can come to a standstill. */
  readonly never: Fraction;
  /** How many rolls it takes on average; undefined where that is without end, or where no goal is set. */
  readonly rolls: Fraction | undefined;
};

/** More bankrolls, each in all its joint stages, than this are refused. */
const MAX_PLACES = 5000;

/**
 * More work than this is refused; it is some ten seconds' worth. A place taken out touches as many others as
 * one roll lies across, each with as many, and the figures grow as long as there are places.
 */
const MAX_SUBSTITUTIONS = 1e9;

/**
 * The exact chances of ruin and of the goal without a limit of time, in the sense that `Bankroll` gives them.
 */
export function ruinAtLast(question: Bankroll): Answer<RuinAtLast> {
  const { bets, bankroll, goal } = question;
  assertSums(question);
  const stakes = sumStakes(bets);
  if (bankroll < stakes) return answered({ ...decided, ruin: Fraction.one });
  if (goal !== undefined && bankroll >= goal) return answered({ ...decided, goal: Fraction.one });

  const joint = jointChain(bets, question.fall);
  if (!joint.ok) return joint;
  if (goal === undefined) return withoutGoal(joint.value);

  const reach = findReach(joint.value, { bankroll, stakes, goal });
  return reach.ok ? answered(solved(reach.value)) : reach;
}

const decided: RuinAtLast = {
  ruin: Fraction.zero,
  goal: Fraction.zero,
  never: Fraction.zero,
  rolls: Fraction.zero,
};

/** With no goal, bets that do not favour the player and do not stand still ruin any bankroll at last. */
function withoutGoal(chain: JointChain): Answer<RuinAtLast> {
  const rates = findRates(chain);
  if (!rates.ok) return rates;
  const { mean, variance } = rates.value;
  const wearsDown = mean.sign < 0 || (mean.isZero && !variance.isZero);
  if (!wearsDown) return unanswered({ code: 'GOAL_NEEDED' });
  return answered({ ...decided, ruin: Fraction.one, rolls: undefined });
}

/** A bankroll in a joint stage while play goes on, with the steps to others and the ways to stop. */
type Place = {
  readonly bankroll: Cents;
  readonly steps: readonly { readonly to: number; readonly ways: number }[];
  readonly ruined: number;
  readonly reached: number;
};

type Reach = { readonly rolls: number; readonly places: readonly Place[] };

function findReach(
  chain: JointChain,
  { bankroll, stakes, goal }: { readonly bankroll: Cents; readonly stakes: Cents; readonly goal: Cents },
): Answer<Reach> {
  const numbers = new Map<string, number>();
  const found: { readonly bankroll: Cents; readonly stage: number }[] = [];
  const numberOf = (bankroll: Cents, stage: number): number => {
    const key = `${bankroll} ${stage}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, found.length);
    return found.push({ bankroll, stage }) - 1;
  };

  numberOf(bankroll, 0);
  const places: Place[] = [];
  for (const { bankroll, stage } of found) {
    if (found.length > MAX_PLACES)
      return unanswered({ code: 'TOO_LARGE', case: 'places', size: found.length, most: MAX_PLACES });
    const steps: { to: number; ways: number }[] = [];
    let [ruined, reached] = [0, 0];
    for (const { to, net, ways } of chain.stages[stage] ?? []) {
      if (bankroll + net < stakes) ruined += ways;
      else if (bankroll + net >= goal) reached += ways;
      else steps.push({ to: numberOf(bankroll + net, to), ways });
    }
    places.push({ bankroll, steps, ruined, reached });
  }

  const work = (places.length * placesAcross(chain, places)) ** 2;
  if (work > MAX_SUBSTITUTIONS)
    return unanswered({ code: 'TOO_LARGE', case: 'steps', size: work, most: MAX_SUBSTITUTIONS });
  return answered({ rolls: chain.rolls, places });
}

/** How many places one roll can lie across: those that touch when one between them is taken out. */
function placesAcross(chain: JointChain, places: readonly Place[]): number {
  const bankrolls = places.map((place) => place.bankroll);
  const [low, high] = [Math.min(...bankrolls), Math.max(...bankrolls)];
  const nets = listNets(chain);
  const across = Math.min(high - low, Math.max(...nets) - Math.min(...nets));
  return 1 + (across * places.length) / Math.max(1, high - low);
}

function solved({ rolls, places }: Reach): RuinAtLast {
  const ending = canEnd(places);
  if (!ending.has(0)) return { ...decided, never: Fraction.one, rolls: undefined };

  // The start comes first because its value is the one wanted. The others follow in the order of their
  // bankrolls, so that a place taken out touches only its neighbours.
  const order = [...ending].filter((place) => place !== 0);
  order.sort((a, b) => (places[a]?.bankroll ?? 0) - (places[b]?.bankroll ?? 0));
  const position = new Map([0, ...order].map((place, index) => [place, index]));

  const equations = [...position.keys()].map((place): Equation => {
    const { steps = [], ruined = 0, reached = 0 } = places[place] ?? {};
    const ways = new Map<number, bigint>();
    for (const step of steps) {
      const to = position.get(step.to);
      if (to !== undefined) ways.set(to, (ways.get(to) ?? 0n) + BigInt(step.ways));
    }
    return { own: BigInt(rolls), ways, sums: [BigInt(ruined), BigInt(reached), BigInt(rolls)] };
  });
  const [[ruin = Fraction.zero, goal = Fraction.zero, average] = []] = solveChain(equations, 1);
  const never = Fraction.one.minus(ruin).minus(goal);
  return { ruin, goal, never, rolls: never.isZero ? average : undefined };
}

/**
 * The places from which play can still stop; a standstill elsewhere would leave an equation without an
 * answer.
 */
function canEnd(places: readonly Place[]): ReadonlySet<number> {
  const from = places.map((): number[] => []);
  for (const [place, { steps }] of places.entries()) for (const { to } of steps) from[to]?.push(place);
  const ending = new Set<number>();
  for (const [place, { ruined, reached }] of places.entries()) if (ruined + reached > 0) ending.add(place);
  for (const place of ending) for (const before of from[place] ?? []) ending.add(before);
  return ending;
}
