import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setInterval } from 'node:timers/promises';
import { type Game, type Layout } from '@dicepit/engine';
import { addPack, layouts } from '@dicepit/games';
import { feltCss, fontCss } from '@dicepit/layout';
import type { ParsedPack } from '@dicepit/wire';
import { explainListenError } from '../serve/taken-port.ts';
import { devPage, type PageParts, sceneParts, versionParts } from './dev-page.ts';
import { showHouse } from './house-show.ts';
import { type PackVersion, readVersion, stampOf } from './pack-version.ts';

/** A game that is shown in the browser while it is written. */
export type DevServer = {
  readonly url: string;
  /** The name of the game, once a version of it could be read. */
  readonly name: () => string | undefined;
  readonly close: () => Promise<void>;
};

/** How often the folder is looked at. Asking works wherever a file can be read, also where no system says what changed. */
const LOOK_MS = 250;

const sheets = [
  new URL('../../../web/src/look/tokens.css', import.meta.url),
  new URL('../../../web/src/look/themes.css', import.meta.url),
  new URL('../../../web/src/look/scale.css', import.meta.url),
  new URL('./dev.css', import.meta.url),
];

/** Shows the pack in a folder or file, and every save of it, to browsers on this machine alone. */
export async function openDev(path: string, port: number): Promise<DevServer> {
  const parts = new Map<string, string>();
  const watching = new Set<ServerResponse>();
  const tell = (changed: PageParts): void => {
    for (const [id, html] of Object.entries(changed)) parts.set(id, html);
    const message = `data: ${JSON.stringify(changed)}\n\n`;
    for (const each of watching) each.write(message);
  };

  let shown: { readonly game: Game; readonly path: string } | undefined;
  let stopHouse = (): void => undefined;
  let reading = new AbortController();
  let stamp = '';

  const take = (version: PackVersion): void => {
    const isNew = version.pack !== undefined && version.pack.id !== shown?.game.pack;
    if (version.pack !== undefined && isNew) {
      const { game, layout } = learn(version.pack);
      shown = { game, path };
      stopHouse();
      stopHouse = showHouse(game.pack, {
        show: (scene) => tell(sceneParts(scene, layout)),
        isWatched: () => watching.size > 0,
      });
    }
    tell(versionParts(version, shown, new Date()));
  };

  const read = async (): Promise<void> => {
    // What is still being read was saved over.
    reading.abort();
    reading = new AbortController();
    const { signal } = reading;
    const version = await readVersion(path, signal);
    if (!signal.aborted) take(version);
  };

  /** Reads what has changed, once it has stopped changing: an editor writes a file in several strokes. */
  const looking = new AbortController();
  const look = async (): Promise<void> => {
    let before = stamp;
    for await (const _ of setInterval(LOOK_MS, undefined, { signal: looking.signal })) {
      const now = await stampOf(path);
      if (looking.signal.aborted) return;
      if (now !== stamp && now === before) {
        stamp = now;
        void read();
      }
      before = now;
    }
  };

  const css = await readLook();
  const script = await readFile(new URL('./page.js', import.meta.url));
  const pages: ReadonlyMap<string, { readonly type: string; readonly body: () => string | Buffer }> = new Map(
    [
      ['/', { type: 'text/html', body: devPage }],
      ['/look.css', { type: 'text/css', body: () => css }],
      ['/page.js', { type: 'text/javascript', body: () => script }],
    ],
  );
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const page = pages.get(url);
    if (!isOwnHost(request)) response.writeHead(403).end();
    else if (page !== undefined) answer(response, page.type, page.body());
    else if (url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`data: ${JSON.stringify(Object.fromEntries(parts))}\n\n`);
      watching.add(response);
      response.on('close', () => watching.delete(response));
    } else response.writeHead(404).end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(async (cause: unknown) => {
    throw await explainListenError(cause, port);
  });
  const address = server.address();
  const at = typeof address === 'object' && address !== null ? address.port : port;

  stamp = await stampOf(path);
  await read();
  // It ends when it is told to, and by nothing else: where a folder is not there, nothing of it has a stamp.
  look().catch(() => undefined);

  return {
    url: `http://localhost:${at}`,
    name: () => shown?.game.name,
    close: async () => {
      looking.abort();
      reading.abort();
      stopHouse();
      for (const each of watching) each.end();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Makes a version known to this process; each has an id of its own, with its hash. */
function learn({ id, bundle }: ParsedPack): { readonly game: Game; readonly layout: Layout } {
  addPack(bundle);
  const opened = bundle.pack.open();
  const layout = layouts[id];
  if (!opened.ok || layout === undefined)
    throw new Error(`Broken invariant: ${id} was read, and does not open`);
  return { game: opened.game, layout };
}

/** The colours and steps of the screens, and what only this page has. */
async function readLook(): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')));
  return [...texts.map((text) => text.replaceAll(/^@import .*$/gm, '')), fontCss, feltCss].join('\n');
}

// The page of another site must not reach what is shown here by a name that leads to this machine.
const isOwnHost = ({ headers }: IncomingMessage): boolean =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');

function answer(response: ServerResponse, type: string, body: string | Buffer): void {
  response
    .writeHead(200, {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src data:; img-src data:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
    .end(body);
}
