import type { ServerResponse } from 'node:http';
import type { RouteName, routes } from '@dicepit/wire';
import type { Language } from '@dicepit/words/languages';
import type { ChancesKept } from '../floor/facts.ts';
import type { Caller, Handlers, Refusal, Request } from '../pit/result.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Certificate } from './certificate.ts';
import type { Patience } from './listener.ts';
import type { Published } from './published.ts';

/** Writes a rulebook as a page; nothing of a pack that is not known. */
export type WriteBook = (asked: {
  readonly pack: string;
  readonly language: Language;
  readonly of: 'whole' | 'posted';
}) => Promise<string | undefined>;

/** Everything that the routes need to be answered. */
export type AppParts = {
  readonly handlers: Handlers<JsonName>;
  readonly raw: RawHandlers;
  readonly callerOf: (cookie: string | undefined, address: string, token?: string) => Promise<Caller>;
  /** Why chances are kept from whoever asks, where they are. */
  /** The pack of a table; nothing where there is no such table. */
  readonly packAt?: (table: string) => Promise<string | undefined>;
  readonly chancesKept: (caller: Caller) => Promise<ChancesKept | undefined>;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => number;
  /** Names that the pit goes by, beside its addresses, `localhost` and names in `.local`. */
  readonly names: ReadonlySet<string>;
  readonly rates: Rates;
  readonly patience: Patience;
  /** What stands before every path, where a proxy has the pit in a folder: `/dice`. Empty otherwise. */
  readonly base: string;
  readonly certificate?: Certificate;
  /** The folder of the built screens; without one its pages say how to build it. */
  readonly screens?: string;
  /** Writes the rulebook of a pack that the screens were not built with. */
  readonly books?: WriteBook;
  /** The folder of the built documentation; without one /docs says how to build it. */
  readonly docs?: string;
  /** The published texts that the operator has attached. */
  readonly published?: readonly Published[];
  /** How many proxies before us may say whose request it is. */
  readonly trustProxy: number;
  readonly isClosing: () => boolean;
  /** Hears of everybody who was kept out. */
  readonly onRefused: Refused;
};

/** Tells of somebody who was kept out: why, from where, and who it was where that is known. */
type Refused = (refused: {
  readonly code: string;
  readonly route: string;
  readonly address: string;
  readonly person: string;
}) => void;

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

/** How quickly one session, and everybody behind one address, may ask. */
export type Rates = {
  readonly session: { readonly commands: Rate; readonly reads: Rate };
  readonly address: { readonly commands: Rate; readonly reads: Rate };
};

/** How quickly somebody may ask: so many a second for ever, and so many at once after a rest. */
export type Rate = { readonly perSecond: number; readonly burst: number };
