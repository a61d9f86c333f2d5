import type { Language } from '@dicepit/words/languages';
import type { Caller, Handlers } from '../pit/result.ts';
import type { ChancesKept } from '../table/handlers.ts';
import type { Log } from '../watch/log.ts';
import type { Metrics } from '../watch/metrics.ts';
import type { Certificate } from './certificate.ts';
import type { Patience } from './listener.ts';
import type { Published } from './published.ts';
import type { Rates } from './rates.ts';
import type { JsonName, RawHandlers } from './raw-answer.ts';

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
