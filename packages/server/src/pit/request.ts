import { type Moment, type Role, staffRoles } from '@dicepit/engine';
import type { AnswerOf, BodyOf, ParamsOf, ProgramScope, QueryOf, RouteName } from '@dicepit/wire';
import type { LanguageTag } from '@dicepit/words';
import type { Outcome } from './result.ts';

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

/** The role that decides what a caller may see of a table: the first that sees all of it, or a player's. */
export const viewingRole = (caller: Caller): Role =>
  caller.is === 'nobody' ? 'player' : (caller.roles.find((role) => staffRoles.includes(role)) ?? 'player');

export const personOf = (caller: Caller): string => (caller.is === 'nobody' ? '' : caller.person);

/** The session of whoever asks, short, as the trail tells one device from another; nobody's has none. */
export const deviceIn = (caller: Caller): { readonly device?: string } =>
  caller.is === 'somebody' ? { device: caller.session.slice(0, 16) } : {};

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
