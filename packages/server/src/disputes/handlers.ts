import { DISPUTE_STREAM_PREFIX, type DisputeCommand, type Remedy } from '@dicepit/desks';
import type { Role } from '@dicepit/engine';
import type { DisputeCard } from '@dicepit/wire';
import type { Unstamped } from '../floor/change.ts';
import { lookerIn, noteLook } from '../inspect/looking.ts';
import { seenByInspector } from '../inspect/seen-by-inspector.ts';
import { askedBy, somebodyIn } from '../people/asked-by.ts';
import { timedId } from '../people/secrets.ts';
import { erased, keptApart, readPersonal } from '../personal/personal.ts';
import { disputeStream } from '../pit/desk-kinds.ts';
import type { Pit } from '../pit/pit.ts';
import { parseEntry } from '../pit/projection.ts';
import {
  type Answered,
  done,
  type Handlers,
  type Outcome,
  type Request,
  refused,
  type Somebody,
} from '../pit/result.ts';
import { entryAt, headsOf } from '../pit/stream-reader.ts';
import type { AtTable } from '../table/pit-table.ts';
import { type Asking, changeDispute, type DisputeAt } from './change.ts';
import { cardOf, mayLook, shownDispute } from './dispute-facts.ts';
import { evidenceOf } from './evidence.ts';

type DisputeRoutes =
  | 'listDisputes'
  | 'raiseDispute'
  | 'readDispute'
  | 'decideDispute'
  | 'askReview'
  | 'acceptDecision'
  | 'withdrawDispute'
  | 'adviseOfComplaint'
  | 'noteRemedy'
  | 'closeDispute'
  | 'lodgeComplaint'
  | 'readComplaint'
  | 'eraseComplaint';

type OfDispute = Exclude<DisputeRoutes, 'listDisputes' | 'raiseDispute'>;

/** Answers for disputes: to their players, to staff of rank, and to inspectors. */
export function disputeHandlers(pit: Pit): Handlers<DisputeRoutes> {
  const told = async (outcome: Outcome<DisputeAt>): Promise<Answered<'readDispute'>> => {
    if (!outcome.ok) return outcome;
    const { state, version } = await pit.disputes.current(disputeStream(outcome.answer.dispute));
    return state === undefined ? nothing : { ...outcome, answer: await shownDispute(pit, state, version) };
  };

  const change = async (
    request: Request<OfDispute>,
    body: Unstamped<DisputeCommand>,
    more: Pick<Asking, 'named' | 'puts'> & { readonly request?: unknown } = {},
  ): Promise<Answered<'readDispute'>> => {
    const { dispute } = request.params;
    if (!(await visible(pit, request)).ok) return nothing;
    const caller = somebodyIn(request);
    const asked = askedBy(pit, request, { dispute, body: more.request ?? body });
    return told(await changeDispute(pit, dispute, { caller, asked, ...more }, body));
  };

  return {
    listDisputes: async (request) =>
      done(await listedDisputes(pit, somebodyIn(request), request.query.before)),
    raiseDispute: async (request) => told(await raise(pit, request)),
    readDispute: async (request) => {
      const found = await visible(pit, request);
      return found.ok ? done(await shownDispute(pit, found.dispute, found.version)) : nothing;
    },
    decideDispute: (request) => {
      const { as, ...body } = request.body;
      return change(request, { type: 'DecideDispute', ...body }, asNamed(as));
    },
    askReview: (request) => change(request, { type: 'AskReview', ...request.body }),
    acceptDecision: (request) => change(request, { type: 'AcceptDecision' }),
    withdrawDispute: (request) => change(request, { type: 'WithdrawDispute' }),
    adviseOfComplaint: (request) => change(request, { type: 'AdviseOfComplaint', ...request.body }),
    noteRemedy: async (request) => {
      const remedy = await remedyAt(pit, request);
      return remedy === undefined
        ? refused(404, { code: 'NOT_FOUND', case: 'table-entry' })
        : change(request, { type: 'NoteRemedy', remedy });
    },
    closeDispute: (request) => change(request, { type: 'CloseDispute' }),
    lodgeComplaint: (request) => {
      const { kept, put } = keptApart(pit.ports, request.body.words);
      // A repeat brings the same words, and would be kept apart under another name.
      const more = { puts: [put], request: request.body };
      return change(request, { type: 'LodgeComplaint', statement: kept }, more);
    },
    readComplaint: (request) => readComplaint(pit, request),
    eraseComplaint: async (request) => {
      const found = await visible(pit, request);
      const ref = found.ok ? (found.dispute.complaint?.statement.ref ?? '') : '';
      const seenAt = await seenByInspector(pit.store, ref);
      const more = { puts: [erased(ref)], request: request.body };
      const seen = seenAt === undefined ? {} : { seenAt };
      return change(request, { type: 'ErasePersonal', ref, ...seen }, more);
    },
  };
}

