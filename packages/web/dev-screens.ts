import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { assert } from '@dicepit/engine';
import { pitPages } from '@dicepit/wire/pages';
import {
  type Connect,
  createServer,
  mergeConfig,
  type Plugin,
  type ProxyOptions,
  type ViteDevServer,
} from 'vite';
import { withBase } from '../server/src/http/screens.ts';
import { drawings } from './drawings.ts';
import { pageBuild } from './page-build.ts';
import { builtPages, samples, sourceShellOf } from './page-shells.ts';
import { televisionWords } from './television-words.ts';

/** Somebody whom `?as=` signs in: by a session of the pit, if they need one, at a page of their own. */
export type DevRole = { readonly session?: string; readonly path: string };

type DevScreens = {
  /** The address of the pit that answers whatever is not a page. */
  readonly pit: string;
  readonly roles: Readonly<Record<string, DevRole>>;
  readonly port?: number;
};

/**
 * The screens as Vite serves them from their sources, over a pit that runs. The pages are made by the plugins that
 * build them, and stand at the addresses of the pit. Nothing of this is in what is built.
 */
export async function serveScreens({ pit, roles, port = 5173 }: DevScreens): Promise<ViteDevServer> {
  const [phone] = builtPages('current');
  assert(phone !== undefined, () => 'there is no page to serve');
  const proxied: ProxyOptions = { target: pit };
  const server = await createServer(
    mergeConfig(pageBuild(phone), {
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      plugins: [drawings(), televisionWords(), jsonAsScripts()],
      cacheDir: resolve(import.meta.dirname, '../../node_modules/.cache/vite-dev'),
      // What the pages import is written in modules, and needs no bundling before it is served.
      optimizeDeps: { noDiscovery: true },
      server: {
        host: 'localhost',
        port,
        // The pit compares the origin of a request with the host that it was sent to, which is passed on as it is.
        proxy: { '^/(api|plain|rules|t/[^/]+/told)([/?]|$)': proxied },
      },
    }),
  );
  server.middlewares.use(signIn(roles));
  server.middlewares.use((request, response, next) => {
    sendPage(server, request, response, next).catch(next);
  });
  return server.listen();
}

/** Catalogues are served as scripts: a browser must not be told to expect JSON. Vite itself sees to static imports only. */
const jsonAsScripts = (): Plugin => ({
  name: 'dicepit-json-as-scripts',
  transform: (code) =>
    code.includes('import(')
      ? code.replace(/,\s*\{\s*with:\s*\{\s*type:\s*['"]json['"]\s*,?\s*\},?\s*\}/g, '')
      : undefined,
});

/**
 * `?as=dealer` makes whoever opens an address the dealer. Each role has a host name of its own, so that one browser can
 * be the dealer in one tab and a player in the next.
 */
const signIn =
  (roles: DevScreens['roles']): Connect.NextHandleFunction =>
  (request, response, next) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
    const name = url.searchParams.get('as');
    if (name === null) return next();
    const role = Object.hasOwn(roles, name) ? roles[name] : undefined;
    if (role === undefined) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      return response.end(`Nobody is "${name}" here. There are: ${Object.keys(roles).join(', ')}.\n`);
    }
    if (url.hostname === 'localhost') url.hostname = `${name}.localhost`;
    else {
      url.searchParams.delete('as');
      if (url.pathname === '/') url.pathname = role.path;
      const cookie = encodeURIComponent(role.session ?? '');
      const ends = role.session === undefined ? '; Max-Age=0' : '';
      response.setHeader('set-cookie', `dicepit=${cookie}; Path=/; HttpOnly; SameSite=Lax${ends}`);
    }
    response.writeHead(302, { location: url.href });
    return response.end();
  };

async function sendPage(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const found = pageAt(pathname);
  if (found === undefined) return next();
  const html = withBase(sourceShellOf(found.page), found.address);
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(await server.transformIndexHtml(`/${found.page}.html`, html));
}

function pageAt(path: string): { readonly page: string; readonly address: string } | undefined {
  for (const { name: page, at } of [...pitPages, samples])
    for (const address of at)
      if (new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`).test(path)) return { page, address };
  return undefined;
}
