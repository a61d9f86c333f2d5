import { assert, type Cents } from '@dicepit/engine';
import { type Answer, answered, unanswered } from './answer.ts';
import { createLadder } from './bankroll-walk.ts';
import type { NearChance } from './density/density.ts';
import type { Fraction } from './fraction.ts';
import { jointChain } from './joint-chain.ts';
import { type RepeatedBet, repeated, sumStakes } from './repeated-bet.ts';
import { type Bankroll, type Progress, ruinWithin } from './ruin.ts';
import { chanceAt, ruinCurve } from './ruin-curve.ts';

/** What meets a target of ruin, the chance it has, and that of the next step, which does not meet it. */
export type Met<Found> = Found & {
  readonly ruin: NearChance;
  readonly beyond: NearChance | undefined;
  /** Whether every comparison was beyond doubt; else some chance lies closer to the target than its error. */
  readonly proved: boolean;
};

type Session = Bankroll & { readonly rolls: number };

/**
 * The smallest bankroll that is ruined within so many rolls with at most a target chance.
 *
 * A larger bankroll follows the same dice above a smaller one, so that ruin can only become less likely; the
 * search by halves rests on that. Ruin changes only where one more unit is lost, which is where it looks.
 */
export function bankrollFor(
  session: Omit<Session, 'bankroll'>,
  target: Fraction,
  progress: Progress = {},
): Answer<Met<{ readonly bankroll: Cents }>> {
  assertTarget(target);
  const chain = jointChain(session.bets, session.fall);
  if (!chain.ok) return chain;
  const stakes = sumStakes(session.bets);
  const { unit } = createLadder(chain.value, { ...session, bankroll: stakes });
  const at = (step: number): Session => ({ ...session, bankroll: stakes + step * unit });
  // So many losses as there are rolls ruin nobody; nor is anybody ruined who starts at the goal.
  const enough = Math.min(
    Math.ceil(stakes / unit) * session.rolls,
    Math.ceil(((session.goal ?? Number.POSITIVE_INFINITY) - stakes) / unit),
  );
  const found = firstWithin(at, { from: 0, to: enough, ...progress }, target);
  return found.ok ? answered({ bankroll: at(found.value.step).bankroll, ...metOf(found.value) }) : found;
}

/**
 * The largest multiple of all stakes that is ruined within so many rolls with at most a target chance.
 *
 * Twice the stakes are half the bankroll, so that ruin can only become more likely. Where a table rounds
 * winnings that is not quite so, and every multiple is tried in turn up to the first that fails. There is no
 * goal: on the way to one, larger stakes may be the safer.
 */
export function stakeFor(
  session: Omit<Session, 'goal'>,
  target: Fraction,
  progress: Progress = {},
): Answer<Met<{ readonly times: number; readonly stakes: Cents }>> {
  assertTarget(target);
  const { bets, bankroll } = session;
  const most = Math.floor(bankroll / sumStakes(bets));
  const at = (step: number): Session => ({ ...session, bets: timesOver(bets, most - step) });
  if (most === 0) return unanswered({ code: 'NOT_REACHED', target: target.toNumber(), nearest: 1 });

  const proportional = bets.every(({ rounding }) => rounding.way === 'exact');
  const range = { from: 0, to: most - 1, ...progress };
  const found = proportional ? firstWithin(at, range, target) : lastInTurn(at, range, target);
  if (!found.ok) return found;
  const times = most - found.value.step;
  return answered({ times, stakes: times * sumStakes(bets), ...metOf(found.value) });
}

/** The largest number of rolls within which ruin stays at or below a target chance, up to a limit. */
export function rollsFor(session: Session, target: Fraction): Answer<Met<{ readonly rolls: number }>> {
  assertTarget(target);
  const curve = ruinCurve(session);
  if (!curve.ok) return curve;
  const beyond = curve.value.ruin.findIndex((chance) => chance > target.toNumber());
  if (beyond === 0) return unanswered({ code: 'NOT_REACHED', target: target.toNumber(), nearest: 1 });
  const rolls = beyond < 0 ? session.rolls : beyond - 1;
  const next = beyond < 0 ? undefined : chanceAt(curve.value, 'ruin', beyond);
  const ruin = chanceAt(curve.value, 'ruin', rolls);
  const proved = [ruin, ...(next === undefined ? [] : [next])].every((chance) => isClear(chance, target));
  return answered({ rolls, ruin, beyond: next, proved });
}

