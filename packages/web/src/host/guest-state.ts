import type { GuestFacts } from '@dicepit/wire';

/** How a guest is, at a glance. */
export type GuestState =
  | { readonly is: 'playing' | 'out' | 'waiting' | 'watching' | 'excluded' }
  /** Seated, and the phone sleeps or is away. */
  | { readonly is: 'asleep'; readonly for: number }
  | { readonly is: 'left'; readonly at: number };

export function guestState(guest: GuestFacts, now: number): GuestState {
  const { here, seats, excluded, since, kind } = guest;
  if (excluded) return { is: 'excluded' };
  // Players of the house have no phone that could sleep.
  if (kind === 'house') return { is: seats.length === 0 ? 'waiting' : 'playing' };
  if (seats.length === 0) {
    if (!here) return { is: 'left', at: since };
    return { is: worthOf(guest).chips > 0 ? 'waiting' : 'watching' };
  }
  if (!here) return { is: 'asleep', for: Math.max(0, now - since) };
  return { is: isOut(guest) ? 'out' : 'playing' };
}

type Worth = { readonly chips: number; readonly racks: number; readonly bets: number };

/** What a guest has: to play with, and on the layouts. Chips of a party are counted apart. */
export function worthOf({ account, seats }: GuestFacts): Worth {
  const banked = seats.filter(({ whites }) => !whites);
  const racks = banked.reduce((sum, { rack }) => sum + rack, 0);
  return {
    chips: account + racks,
    racks,
    bets: banked.reduce((sum, { bets }) => sum + bets, 0),
  };
}

/** Nothing to play with any more, though there may be bets up. At a party somebody plays on without chips. */
function isOut(guest: GuestFacts): boolean {
  return worthOf(guest).chips === 0 && guest.seats.some(({ whites }) => !whites);
}

/** Those who may be looked for: by any part of the name, at one table or at all. */
export function guestsShown(
  guests: readonly GuestFacts[],
  { text, table }: { readonly text: string; readonly table: string },
): readonly GuestFacts[] {
  const wanted = folded(text.trim());
  return guests
    .filter(({ name }) => folded(name).includes(wanted))
    .filter(({ seats }) => table === '' || seats.some((seat) => seat.table === table))
    .toSorted(inOrder);
}

/** Those at a table first, in the order of the seats; then who came last. House players after people. */
function inOrder(one: GuestFacts, other: GuestFacts): number {
  return rank(one) - rank(other) || seatOf(one) - seatOf(other) || other.joinedAt - one.joinedAt;
}

const rank = ({ kind, seats, here, excluded }: GuestFacts): number =>
  (kind === 'house' ? 10 : 0) + (excluded ? 3 : seats.length > 0 ? 0 : here ? 1 : 2);

const seatOf = ({ seats: [first] }: GuestFacts): number => first?.seat ?? 0;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
