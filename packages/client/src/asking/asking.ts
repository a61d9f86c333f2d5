import { type BodyOf, type ParamsOf, type QueryOf, type Route, type RouteName, routes } from '@dicepit/wire';

/** What is to be sent along with a request: what its route asks for, and no more. */
export type Asking<Name extends RouteName> = Part<'params', ParamsOf<Name>> &
  Part<'query', QueryOf<Name>> &
  Part<'body', BodyOf<Name>> & {
    /** Made by the client where none is given. The same key again is the same request again. */
    readonly key?: string;
    /** Refused by the server where the table has gone on from this version. */
    readonly ifVersion?: number;
    readonly signal?: AbortSignal;
  };

/** The argument of a request, which may be left out where nothing has to be sent. */
export type AskingArgument<Name extends RouteName> =
  Nothing extends Asking<Name> ? readonly [asking?: Asking<Name>] : readonly [asking: Asking<Name>];

/** Routes that are answered once, in JSON or as text; the others are read as they come. */
export type AskedName = {
  [Name in RouteName]: (typeof routes)[Name]['form'] extends 'json' | 'text' ? Name : never;
}[RouteName];

export type EventsName = {
  [Name in RouteName]: (typeof routes)[Name]['form'] extends 'events' ? Name : never;
}[RouteName];

/** An asking whose route is not looked at any more. */
export type AnyAsking = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly key?: string;
  readonly ifVersion?: number;
  readonly signal?: AbortSignal;
};

export const routeOf = (name: RouteName): Route => routes[name];

/** The address of a request under that of the pit. */
export function addressOf(url: string, { path }: Pick<Route, 'path'>, { params, query }: AnyAsking): string {
  const facts = new Map(factsOf(params));
  const filled = path.replace(/:([a-z]+)/gi, (_, name: string) => encodeURIComponent(facts.get(name) ?? ''));
  const asked = new URLSearchParams(factsOf(query)).toString();
  return `${url.replace(/\/+$/, '')}${filled}${asked === '' ? '' : `?${asked}`}`;
}

// The empty object is meant: whatever it can stand for may be left out.
// oxlint-disable-next-line typescript/no-generated-empty-object-type
type Nothing = Record<never, never>;

type Part<Field extends string, Value> = [Value] extends [undefined]
  ? Nothing
  : Nothing extends Value
    ? { readonly [Each in Field]?: Value }
    : { readonly [Each in Field]: Value };

const factsOf = (value: unknown): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).map(([name, fact]) => [name, String(fact)])
    : [];
