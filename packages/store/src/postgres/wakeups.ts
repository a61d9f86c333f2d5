import type { Sql } from 'postgres';

export type Woken = { readonly stream: string; readonly version: number };

/** The channel of a schema; a database may hold several. */
const channelOf = (schema: string): string => `${schema}_wakes`;

/**
 * Tells the other nodes how far streams have come.
 *
 * Outside of the transaction that wrote, because PostgreSQL lets transactions that notify commit only one after
 * another, over all nodes. A node that dies in between leaves a hint untold, which hints may be.
 */
export async function notify(sql: Sql, schema: string, node: string, heads: readonly Woken[]): Promise<void> {
  for (const payload of toPayloads(node, heads)) await sql.notify(channelOf(schema), payload);
}

/** Hears what other nodes tell, and goes on by itself after a lost connection; says whenever it begins to hear. */
export async function listen(
  sql: Sql,
  {
    schema,
    node,
    hear,
    begun,
  }: {
    readonly schema: string;
    readonly node: string;
    readonly hear: (heads: readonly Woken[]) => void;
    readonly begun: () => void;
  },
): Promise<void> {
  await sql.listen(channelOf(schema), (payload) => hear(readPayload(node, payload)), begun);
}

/** A payload is a line with the node, then a line with version and name for each stream: short of 8,000 bytes. */
export function toPayloads(node: string, heads: readonly Woken[]): readonly string[] {
  const payloads: string[] = [];
  let lines = [node];
  let bytes = node.length;
  for (const { stream, version } of heads) {
    const line = `${version} ${stream}`;
    const more = Buffer.byteLength(line) + 1;
    if (bytes + more > MAX_NOTIFY_BYTES) {
      payloads.push(lines.join('\n'));
      lines = [node];
      bytes = node.length;
    }
    lines.push(line);
    bytes += more;
  }
  return [...payloads, lines.join('\n')];
}

export function readPayload(node: string, payload: string): readonly Woken[] {
  const [from, ...lines] = payload.split('\n');
  // What this node wrote it has told already.
  if (from === node) return [];
  return lines.map((line) => {
    const space = line.indexOf(' ');
    return { stream: line.slice(space + 1), version: Number(line.slice(0, space)) };
  });
}

const MAX_NOTIFY_BYTES = 7900;
