import { type Moment, openGame, type PastRoll, paymentAt } from '@dicepit/engine';
import { type PitTable, rulesOf } from '../table/pit-table.ts';
import type { DoneRoll } from './reporter.ts';

/** Tells of the rolls of one table once they can no longer be put right. */
export type DoneRolls = {
  readonly after: (state: PitTable, at: Moment) => readonly DoneRoll[];
  /** Those that could still be put right, as they stand. */
  readonly end: (state: PitTable) => readonly DoneRoll[];
};

/**
 * The table itself keeps its last rolls and puts them right; what falls out of that memory is final. So a report
 * counts every roll once, and as the corrections left it.
 */
export function doneRolls(table: string): DoneRolls {
  const settledAt = new Map<number, Moment>();
  let known: readonly PastRoll[] = [];

  const done = (state: PitTable, past: PastRoll): readonly DoneRoll[] => {
    const rules = state.is === 'banked' ? rulesOf(state) : undefined;
    if (state.is !== 'banked' || rules === undefined || state.table.setup === undefined) return [];
    const at = settledAt.get(past.number) ?? 0;
    settledAt.delete(past.number);
    // Played by the odds of then, whatever is posted now.
    const game = openGame(rules, { ...state.table.setup, options: past.options });
    return game === undefined
      ? []
      : [
          {
            table,
            game,
            payment: paymentAt(state.table.setup, state.table),
            at,
            shooter: shooterOf(past),
            past,
          },
        ];
  };

  return {
    after(state, at) {
      if (state.is !== 'banked' || state.table.recent === known) return [];
      const { recent } = state.table;
      const numbers = new Set(recent.map(({ number }) => number));
      const gone = known.filter(({ number }) => !numbers.has(number));
      for (const { number } of recent) if (!settledAt.has(number)) settledAt.set(number, at);
      known = recent;
      return gone.flatMap((past) => done(state, past));
    },
    end: (state) => known.toReversed().flatMap((past) => done(state, past)),
  };
}

const shooterOf = ({ thrower, people }: PastRoll): string =>
  thrower === 'dealer' ? 'dealer' : (people.get(thrower) ?? `seat/${thrower}`);
