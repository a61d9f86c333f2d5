import type { Cents } from '@dicepit/engine';
import type { LayoutAt } from '@dicepit/wire';

/** What lay in an account before and after. */
type BalanceChange = { readonly account: string; readonly before: Cents; readonly after: Cents };

/** Every account of either, the places of the table first and then the racks by their seats. */
export function balanceChanges(
  before: LayoutAt['balances'],
  after: LayoutAt['balances'],
): readonly BalanceChange[] {
  const [was, is] = [before, after].map(
    (balances) => new Map(balances.map(({ account, cents }) => [account, cents])),
  );
  const accounts = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])];
  return accounts
    .toSorted((one, other) => placeOf(one) - placeOf(other) || one.localeCompare(other))
    .map((account) => ({ account, before: was?.get(account) ?? 0, after: is?.get(account) ?? 0 }));
}

/** The number of a seat whose account it is. */
export const seatIn = (account: string): number | undefined => {
  const [, seat] = /^(?:rack|tokens):(\d+)$/.exec(account) ?? [];
  return seat === undefined ? undefined : Number(seat);
};

const places = ['layout', 'float', 'drop-box', 'kitty', 'layout-tokens', 'outside', 'outside-tokens'];

const placeOf = (account: string): number => {
  const seat = seatIn(account);
  if (seat === undefined) return places.indexOf(account);
  return places.length + seat * 2 + (account.startsWith('tokens') ? 1 : 0);
};
