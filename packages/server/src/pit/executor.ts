import { hash } from 'node:crypto';
import { EDITION } from '@dicepit/engine';
import type { Written } from '@dicepit/proof';
import type { Appended, Put, Receipt, Store } from '@dicepit/store';
import type { Ports } from './ports.ts';
import { type AnyEvent, type Durable, type Ticket, writeSaid } from './projection.ts';
import { type Outcome, type Refusal, refused } from './result.ts';

/** What is to be written for a request, or why nothing is. */
export type Plan<Answer> = PlannedAnswer<Answer> | { readonly ok: false; readonly refusal: Refusal };

type PlannedAnswer<Answer> = {
  readonly ok: true;
  readonly writes: readonly Planned[];
  readonly puts?: readonly Put[];
  readonly answer: Answer;
};

/** Whose request it is, by which key, and what it asks: what makes a repeat a repeat. */
export type Asked = {
  readonly person: string;
  readonly key: string;
  readonly request: unknown;
  /** The session that asks, as the trail tells it from others. */
  readonly device?: string;
};

/** What somebody wants to do: which streams it is about, by which request, and what is to be written as things stand. */
export type Action<Answer> = {
  readonly streams: readonly string[];
  readonly asked: Asked | undefined;
  readonly plan: () => Promise<Plan<Answer>>;
  /** Whether `plan` goes by what is under way, so that it need not wait for it. */
  readonly onLatest?: boolean;
};

/** So many others in a row have to be quicker before we give up: never seen outside of a test made for it. */
const ATTEMPTS = 100;

/**
 * Decides and appends, and decides again when somebody else was quicker. The answer is given when the entries are
 * durable, and kept with them: a repeat of the request has the same answer and no second effect.
 *
 * Refusals are not kept. They changed nothing, so asking again is as good as asking for the first time.
 */
export const act = <Answer>(
  acting: Acting,
  streams: readonly string[],
  asked: Asked | undefined,
  plan: () => Promise<Plan<Answer>>,
): Promise<Outcome<Answer>> => actOn(acting, { streams, asked, plan });

/**
 * As `act`, and where the plan goes by what is under way, the line of the stream is left as soon as the append is on
 * its way: the next command is decided on it, and both are made durable together. Each append names the hash of what
 * it was decided on, so that one whose basis has failed fails as well, and is decided anew.
 */
export async function actOn<Answer>(acting: Acting, action: Action<Answer>): Promise<Outcome<Answer>> {
  const { streams, asked } = action;
  const fingerprint = asked === undefined ? '' : fingerprintOf(asked.request);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const turn = await acting.queue(streams, () => takeTurn(acting, action, fingerprint));
    const outcome = 'answered' in turn ? await turn.answered : turn;
    if (outcome !== undefined) return outcome;
  }
  return tooBusy;
}

const tooBusy = refused(503, 'TOO_BUSY', 'Others were quicker every time. Ask again.', { after: 1 });

/** What an append has come to; nothing where somebody was quicker, and it is to be decided anew. */
type Ended<Answer> = Outcome<Answer> | undefined;

