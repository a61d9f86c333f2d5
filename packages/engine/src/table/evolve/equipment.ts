import type { EquipmentEvent } from '../event/equipment.ts';
import type { Equipment, Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends EquipmentEvent['type']> = Stamped<EquipmentEvent, Type>;

const equipmentRegistered = (
  table: Table,
  { item, reference, count, on }: On<'EquipmentRegistered'>,
): Table =>
  withEntry(table, item, {
    on,
    ...(reference === undefined ? {} : { reference }),
    ...(count === undefined ? {} : { count }),
  });

const equipmentApproved = (table: Table, { item, approval }: On<'EquipmentApproved'>): Table =>
  withEntry(table, item, { approval });

const equipmentAttested = (table: Table, { item, standard, version, by }: On<'EquipmentAttested'>): Table =>
  withEntry(table, item, { standard: { name: standard, version, attestedBy: by.person } });

// A failed test leaves the device off; the incident beside it is what people act on.
const equipmentTested = (table: Table, _event: On<'EquipmentTested'>): Table => table;

const equipmentSwitched = (table: Table, { item, on }: On<'EquipmentSwitched'>): Table =>
  withEntry(table, item, { on });

function withEntry(table: Table, item: string, changes: Partial<Equipment>): Table {
  const entry = table.opening.equipment.get(item) ?? { on: false };
  const equipment = new Map(table.opening.equipment).set(item, { ...entry, ...changes });
  return { ...table, opening: { ...table.opening, equipment } };
}

export const equipment: Evolve<EquipmentEvent> = {
  EquipmentRegistered: equipmentRegistered,
  EquipmentApproved: equipmentApproved,
  EquipmentAttested: equipmentAttested,
  EquipmentTested: equipmentTested,
  EquipmentSwitched: equipmentSwitched,
};
