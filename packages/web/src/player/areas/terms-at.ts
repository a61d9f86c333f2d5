import { contextOf, mayStayUp, type Terms, type Wager } from '@dicepit/engine';
import type { Sight } from '../sight.ts';

/** The terms on which this table settles. */
export function termsAt({ rules, table, at, person }: Sight): Terms | undefined {
  const by = { person: person ?? '', role: 'player' } as const;
  return table.setup && contextOf(rules, table, table.setup, { by, at })?.terms;
}

/** Whether a bet on this wager stays where it is when it wins here. */
export const staysUpHere = (sight: Sight, wager: Wager): boolean =>
  termsAt(sight)?.staysUp === true && mayStayUp(wager);
