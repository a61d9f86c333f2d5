import { explainStrategy, type Plan, type Run, readStrategy } from '@dicepit/simulator';
import type { SessionAsked } from '../exact/question.ts';
import { gameOf, type Lab } from '../state/lab.ts';

/** A run as it can be sent to a worker: the game by its name, the strategy by its words. */
export type RunAsked = {
  readonly session: SessionAsked;
  readonly strategy: string;
  readonly run: Run;
};

/** The run that is set on the page. */
export const runAsked = (lab: Lab): RunAsked => {
  const { pack, options, bets, bank, rolls, goal, stopLoss, strategy, seed, sessions } = lab;
  return {
    session: { pack, options, bets, bank, rolls, goal, stopLoss },
    strategy,
    run: { seed, sessions },
  };
};

/** The plan that is meant, the same that the command line makes of the same words. */
export function planOf({ session, strategy }: Pick<RunAsked, 'session' | 'strategy'>): Plan {
  const { bets, bank, rolls, goal, stopLoss } = session;
  const plan = { game: gameOf(session), bets, bankroll: bank, rolls, goal, stopLoss };
  if (strategy === 'flat') return plan;
  const read = readStrategy(strategy, bets);
  if (!read.ok) throw new Error(`Broken invariant: ${explainStrategy(read.refusal)}`);
  return { ...plan, strategy: read.strategy };
}
