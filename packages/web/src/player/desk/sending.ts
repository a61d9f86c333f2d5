import type { Moment } from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenTable } from '../../live/table.ts';
import { type Changes, nothing, together } from '../bets/changes.ts';
import { type Act, actsFor, seenBy } from '../bets/projected.ts';
import { type Pays, sightOf } from '../sight.ts';
import { asProblem } from './problem.ts';

/** What became of changes: what of them was made, and why the rest was not. */
type Sent = {
  readonly made: Changes;
  readonly problem?: ProblemDetails;
  readonly after?: number;
};

/** Gives changes to the table, one after the other, so that each is decided at the table the one before has left. */
export type Sending = {
  /** On their way to the table, and what of it has not come back yet. */
  readonly given: ReadonlySignal<readonly Act[]>;
  readonly waiting: ReadonlySignal<readonly Changes[]>;
  readonly send: (changes: Changes, pays?: Pays) => Promise<Sent>;
  readonly isBusy: () => boolean;
  readonly stop: () => void;
};

/** An answer came, but its events have not: after so long they are not waited for, in milliseconds. */
const LONGEST = 5_000;

export function sending(open: OpenTable, now: () => Moment): Sending {
  const given = signal<readonly Act[]>([]);
  const waiting = signal<readonly Changes[]>([]);
  let line: Promise<unknown> = Promise.resolve();

  const stop = open.onEntry(({ event }, { kind, you }) => {
    if (kind !== 'banked' || given.peek().length === 0 || you.person === null) return;
    if ('by' in event) given.value = seenBy(given.peek(), event, you.person);
  });

  const deliver = async (changes: Changes, pays: Pays): Promise<Sent> => {
    const live = open.live.peek();
    const sight = live && sightOf(live, now());
    const planned = sight === undefined ? { acts: [] } : actsFor({ ...sight, pays }, changes);
    batch(() => {
      waiting.value = waiting.peek().filter((each) => each !== changes);
      given.value = 'acts' in planned ? planned.acts : [];
    });
    if ('refusal' in planned) return { made: nothing, problem: asProblem(planned.refusal) };
    const sent = await giveAll(open, planned.acts);
    given.value = [];
    return sent;
  };

  return {
    given,
    waiting,
    stop,
    isBusy: () => given.value.length > 0 || waiting.value.length > 0,
    send: (changes, pays = 'chips') => {
      waiting.value = [...waiting.peek(), changes];
      const job = line.then(() => deliver(changes, pays));
      line = job;
      return job;
    },
  };
}

async function giveAll(open: OpenTable, acts: readonly Act[]): Promise<Sent> {
  let made = nothing;
  for (const { command, makes } of acts) {
    const answer = await open.give.command(command);
    if (!answer.ok) {
      const { problem, after } = answer;
      return { made, problem, ...(after === undefined ? {} : { after }) };
    }
    made = together(made, makes);
    await reached(open, answer.value.version);
  }
  return { made };
}

/** Resolves when the table that is shown has come to a version. */
function reached({ live }: OpenTable, version: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, LONGEST);
    const end = effect(() => {
      if ((live.value?.version ?? 0) < version) return;
      clearTimeout(timer);
      // An effect that is true at once has not been handed out yet.
      queueMicrotask(() => end());
      done();
    });
  });
}
