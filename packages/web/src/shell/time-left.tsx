import { useState } from 'preact/hooks';
import { client, pit } from '../live/pit.ts';
import { useSecond } from '../live/use-second.ts';
import { secondsLeft, timeLeft, type Waiting } from '../live/waiting.ts';
import { Action } from '../parts/action.tsx';
import { translatedProblem } from '../words/translated.ts';
import { words } from '../words/words.ts';

export type TimeLeftProps = {
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
    setWhy(answer.ok ? '' : translatedProblem(answer.problem));
  };
  return (
    <div class="time-left">
      <p role="timer" aria-live="off">
        <b>{left > 0 ? timeLeft(left) : said.over}</b> <span>{then}</span>
      </p>
      <Action class="btn btn-sm" onPress={() => void ask()}>
        {said.more}
      </Action>
      <p class="why small" role="status">
        {why !== '' && why}
      </p>
    </div>
  );
}

/** The waits of a table that the house runs, as the pit tells them. */
export const waitsOf = (table: string) => pit.value?.tables.find((card) => card.table === table)?.waits;