/** One turn in the line of the streams: a refusal, or an append that is on its way or already answered. */
async function takeTurn<Answer>(
  acting: Acting,
  { streams, asked, plan, onLatest = false }: Action<Answer>,
  fingerprint: string,
): Promise<{ readonly answered: Promise<Ended<Answer>> } | (Outcome<Answer> & { readonly ok: false })> {
  if (!onLatest) await settled(acting, streams);
  await acting.fresh();
  let planned = await plan();
  for (let look = 1; !planned.ok; look++) {
    // Nobody is refused by what may yet come to nothing.
    const waited = await settled(acting, streams);
    // What was done before may well be refused the second time: the table has gone on, not least by it.
    const receipt = asked && (await acting.store.receipt(asked.person, asked.key));
    if (receipt !== undefined) return { answered: Promise.resolve(repeated<Answer>(receipt, fingerprint)) };
    // What this node knows may be old news: nobody is refused by it before the store has been asked.
    const moved = await Promise.all(streams.map((stream) => acting.readOn(stream)));
    if (!waited && !moved.includes(true)) return planned;
    if (look === ATTEMPTS) return tooBusy;
    planned = await plan();
  }
  const { puts = [], answer } = planned;
  const held = acting.heldBack([...streams, ...planned.writes.map(({ stream }) => stream)]);
  if (held !== undefined) return held;
  const writes = planned.writes.map((write) => acting.written(write, asked?.device));
  const receipt = asked && {
    receipt: { scope: asked.person, key: asked.key, fingerprint, answer: JSON.stringify(answer) },
  };
  const [only] = writes;
  // Records are not foreseen, nor the streams of others: whoever needs them has to find them in the store.
  const foreseeable = onLatest && writes.length === 1 && streams.length === 1 && puts.length === 0;
  const ticket = foreseeable && only !== undefined ? acting.foresee(only) : undefined;
  const appending = acting.store.append({ writes, puts, ...receipt });
  const drop = (): void => {
    if (ticket !== undefined && only !== undefined) acting.drop(only.stream, ticket);
  };
  const answered = concluded(acting, { writes, appending, drop }).then((appended): Ended<Answer> => {
    if (appended === 'moved') return undefined;
    if (appended === 'done') return { ok: true, answer, repeated: false };
    return repeated<Answer>(appended, fingerprint);
  });
  noteUnderWay(acting, writes, answered);
  if (ticket === undefined) await answered.then(nothing, nothing);
  return { answered };
}

function repeated<Answer>(
  receipt: { readonly fingerprint: string; readonly answer: string },
  fingerprint: string,
): Outcome<Answer> {
  if (receipt.fingerprint !== fingerprint)
    return refused(
      422,
      'KEY_REUSED',
      'This idempotency key was used for another request. Make a new key for a new request.',
    );
  // The answer was written by us when the request was first answered.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ok: true, answer: JSON.parse(receipt.answer) as Answer, repeated: true };
}

const fingerprintOf = (request: unknown): string => hash('sha256', JSON.stringify(request), 'hex');

type Concluding = {
  readonly writes: readonly Planned[];
  readonly appending: Promise<Appended>;
  readonly drop: () => void;
};

/** Waits for an append and takes in what is durable by it. */
export async function concluded(
  acting: Acting,
  { writes, appending, drop }: Concluding,
): Promise<'done' | 'moved' | Receipt> {
  try {
    const appended = await appending;
    switch (appended.is) {
      case 'appended':
        for (const [index, write] of writes.entries())
          await takeInWritten(acting, write, appended.heads[index]?.hash);
        return 'done';
      case 'repeated':
        drop();
        return appended.receipt;
      case 'conflict':
        drop();
        await acting.readOn(appended.found.stream);
        return 'moved';
    }
  } catch (failure) {
    drop();
    throw failure;
  }
}

async function takeInWritten(
  { takeIn, readOn }: Acting,
  { stream, expected, texts }: Planned,
  end: string | undefined,
): Promise<void> {
  const entries = texts.map((text, index): Durable => {
    const entry = { version: expected + index + 1, text };
    return end === undefined || index < texts.length - 1 ? entry : { ...entry, hash: end };
  });
  const taken = takeIn(stream, entries);
  // It is durable: a failure to read what came before it does not undo that, and somebody will read on later.
  if (taken === 'gap') await readOn(stream).catch(() => undefined);
}

/** Entries for one stream, as text, from the version at which they were decided. */
export type Planned = {
  readonly stream: string;
  readonly expected: number;
  /** The hash of what they were decided on, where that was not durable yet. */
  readonly after?: string;
  readonly texts: readonly string[];
  /** The mark of the rules that they were decided by, at a table. */
  readonly rules?: string;
};

