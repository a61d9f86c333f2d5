import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Progress } from '@dicepit/store';
import type { DataFolder } from './data-folder.ts';

/**
 * The control server of a running pit: what only its owner may ask for, who is whoever may read the data folder.
 *
 * The streams belong to one process while it runs, so that a backup or an export at that time is made by it. It
 * listens on this computer alone, and its token lies in the folder.
 */
export type ControlServer = { readonly close: () => Promise<void> };

export type ControlActions = {
  /** Copies everything to a new folder. */
  readonly backup: (to: string) => Promise<void>;
  /** What is wrong with the pit's own file, if anything is. */
  readonly damage: (progress?: Progress) => Promise<string | undefined>;
  readonly trail: (streams: readonly string[] | undefined) => AsyncIterable<string>;
};

/** How the control server is reached, as it stands in the data folder. */
export type ControlAddress = { readonly port: number; readonly token: string; readonly process: number };

export async function startControlServer(
  { controlFile }: DataFolder,
  actions: ControlActions,
): Promise<ControlServer> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    answer(request, response, token, actions).catch((cause: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end(cause instanceof Error ? cause.message : String(cause));
    });
  });
  await new Promise<void>((listening, failed) =>
    server.once('error', failed).listen(0, '127.0.0.1', listening),
  );
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const address: ControlAddress = { port, token, process: process.pid };
  // One left by a process that was killed is of no use, and its mode may not be ours.
  await rm(controlFile, { force: true });
  await writeFile(controlFile, `${JSON.stringify(address)}\n`, { mode: 0o600 });
  return {
    close: async () => {
      await rm(controlFile, { force: true });
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  { backup, damage, trail }: ControlActions,
): Promise<void> {
  if (!isOwner(request, token)) return void response.writeHead(403).end();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  switch (`${request.method} ${pathname}`) {
    case 'POST /backup': {
      const asked: unknown = await json(request);
      const to = typeof asked === 'object' && asked !== null && 'to' in asked ? asked.to : undefined;
      if (typeof to !== 'string') return void response.writeHead(400).end('Say where to.');
      await backup(to);
      return void response.writeHead(204).end();
    }
    case 'GET /damage':
      return streamDamageCheck(response, damage);
    case 'GET /trail': {
      const streams = searchParams.getAll('stream');
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      return pipeline(Readable.from(ended(trail(streams.length === 0 ? undefined : streams))), response);
    }
    default:
      return void response.writeHead(404).end();
  }
}

/** How far the look has come, a line at a time, and at the end what was found. */
async function streamDamageCheck(response: ServerResponse, damage: ControlActions['damage']): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const say = (line: DamageCheckLine): void => void response.write(`${JSON.stringify(line)}\n`);
  const found = await damage((done, of) => say({ done, of }));
  say({ found: found ?? null });
  response.end();
}

/** A line of what a running pit says while it looks at its own file. */
export type DamageCheckLine =
  | { readonly done: number; readonly of: number }
  | { readonly found: string | null };

function isOwner({ headers }: IncomingMessage, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const due = Buffer.from(`Bearer ${token}`);
  return given.length === due.length && timingSafeEqual(given, due);
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const line of lines) yield `${line}\n`;
}
