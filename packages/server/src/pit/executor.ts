import { hash } from 'node:crypto';
import type { Appended, Guard, Put, Receipt, Store } from '@dicepit/store';
import { type AnyEvent, type CommittedEntry, formatEntry, type Ticket } from './projection.ts';
import { type Outcome, type Refused, type Result, refused } from './result.ts';

/*
 * How the pit writes. Every change goes through `execute`: wait for a turn, plan, append, answer.
 *
 * The log is the only lock. A plan names the version of each stream it was decided on, including streams it only reads
 * (whether the pit is paused, who is excluded). The store appends all of it or nothing. If a stream has changed in the
 * meantime, the store reports a conflict: this node catches up and plans again. Any number of nodes may write at once;
 * the queue below only prevents one node from conflicting with itself.
 *
 * When an answer is durable. The store answers an append once its entries are on the disk. Nobody is answered and no
 * subscriber is told before that.
 *
 * Why appends may be speculative. To wait for the disk between two commands at one table would make the table as slow as
 * the disk. So a command may be planned on entries that are still on their way to the store (`speculative`), and several
 * appends share one sync. Such an append names the version it goes on from and the hash that the stream has to end with
 * there: at the same version somebody else's entries could stand. If an append fails, those planned on it therefore fail
 * as well, and each of them is planned again from what is durable. A refusal is never given on speculative state: it
 * waits until nothing is in flight, and is decided once more.
 *
 * What an unknown outcome means. When the store fails (a time-out, a lost connection), the append may have been committed
 * all the same. The caller gets the failure, not a guess, and asks again with the same key. The receipt is written in the
 * same append as the entries: if it is there, the repeat has the first answer and no second effect; if it is not, nothing
 * was written and the repeat is executed. Whatever was committed reaches the projection
 * the next time the node catches up with the stream.
 */

/** Whose request it is, by which key, and what it asks: what makes a repeat a repeat. */
export type IdempotentRequest = {
  readonly person: string;
  readonly key: string;
  readonly request: unknown;
  /** The session that asks, as the trail tells it from others. */
  readonly device?: string;
};

/** Entries for one stream, as text, from the version at which they were decided. */
export type PlannedWrite = {
  readonly stream: string;
  readonly expected: number;
  /** The hash of what they were decided on, where that was not durable yet. */
  readonly after?: string;
  readonly texts: readonly string[];
  /** The mark of the rules that they were decided by, at a table. */
  readonly rules?: string;
};

/** What is to be written for a request and what is then answered, or why nothing is. */
export type Plan<Answer> = Result<{
  readonly writes: readonly PlannedWrite[];
  /** Streams that it was decided on and does not write to. */
  readonly guards?: readonly Guard[];
  readonly puts?: readonly Put[];
  readonly answer: Answer;
}>;

/** What somebody wants to do: which streams it is about, by which request, and what is to be written as things stand. */
export type Action<Answer> = {
  readonly streams: readonly string[];
  readonly request?: IdempotentRequest | undefined;
  /** Called again after every conflict: it has to look at the streams each time, and may change nothing itself. */
  readonly plan: () => Promise<Plan<Answer>>;
  /** Whether `plan` decides on what is in flight too, so that it need not wait until that is durable. */
  readonly speculative?: boolean;
};

/** The means to write: the store, a queue for its streams, and the projections that are kept of them. */
export type Writer = {
  readonly store: Store;
  readonly queue: Queue;
  /** Answers once this node knows how the pit stands: what it knows may be old where a hint was lost. */
  readonly ensureFresh: () => Promise<void>;
  /** Why this node may not write to streams now: a later software has, or runs the pit. */
  readonly writeRefusal: (streams: readonly string[]) => Refused | undefined;
  /** Says in the entries how they came to be written, and from which device. */
  readonly stamped: (write: PlannedWrite, device: string | undefined) => PlannedWrite;
  /** Applies entries that are durable; answers `gap` if earlier ones are missing, and the stream must catch up. */
  readonly applyCommitted: (stream: string, entries: readonly CommittedEntry[]) => 'applied' | 'gap';
  /** Reads what other nodes have appended to a stream, and answers whether there was anything. */
  readonly catchUp: (stream: string) => Promise<boolean>;
  /** Adds an append that is in flight to what the next command is decided on; undefined if that has to wait. */
  readonly speculate: (write: PlannedWrite) => Ticket | undefined;
  /** A speculative append has failed: forgets it and all that was decided on it. */
  readonly discard: (stream: string, ticket: Ticket) => void;
  /** The appends on their way to each stream; each answers when it has ended, however it has. */
  readonly inFlight: Map<string, Set<Promise<unknown>>>;
};

