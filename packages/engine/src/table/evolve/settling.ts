import type { SettlingEvent } from '../event/settling.ts';
import type { Table } from '../table.ts';
import { afterLines, withPast } from './past.ts';
import { abstaining } from './seats.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends SettlingEvent['type']> = Stamped<SettlingEvent, Type>;

const betSettled = (table: Table, { settlement }: On<'BetSettled'>): Table => ({
  ...table,
  betting: { ...table.betting, bets: afterLines(table.betting.bets, [settlement]) },
  roll: table.roll && {
    ...table.roll,
    settled: [...table.roll.settled, settlement.bet],
    lines: [...table.roll.lines, settlement],
  },
});

function rollSettled(table: Table, { settlements, thrown }: On<'RollSettled'>): Table {
  const { roll } = table;
  const outcome = roll?.calls.at(-1)?.outcome;
  const kept =
    roll === undefined || outcome === undefined
      ? table
      : withPast(table, roll, outcome, [...roll.lines, ...settlements]);
  return {
    ...kept,
    betting: { ...table.betting, bets: afterLines(table.betting.bets, settlements) },
    seats: abstaining(table),
    roll: undefined,
    thrown,
    frozen: false,
    shooter: { ...table.shooter, voidsInRow: 0 },
  };
}

export const settling: Evolve<SettlingEvent> = {
  BetSettled: betSettled,
  RollSettled: rollSettled,
};
