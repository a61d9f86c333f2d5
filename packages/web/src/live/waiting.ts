import { holdsDiceFor, type Moment, phaseOf, type Table } from '@dicepit/engine';
import type { Waits } from '@dicepit/wire';

/** Something that a table waits for from one seat, and when the house goes on without it. */
export type Waiting = { readonly seat: number; readonly for: 'answer' | 'throw'; readonly over: Moment };

/** What the house waits for, where it counts the time: an answer to an offer of the dice, or a throw. */
export function waitingAt(table: Table, waits: Waits | undefined): Waiting | undefined {
  if (waits === undefined) return undefined;
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  const { answering, betting, throwing, longer = {}, until = 0 } = waits;
  const over = (wait: number): Moment => Math.max(table.since + wait, until);
  if (phase === 'offering the dice' && is.kind === 'offered' && is.to !== 'waiting')
    return { seat: is.to, for: 'answer', over: over(answering * (longer[is.to] ?? 1)) };
  if (phase === 'betting' && is.kind === 'seat' && holding && is.unable !== true) {
    const holds = holdsDiceFor(table, {
      betting: betting * Math.max(1, ...Object.values(longer)),
      throwing: throwing * (longer[is.seat] ?? 1),
    });
    return { seat: is.seat, for: 'throw', over: over(holds) };
  }
  return undefined;
}

/** How much of a wait is left in whole seconds, never below nothing. */
export const secondsLeft = ({ over }: Waiting, now: Moment): number =>
  Math.max(0, Math.ceil((over - now) / 1_000));