/** Conflicts in a row before a request is refused; no production load reaches it. */
const MAX_ATTEMPTS = 100;

/**
 * Plans and appends, and plans again after a conflict. The answer is given when the entries are durable, and kept with
 * them: a repeat of the request has the same answer and no second effect.
 *
 * Refusals are not kept. They changed nothing, so asking again is as good as asking for the first time.
 */
export async function execute<Answer>(writer: Writer, action: Action<Answer>): Promise<Outcome<Answer>> {
  const fingerprint = action.request === undefined ? '' : fingerprintOf(action.request.request);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const turn = await writer.queue(action.streams, () => runTurn(writer, action, fingerprint));
    const outcome = 'answered' in turn ? await turn.answered : turn;
    if (outcome !== 'conflict') return outcome;
  }
  return tooBusy;
}

/** The events of one command as entries, the command standing on the first of them. */
export const planWrite = (
  stream: string,
  expected: number,
  events: readonly AnyEvent[],
  cause?: unknown,
): PlannedWrite => ({
  stream,
  expected,
  texts: events.map((event, index) => formatEntry(event, index === 0 ? cause : undefined)),
});

const tooBusy = refused(503, { code: 'TOO_BUSY' }, { after: 1 });

/** What an append has come to; after a conflict everything is to be planned again. */
type Appending<Answer> = Promise<Outcome<Answer> | 'conflict'>;

/**
 * One turn in the queue: a refusal, or an append. The turn of a speculative append ends as soon as it is on its way, so
 * that the next command is planned while the disk is busy; any other turn ends with its append.
 */
async function runTurn<Answer>(
  writer: Writer,
  action: Action<Answer>,
  fingerprint: string,
): Promise<{ readonly answered: Appending<Answer> } | Refused> {
  const { streams, request, speculative = false } = action;
  if (!speculative) await whenIdle(writer, streams);
  await writer.ensureFresh();
  const looked = await planOrRefuse(writer, action);
  if (looked.is === 'repeated')
    return { answered: Promise.resolve(answerAgain<Answer>(looked.receipt, fingerprint)) };
  const { plan } = looked;
  if (!plan.ok) return plan;

  const { guards = [], puts = [], answer } = plan;
  const mayNotWrite = writer.writeRefusal([...streams, ...plan.writes.map(({ stream }) => stream)]);
  if (mayNotWrite !== undefined) return mayNotWrite;
  const writes = plan.writes.map((write) => writer.stamped(write, request?.device));
  const receipt = request && {
    receipt: { scope: request.person, key: request.key, fingerprint, answer: JSON.stringify(answer) },
  };
  const [only] = writes;
  // Speculation covers the entries of one stream. Records and other streams are read from the store, where a pending
  // append is not visible yet.
  const mayGoAhead = speculative && writes.length === 1 && streams.length === 1 && puts.length === 0;
  const ticket = mayGoAhead && only !== undefined ? writer.speculate(only) : undefined;
  const appending = writer.store.append({ writes, guards, puts, ...receipt });
  const discard = (): void => {
    if (ticket !== undefined && only !== undefined) writer.discard(only.stream, ticket);
  };
  const answered = finishAppend(writer, { writes, appending, discard }).then((end) => {
    if (end === 'conflict') return end;
    return end === 'done'
      ? ({ ok: true, answer, repeated: false } as const)
      : answerAgain<Answer>(end, fingerprint);
  });
  trackInFlight(writer, writes, answered);
  if (ticket === undefined) await answered.then(nothing, nothing);
  return { answered };
}

/**
 * A plan that may be appended, or a final refusal. The reason for a refusal may disappear: an append in flight may fail,
 * or another node may have written something this node has not read yet. So a refused request is planned again until
 * nothing is in flight and catching up brings nothing new.
 */
async function planOrRefuse<Answer>(
  writer: Writer,
  { streams, request, plan: planNow }: Action<Answer>,
): Promise<
  | { readonly is: 'planned'; readonly plan: Plan<Answer> }
  | { readonly is: 'repeated'; readonly receipt: Receipt }
