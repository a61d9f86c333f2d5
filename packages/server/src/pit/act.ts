import { hash } from 'node:crypto';
import type { Put } from '@dicepit/store';
import type { Acting, Planned } from './acting.ts';
import { concluded } from './conclude.ts';
import { type Outcome, type Refusal, refused } from './outcome.ts';
import { noteUnderWay, settled } from './under-way.ts';

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

const nothing = (): void => undefined;
