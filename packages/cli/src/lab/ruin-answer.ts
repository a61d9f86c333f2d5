import {
  type Answer,
  bankrollCourse,
  bankrollFor,
  type Course,
  type Fraction,
  type RepeatedBet,
  rollsFor,
  stakeFor,
} from '@dicepit/analysis';
import type { Cents } from '@dicepit/engine';
import { fanParts, listCheckpoints } from '@dicepit/plots';
import { Failure } from '../exit.ts';
import { refusalTold } from '../language.ts';
import type { LoadedDice } from './loaded-dice.ts';

/** A session of so many rolls with flat bets, a bankroll, and perhaps a goal. */
export type Session = {
  readonly bets: readonly RepeatedBet[];
  readonly bank: Cents;
  readonly goal?: Cents | undefined;
  readonly rolls: number;
  readonly dice?: LoadedDice | undefined;
};

/** What an exact method answers; where it does not, the reason and the way out. */
export function requireAnswer<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new Failure({ code: 'UNANSWERED', why: refusalTold(answer.unanswered) });
}

/** The bankroll at some forty rolls of a session, and at its end. */
export const solveCourse = ({ bets, bank, goal, rolls, dice }: Session): Course =>
  requireAnswer(
    bankrollCourse({
      bets,
      bankroll: bank,
      goal,
      rolls,
      at: listCheckpoints(rolls),
      parts: fanParts,
      fall: dice?.fall,
    }),
  );

/** The chance of ruin within a session. */
export function solveRuin({ bets, bank, goal, rolls, dice }: Session): number {
  const { points } = requireAnswer(
    bankrollCourse({ bets, bankroll: bank, goal, rolls, at: [rolls], parts: [], fall: dice?.fall }),
  );
  return points.at(-1)?.ruin ?? 0;
}

/** What is asked for: the smallest bankroll, the largest bet or the longest session with a chance of ruin no higher. */
export type Solve = 'bank' | 'bet' | 'rolls';

/** The session that solves it, the chance of ruin one step beyond, and whether rounding leaves no doubt. */
export type Solved = {
  readonly session: Session;
  readonly beyond: number | undefined;
  readonly proved: boolean;
};

/** The longest session that is looked at. */
const MAX_ROLLS = 20_000;

export function solve(what: Solve, session: Session, target: Fraction): Solved {
  const { bets, bank, goal, rolls, dice } = session;
  const fall = dice?.fall;
  switch (what) {
    case 'bank': {
      const { bankroll, beyond, proved } = requireAnswer(bankrollFor({ bets, goal, rolls, fall }, target));
      return { session: { ...session, bank: bankroll }, beyond: beyond?.value, proved };
    }
    case 'bet': {
      if (goal !== undefined) throw new Failure({ code: 'SOLVE_NO_GOAL' });
      const { times, beyond, proved } = requireAnswer(
        stakeFor({ bets, bankroll: bank, rolls, fall }, target),
      );
      const larger = bets.map((bet) => ({ ...bet, stake: bet.stake * times }));
      return { session: { ...session, bets: larger }, beyond: beyond?.value, proved };
    }
    case 'rolls': {
      const found = requireAnswer(rollsFor({ bets, bankroll: bank, goal, rolls: MAX_ROLLS, fall }, target));
      return {
        session: { ...session, rolls: found.rolls },
        beyond: found.beyond?.value,
        proved: found.proved,
      };
    }
  }
}
