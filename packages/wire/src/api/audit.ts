import { auditing } from '@dicepit/engine';
import { z } from 'zod';
import { moment, strict, version } from '../fields.ts';
import type { Route } from './route.ts';
import { API_BASE_PATH, readRoute } from './route-presets.ts';

const streamName = z
  .string()
  .regex(/^[a-z]+(\/[a-z0-9-]{1,40})?$/, 'a stream is such as pit, people or table/t-1');

/** Where every stream ended at a moment, signed by the pit. */
export const signedHead = z.object({
  heads: z.array(z.object({ stream: z.string(), version, hash: z.string() })).readonly(),
  at: moment,
  /** Ed25519, in hexadecimal. */
  signature: z.string(),
});

/** One line of the exported trail. What the lines are is `proof`'s business; each is a JSON object. */
const trailLine = z.looseObject({});

const health = z.object({ ok: z.literal(true), software: z.string() });

export const auditRoutes = {
  readTrail: {
    ...readRoute,
    path: `${API_BASE_PATH}/trail`,
    summary: 'The trail of the pit or of one stream, to be checked by dicepit verify',
    access: auditing,
    query: strict({ stream: streamName.exactOptional() }),
    form: 'lines',
    answer: trailLine,
  },
  readHeads: {
    ...readRoute,
    path: `${API_BASE_PATH}/heads`,
    summary: 'The latest signed head, for anybody to keep',
    access: 'anyone',
    answer: z.object({ publicKey: z.string(), latest: signedHead.nullable() }),
  },
  readOpenApi: {
    ...readRoute,
    path: `${API_BASE_PATH}/openapi.json`,
    summary: 'This description',
    access: 'anyone',
    answer: z.looseObject({ openapi: z.string() }),
  },
  readHealth: {
    ...readRoute,
    path: '/healthz',
    summary: 'Whether the server runs',
    access: 'anyone',
    answer: health,
  },
  readReadiness: {
    ...readRoute,
    path: '/readyz',
    summary: 'Whether the server can write',
    access: 'anyone',
    answer: health,
    codes: ['UNAVAILABLE'],
  },
  readMetrics: {
    ...readRoute,
    path: '/metrics',
    summary: 'Figures for Prometheus; from the machine itself, or for those who oversee the pit',
    access: auditing,
    form: 'text',
    answer: z.string(),
  },
} as const satisfies Readonly<Record<string, Route>>;
