import { type HouseWait, houseWaitsFor, type Moment, type Table } from '@dicepit/engine';
import type { Waits } from '@dicepit/wire';
import { words } from '../words/words.ts';

/** Something that a table waits for from one seat, and when the house goes on without it. */
export type Waiting = Extract<HouseWait, { readonly seat: number }>;

/** An answer to an offer of the dice or a throw, where the house counts the time. */
export function waitingAt(table: Table, waits: Waits | undefined): Waiting | undefined {
  const wait = waits === undefined ? undefined : houseWaitsFor(table, waits);
  return wait !== undefined && 'seat' in wait ? wait : undefined;
}

/** How much of a wait is left in whole seconds, never below nothing. */
export const secondsLeft = ({ over }: { readonly over: Moment }, now: Moment): number =>
  Math.max(0, Math.ceil((over - now) / 1_000));

/** Seconds that are left as somebody reads them: in minutes where they are many. */
export function timeLeft(seconds: number): string {
  const said = words.value.shell.waiting;
  return seconds < 100 ? said.seconds({ seconds }) : said.minutes({ minutes: Math.ceil(seconds / 60) });
}
