import { assert } from '../invariant.ts';
import type { TableEvent } from './concern.ts';
import { eventTable } from './concerns.ts';
import { posted } from './ledger.ts';
import { phaseOf } from './phase.ts';
import type { Table } from './table.ts';

/** The table after an event. It never refuses: what happened, happened. */
export function evolveTable(table: Table, event: TableEvent): Table {
  assert(Object.hasOwn(eventTable, event.type), () => `'${event.type}' is no event of a table`);
  // Each function takes the event of its own type; the table of them is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const change = eventTable[event.type] as (table: Table, event: TableEvent) => Table;
  const after = change(table, event);
  const since = phaseOf(after) === phaseOf(table) ? table.since : event.at;
  const clock = Math.max(table.clock, event.at);
  if (event.postings === undefined && after.since === since && after.clock === clock) return after;
  return { ...after, since, clock, ledger: posted(after.ledger, event.postings ?? []) };
}
