import { type HouseSettings, phaseOf } from '@dicepit/engine';
import { throwerOf } from '@dicepit/games';
import { LONGEST_WAIT } from '../floor/decide.ts';
import type { WaitExtended } from '../floor/floor.ts';
import type { Patience } from '../people/event.ts';
import type { People } from '../people/people.ts';
import { type PitTable, type SetTable, seatsOf } from '../table/pit-table.ts';
import { sinceOf } from '../table/table-time.ts';

/** The seats of a table for which the house waits longer than for others, each with how many times as long. */
export function patienceAt(state: PitTable, { persons }: People): ReadonlyMap<number, Patience> {
  if (state.is === 'unset') return new Map();
  return new Map(
    [...seatsOf(state)].flatMap(([seat, { person }]) => {
      const { patience = 1 } = persons.get(person) ?? {};
      return patience === 1 ? [] : [[seat, patience] as const];
    }),
  );
}

/** How the house waits at a table: for an answer or a throw by whoever has it to give, for bets by whoever needs longest. */
export function waitingFor(state: SetTable, people: People, house: HouseSettings): HouseSettings {
  const patience = patienceAt(state, people);
  if (patience.size === 0) return house;
  const seat = awaitedSeat(state);
  const own = seat === undefined ? 1 : (patience.get(seat) ?? 1);
  return {
    ...house,
    answering: house.answering * own,
    throwing: house.throwing * own,
    betting: house.betting * Math.max(...patience.values()),
  };
}

/** Whom the table waits for: whoever the dice are offered to, or whoever holds them. */
export function awaitedSeat(state: SetTable): number | undefined {
  if (state.is === 'party') return state.table.diceOut ? undefined : throwerOf(state.table);
  const { table } = state;
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  if (phase === 'offering the dice' && is.kind === 'offered' && is.to !== 'waiting') return is.to;
  return phase === 'betting' && is.kind === 'seat' && holding ? is.seat : undefined;
}

/** What the player whom the table waits for was given, counted from when the wait began, and within its bounds. */
export function moreTime({ since, until }: WaitExtended, state: SetTable): number {
  const from = sinceOf(state);
  return (since ?? from) === from ? Math.min(until - from, LONGEST_WAIT) : 0;
}