/** What is nobody's business is not there. */
const nothing = refused(404, { code: 'NOT_FOUND', case: 'dispute' });

const asNamed = (named: Role | undefined): Pick<Asking, 'named'> => (named === undefined ? {} : { named });

async function visible(pit: Pit, request: Pick<Request<OfDispute>, 'params' | 'caller'>) {
  const stream = disputeStream(request.params.dispute);
  const { state, version } = await pit.disputes.catchUp(stream);
  // Names that somebody made up are not kept in memory.
  if (state === undefined) pit.disputes.forget(stream);
  return state !== undefined && mayLook(state, somebodyIn(request))
    ? ({ ok: true, dispute: state, version } as const)
    : ({ ok: false } as const);
}

/** Whoever looks at what somebody complains of is noted before they see it. */
async function readComplaint(
  pit: Pit,
  request: Request<'readComplaint'>,
): Promise<Answered<'readComplaint'>> {
  const found = await visible(pit, request);
  const statement = found.ok ? found.dispute.complaint?.statement : undefined;
  if (statement === undefined) return nothing;
  const of = disputeStream(request.params.dispute);
  const look = await noteLook(pit, lookerIn(request), { view: 'personal', of, part: statement.ref });
  if (!look.ok) return look;
  const read = await readPersonal(pit.store, statement);
  return done({ is: read.is, words: read.is === 'whole' ? read.text : '' });
}

async function raise(pit: Pit, request: Request<'raiseDispute'>): Promise<Outcome<DisputeAt>> {
  const { table, roll, bet, ground, words, person } = request.body;
  const caller = somebodyIn(request);
  const about = { ...(roll === undefined ? {} : { roll }), ...(bet === undefined ? {} : { bet }) };
  const frozen = await evidenceOf(pit, table, about);
  if (!frozen.ok) return frozen;
  const dispute = timedId(pit.ports, 'd');
  return changeDispute(
    pit,
    dispute,
    { caller, asked: askedBy(pit, request, request.body) },
    {
      type: 'RaiseDispute',
      dispute,
      person: person ?? caller.person,
      about,
      ground,
      words,
      evidence: frozen.evidence,
    },
  );
}

/** The entry of the table's stream by which a decision was carried out. */
async function remedyAt(pit: Pit, request: Request<'noteRemedy'>): Promise<Remedy | undefined> {
  const found = await visible(pit, request);
  const { version } = request.body;
  if (!found.ok || version < 1) return undefined;
  const entry = await entryAt(pit.store, found.dispute.evidence.stream, version);
  if (entry === undefined) return undefined;
  const { event } = parseEntry<AtTable>(entry.text);
  return { version, type: event.type, clause: 'clause' in event ? event.clause : '' };
}

/** So many are told at once. */
const PAGE_DISPUTES = 50;

/** The disputes that somebody may see, the newest first; `before` is the last that they have. */
async function listedDisputes(
  pit: Pit,
  caller: Somebody,
  before: string | undefined,
): Promise<{ readonly disputes: readonly DisputeCard[]; readonly more: boolean }> {
  const disputes: DisputeCard[] = [];
  const names = (await namesOf(pit)).toReversed();
  for (const stream of names) {
    if (before !== undefined && stream >= disputeStream(before)) continue;
    const { state, version } = await pit.disputes.current(stream);
    if (state === undefined || !mayLook(state, caller)) continue;
    if (disputes.length === PAGE_DISPUTES) return { disputes, more: true };
    disputes.push(await cardOf(pit, state, version));
  }
  return { disputes, more: false };
}

/** Their ids begin with the time, so that the order of the names is that of their raising. */
async function namesOf({ store }: Pit): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { stream } of headsOf(store, DISPUTE_STREAM_PREFIX)) names.push(stream);
  return names;
}
