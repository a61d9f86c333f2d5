import { isDeclinedByAll } from '../concerns/shooter.ts';
import { phaseOf } from '../phase.ts';
import type { Moment } from '../role.ts';
import type { Table } from '../table.ts';
import { holdsDiceFor } from './betting-window.ts';
import { isAskedAgain } from './house-dealer.ts';
import type { HouseSettings } from './settings.ts';

/** How long the house waits, as everybody at the table may know it. */
export type KnownWaits = Pick<HouseSettings, 'answering' | 'throwing' | 'betting'> & {
  /** Somebody has asked for more time, and has it until then. */
  readonly until?: Moment;
  /** The seats for which it waits so many times as long. */
  readonly longer?: Readonly<Record<string, number>>;
};

/**
 * What a table that the house runs waits for, who can end the wait, and when the house goes on by itself.
 *
 * - `answer` and `throw` are for one seat, and so much time.
 * - `taker`: everybody has declined. Whoever will may take the dice; where bets lie, they are offered again at `over`.
 * - `bet`: the layout is empty. Anybody's bet brings the table on.
 * - `bets`: more of them, before the dice go out at `over`.
 * - `player`: nobody sits here.
 */
export type HouseWait =
  | { readonly for: 'answer' | 'throw'; readonly seat: number; readonly over: Moment }
  | { readonly for: 'taker'; readonly over?: Moment }
  | { readonly for: 'bets'; readonly over: Moment }
  | { readonly for: 'bet' | 'player' };

/** Nothing where a roll is being made, which ends by itself, or where only whoever runs the table can open it. */
export function houseWaitsFor(table: Table, waits: KnownWaits): HouseWait | undefined {
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  const { longer = {}, until = 0 } = waits;
  const bets = waits.betting * Math.max(1, ...Object.values(longer));
  const ownWait = (wait: number, seat: number): number => wait * (longer[seat] ?? 1);
  const over = (wait: number): Moment => Math.max(table.since + wait, until);

  if (phase !== 'offering the dice' && phase !== 'betting') return undefined;
  if (table.seats.size === 0) return { for: 'player' };
  if (is.kind === 'offered' && is.to !== 'waiting')
    return { for: 'answer', seat: is.to, over: over(ownWait(waits.answering, is.to)) };
  if (is.kind === 'seat' && holding && is.unable !== true) {
    const throwing = ownWait(waits.throwing, is.seat);
    return { for: 'throw', seat: is.seat, over: over(holdsDiceFor(table, { betting: bets, throwing })) };
  }
  if (isDeclinedByAll(table))
    return isAskedAgain(table) ? { for: 'taker', over: table.since + bets } : { for: 'taker' };
  return table.betting.bets.length === 0 ? { for: 'bet' } : { for: 'bets', over: table.since + bets };
}
