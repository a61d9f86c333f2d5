import type { FastifyInstance } from 'fastify';
import { personOf } from '../pit/request.ts';
import type { AppParts } from './app-parts.ts';

/** Probes ask every few seconds, and would be most of the log. */
const quiet: ReadonlySet<string> = new Set(['readHealth', 'readReadiness', 'readMetrics']);

/**
 * Notes every answer: which route, who asked, the status and how long it took. Addresses are noted as the name of
 * their route, and nothing of what was sent or answered is noted at all.
 */
export function recordAnswers(app: FastifyInstance, { log, metrics }: AppParts): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const route = request.routeOptions.config.name ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.answered({ route, status, seconds: elapsedTime / 1_000 });
    const level = quiet.has(route) ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    const person = request.caller === undefined ? '' : personOf(request.caller);
    const line = {
      request: request.id,
      route,
      method: request.method,
      status,
      ms: Math.round(elapsedTime * 10) / 10,
      ...(person === '' ? {} : { person }),
      address: request.ip,
    };
    log[level](line, 'answered');
  });
}
