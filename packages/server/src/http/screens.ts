import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pitPages } from '@dicepit/wire/pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Screens = {
  readonly addTo: (app: FastifyInstance) => void;
  readonly known: readonly KnownPath[];
};

/** Looks at who asks for a page before it is sent; most pages are anybody's and have none. */
export type PageDoor = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** The address of another page to be sent in place of this one to whoever asks, if one is. */
export type PageInstead = (url: string, request: FastifyRequest) => Promise<string | undefined>;

/** What is different for some addresses: who is looked at, what is sent to whom, and a content security policy other than that of all answers. */
export type Apart = {
  readonly doors?: Readonly<Record<string, PageDoor>>;
  readonly instead?: PageInstead;
  readonly policyAt?: (url: string) => string | undefined;
  /** What a page will need next, for its `Link` header: the browser asks for it while it reads the page. */
  readonly linkAt?: (url: string, request: FastifyRequest) => Promise<string | undefined>;
  /** What a page is made of what this pit has, once, when it is read. */
  readonly filled?: (url: string, html: string) => string;
};

/** A file as it is sent, by the way it is written: as it is, or compressed. */
export type Served = {
  readonly plain: Buffer;
  readonly br?: () => Promise<Buffer>;
  readonly gzip?: () => Promise<Buffer>;
  readonly type: string;
  readonly etag: string;
  /** The name changes with what is in the file, so that nobody has to ask for it twice. */
  readonly lasting: boolean;
};

/**
 * The screens built into a folder. Each file has an address of its own and is read once: no path is made of what
 * somebody asks for, so that none can lead out of the folder.
 */
export function screensIn(
  folder: string,
  { doors = {}, instead, policyAt = () => undefined, linkAt, filled = (_url, html) => html }: Apart = {},
): Screens {
  const served = filesUnder(folder).flatMap((name) => servedAt(folder, name, filled));
  const byUrl = new Map(served);
  return {
    known: served.map(([path]) => ({ path, methods: ['GET', 'HEAD'] })),
    addTo: (app) => {
      for (const [url, file] of served)
        app.route({
          method: 'GET',
          exposeHeadRoute: true,
          url,
          config: { name: 'page' },
          ...(doors[url] === undefined ? {} : { onRequest: doors[url] }),
          handler: async (request, reply) => {
            const policy = policyAt(url);
            if (policy !== undefined) reply.header('content-security-policy', policy);
            const link = await linkAt?.(url, request);
            if (link !== undefined) reply.header('link', link);
            const other = byUrl.get((await instead?.(url, request)) ?? '');
            if (url === '/rules' || byUrl.has(url.replace(/(\.\w+)?$/, '.posted$1')))
              reply.header('vary', 'cookie, accept-language');
            return serve(other ?? file, request, reply);
          },
        });
    },
  };
}