> {
  let plan = await planNow();
  for (let look = 1; !plan.ok; look++) {
    const waited = await whenIdle(writer, streams);
    // A repeat may be refused because its first execution changed the table: then the first answer counts.
    const receipt = request && (await writer.store.receipt(request.person, request.key));
    if (receipt !== undefined) return { is: 'repeated', receipt };
    const moved = await Promise.all(streams.map((stream) => writer.catchUp(stream)));
    if (!waited && !moved.includes(true)) break;
    if (look === MAX_ATTEMPTS) return { is: 'planned', plan: tooBusy };
    plan = await planNow();
  }
  return { is: 'planned', plan };
}

/** The answer that a request had the first time; the same key for something else is refused. */
function answerAgain<Answer>(receipt: Receipt, fingerprint: string): Outcome<Answer> {
  if (receipt.fingerprint !== fingerprint) return refused(422, { code: 'KEY_REUSED' });
  // The answer was written by us when the request was first answered.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, answer: JSON.parse(receipt.answer) as Answer, repeated: true };
}

const fingerprintOf = (request: unknown): string => hash('sha256', JSON.stringify(request), 'hex');

type AppendInFlight = {
  readonly writes: readonly PlannedWrite[];
  readonly appending: Promise<Appended>;
  /** Takes back what was speculated on it. */
  readonly discard: () => void;
};

/** Waits for an append and applies its entries. On any other outcome, everything speculated on it is discarded. */
async function finishAppend(
  writer: Writer,
  { writes, appending, discard }: AppendInFlight,
): Promise<'done' | 'conflict' | Receipt> {
  try {
    const appended = await appending;
    switch (appended.is) {
      case 'appended':
        for (const [index, write] of writes.entries())
          await applyWritten(writer, write, appended.heads[index]?.hash);
        return 'done';
      case 'repeated':
        discard();
        return appended.receipt;
      case 'conflict':
        discard();
        await writer.catchUp(appended.found.stream);
        return 'conflict';
    }
  } catch (failure) {
    // It is unknown whether anything was written. The next catch-up shows it, and so does a repeat of the request.
    discard();
    throw failure;
  }
}

async function applyWritten(
  writer: Writer,
  { stream, expected, texts }: PlannedWrite,
  end: string | undefined,
): Promise<void> {
  const entries = texts.map((text, index): CommittedEntry => {
    const entry = { version: expected + index + 1, text };
    return end === undefined || index < texts.length - 1 ? entry : { ...entry, hash: end };
  });
  const applied = writer.applyCommitted(stream, entries);
  // The entries are durable even if reading the missing ones fails; a later catch-up will read them.
  if (applied === 'gap') await writer.catchUp(stream).catch(nothing);
}

/** Waits for all appends in flight to these streams, and answers whether there were any. */
async function whenIdle({ inFlight }: Writer, streams: readonly string[]): Promise<boolean> {
  const waiting = streams.flatMap((stream) => [...(inFlight.get(stream) ?? [])]);
  if (waiting.length === 0) return false;
  await Promise.allSettled(waiting);
  return true;
}

/** Keeps an append among those in flight until it has ended. */
function trackInFlight(
  { inFlight }: Writer,
  writes: readonly PlannedWrite[],
  answered: Promise<unknown>,
): void {
  const end = answered.then(nothing, nothing);
  for (const { stream } of writes) inFlight.set(stream, (inFlight.get(stream) ?? new Set()).add(end));
  void end.then(() => {
    for (const { stream } of writes) {
      const others = inFlight.get(stream);
      others?.delete(end);
      if (others?.size === 0) inFlight.delete(stream);
    }
  });
}

/** Runs tasks one after another by name: what touches the same streams waits for its turn. */
export type Queue = <Done>(names: readonly string[], task: () => Promise<Done>) => Promise<Done>;

/**
 * The order is that of arrival. A task that names several streams stands in all their lines at once, so two
 * of them can never wait for each other.
 */
export function createQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return (names, task) => {
    const before = names.flatMap((name) => last.get(name) ?? []);
    const done = before.length === 0 ? task() : Promise.allSettled(before).then(() => task());
    const ended = done.then(nothing, nothing);
    for (const name of names) last.set(name, ended);
    void ended.then(() => {
      for (const name of names) if (last.get(name) === ended) last.delete(name);
    });
    return done;
  };
}

const nothing = (): void => undefined;
