import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Role } from '@dicepit/engine';
import type { Pit } from '../../pit/pit.ts';
import type { Caller } from '../../pit/result.ts';
import { type Bounds, usualBounds } from '../event-streams.ts';
import { type Hub, openHub, type Rhythm } from '../hub.ts';

/** One server-sent event, as a reader has it. */
type Message = {
  readonly event: string;
  /** The version in its id, and the whole id, which also says by which past the table came there. */
  readonly id?: number;
  readonly cursor?: string;
  readonly data: unknown;
};

/** An open stream of a test: what has come so far, and the means to break it off. */
type Stream = {
  readonly messages: readonly Message[];
  /** Everything as it came, beats included. */
  readonly text: () => string;
  readonly status: number;
  /** Resolves when so many messages have come, or the stream is over. */
  readonly until: (count: number) => Promise<readonly Message[]>;
  readonly over: Promise<void>;
  readonly cut: () => void;
  readonly pause: () => void;
};

export type Streaming = {
  readonly hub: Hub;
  readonly follow: (path: string, who?: Who, after?: number | string) => Promise<Stream>;
  readonly endSession: (session: string) => void;
  readonly close: () => Promise<void>;
};

type Who = {
  readonly person?: string;
  readonly roles?: readonly Role[];
  readonly session?: string;
  readonly betting?: 'yes';
};

const quick: Rhythm = { beat: 50, pulse: 50, sweep: 1_000 };

/** A hub behind a bare server, with callers as the tests want them. */
export async function streaming(
  pit: Pit,
  bounds: Partial<Bounds> = {},
  rhythm: Rhythm = quick,
): Promise<Streaming> {
  const ending = new Map<string, Set<(why: 'signed out') => void>>();
  const sessions = {
    holds: async () => true,
    onEnded: ({ session }: { session: string }, tell: (why: 'signed out') => void) => {
      const telling = ending.get(session) ?? new Set();
      ending.set(session, telling.add(tell));
      return () => telling.delete(tell);
    },
  };
  const hub = openHub(pit, { sessions }, { bounds: { ...usualBounds, ...bounds }, rhythm });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://pit');
    const caller = callerIn(url);
    const after = request.headers['last-event-id']?.toString();
    const betting = url.searchParams.get('betting') === 'yes';
    const following = { caller, response, betting, ...(after === undefined ? {} : { after }) };
    const answer =
      url.pathname === '/pit'
        ? hub.followPit(following)
        : hub.followTable({ ...following, table: url.pathname.slice(1) });
    void answer.then((refusal) => {
      if (refusal !== undefined) response.writeHead(refusal.status).end(refusal.code);
    });
  });
  const port = await listening(server);
  return {
    hub,
    follow: (path, who = {}, after) => follow(port, path, who, after),
    endSession: (session) => {
      for (const tell of ending.get(session) ?? []) tell('signed out');
    },
    close: async () => {
      hub.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      // A server on a port has an address with a port.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      ready((server.address() as AddressInfo).port);
    });
  });

function callerIn(url: URL): Caller {
  const person = url.searchParams.get('person') ?? '';
  if (person === '') return { is: 'nobody', address: 'a' };
  // The tests name roles that there are.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const roles = (url.searchParams.get('roles') ?? 'player').split(',') as readonly Role[];
  const session = url.searchParams.get('session') ?? person;
  return { is: 'somebody', person, name: person, kind: 'guest', roles, session, address: 'a' };
}

async function follow(port: number, path: string, who: Who, after?: number | string): Promise<Stream> {
  const query = new URLSearchParams({
    ...(who.person === undefined ? {} : { person: who.person }),
    ...(who.roles === undefined ? {} : { roles: who.roles.join(',') }),
    ...(who.session === undefined ? {} : { session: who.session }),
    ...(who.betting === undefined ? {} : { betting: who.betting }),
  });
  const headers = after === undefined ? {} : { 'last-event-id': String(after) };
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    get({ port, host: '127.0.0.1', path: `${path}?${query.toString()}`, headers, agent: false }, answered).on(
      'error',
      failed,
    );
  });
  return reading(response);
}

function reading(response: IncomingMessage): Stream {
  const messages: Message[] = [];
  let text = '';
  let rest = '';
  let changed = (): void => undefined;
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    text += chunk;
    const blocks = `${rest}${chunk}`.split('\n\n');
    rest = blocks.pop() ?? '';
    messages.push(...blocks.flatMap(messageIn));
    changed();
  });
  const over = new Promise<void>((ended) => {
    for (const event of ['close', 'end', 'error'])
      response.on(event, () => {
        changed();
        ended();
      });
  });
  return {
    messages,
    status: response.statusCode ?? 0,
    text: () => text,
    over,
    cut: () => response.destroy(),
    pause: () => response.pause(),
    until: async (count) => {
      while (messages.length < count && !response.closed)
        await new Promise<void>((more) => {
          changed = more;
        });
      return messages;
    },
  };
}

function messageIn(block: string): readonly Message[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  );
  const event = fields.get('event');
  const id = fields.get('id');
  if (event === undefined) return [];
  return [
    {
      event,
      ...(id === undefined ? {} : { id: Number.parseInt(id, 10), cursor: id }),
      data: JSON.parse(fields.get('data') ?? 'null'),
    },
  ];
}
