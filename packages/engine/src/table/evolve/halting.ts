import type { HaltingEvent } from '../event/halting.ts';
import type { Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

const tableHalted = (table: Table, { cause, at, clause }: Stamped<HaltingEvent, 'TableHalted'>): Table => ({
  ...table,
  halt: { cause, since: at, clause },
});

const haltLifted = (table: Table, _event: Stamped<HaltingEvent, 'HaltLifted'>): Table => ({
  ...table,
  halt: undefined,
});

export const halting: Evolve<HaltingEvent> = { TableHalted: tableHalted, HaltLifted: haltLifted };
