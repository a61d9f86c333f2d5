import type { SeatsEvent } from '../event/seats.ts';
import type { Seat, Table } from '../table.ts';
import { withAge } from './staff.ts';
import type { Evolve, Stamped } from './stamped.ts';

type On<Type extends SeatsEvent['type']> = Stamped<SeatsEvent, Type>;

const satDown = (table: Table, { seat, person, name, ageShown, at }: On<'SatDown'>): Table => ({
  ...withAge(table, person, ageShown),
  seats: new Map(table.seats).set(seat, { seat, person, name, since: at, colour: undefined, abstained: 0 }),
});

// A player's own limits go with the player.
const stoodUp = (table: Table, { seat }: On<'StoodUp'>): Table => ({
  ...table,
  seats: without(table.seats, seat),
  signs: { ...table.signs, bySeat: without(table.signs.bySeat, seat) },
});

/** Whether every seat is taken. */
export const isFull = ({ seats, setup }: Table): boolean => seats.size === setup?.seats;

/**
 * The seats after a called roll: who had a bet on it has not abstained, and the others once more. A roll with a free
 * seat at the table keeps nobody out: the count begins anew.
 */
export function abstaining(table: Table): ReadonlyMap<number, Seat> {
  const { roll, seats } = table;
  const live = new Set((roll?.layout ?? []).map(({ seat }) => seat));
  const counts = roll?.full === true && isFull(table);
  return new Map(
    [...seats].map(([number, seat]) => [
      number,
      { ...seat, abstained: live.has(number) || !counts ? 0 : seat.abstained + 1 },
    ]),
  );
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

export const seats: Evolve<SeatsEvent> = { SatDown: satDown, StoodUp: stoodUp };
