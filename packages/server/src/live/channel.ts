import type { AtTable } from '../table/pit-table.ts';
import { messageOf } from './reader.ts';
import type { Viewer } from './sight.ts';
import { copyFor, seenBy } from './visible.ts';

/** An entry of a table's stream. */
export type Numbered = { readonly version: number; readonly event: AtTable };

/** Somebody who follows a table: is sent whole messages, in order and without a gap. */
export type Follower = { readonly viewer: Viewer; readonly take: (bytes: Uint8Array, upTo: number) => void };

/** All who follow one table. */
export type Channel = {
  /** Sends on what is given, together with what else is given in this very tick. */
  readonly tell: (entry: Numbered) => void;
  /** From the next entry on; whatever was told before has been sent to the others when this returns. */
  readonly join: (follower: Follower) => void;
  readonly leave: (follower: Follower) => void;
  readonly size: () => number;
};

export function newChannel(): Channel {
  const followers = new Set<Follower>();
  let waiting: Numbered[] = [];

  const flush = (): void => {
    if (waiting.length === 0) return;
    const entries = waiting;
    waiting = [];
    const upTo = entries.at(-1)?.version ?? 0;
    const copies = new Map<string, Uint8Array>();
    for (const { viewer, take } of followers) take(copyOf(entries, viewer, copies), upTo);
  };

  return {
    tell: (entry) => {
      if (waiting.push(entry) === 1) queueMicrotask(flush);
    },
    join: (follower) => {
      flush();
      followers.add(follower);
    },
    leave: (follower) => followers.delete(follower),
    size: () => followers.size,
  };
}

/** The messages of some entries for a viewer; those who see the same are sent the very same bytes. */
function copyOf(entries: readonly Numbered[], viewer: Viewer, copies: Map<string, Uint8Array>): Uint8Array {
  const isOwn = entries.some(({ event }) => copyFor(event, viewer) === 'own');
  const name = isOwn ? `own ${viewer.person}` : viewer.sees;
  const made = copies.get(name) ?? bytesFor(entries, viewer);
  copies.set(name, made);
  return made;
}

export const bytesFor = (entries: readonly Numbered[], viewer: Viewer): Uint8Array =>
  Buffer.from(
    entries
      .map(({ version, event }) =>
        messageOf({
          event: 'entry',
          id: version,
          data: JSON.stringify({ version, event: seenBy(event, viewer) }),
        }),
      )
      .join(''),
  );
