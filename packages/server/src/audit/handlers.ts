import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toPublicKey } from '@dicepit/proof';
import type { RawHandler } from '../http/app-parts.ts';
import { lookerIn, noteLook } from '../inspect/looking.ts';
import type { Pit } from '../pit/pit.ts';
import { done, type Handlers } from '../pit/result.ts';
import { exportTrail } from './export.ts';
import type { Signing } from './signing.ts';

export function auditHandlers(pit: Pit, signing: Signing): Handlers<'readHeads'> {
  const publicKey = toPublicKey(pit.keys.heads);
  return { readHeads: async () => done({ publicKey, latest: await signing.latest() }) };
}

/** Writes the trail as fast as it is read, and no faster: a pit's whole history need not fit in memory. */
export const trailHandler =
  (pit: Pit, software: string): RawHandler<'readTrail'> =>
  async ({ caller, query, response }) => {
    const of = query.stream === undefined ? {} : { of: query.stream };
    const noted = await noteLook(pit, lookerIn({ caller }), { view: 'trail', ...of });
    if (!noted.ok) return noted.refusal;
    const lines = exportTrail({
      store: pit.store,
      key: pit.keys.heads,
      software,
      at: pit.ports.now(),
      ...(query.stream === undefined ? {} : { streams: [query.stream] }),
    });
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    try {
      await pipeline(Readable.from(ended(lines)), response);
    } catch {
      // Whoever reads has gone, or the store has: a trail without its last line is known to be cut short.
    }
    return undefined;
  };

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string, void> {
  for await (const line of lines) yield `${line}\n`;
}
