// How lines about events call people, bets and wagers: what the tellings of several concerns share.

import type { EventLine, TellingPlace } from './concern.ts';
import type { TableSettlement } from './table.ts';

/** The figures of a line about a bet that is laid, and of one about a bet that lies. */
export const stakeOn = { who: 'seat', stake: 'stake', wager: 'text' } as const;
export const aboutBet = { bet: 'tellings' } as const;

/** Whoever sits there by name, or the number of the seat where nobody does. */
export const who = ({ table }: TellingPlace, seat: number): string | number =>
  table.seats.get(seat)?.name ?? seat;

/** Somebody of whom only the id is written: by the name at their seat, or as whoever asks knows them. */
export const personAt = ({ table, nameOf }: TellingPlace, id: string): string =>
  [...table.seats.values()].find(({ person }) => person === id)?.name ?? nameOf(id);

/** A wager by the name on the felt. */
export const wagerAt = ({ game }: TellingPlace, id: string): string =>
  game !== undefined && Object.hasOwn(game.wagers, id) ? (game.wagers[id]?.name ?? id) : id;

export function betAt(
  at: TellingPlace,
  id: string,
  unknown: 'unknown' | 'unknownFirst' = 'unknown',
): EventLine {
  const { bets, late } = at.table.betting;
  const found = [...bets, ...late].find(({ bet }) => bet === id);
  return found === undefined
    ? { code: 'Bet', case: unknown, bet: id }
    : { code: 'Bet', who: who(at, found.seat), wager: wagerAt(at, found.wager) };
}

type Staked = {
  readonly seat: number;
  readonly wager: string;
  readonly chips: number;
  readonly tokens: number;
};

export const stakedOn = ({ seat, wager, chips, tokens }: Staked, at: TellingPlace) => ({
  who: who(at, seat),
  stake: { chips, tokens },
  wager: wagerAt(at, wager),
});

/** A heading and a line for every bet that something happened to; bets that stand are only counted. */
export function settled(
  settlements: readonly TableSettlement[],
  at: TellingPlace,
  heading: { readonly some: EventLine; readonly none: (standing: number) => EventLine },
): readonly EventLine[] {
  const decided = settlements.filter(({ verdict }) => verdict !== 'stands');
  const standing = settlements.length - decided.length;
  if (decided.length === 0) return [heading.none(standing)];
  const rest: readonly EventLine[] = standing === 0 ? [] : [{ code: 'BetsStand', standing }];
  return [heading.some, ...decided.map((each) => settledBet(each, at)), ...rest];
}

/** Only what is in play is paid or collected. */
export function settledBet(settlement: TableSettlement, at: TellingPlace): EventLine {
  const { seat, stake, inPlay, verdict, odds, winnings, returned } = settlement;
  const whose = { who: who(at, seat), wager: wagerAt(at, settlement.wager) };
  const part = { part: inPlay, whole: stake };
  if (verdict === 'stands') return { code: 'BetSettled', case: 'stands', ...whose };
  if (verdict === 'pushes') return { code: 'BetSettled', case: 'pushes', ...whose, part };
  if (verdict === 'loses') return { code: 'BetSettled', case: 'loses', ...whose, part };
  const won = { ...whose, winnings, part, odds: odds ?? '' };
  return returned === 0
    ? { code: 'BetSettled', case: 'staysUp', ...won }
    : { code: 'BetSettled', case: 'wins', ...won };
}
