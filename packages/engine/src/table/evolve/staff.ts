import type { StaffEvent } from '../event/staff.ts';
import type { Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

const signedOn = (table: Table, { person, role, ageShown }: Stamped<StaffEvent, 'SignedOn'>): Table => ({
  ...withAge(table, person, ageShown),
  staff: new Map(table.staff).set(person, role),
});

/** The table with an age that somebody has shown. */
export const withAge = (table: Table, person: string, years: number | undefined): Table =>
  years === undefined
    ? table
    : { ...table, ages: new Map(table.ages).set(person, Math.max(years, table.ages?.get(person) ?? 0)) };

const diceTakenOver = (table: Table, { dealer }: Stamped<StaffEvent, 'DiceTakenOver'>): Table => ({
  ...table,
  custodian: dealer,
});

function signedOff(table: Table, { person }: Stamped<StaffEvent, 'SignedOff'>): Table {
  const staff = new Map(table.staff);
  staff.delete(person);
  return { ...table, staff, custodian: table.custodian === person ? undefined : table.custodian };
}

export const staff: Evolve<StaffEvent> = {
  SignedOn: signedOn,
  DiceTakenOver: diceTakenOver,
  SignedOff: signedOff,
};
