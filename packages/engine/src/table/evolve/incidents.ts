import type { IncidentsEvent } from '../event/incidents.ts';
import type { Table } from '../table.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends IncidentsEvent['type']> = Stamped<IncidentsEvent, Type>;

const incidentOpened = (table: Table, { incident }: On<'IncidentOpened'>): Table => ({
  ...table,
  incidents: [...table.incidents, incident],
});

const incidentClosed = (table: Table, { incident }: On<'IncidentClosed'>): Table => ({
  ...table,
  incidents: table.incidents.filter((each) => each.incident !== incident),
});

function dieQuarantined(table: Table, { die }: On<'DieQuarantined'>): Table {
  const known = table.dice.dice.get(die) ?? { die, set: 0, inspections: [] };
  const dice = new Map(table.dice.dice).set(die, { ...known, place: 'quarantined' });
  const active = table.dice.active.filter((each) => each !== die);
  const short = active.length < table.dice.active.length;
  return {
    ...table,
    dice: { ...table.dice, dice, active },
    shooter: { ...table.shooter, holding: table.shooter.holding && !short },
  };
}

export const incidents: Evolve<IncidentsEvent> = {
  IncidentOpened: incidentOpened,
  DieQuarantined: dieQuarantined,
  IncidentClosed: incidentClosed,
};
