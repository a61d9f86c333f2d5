import type { Pit } from '../pit/pit.ts';

/** Forgets the folds of tables at which nothing has happened for a while; the store still has them. */
export type IdleTables = { readonly sweep: () => void };

/** A table at which nothing happens for so long is forgotten, unless somebody follows it. */
export const IDLE = 5 * 60_000;

export function idleTables({ tables, ports }: Pick<Pit, 'tables' | 'ports'>): IdleTables {
  const seen = new Map<string, { readonly version: number; readonly since: number }>();
  return {
    sweep: () => {
      const now = ports.now();
      const known = new Set(tables.streams());
      for (const stream of seen.keys()) if (!known.has(stream)) seen.delete(stream);
      for (const stream of known) {
        const version = tables.known(stream)?.version ?? 0;
        const before = seen.get(stream);
        if (before?.version !== version) seen.set(stream, { version, since: now });
        else if (now - before.since >= IDLE) tables.forget(stream);
      }
    },
  };
}
