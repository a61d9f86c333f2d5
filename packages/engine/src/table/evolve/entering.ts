import { totalOf } from '../../roll.ts';
import type { EnteringEvent } from '../event/entering.ts';
import type { Table } from '../table.ts';
import { onRoll } from './past.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends EnteringEvent['type']> = Stamped<EnteringEvent, Type>;

const entryKeyed = (table: Table, { total, source }: On<'EntryKeyed'>): Table =>
  onRoll(table, (roll) => ({ ...roll, entry: { keyed: total, pressed: false, source } }));

const entryPressed = (table: Table, { total, source }: On<'EntryPressed'>): Table =>
  onRoll(table, (roll) => ({ ...roll, entry: { keyed: total, pressed: true, source } }));

const amendmentAsked = (table: Table, { roll: amended, by }: On<'AmendmentAsked'>): Table =>
  onRoll(table, (roll) => ({ ...roll, amendment: { roll: amended, by } }));

const amendmentRejected = (table: Table, _event: On<'AmendmentRejected'>): Table =>
  onRoll(table, (roll) => ({ ...roll, amendment: undefined }));

const entryAmended = (table: Table, { roll: amended, by, at, clause }: On<'EntryAmended'>): Table =>
  onRoll(table, (roll) => ({
    ...roll,
    faces: amended,
    amendment: undefined,
    calls: [...roll.calls, { by, at, clause, outcome: { kind: 'total', roll: amended } }],
    entry: roll.entry && { ...roll.entry, keyed: totalOf(amended) },
  }));

export const entering: Evolve<EnteringEvent> = {
  EntryKeyed: entryKeyed,
  EntryPressed: entryPressed,
  AmendmentAsked: amendmentAsked,
  AmendmentRejected: amendmentRejected,
  EntryAmended: entryAmended,
};
