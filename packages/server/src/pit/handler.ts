import type { AnswerOf, BodyOf, ParamsOf, QueryOf, RouteName } from '@dicepit/wire';
import type { Caller } from './caller.ts';
import type { Outcome } from './outcome.ts';

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
