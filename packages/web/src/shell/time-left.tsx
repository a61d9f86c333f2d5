import { type HouseWait, houseWaitsFor, type Moment, type Table } from '@dicepit/engine';
import type { Waits } from '@dicepit/wire';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useSecond } from '../live/passing-time.ts';
import { client, pit } from '../live/pit.ts';
import { Action } from '../parts/action.tsx';
import { toldProblem } from '../words/refusal-words.ts';
import { words } from '../words/words.ts';
import * as css from './time-left.module.css';

type TimeLeftProps = {
  readonly table: string;
  readonly waiting: Waiting;
  /** The server's clock is so much ahead of this one, in milliseconds. */
  readonly ahead: number;
  /** What happens when the time is over. */
  readonly then: string;
};

/** What is left of a wait, what comes after it, and the means to have more. A pause stops every clock. */
export function TimeLeft({ table, waiting, ahead, then }: TimeLeftProps) {
  const said = words.value.shell.waiting;
  const now = useSecond() + ahead;
  const [why, setWhy] = useState('');
  if (pit.value?.paused === true) return null;
  const left = secondsLeft(waiting, now);
  const ask = async (): Promise<void> => {
    const answer = await client.table(table).moreTime();
    setWhy(answer.ok ? '' : toldProblem(answer.problem));
  };
  return (
    <div class={css.left}>
      <p role="timer" aria-live="off">
        <b>{left > 0 ? timeLeft(left) : said.over}</b> <span>{then}</span>
      </p>
      <Action class="btn btn-sm" onPress={() => void ask()}>
        {said.more}
      </Action>
      <p class={`${css.why} small`} role="status">
        {why !== '' && why}
      </p>
    </div>
  );
}

type WaitedForProps = { readonly text: string; readonly children?: ComponentChildren };

/** What a table waits for that is not this player's own to answer, and the one thing that can be done about it. */
export const WaitedFor = ({ text, children }: WaitedForProps) => (
  <div class={css.line}>
    <p class="small" role="timer" aria-live="off">
      {text}
    </p>
    {children}
  </div>
);

/** The waits of a table that the house runs, as the pit tells them. */
export const waitsOf = (table: string) => pit.value?.tables.find((card) => card.table === table)?.waits;

/** Something that a table waits for from one seat, and when the house goes on without it. */
type Waiting = Extract<HouseWait, { readonly seat: number }>;

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