/** Sends a file in the best writing that the reader takes, or says that it has not changed. */
export async function serve(
  file: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply
    .header('cache-control', file.lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
    .header('etag', file.etag);
  if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  reply.type(file.type);
  const writing = writingFor(request.headers['accept-encoding'] ?? '', file);
  if (writing === undefined) return reply.send(file.plain);
  return reply.header('content-encoding', writing.name).send(await writing.bytes());
}

/** The best way of writing that the reader takes and the file has. */
function writingFor(
  accepted: string,
  { br, gzip: gz }: Served,
): { readonly name: string; readonly bytes: () => Promise<Buffer> } | undefined {
  const takes = (name: string): boolean =>
    new RegExp(`(^|[ ,])${name}(?! *; *q=0(\\.0*)? *(,|$))`, 'i').test(accepted);
  if (br !== undefined && takes('br')) return { name: 'br', bytes: br };
  return gz !== undefined && takes('gzip') ? { name: 'gzip', bytes: gz } : undefined;
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;

function servedAt(folder: string, name: string, filled: NonNullable<Apart['filled']>): [string, Served][] {
  const path = join(folder, name);
  if (!name.endsWith('.html')) return [[`/${name}`, assetOf(path, name)]];
  const html = readFileSync(path, 'utf8');
  const page = name.replace(/\.html$/, '');
  const at = pitPages.find((each) => each.name === page)?.at ?? [`/${page}`];
  return at.map((url) => [url, pageOf(filled(url, html), url)]);
}

/** The files of a folder by their names, each read when it is first asked for. */
export const filesReadLate = (folder: string): ReadonlyMap<string, () => Served> =>
  new Map(
    filesUnder(folder).map((name) => {
      let read: Served | undefined;
      return [name, () => (read ??= compressedLate(readFileSync(join(folder, name)), name))];
    }),
  );

function compressedLate(plain: Buffer, name: string): Served {
  const type = typeOf(name);
  const isText = !/^(image\/(png|webp)|font)/.test(type);
  return {
    plain,
    ...(isText ? { br: once(() => inBrotli(plain)), gzip: once(() => inGzip(plain)) } : {}),
    type,
    etag: etagOf(plain),
    lasting: /[.-][\w-]{8}(\.lean)?\.\w+$/.test(name),
  };
}

/** A page says how far below the pit it stands, so that it works behind any path. */
export function withBase(html: string, url: string): string {
  const up = '../'.repeat(url.split('/').length - 2);
  return html.replace('<base href="./">', `<base href="${up === '' ? './' : up}">`);
}

/** Compressed when it is first asked for, and beside everything else: all pages at once keep a pit from opening for seconds. */
export const compressed = (plain: Buffer): Required<Pick<Served, 'br' | 'gzip'>> => ({
  br: once(() => inBrotli(plain)),
  gzip: once(() => inGzip(plain)),
});

function pageOf(html: string, url: string): Served {
  // Compressed when it is first asked for, beside everything else: all pages at once keep a pit from opening for seconds.
  return compressedLate(Buffer.from(withBase(html, url)), 'index.html');
}

function assetOf(path: string, name: string): Served {
  const plain = readFileSync(path);
  const written = (ending: string): (() => Promise<Buffer>) | undefined => {
    if (!existsSync(`${path}${ending}`)) return undefined;
    const bytes = readFileSync(`${path}${ending}`);
    return () => Promise.resolve(bytes);
  };
  const [br, gz] = [written('.br'), written('.gz')];
  return {
    plain,
    ...(br === undefined ? {} : { br }),
    ...(gz === undefined ? {} : { gzip: gz }),
    type: typeOf(name),
    etag: etagOf(plain),
    lasting: /-[\w-]{8}\.\w+$/.test(name),
  };
}

/** Above this many bytes the last five levels take longer than they save: 0.6 s for 6 kB of a book. */
const LARGE_PAGE_BYTES = 16_000;

/** How hard a page is compressed when it is first asked for. */
export const pageCompression = ({ length }: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length > LARGE_PAGE_BYTES ? 6 : 11 },
});

const brotli = promisify(brotliCompress);
const inBrotli = (bytes: Buffer): Promise<Buffer> => brotli(bytes, pageCompression(bytes));
const inGzip = promisify<Buffer, Buffer>(gzip);

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  py: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

const endingOf = (name: string): string => name.split('.').at(-1) ?? '';

const typeOf = (name: string): string => types[endingOf(name)] ?? 'application/octet-stream';

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** What a reader may ask for, by its path under the folder: compressed copies and whatever begins with a dot are not. */
const filesUnder = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => endingOf(name) in types && !name.split('/').some((part) => part.startsWith('.')))
    .toSorted();

/** A path with what varies as `:table`, or with `*` at its end for whatever follows, and the methods that are answered there. */
export type KnownPath = { readonly path: string; readonly methods: readonly string[] };

/** The methods that are answered at an address; none where nothing is. */
export function methodsAt(known: readonly KnownPath[]): (url: string) => readonly string[] {
  const patterns = known.map(({ path, methods }) => ({ pattern: patternOf(path), methods }));
  return (url) => {
    const path = url.split('?', 1)[0] ?? '';
    const methods = patterns.filter(({ pattern }) => pattern.test(path)).flatMap((each) => each.methods);
    return [...new Set(methods)];
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/:[a-z]+/g, '[^/]+')
      .replace(/\\\*$/, '.*')}$`,
  );