/** The events of one command as entries, the command standing on the first of them. */
export const planned = (
  stream: string,
  expected: number,
  events: readonly AnyEvent[],
  cause?: unknown,
): Planned => ({
  stream,
  expected,
  texts: events.map((event, index) => writeSaid(event, index === 0 ? cause : undefined)),
});

/** The means to write: the store, the lines before its streams, and the folds that are kept of them. */
export type Acting = {
  readonly store: Store;
  readonly queue: Queue;
  /** Answers once this node knows how the pit stands: what it knows may be old where a hint was lost. */
  readonly fresh: () => Promise<void>;
  /** Why this node may not write to streams now: a later software has, or runs the pit. */
  readonly heldBack: (streams: readonly string[]) => ReturnType<typeof refused> | undefined;
  /** Says in the entries how they came to be written, and from which device. */
  readonly written: (planned: Planned, device: string | undefined) => Planned;
  /** Takes entries into the folds once they are durable; a gap before them is to be read. */
  readonly takeIn: (stream: string, entries: readonly Durable[]) => 'taken' | 'gap';
  /** Reads a stream on, since somebody else may have written to it, and says whether anybody had. */
  readonly readOn: (stream: string) => Promise<boolean>;
  /** Lets the next command be decided on what is on its way to the store; nothing where it has to wait. */
  readonly foresee: (planned: Planned) => Ticket | undefined;
  /** What was foreseen has not come to be. */
  readonly drop: (stream: string, ticket: Ticket) => void;
  /** What is on its way to each stream, and answers when it has come to an end. */
  readonly underWay: Map<string, Set<Promise<unknown>>>;
};

/** Runs tasks one after another by name: what touches the same streams waits for its turn. */
export type Queue = <Result>(names: readonly string[], task: () => Promise<Result>) => Promise<Result>;

/**
 * The order is that of arrival. A task that names several streams stands in all their lines at once, so two
 * of them can never wait for each other.
 */
export function newQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return (names, task) => {
    const before = names.flatMap((name) => last.get(name) ?? []);
    const result = before.length === 0 ? task() : Promise.allSettled(before).then(() => task());
    const settled = result.then(nothing, nothing);
    for (const name of names) last.set(name, settled);
    void settled.then(() => {
      for (const name of names) if (last.get(name) === settled) last.delete(name);
    });
    return result;
  };
}

/** Waits for all that is on its way to these streams, and says whether there was anything. */
export async function settled({ underWay }: Acting, streams: readonly string[]): Promise<boolean> {
  const waiting = streams.flatMap((stream) => [...(underWay.get(stream) ?? [])]);
  if (waiting.length === 0) return false;
  await Promise.allSettled(waiting);
  return true;
}

/** Notes an append that is on its way, until it has come to an end. */
export function noteUnderWay(
  { underWay }: Acting,
  writes: readonly Planned[],
  answered: Promise<unknown>,
): void {
  const end = answered.then(nothing, nothing);
  for (const { stream } of writes) underWay.set(stream, (underWay.get(stream) ?? new Set()).add(end));
  void end.then(() => {
    for (const { stream } of writes) {
      const others = underWay.get(stream);
      others?.delete(end);
      if (others?.size === 0) underWay.delete(stream);
    }
  });
}

/** Says on the first entry of a write how it came to be written; a pit without a clock of its own run says nothing. */
export const writtenBy =
  ({ ran, software = '' }: Pick<Ports, 'ran' | 'software'>) =>
  (planned: Planned, device: string | undefined): Planned => {
    const [first, ...others] = planned.texts;
    if (ran === undefined || first === undefined) return planned;
    const { rules, ...write } = planned;
    const written: Written = {
      ...ran(),
      software,
      edition: EDITION,
      ...(device === undefined ? {} : { device }),
      ...(rules === undefined ? {} : { rules }),
    };
    // An entry is an object that has an event: another field goes before its last brace.
    return { ...write, texts: [`${first.slice(0, -1)},"written":${JSON.stringify(written)}}`, ...others] };
  };

const nothing = (): void => undefined;
