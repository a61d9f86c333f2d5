import type { LiveTable } from '@dicepit/client';
import { type Manner, manners, tableRules } from '@dicepit/games';
import { wishAtBank } from './at-bank.ts';
import { wishAtParty } from './at-party.ts';
import type { HouseGuest, Thinking, Wish } from './house-guest.ts';

/** What a house player would do next at any table, or nothing for now. */
export function decideWish(live: LiveTable, guest: HouseGuest, thinking: Thinking): Wish | undefined {
  if (live.kind === 'party') return wishAtParty(live, guest, thinking);
  const rules = Object.hasOwn(tableRules, live.pack) ? tableRules[live.pack] : undefined;
  return rules === undefined
    ? undefined
    : wishAtBank({ table: live.table, rules, house: live.house }, guest, thinking);
}

/** The manner of that name, or the one whose turn it is; undefined where a pack has no bets. */
export function mannerFor(pack: string, name: string | undefined, turn: number): Manner | undefined {
  const known = Object.hasOwn(manners, pack) ? (manners[pack] ?? []) : [];
  return known.find((manner) => manner.name === name) ?? known[turn % Math.max(known.length, 1)];
}
