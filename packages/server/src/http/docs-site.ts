import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerLost, unbuiltDocs } from './lost-page.ts';
import { problem } from './problem-reply.ts';
import { filesReadLate, type Screens, serve } from './screens.ts';

const AT = '/docs';

/**
 * The documentation as a site, at /docs. It has hundreds of files and few readers on most nights, so that nothing of it is
 * read before somebody asks. Where it is not built, a page says how to build it.
 */
export function docsSite(folder: string | undefined): Screens {
  const isBuilt = folder !== undefined && existsSync(join(folder, 'index.html'));
  const answer = isBuilt ? answerFrom(folder) : unbuiltDocs;
  return {
    known: [AT, `${AT}/*`].map((path) => ({ path, methods: ['GET', 'HEAD'] })),
    addTo: (app: FastifyInstance) => {
      const page = { method: 'GET', exposeHeadRoute: true, config: { name: 'docs' } } as const;
      app.route({
        ...page,
        url: AT,
        // Relative, since nobody knows behind which path a proxy has the pit; and not for ever, as a pit may be moved.
        handler: (_request, reply) => reply.redirect('docs/', 302),
      });
      app.route<{ Params: { '*': string } }>({ ...page, url: `${AT}/*`, handler: answer });
    },
  };
}

function answerFrom(folder: string) {
  let files: ReturnType<typeof filesReadLate> | undefined;
  return async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    files ??= filesReadLate(folder);
    const name = request.params['*'];
    // A folder is asked for by its name and a slash; a page may be asked for without its ending.
    const file = files.get(/(^|\/)$/.test(name) ? `${name}index.html` : name) ?? files.get(`${name}.html`);
    return file === undefined
      ? answerLost(request, reply, notFound, { hasRules: true })
      : serve(file(), request, reply);
  };
}

const notFound = problem({ code: 'NOT_FOUND', case: 'route' });
