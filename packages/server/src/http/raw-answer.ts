import type { ServerResponse } from 'node:http';
import type { RouteName, routes } from '@dicepit/wire';
import type { Refusal, Request } from '../pit/result.ts';

/** The routes that do not answer with one JSON object. */
export type RawName = {
  [Name in RouteName]: (typeof routes)[Name]['form'] extends 'json' ? never : Name;
}[RouteName];

export type JsonName = Exclude<RouteName, RawName>;

/** Where an answer is written by hand; the standing headers are set on it already. */
type RawRequest<Name extends RawName> = Request<Name> & {
  readonly response: ServerResponse;
  /** What the browser says that it saw last, when an event stream is taken up again. */
  readonly lastEventId?: string;
};

/** Writes the answer itself, or says why there is none: as long as it has written nothing. */
export type RawHandler<Name extends RawName> = (request: RawRequest<Name>) => Promise<Refusal | undefined>;

export type RawHandlers = { readonly [Name in RawName]: RawHandler<Name> };
