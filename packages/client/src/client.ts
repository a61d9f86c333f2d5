import type { AnswerOf, BodyOf, QueryOf } from '@dicepit/wire';
import type { Answer } from './asking/answer.ts';
import { ask } from './asking/ask.ts';
import type { AskedName, Asking, AskingArgument } from './asking/asking.ts';
import { type ConnectionSettings, connectionOf } from './asking/connection.ts';
import { type FollowOverviewSettings, followOverview } from './host/follow-overview.ts';
import { type FollowPitSettings, followPit } from './pit/follow-pit.ts';
import { type Lines, readLines } from './pit/read-lines.ts';
import type { KeptReading } from './stream/keep-reading.ts';
import { type TableClient, tableClient } from './table/table-client.ts';

type Told<Name extends AskedName> = Promise<Answer<AnswerOf<Name>>>;

/** A pit as somebody asks it: by `ask` for every route there is, and by a word for what is asked most. */
export type Client = {
  readonly ask: <Name extends AskedName>(name: Name, ...asking: AskingArgument<Name>) => Told<Name>;
  /** Who has come in so far, to be kept and given to a later client. A secret; empty in a browser, which keeps its own. */
  readonly session: () => string;

  readonly claimHost: (body: BodyOf<'claimHost'>) => Told<'claimHost'>;
  readonly signIn: (body: BodyOf<'signIn'>) => Told<'signIn'>;
  readonly signOut: () => Told<'signOut'>;
  readonly join: (body: BodyOf<'joinGuest'>) => Told<'joinGuest'>;
  readonly me: () => Told<'readMe'>;
  readonly account: () => Told<'readMyAccount'>;

  readonly pit: () => Told<'readPit'>;
  readonly followPit: (settings: FollowPitSettings) => KeptReading;
  readonly followOverview: (settings: FollowOverviewSettings) => KeptReading;
  readonly tables: () => Told<'listTables'>;
  readonly addTable: (body: BodyOf<'addTable'>) => Told<'addTable'>;
  readonly table: (table: string) => TableClient;
  /** The lines of the trail as they come. */
  readonly trail: (query?: QueryOf<'readTrail'>, signal?: AbortSignal) => Promise<Answer<Lines>>;
};

export function clientOf(settings: ConnectionSettings): Client {
  const connection = connectionOf(settings);
  const asked = <Name extends AskedName>(name: Name, asking: Asking<Name>): Told<Name> =>
    ask(connection, name, asking);
  return {
    ask: <Name extends AskedName>(name: Name, ...[asking]: AskingArgument<Name>) =>
      // Where the argument is left out, its type has said that an empty one will do.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      asked(name, (asking ?? {}) as Asking<Name>),
    session: () => connection.jar.header() ?? '',

    claimHost: (body) => asked('claimHost', { body }),
    signIn: (body) => asked('signIn', { body }),
    signOut: () => asked('signOut', {}),
    join: (body) => asked('joinGuest', { body }),
    me: () => asked('readMe', {}),
    account: () => asked('readMyAccount', {}),

    pit: () => asked('readPit', {}),
    followPit: (following) => followPit(connection, following),
    followOverview: (following) => followOverview(connection, following),
    tables: () => asked('listTables', {}),
    addTable: (body) => asked('addTable', { body }),
    table: (table) => tableClient(connection, table),
    trail: (query = {}, signal) => readLines(connection, 'readTrail', { query }, signal),
  };
}
