import type { By, Cents, Moment } from '@dicepit/engine';
import { FLOOR } from '../floor/floor.ts';
import { type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import type { Result } from '../pit/result.ts';
import { type CageEvent, cageKind, evolveAccount, type Movement } from './account.ts';
import type { CageCommand } from './command.ts';
import { decideCage } from './decide.ts';

export const cageStream = (person: string): string => `${cageKind.name}${person}`;

type Moved = Result<{ readonly writes: readonly PlannedWrite[] }>;

/**
 * What the accounts write when chips go to a table or come back: in the same append as the table's own entries, at
 * the versions read here, so that chips are never in both places or in none. The table's stream holds the command
 * that caused it all, so the entries here have no cause of their own.
 */
export async function movedAtTable(
  pit: Pit,
  { table, by, at }: { readonly table: string; readonly by: By; readonly at: Moment },
  movements: readonly Movement[],
): Promise<Moved> {
  const writes: PlannedWrite[] = [];
  const { settings } = (await pit.floor.current(FLOOR)).state;
  for (const [person, own] of Map.groupBy(movements, (movement) => movement.person)) {
    const { version, state } = await pit.cages.current(cageStream(person));
    let account = state;
    const events: CageEvent[] = [];
    // Staff who play have no account until they do; guests were given theirs on joining.
    const opening = account.opened ? [] : [openAccount(person, settings.startingStack, at)];
    for (const command of [...opening, ...own.map(commandOf)]) {
      const ruling = decideCage(account, command);
      if (!ruling.ok) return ruling;
      events.push(...ruling.events);
      account = ruling.events.reduce(evolveAccount, account);
    }
    writes.push(planWrite(cageStream(person), version, events));
  }
  return { ok: true, writes };

  function commandOf({ seat, cents }: Movement): CageCommand {
    const stamp = { table, seat, by, at };
    return cents > 0 ? { type: 'BuyIn', cents, ...stamp } : { type: 'CashOut', cents: -cents, ...stamp };
  }
}

/** An account is opened by the house, with what everybody is given to begin with. */
export const openAccount = (person: string, stack: Cents, at: Moment): CageCommand => ({
  type: 'OpenAccount',
  person,
  stack,
  by: cashier,
  at,
});

/** The house, as whoever opens accounts. */
const cashier: By = { person: 'house', role: 'operator' };
