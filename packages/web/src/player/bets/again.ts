import type { Cents, PastRoll } from '@dicepit/engine';
import { myBets, type Sight, stakeOf, whyNot } from '../sight.ts';
import type { Changes } from './changes.ts';

/** What a seat had on each wager when a roll was settled, for whoever sat there then. */
function stakesAt(roll: PastRoll, seat: number, person: string | undefined): Changes {
  if (person === undefined || roll.people.get(seat) !== person) return {};
  return sums(roll.layout.filter((bet) => bet.seat === seat).map((bet) => [bet.wager, stakeOf(bet)]));
}

/**
 * The same bets again: whatever lay on the last roll that somebody had a bet on, less what lies there now. Nothing
 * is taken off by it.
 */
export function repeating(sight: Sight): Changes {
  const { table, mine, person } = sight;
  if (mine === undefined) return {};
  const before = table.recent
    .map((roll) => stakesAt(roll, mine.seat, person))
    .find((stakes) => hasAny(stakes));
  const now = sums(myBets(sight).map((bet) => [bet.wager, stakeOf(bet)]));
  return onlyMore(Object.entries(before ?? {}).map(([wager, cents]) => [wager, cents - (now[wager] ?? 0)]));
}

/** As much again on everything that lies there and takes more; what is locked stays as it is. */
export function doubling(sight: Sight): Changes {
  const { mine } = sight;
  if (mine === undefined) return {};
  const { seat } = mine;
  const open = myBets(sight).filter(({ wager, chips }) => {
    const refusal = whyNot(sight, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
    return refusal === undefined || !isShut(refusal.code);
  });
  return sums(open.map((bet) => [bet.wager, stakeOf(bet)]));
}

/** Everything that may come down. What is locked stays, and so does what the dice have decided. */
export function clearing(sight: Sight): Changes {
  const { mine } = sight;
  if (mine === undefined) return {};
  const { seat } = mine;
  const free = myBets(sight).filter(
    ({ bet }) => whyNot(sight, { type: 'TakeDownBet', seat, bet }) === undefined,
  );
  return sums(free.map((bet) => [bet.wager, -stakeOf(bet)]));
}

/** Refusals that concern a wager at this point of the turn, and neither the sum nor the table. */
const shut: ReadonlySet<string> = new Set(['SET_HAS_BEGUN', 'TURN_HAS_BEGUN', 'BET_IS_LOCKED']);

export const isShut = (code: string): boolean => shut.has(code);

const hasAny = (stakes: Changes): boolean => Object.keys(stakes).length > 0;

const onlyMore = (entries: readonly (readonly [string, Cents])[]): Changes =>
  Object.fromEntries(entries.filter(([, cents]) => cents > 0));

function sums(entries: readonly (readonly [wager: string, cents: Cents])[]): Changes {
  const found: Record<string, Cents> = {};
  for (const [wager, cents] of entries) found[wager] = (found[wager] ?? 0) + cents;
  return found;
}
