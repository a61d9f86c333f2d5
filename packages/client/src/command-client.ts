import {
  type AnswerOf,
  type BodyOf,
  type DeskName,
  type Overview,
  type PitFacts,
  type QueryOf,
  type RouteName,
  routes,
} from '@dicepit/wire';
import { parseBye, parseData, type StreamState, type Subscription, subscribe } from './event-stream.ts';
import {
  type Answer,
  type AnyAsking,
  type AskedName,
  type Asking,
  type AskingArgument,
  ask,
  type Connection,
  type ConnectionSettings,
  clientProblem,
  createConnection,
  problemIn,
  routeOf,
  send,
  toAddress,
} from './request.ts';
import { createTableCommands, type TableCommands } from './table-commands.ts';

type AnswerTo<Name extends AskedName> = Promise<Answer<AnswerOf<Name>>>;

/**
 * A pit as somebody asks it: by `ask` for every route there is, and by a word for what is asked most. It follows no
 * table, and so has none of the rules that a table is followed by: a page that has no need of them stays small.
 */
export type CommandClient = {
  readonly ask: <Name extends AskedName>(name: Name, ...asking: AskingArgument<Name>) => AnswerTo<Name>;
  /** Who has come in so far, to be kept and given to a later client. A secret; empty in a browser, which keeps its own. */
  readonly session: () => string;

  readonly claimHost: (body: BodyOf<'claimHost'>) => AnswerTo<'claimHost'>;
  readonly signIn: (body: BodyOf<'signIn'>) => AnswerTo<'signIn'>;
  readonly signOut: () => AnswerTo<'signOut'>;
  readonly join: (body: BodyOf<'joinGuest'>) => AnswerTo<'joinGuest'>;
  readonly me: () => AnswerTo<'readMe'>;
  readonly account: () => AnswerTo<'readMyAccount'>;

  readonly pit: () => AnswerTo<'readPit'>;
  readonly followPit: (settings: FollowPitSettings) => Subscription;
  readonly followOverview: (settings: FollowOverviewSettings) => Subscription;
  readonly tables: () => AnswerTo<'listTables'>;
  readonly addTable: (body: BodyOf<'addTable'>) => AnswerTo<'addTable'>;
  readonly table: (table: string) => TableCommands;
  /** The lines of the trail as they come. */
  readonly trail: (query?: QueryOf<'readTrail'>, signal?: AbortSignal) => Promise<Answer<Lines>>;
};

export const createCommandClient = (settings: ConnectionSettings): CommandClient =>
  commandClientOf(createConnection(settings));

export function commandClientOf(connection: Connection): CommandClient {
  const asked = <Name extends AskedName>(name: Name, asking: Asking<Name>): AnswerTo<Name> =>
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
    table: (table) => createTableCommands(connection, table),
    trail: (query = {}, signal) => readLines(connection, 'readTrail', { query }, signal),
  };
}

export type FollowPitSettings = {
  readonly onPit: (pit: PitFacts) => void;
  /** Something has changed at a desk of whoever asks. */
  readonly onDesk?: (desk: DeskName) => void;
  readonly onState?: (state: StreamState) => void;
};

/** Follows the lobby. Each message tells all of it, so that nothing has to be made up for. */
function followPit(connection: Connection, { onPit, onDesk, onState }: FollowPitSettings): Subscription {
  let id: string | undefined;
  return subscribe(connection, 'followPit', {
    cursor: () => id,
    take: (message) => {
      if (message.event === 'bye') return parseBye(message.data);
      if (message.event === 'desk') {
        const news = parseData(routes.followPit.answer.shape.desk, message.data);
        // What a newer pit has desks for is nothing to this page.
        if (news !== undefined) onDesk?.(news.desk);
      }
      if (message.event !== 'pit') return 'goes on';
      const pit = parseData(routes.followPit.answer.shape.pit, message.data);
      if (pit === undefined) return 'again';
      id = message.id ?? '';
      onPit(pit);
      return 'goes on';
    },
    onState: (state) => onState?.(state),
  });
}

export type FollowOverviewSettings = {
  readonly onOverview: (overview: Overview) => void;
  readonly onState?: (state: StreamState) => void;
};

/** Follows the night as its host sees it. Each message tells all of it, so that nothing has to be made up for. */
function followOverview(
  connection: Connection,
  { onOverview, onState }: FollowOverviewSettings,
): Subscription {
  let id: string | undefined;
  return subscribe(connection, 'followOverview', {
    cursor: () => id,
    take: (message) => {
      if (message.event === 'bye') return parseBye(message.data);
      if (message.event !== 'overview') return 'goes on';
      const overview = parseData(routes.followOverview.answer.shape.overview, message.data);
      if (overview === undefined) return 'again';
      id = message.id ?? '';
      onOverview(overview);
      return 'goes on';
    },
    onState: (state) => onState?.(state),
  });
}

/** Lines of text as they come. It throws when the network fails half-way: half a trail is none. */
export type Lines = AsyncIterable<string>;

/** Asks for something that is told line by line, and may be longer than one would keep in memory. */
async function readLines(
  connection: Connection,
  name: RouteName,
  asking: AnyAsking,
  signal?: AbortSignal,
): Promise<Answer<Lines>> {
  const init = { headers: { accept: 'application/x-ndjson' }, ...(signal === undefined ? {} : { signal }) };
  try {
    const response = await send(connection, toAddress(connection.url, routeOf(name), asking), init);
    const { body } = response;
    if (!response.ok) return problemIn(response, await response.text());
    return body === null ? clientProblem('UNREADABLE') : { ok: true, value: toLines(body) };
  } catch {
    return clientProblem(signal?.aborted === true ? 'CALLED_OFF' : 'UNREACHABLE');
  }
}

async function* toLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = `${rest}${done ? decoder.decode() : decoder.decode(value, { stream: true })}`.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      yield* lines.filter((line) => line !== '');
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The lines of a text that comes in pieces, one at a time and without their ends. */
export async function* linesIn(
  pieces: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
): AsyncGenerator<string, void> {
  // What is not UTF-8 becomes another text than was hashed, and so is found.
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (
      rest + (typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true }))
    ).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MAX_LINE_CHARACTERS) throw new RangeError('a line is longer than any entry');
    yield* lines;
  }
  const last = rest + decoder.decode();
  if (last !== '') yield last;
}

/** A file of another kind may be one line of any size. */
const MAX_LINE_CHARACTERS = 256 * 1024 * 1024;
