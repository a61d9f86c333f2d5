import { assert } from '../../invariant.ts';
import type { EventBody, TableEvent } from '../event/event.ts';
import { posted } from '../ledger.ts';
import { phaseOf } from '../phase.ts';
import type { Table } from '../table.ts';
import { betting } from './betting.ts';
import { calling } from './calling.ts';
import { conduct } from './conduct.ts';
import { custody } from './custody.ts';
import { entering } from './entering.ts';
import { equipment } from './equipment.ts';
import { halting } from './halting.ts';
import { incidents } from './incidents.ts';
import { late } from './late.ts';
import { money } from './money.ts';
import { opening } from './opening.ts';
import { overruling } from './overruling.ts';
import { placement } from './placement.ts';
import { receiving } from './receiving.ts';
import { seats } from './seats.ts';
import { settling } from './settling.ts';
import { shooter } from './shooter.ts';
import { signs } from './signs.ts';
import { staff } from './staff.ts';
import type { Evolve } from './stamped.ts';
import { throwing } from './throwing.ts';

/** The table after an event. It never refuses: what happened, happened. */
export function evolveTable(table: Table, event: TableEvent): Table {
  assert(Object.hasOwn(changes, event.type), () => `'${event.type}' is no event of a table`);
  // Each function takes the event of its own type; the record below is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const change = changes[event.type] as (table: Table, event: TableEvent) => Table;
  const after = change(table, event);
  const since = phaseOf(after) === phaseOf(table) ? table.since : event.at;
  const clock = Math.max(table.clock, event.at);
  if (event.postings === undefined && after.since === since && after.clock === clock) return after;
  return { ...after, since, clock, ledger: posted(after.ledger, event.postings ?? []) };
}

const changes: Evolve<EventBody> = {
  ...opening,
  ...equipment,
  ...receiving,
  ...staff,
  ...seats,
  ...money,
  ...signs,
  ...shooter,
  ...custody,
  ...betting,
  ...late,
  ...placement,
  ...throwing,
  ...calling,
  ...entering,
  ...overruling,
  ...halting,
  ...settling,
  ...incidents,
  ...conduct,
};
