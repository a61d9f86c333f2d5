import type { Game } from '../../pack.ts';
import type { Table } from '../table.ts';

/** How things of a table are called in a sentence. */
export type Say = {
  /** Who sits there: `Ann`, or `Seat 3` when nobody does. */
  readonly seat: (seat: number) => string;
  readonly wager: (wager: string) => string;
  /** Somebody of whom only the id is written: by the name at their seat, or as whoever asks knows them. */
  readonly person: (person: string) => string;
  /** `Ann's Hard 6`. */
  readonly bet: (bet: string) => string;
};

/** What somebody is called, by their id. */
export type NameOf = (person: string) => string;

/** The sentences for the events of one concern. */
export type Telling<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, say: Say) => string;
};

/** What things are called at a table as it stands. */
export function sayingAt(
  table: Pick<Table, 'seats' | 'betting'>,
  game: Game | undefined,
  nameOf: NameOf = (person) => person,
): Say {
  const seat = (number: number): string => table.seats.get(number)?.name ?? `Seat ${number}`;
  const wager = (id: string): string =>
    game !== undefined && Object.hasOwn(game.wagers, id) ? (game.wagers[id]?.name ?? id) : id;
  const bet = (id: string): string => {
    const found = [...table.betting.bets, ...table.betting.late].find((each) => each.bet === id);
    return found === undefined ? `bet ${id}` : `${seat(found.seat)}'s ${wager(found.wager)}`;
  };
  const person = (id: string): string =>
    [...table.seats.values()].find((each) => each.person === id)?.name ?? nameOf(id);
  return { seat, wager, person, bet };
}

/** `D1, D2 and D3`. */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things.join('');
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** `game-supervisor` as `game supervisor`. */
export const spoken = (id: string): string => id.replaceAll('-', ' ');

/** What somebody said, where they said anything: ` ("spare dice")`. */
export const quoted = (words: string | undefined): string => (words === undefined ? '' : ` ("${words}")`);

/** The time of day of a moment, by the clock that commands bring. */
export const clock = (at: number): string =>
  Number.isFinite(at) && Math.abs(at) < 8.64e15
    ? new Date(at).toISOString().slice(11, 16)
    : 'an unknown time';
