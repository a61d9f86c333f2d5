import { type Route, type RouteName, routeNames, routes } from '@dicepit/wire';
import fastifyCookie from '@fastify/cookie';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { answerJson, answerRaw, MAX_BODY_BYTES, prepareRoutes, withoutBase } from './answer-route.ts';
import type { AppParts, RawHandlers } from './app-parts.ts';
import { type AuthGuard, authGuard } from './auth-guard.ts';
import { bookInstead, LAB, labDoor, labPolicyAt } from './lab-access.ts';
import { listenerOf } from './listener.ts';
import { answerLost } from './lost-page.ts';
import { ownBookPages, packFiles, packLink } from './pack-files.ts';
import { pagesOf } from './pages.ts';
import { answerFailure, problem, sendProblem } from './problem-reply.ts';
import { publishedPages, withLink } from './published.ts';
import { headersOf } from './response-headers.ts';
import { type KnownPath, methodsAt, type Screens, screensIn } from './screens.ts';

/** What the pit answers by HTTP, ready to listen. */
export async function appOf(parts: AppParts): Promise<FastifyInstance> {
  const { patience, certificate, base } = parts;
  const standing = headersOf(certificate);
  const app = fastify({
    serverFactory: (answer) => listenerOf(answer, patience, certificate),
    // The socket is hop 0: with so many proxies of ours, theirs are the addresses that are believed.
    trustProxy: parts.trustProxy > 0 && ((_address: string, hop: number) => hop < parts.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    rewriteUrl: withoutBase(base),
    frameworkErrors: (error, request, reply) => {
      void answerFailure(error, request, reply.headers(standing), parts);
    },
  });
  app.decorateRequest('caller');
  prepareRoutes(app, parts);
  await app.register(fastifyCookie);
  app.setErrorHandler((error, request, reply) => answerFailure(error, request, reply, parts));

  const door = authGuard(parts);
  const { published = [] } = parts;
  const built =
    parts.screens === undefined
      ? undefined
      : screensIn(parts.screens, {
          doors: { [LAB]: labDoor(parts) },
          instead: bookInstead(parts),
          policyAt: labPolicyAt,
          linkAt: (url, request) => packLink(parts, url, request),
          filled: (url, html) => withLink(published, url, html),
        });
  const texts = publishedPages(published);
  const packs = packFiles();
  const books = ownBookPages(parts);
  const screens = built && {
    known: [...built.known, ...texts.known, ...packs.known, ...books.known],
    addTo: (to: FastifyInstance) => {
      built.addTo(to);
      texts.addTo(to);
      packs.addTo(to);
      books.addTo(to);
    },
  };
  const pages = pagesOf(parts, door, screens);
  answerUnknown(app, parts, pages);
  for (const name of routeNames) addRoute(app, name, door, parts);
  pages.addTo(app);
  return app;
}

function addRoute(app: FastifyInstance, name: RouteName, door: AuthGuard, parts: AppParts): void {
  const route: Route = routes[name];
  app.route({
    method: route.method,
    url: route.path,
    exposeHeadRoute: route.form === 'json' && route.method === 'GET',
    config: { name },
    onRequest: door(name),
    handler: isRaw(name) ? answerRaw(name, parts.raw, parts) : answerJson(name, parts.handlers, parts),
  });
}

const isRaw = (name: RouteName): name is keyof RawHandlers => routes[name].form !== 'json';

/** What is answered where no route is: 404, or 405 with the methods that there are. */
function answerUnknown(app: FastifyInstance, { base, isClosing }: AppParts, pages: Screens): void {
  const known: KnownPath[] = routeNames.map((name) => {
    const { path, method, form }: Route = routes[name];
    return { path, methods: method === 'GET' && form === 'json' ? ['GET', 'HEAD'] : [method] };
  });
  const methods = methodsAt([...known, ...pages.known]);
  const signposts = { hasRules: pages.known.some(({ path }) => path === '/rules') };
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    if (isClosing()) reply.header('connection', 'close');
    const bare = base !== '' && request.originalUrl.split('?', 1)[0] === base;
    if (bare) return reply.redirect(`${base}/`, 308);
    const allowed = methods(request.url);
    if (allowed.length === 0) return answerLost(request, reply, notFound, signposts);
    reply.header('allow', [...allowed, 'OPTIONS'].join(', '));
    // No other site may ask anything (no Access-Control headers), so this answers programs only.
    if (request.method === 'OPTIONS') return reply.code(204).send();
    return sendProblem(reply, problem({ code: 'METHOD_NOT_ALLOWED', methods: allowed }));
  });
}

const notFound = problem({ code: 'NOT_FOUND', case: 'route' });
