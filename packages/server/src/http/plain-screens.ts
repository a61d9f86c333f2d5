import { assert } from '@dicepit/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { tellerIn } from '../pit/tellers.ts';
import { plainTable } from '../screen/plain-page.ts';
import { readRequest } from './answer-route.ts';
import type { AppParts } from './app-parts.ts';
import type { AuthGuard } from './auth-guard.ts';
import { answerLost } from './lost-page.ts';
import { ofRefusal, sendProblem } from './problem-reply.ts';
import type { Screens } from './screens.ts';

const TABLE = '/tv/plain/:table';

/** The board of a table for sets without scripts, or with scripts too old for ours. */
export const plainScreens = (parts: AppParts, door: AuthGuard): Screens => ({
  known: [{ path: TABLE, methods: ['GET', 'HEAD'] }],
  addTo: (app: FastifyInstance) => {
    app.route({
      method: 'GET',
      exposeHeadRoute: true,
      url: TABLE,
      config: { name: 'plain' },
      onRequest: door('readScreen'),
      handler: (request, reply) => showTable(request, reply, parts),
    });
  },
});

async function showTable(
  request: FastifyRequest,
  reply: FastifyReply,
  { handlers }: AppParts,
): Promise<FastifyReply> {
  const { caller } = request;
  assert(caller !== undefined, () => 'a plain board was asked past the door');
  const asking = readRequest('readScreen', request, caller);
  if (!asking.ok) return sendProblem(reply, asking.answer);
  const answered = await handlers.readScreen(asking.request);
  if (!answered.ok) return answerLost(request, reply, ofRefusal(answered.refusal), { hasRules: false });
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(plainTable(answered.answer, tellerIn(asking.request.language)));
}
