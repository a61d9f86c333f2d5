import type { DeskRefusal } from '@dicepit/desks';
import { type By, everyRole, type Moment, type Role } from '@dicepit/engine';
import type { AnswerOf, BodyOf, ParamsOf, ProgramScope, QueryOf, RouteName } from '@dicepit/wire';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import type { LanguageTag } from '@dicepit/words';

/** Why a request changed nothing: a code for programs, the clause or the policy, and what a person is told. */
export type Refusal = {
  /** The HTTP status that says the same: 403 for a role, 409 for what does not fit how things stand. */
  readonly status: number;
  readonly code: string;
  readonly clause?: string;
  /** Seconds until it is worth asking again, where waiting helps. */
  readonly after?: number;
  /** What the sentence is made of, which stands in the message catalogues in every language. */
  readonly figures: Readonly<Record<string, unknown>>;
};

export type Refused = { readonly ok: false; readonly refusal: Refusal };

/**
 * What came of something that may be refused. The one shape from decider to route: a ruling has events, a plan has
 * writes, an outcome has the answer, and all of them are refused alike, so that a refusal is handed on as it is.
 */
export type Result<Content> = ({ readonly ok: true } & Content) | Refused;

/** What a result has where nothing was refused. */
export type Accepted<Of> = Extract<Of, { readonly ok: true }>;

/** What a request is answered with. */
export type Outcome<Answer> = Result<{ readonly answer: Answer; readonly repeated: boolean }>;

/** What a decider of the pit says: what happened, or why nothing did. */
export type Ruling<Event> = Result<{ readonly events: readonly Event[] }>;

export const done = <Answer>(answer: Answer): Outcome<Answer> => ({ ok: true, answer, repeated: false });

/** A refusal of the server itself. */
export const refused = (
  status: number,
  { code, ...figures }: ServerRefusal,
  more: Pick<Refusal, 'clause' | 'after'> = {},
): Refused => ({ ok: false, refusal: { status, code, ...more, figures } });

/** A refusal of a decider as the pit answers it; it may be worth asking again after so many seconds. */
export const refusedBy = (
  status: number,
  { code, clause, ...figures }: DecidersRefusal,
  after?: number,
): Refused => ({
  ok: false,
  refusal: {
    status,
    code,
    ...(clause === undefined ? {} : { clause }),
    figures,
    ...(after === undefined ? {} : { after }),
  },
});

type DecidersRefusal = { readonly code: string; readonly clause?: string };

/** By whom and when: what every command and every event of the pit carries. */
export type Stamp = { readonly by: By; readonly at: Moment };

export const happened = <Event>(...events: readonly Event[]): Ruling<Event> => ({ ok: true, events });

/** What a desk has ruled, as the pit answers it: a refusal by the rules does not fit how things stand. */
export const ruledAtDesk = <Event>(
  ruling:
    | { readonly ok: true; readonly events: readonly Event[] }
    | { readonly ok: false; readonly refusal: DeskRefusal },
  status = 409,
): Ruling<Event> => (ruling.ok ? ruling : refusedBy(status, ruling.refusal));

/** As what somebody who is several things asks. */
type Asking = { readonly held: readonly Role[]; readonly named?: Role | undefined };

type RuledAs<Event> = Result<{ readonly role: Role; readonly events: readonly Event[] }>;

/**
 * Decides as the one named, or as the least of what somebody is that may. Where none may, the answer is the first that
 * is not merely about the rank.
 */
export function ruledAsLeast<Event>(
  { held, named }: Asking,
  decide: (role: Role) => Ruling<Event>,
): RuledAs<Event> {
  if (named !== undefined && !held.includes(named))
    return refused(403, { code: 'NOT_ALLOWED', case: 'role-in-pit', role: named });
  const refusals: Refusal[] = [];
  for (const role of everyRole.filter((each) =>
    named === undefined ? held.includes(each) : each === named,
  )) {
    const ruling = decide(role);
    if (ruling.ok) return { ok: true, role, events: ruling.events };
    refusals.push(ruling.refusal);
  }
  const [first] = refusals;
  const refusal = refusals.find(({ code }) => !aboutRank.has(code)) ?? first;
  return refusal === undefined
    ? refused(403, { code: 'NOT_ALLOWED', case: 'nothing' })
    : { ok: false, refusal };
}

const aboutRank: ReadonlySet<string> = new Set(['NOT_YOUR_ROLE', 'NOT_ABOVE', 'NOT_YOUR_DISPUTE']);

/** What a request brings to whoever answers it: checked against the route's schemas, and with a caller who may ask. */
export type Request<Name extends RouteName> = {
  readonly caller: Caller;
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** The idempotency key; an empty text where nothing changes. */
  readonly key: string;
  /** The version of `If-Match`, where one was sent. */
  readonly expected?: number;
  /** The language that was asked for; English where nothing is said. */
  readonly language?: LanguageTag;
  /** What the browser calls itself, for the list of devices. */
  readonly device: string;
  /** Under which address the pit was asked, such as `https://pit.example:7711`: passkeys are bound to it. */
  readonly origin?: string;
};

/** What is done to the caller's session beside the answer. */
export type SessionChange =
  /** Sets the cookie to a new session. */
  { readonly is: 'began'; readonly cookie: string; readonly until: number } | { readonly is: 'ended' };

export type Answered<Name extends RouteName> = Outcome<AnswerOf<Name>> & { readonly session?: SessionChange };

/** Answers one route. The routes that answer in another form than JSON are registered by themselves. */
export type Handler<Name extends RouteName> = (request: Request<Name>) => Promise<Answered<Name>>;

export type Handlers<Names extends RouteName> = { readonly [Name in Names]: Handler<Name> };

/** Who asks: somebody with a session, or nobody in particular. */
export type Caller =
  | {
      readonly is: 'nobody';
      readonly address: string;
      /** A screen on a wall, which sees what the room sees. */
      readonly screen?: { readonly id: string; readonly title: string; readonly since: Moment };
    }
  | {
      readonly is: 'somebody';
      readonly person: string;
      readonly name: string;
      readonly kind: 'guest' | 'staff' | 'house player';
      /** What the person is in this pit; a guest is a player. */
      readonly roles: readonly Role[];
      readonly session: string;
      readonly address: string;
      /** What the access token of a program is for. */
      readonly program?: ProgramScope;
    };

export type Nobody = Extract<Caller, { readonly is: 'nobody' }>;

export type Somebody = Extract<Caller, { readonly is: 'somebody' }>;
