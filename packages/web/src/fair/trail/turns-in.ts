import { readTrail, type StreamEvent } from '@dicepit/proof';
import { type FairTurn, type PlacedEvent, turnFrom } from '../turn.ts';

/** Gathers the turns of virtual dice from the lines of a trail as they go by. */
export type Turns = {
  readonly take: (line: string) => Promise<void>;
  readonly all: () => readonly FairTurn[];
};

export function gatherTurns(): Turns {
  const found = new Map<string, { readonly table: string; readonly entries: PlacedEvent[] }>();
  return {
    async take(line) {
      // Most lines are about something else: they are not read twice.
      if (!line.includes(MARK)) return;
      for await (const read of readTrail([line])) {
        if (read.is !== 'entry' || !read.entry.stream.startsWith(TABLE)) continue;
        const event = eventIn(read.entry.text);
        if (event === undefined) continue;
        const table = read.entry.stream.slice(TABLE.length);
        const name = `${table}/${String(event['turn'])}`;
        const kept = found.get(name) ?? { table, entries: [] };
        kept.entries.push({ version: read.entry.version, event });
        found.set(name, kept);
      }
    },
    all: () => [...found.values()].flatMap(({ table, entries }) => turnFrom(table, entries) ?? []),
  };
}

const TABLE = 'table/';
/** An entry's text stands in its line with its quotes escaped. */
const MARK = '\\"turn\\":';

function eventIn(text: string): StreamEvent | undefined {
  try {
    const event: unknown = Object(JSON.parse(text)).event;
    return isOfTurn(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

const isOfTurn = (value: unknown): value is StreamEvent =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'turn' in value &&
  typeof value.turn === 'number';
