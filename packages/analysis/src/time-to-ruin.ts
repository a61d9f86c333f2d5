import { type Answer, answered, unanswered } from './answer.ts';
import { createLadder } from './bankroll-walk.ts';
import { Fraction } from './fraction.ts';
import { jointChain, listNets } from './joint-chain.ts';
import { assertSums, type Bankroll } from './ruin.ts';
import { solveLongRun } from './session-rates.ts';

/** Between which bounds the mean number of rolls to ruin lies, exactly; often they are the same. */
export type TimeToRuin = { readonly low: Fraction; readonly high: Fraction };

/**
 * How many rolls a bankroll lasts on average with nobody stopping at a goal.
 *
 * What is lost in the end is the bankroll less what is left at ruin, and every roll loses the same on average
 * (Wald). So the mean time is known as closely as what is left: exactly where no roll loses more than one
 * unit, else within as many rolls as the last loss may overshoot.
 */
export function timeToRuin(question: Omit<Bankroll, 'goal'>): Answer<TimeToRuin> {
  const { bets, bankroll, fall } = question;
  assertSums(question);
  const joint = jointChain(bets, fall);
  if (!joint.ok) return joint;
  const chain = joint.value;
  const { unit, start } = createLadder(chain, question);
  if (start < 0) return answered({ low: Fraction.zero, high: Fraction.zero });
  const run = solveLongRun(chain);
  if (!run.ok) return run;
  const { mean, ahead } = run.value;
  if (mean.sign >= 0) return unanswered({ code: 'GOAL_NEEDED' });

  const down = Math.max(...listNets(chain).map((net) => -net)) / unit;
  const [most, least] = [start + 1, start + down].map((units) => Fraction.of(bankroll - units * unit));
  // Bets under way at ruin are ahead of the mean by so much at most, and at least.
  const sorted = ahead.toSorted((a, b) => a.compare(b));
  const [first = Fraction.zero, last = Fraction.zero] = [sorted[0], sorted.at(-1)];
  const begun = ahead[0] ?? Fraction.zero;
  const lasting = (left = Fraction.zero, beyond = Fraction.zero): Fraction =>
    Fraction.of(bankroll).minus(left).minus(beyond).plus(begun).over(mean.negate());
  return answered({ low: lasting(most, last), high: lasting(least, first) });
}
