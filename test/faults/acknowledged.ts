import type { Head, Replay, TrailEntry } from '@dicepit/proof';

/** What one guest gave at one table, one command after another, and was told to have happened. */
export type Given = { readonly type: string; readonly version: number };

/** What was acknowledged to everybody so far: it has to be in the streams for good, once. */
export type Acknowledged = {
  readonly add: (table: string, person: string, given: Given) => void;
  readonly addText: (text: string) => void;
  readonly count: () => number;
  /** As it is now, to be held against a trail that is read later. */
  readonly soFar: () => Expected;
};

export type Expected = {
  readonly commands: ReadonlyMap<string, readonly Given[]>;
  readonly texts: readonly string[];
};

export function newAcknowledged(): Acknowledged {
  const commands = new Map<string, Given[]>();
  const texts: string[] = [];
  return {
    add: (table, person, given) => {
      const name = nameOf(table, person);
      commands.set(name, [...(commands.get(name) ?? []), given]);
    },
    addText: (text) => void texts.push(text),
    count: () => texts.length + [...commands.values()].reduce((sum, each) => sum + each.length, 0),
    soFar: () => ({ commands: new Map(commands), texts: [...texts] }),
  };
}

/** Gathers, while a trail is verified, what it says was given by whom. */
export function gathering(replay: Replay): Replay & { readonly found: () => Expected } {
  const commands = new Map<string, Given[]>();
  const texts: string[] = [];
  const look = ({ stream, version }: Head, { event, cause }: TrailEntry): void => {
    if (event.type === 'SeedContributed') texts.push(String(event['text']));
    if (!stream.startsWith('table/') || !isCommand(cause)) return;
    const name = nameOf(stream.slice('table/'.length), cause.by.person);
    const list = commands.get(name) ?? [];
    commands.set(name, list);
    list.push({ type: cause.type, version });
  };
  return {
    entry: (head, entry) => {
      look(head, entry);
      return replay.entry(head, entry);
    },
    end: replay.end,
    found: () => ({ commands, texts }),
  };
}

/**
 * Every acknowledged command must be there exactly once and in its order. A guest has one request under way at most,
 * so that there may be one more than was acknowledged; `settled` says that nothing is under way any more.
 */
export function faultsIn(found: Expected, expected: Expected, settled: boolean): readonly string[] {
  const faults: string[] = [];
  for (const [name, acknowledged] of expected.commands) {
    const there = found.commands.get(name) ?? [];
    if (settled && there.length !== acknowledged.length)
      faults.push(`${name}: ${there.length} commands are there, ${acknowledged.length} were acknowledged`);
    for (const [index, { type, version }] of acknowledged.entries()) {
      const one = there[index];
      const next = there[index + 1]?.version ?? Infinity;
      if (one?.type === type && one.version <= version && version < next) continue;
      faults.push(
        `${name}: ${type}, acknowledged at version ${version}, is ${one === undefined ? 'lost' : 'not there once'}`,
      );
      break;
    }
  }
  const counts = new Map<string, number>();
  for (const text of found.texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of expected.texts)
    if (counts.get(text) !== 1)
      faults.push(`the contribution ${text} is there ${counts.get(text) ?? 0} times`);
  for (const [text, count] of counts)
    if (count > 1) faults.push(`the contribution ${text} is there ${count} times`);
  return faults;
}

const nameOf = (table: string, person: string): string => `${person} at ${table}`;

const isCommand = (
  cause: unknown,
): cause is { readonly type: string; readonly by: { readonly person: string } } =>
  typeof cause === 'object' && cause !== null && 'type' in cause && 'by' in cause;
