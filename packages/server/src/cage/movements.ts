import type { Cents } from '@dicepit/engine';
import type { AtTable, PitTable } from '../table/pit-table.ts';

/** Chips that go from a person's account at the cage to the table, or (negative) back. */
export type Movement = { readonly person: string; readonly seat: number; readonly cents: Cents };

/**
 * What the events of a command move between the cage and the table. It is read from the events and not from the
 * command, so that whatever makes a player take chips away also brings them to the account.
 */
export function movementsIn(state: PitTable, events: readonly AtTable[]): readonly Movement[] {
  if (state.is !== 'banked') return [];
  const { seats } = state.table;
  return events.flatMap((event) => {
    const cents = drawn(event);
    if (cents === 0 || !('seat' in event)) return [];
    // Somebody else may sit there by now.
    const person = event.type === 'BalanceCarried' ? event.person : seats.get(event.seat ?? 0)?.person;
    return person === undefined ? [] : [{ person, seat: event.seat ?? 0, cents }];
  });
}

/**
 * What an event draws from an account. What a correction finds somebody to be owed goes to their account; what it
 * finds them to owe is taken from no account, which may not have it: the trial balance names it instead.
 */
export function drawn(event: AtTable): Cents {
  if (event.type === 'BoughtIn') return event.from === 'account' ? event.cents : 0;
  if (event.type === 'CashedOut') return -event.cents;
  return event.type === 'BalanceCarried' && event.cents > 0 ? -event.cents : 0;
}