type Found = { readonly step: number; readonly judged: ReadonlyMap<number, Judged> };

/** A chance held against the target: met or not, and whether that is beyond doubt. */
type Judged = { readonly ruin: NearChance; readonly met: boolean; readonly proved: boolean };

type Range = Progress & { readonly from: number; readonly to: number };

/** The first step that meets the target, where every later one meets it too. */
function firstWithin(
  at: (step: number) => Session,
  { from, to, onProgress }: Range,
  target: Fraction,
): Answer<Found> {
  const judged = new Map<number, Judged>();
  const judge = (step: number): Answer<Judged> => {
    const known = judged.get(step);
    const answer = known === undefined ? judgedBy(at(step), target) : answered(known);
    if (answer.ok) judged.set(step, answer.value);
    // Twice as many steps as the range has bits, at most: once up by doubling and once down by halves.
    onProgress?.(Math.min(1, judged.size / (2 * Math.log2(to - from + 2))));
    return answer;
  };

  let [low, high, reach] = [from - 1, from, 1];
  for (;;) {
    const tried = judge(high);
    if (!tried.ok) return tried;
    if (tried.value.met) break;
    if (high >= to)
      return unanswered({ code: 'NOT_REACHED', target: target.toNumber(), nearest: tried.value.ruin.value });
    low = high;
    high = Math.min(to, high + reach);
    reach *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const tried = judge(middle);
    if (!tried.ok) return tried;
    if (tried.value.met) high = middle;
    else low = middle;
  }
  return answered({ step: high, judged });
}

/** The step before the first that fails, from the last one down. */
function lastInTurn(
  at: (step: number) => Session,
  { from, to, onProgress }: Range,
  target: Fraction,
): Answer<Found> {
  const judged = new Map<number, Judged>();
  for (let step = to; step >= from; step--) {
    const tried = judgedBy(at(step), target);
    if (!tried.ok) return tried;
    judged.set(step, tried.value);
    onProgress?.(judged.size / (to - from + 1));
    if (tried.value.met) continue;
    if (step === to)
      return unanswered({ code: 'NOT_REACHED', target: target.toNumber(), nearest: tried.value.ruin.value });
    return answered({ step: step + 1, judged });
  }
  return answered({ step: from, judged });
}

function judgedBy(session: Session, target: Fraction): Answer<Judged> {
  const curve = ruinCurve(session);
  if (!curve.ok) return curve;
  const ruin = chanceAt(curve.value, 'ruin', session.rolls);
  if (isClear(ruin, target)) return answered({ ruin, met: ruin.value <= target.toNumber(), proved: true });
  // Too close for doubles: counted out where that can be done.
  const exact = ruinWithin(session);
  return answered(
    exact.ok
      ? { ruin, met: exact.value.ruin.compare(target) <= 0, proved: true }
      : { ruin, met: ruin.value <= target.toNumber(), proved: false },
  );
}

function metOf({ step, judged }: Found) {
  const here = judged.get(step);
  assert(here !== undefined, () => `step ${step} was not judged`);
  const proved = [...judged.values()].every((each) => each.proved);
  return { ruin: here.ruin, beyond: judged.get(step - 1)?.ruin, proved };
}

/** Whether a chance lies farther from the target than both their errors. */
const isClear = ({ value, error }: NearChance, target: Fraction): boolean =>
  Math.abs(value - target.toNumber()) > error + target.toNumber() * 2 ** -52;

const timesOver = (bets: readonly RepeatedBet[], times: number): readonly RepeatedBet[] =>
  bets.map(({ wager, stake, rounding }) => repeated(wager, stake * times, rounding));

const assertTarget = (target: Fraction): void =>
  assert(target.sign >= 0 && target.n <= target.d, () => `${target.toString()} is not a chance of ruin`);
