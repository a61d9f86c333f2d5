import { type Moment, phaseOf, type Table } from '@dicepit/engine';
import type { Waits } from '@dicepit/wire';

/** Something that a table waits for from one seat, and when the house goes on without it. */
export type Waiting = { readonly seat: number; readonly for: 'answer' | 'throw'; readonly over: Moment };

/** What the house waits for, where it counts the time: an answer to an offer of the dice, or a throw. */
export function waitingAt(table: Table, waits: Waits | undefined): Waiting | undefined {
  if (waits === undefined) return undefined;
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  const over = (wait: number, seat: number): Moment =>
    Math.max(table.since + wait * (waits.longer?.[seat] ?? 1), waits.until ?? 0);
  if (phase === 'offering the dice' && is.kind === 'offered' && is.to !== 'waiting')
    return { seat: is.to, for: 'answer', over: over(waits.answering, is.to) };
  if (phase === 'betting' && is.kind === 'seat' && holding && is.unable !== true)
    return { seat: is.seat, for: 'throw', over: over(waits.throwing, is.seat) };
  return undefined;
}

/** How much of a wait is left in whole seconds, never below nothing. */
export const secondsLeft = ({ over }: Waiting, now: Moment): number =>
  Math.max(0, Math.ceil((over - now) / 1_000));
