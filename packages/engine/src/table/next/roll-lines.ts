import type { Roll } from '../../roll.ts';
import type { TableRules } from '../concern.ts';
import { linesLeft } from '../concerns/settling.ts';
import { contextOf } from '../context.ts';
import { calledRoll } from '../rolls.ts';
import type { Table, TableSettlement } from '../table.ts';

/** What a roll does to the bets that lay there when the dice came to rest, in dealing order. */
export type RollLines = {
  readonly settled: readonly TableSettlement[];
  readonly left: readonly TableSettlement[];
};

const none: RollLines = { settled: [], left: [] };

/**
 * What the roll under way has done and will do to each bet, or what it would do if the dice showed something else.
 * These are the very lines that settling will make, whatever still stands in its way.
 */
export function rollLines(rules: TableRules, table: Table, outcome?: Roll): RollLines {
  const { setup, roll } = table;
  if (setup === undefined || roll === undefined) return none;
  const context = contextOf(rules, table, setup, {
    by: { person: 'house', role: 'dealer' },
    at: table.clock,
  });
  const faces = outcome ?? (context === undefined ? undefined : calledRoll(context));
  if (context === undefined || faces === undefined) return none;
  return { settled: roll.lines, left: linesLeft(context, roll, faces) };
}
