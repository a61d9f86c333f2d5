import { type Cents, writeMoney } from '../../money.ts';
import { type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { type Account, balanceOf, type Ledger, type Posting, posted } from '../ledger.ts';

/** Chips that would be paid out of a place that does not hold them; only the world outside has no bottom. */
export function overdrawn(
  { table, procedure, cite }: Context,
  events: readonly EventBody[],
): Decided<never> | undefined {
  const postings = events.flatMap((event) => event.postings ?? []);
  if (!takesTooMuch(table.ledger, postings)) return undefined;
  const after = posted(table.ledger, postings);
  const short = [...after].find(([account, cents]) => cents < 0 && !account.startsWith('outside'));
  if (short === undefined) return undefined;
  const [account, cents] = short;
  const holds = balanceOf(table.ledger, account);
  const sum = `${writeMoney(holds - cents)} is needed and ${writeMoney(holds)} is there.`;
  return account === 'float'
    ? refuse('FLOAT_TOO_SMALL', cite(procedure.money.float), `The float is short: ${sum} Fill it first.`)
    : refuse('CHIPS_NOT_THERE', 'policy/chips', `${placeOf(account)} is short: ${sum}`);
}

/** Whether an account that is touched is left short. All others hold what they held, and a copy of them all is dear. */
function takesTooMuch(ledger: Ledger, postings: readonly Posting[]): boolean {
  const sums = new Map<Account, Cents>();
  for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
  for (const [account, cents] of sums)
    if (cents < 0 && !account.startsWith('outside') && balanceOf(ledger, account) + cents < 0) return true;
  return false;
}

const placeOf = (account: Account): string =>
  account.startsWith('rack:') || account.startsWith('tokens:')
    ? `Seat ${account.split(':')[1]}`
    : `The ${account}`;
