import { type HouseSettings, type Moment, phaseOf } from '@dicepit/engine';
import type { PitTable } from './pit-table.ts';

/**
 * Until when, by the table's own time, the others may bet before a shooter throws at a table that the house runs. It ends early when everybody
 * at the table has a bet up, and there is none for somebody alone or while a void roll has locked the layout.
 *
 * The house passes the dice back as soon as a roll is settled, so that without this wait a quick shooter would leave
 * the others no time at all.
 */
export function betsAreTakenUntil(state: PitTable, house: HouseSettings): Moment | undefined {
  const lasts = betsAreTakenFor(state, house);
  return lasts === undefined || state.is !== 'banked' ? undefined : state.table.since + lasts;
}

/** The same as milliseconds from when the table came to take bets. */
export function betsAreTakenFor(state: PitTable, { betting }: HouseSettings): number | undefined {
  if (state.is !== 'banked' || phaseOf(state.table) !== 'betting') return undefined;
  const { seats, betting: layout, frozen } = state.table;
  const waiting = [...seats.keys()].some((seat) => !layout.bets.some((bet) => bet.seat === seat));
  return seats.size > 1 && waiting && !frozen ? betting : undefined;
}
