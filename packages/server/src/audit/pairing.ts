import { type Finding, linkOf, NOTHING } from '@dicepit/proof';
import type { Streams } from './registry.ts';

/** One sum that left an account for a table, or (negative) came back. */
type Moved = { readonly person: string; readonly table: string; readonly cents: number };

/**
 * Compares what the cage says went to each table with what the tables say came. Both are read in their own order, a
 * whole stream after another, so each side is kept as a hash and not as a list: a trail may be long.
 */
export type Pairing = {
  readonly atCage: (version: number, moved: Moved) => void;
  readonly atTable: (moved: Moved) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newPairing(): Pairing {
  const cages = new Map<string, Side>();
  const tables = new Map<string, Side>();
  const add = (sides: Map<string, Side>, moved: Moved, version: number): void => {
    const name = `${moved.person} ${moved.table}`;
    sides.set(name, after(sides.get(name) ?? nothing, moved, version));
  };
  return {
    atCage: (version, moved) => add(cages, moved, version),
    atTable: (moved) => add(tables, moved, 0),
    end: (streams) =>
      [...new Set([...cages.keys(), ...tables.keys()])].flatMap((name) => {
        const [person = '', table = ''] = name.split(' ');
        const stream = `cage/${person}`;
        const cage = cages.get(name) ?? nothing;
        const there = tables.get(name) ?? nothing;
        if (!streams.has(stream) || !streams.has(`table/${table}`) || cage.hash === there.hash) return [];
        const sentence =
          `The cage says ${cage.count} movements to ${table}, ${cage.cents} cents in all; ` +
          `the table says ${there.count}, ${there.cents} cents.`;
        return [{ kind: 'cage-unpaired', stream, version: cage.version, sentence }];
      }),
  };
}

type Side = {
  readonly count: number;
  readonly cents: number;
  readonly hash: string;
  readonly version: number;
};

const nothing: Side = { count: 0, cents: 0, hash: NOTHING, version: 0 };

const after = ({ count, cents, hash }: Side, moved: Moved, version: number): Side => ({
  version,
  count: count + 1,
  cents: cents + moved.cents,
  hash: linkOf(hash, { stream: moved.table, version: count + 1, text: String(moved.cents) }),
});
