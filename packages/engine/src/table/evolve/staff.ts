import type { StaffEvent } from '../event/staff.ts';
import type { Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

const signedOn = (table: Table, { person, role }: Stamped<StaffEvent, 'SignedOn'>): Table => ({
  ...table,
  staff: new Map(table.staff).set(person, role),
});

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
