import { assert, type By } from '@dicepit/engine';
import { HEADS_STREAM } from '@dicepit/proof';
import type { Head, Store } from '@dicepit/store';
import type { Signing } from '../audit/signing.ts';
import { changeFloor } from '../floor/change.ts';
import type { RecoveryCause } from '../floor/event.ts';
import { FLOOR } from '../floor/floor.ts';
import { execute } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { refused } from '../pit/result.ts';
import { entryAt, headsNow } from '../pit/stream-reader.ts';
import { diceFollowing, isVirtual, tableKind } from '../table/pit-table.ts';

/** How far a pit had come, by what this node has seen: everything here must be in the store. */
export type Reached = {
  /** Heads that were signed. */
  readonly heads: readonly Head[];
  /** By the stream of a table: the last entry that told faces or a seed, where that is not under a signed head yet. */
  readonly told: Readonly<Record<string, number>>;
};

/** Where a node keeps that, apart from the store, so that it does not go back together with it. */
export type ReachedRecord = {
  /** What was kept, or why nobody can rely on it; nothing where this node has never kept any. */
  readonly read: () => Promise<Reached | RecoveryCause | undefined>;
  /** Durable when it is answered. */
  readonly write: (reached: Reached) => Promise<void>;
};

const house: By = { person: 'house', role: 'operator' };

/**
 * Looks whether the store is behind what this pit has signed, drawn or revealed. A store that went back brings sealed
 * seeds back whose faces people have seen: whoever remembers them could bet on them, or stir them until they suit. So every
 * live turn ends and is committed to anew, before anybody can bet.
 */
export async function openReached(
  pit: Pit,
  record: ReachedRecord,
  began: 'opened' | 'resumed',
): Promise<KeepingReached> {
  const kept = began === 'opened' ? undefined : await record.read();
  const why = began === 'opened' ? undefined : await whyBehind(pit.store, kept);
  if (why !== undefined) await recover(pit, why);
  const now = await headsNow(pit.store);
  const heads = now.filter(({ stream }) => stream === HEADS_STREAM);
  const told = why === undefined ? toldIn(kept) : endsOf(now);
  // Only now: whoever fails half-way begins again at the next start.
  await record.write({ heads, told });
  return {
    recovered: why,
    keep: (signing, failed) => keepReached(pit, signing, { record, failed, heads, told }),
  };
}

type Kept = Awaited<ReturnType<ReachedRecord['read']>>;

/** What was told before this start and is under no signed head yet is still known to whoever heard it. */
const toldIn = (kept: Kept): Reached['told'] =>
  kept === undefined || typeof kept === 'string' ? {} : kept.told;

/** A recovery tells seeds itself: a store that goes back once more brings them back as sealed ones. */
const endsOf = (heads: readonly Head[]): Reached['told'] =>
  Object.fromEntries(
    heads
      .filter(({ stream }) => stream.startsWith(tableKind.name))
      .map(({ stream, version }) => [stream, version]),
  );

export type KeepingReached = {
  /** Why every turn under way has ended, where it was so. */
  readonly recovered: RecoveryCause | undefined;
  /** Writes down how far the pit comes, as it goes on; the answer ends that. */
  readonly keep: (signing: Pick<Signing, 'listen'>, failed: (cause: unknown) => void) => () => Promise<void>;
};

async function whyBehind(store: Store, kept: Kept): Promise<RecoveryCause | undefined> {
  if (kept === undefined || typeof kept === 'string') return kept;
  return (await holds(store, kept)) ? undefined : 'behind';
}

/** Whether the store has come at least so far, by the same way. */
async function holds(store: Store, { heads, told }: Reached): Promise<boolean> {
  for (const { stream, version, hash } of heads) {
    const entry = await entryAt(store, stream, version);
    if (entry?.hash !== hash) return false;
  }
  for (const [stream, version] of Object.entries(told))
    if ((await store.head(stream)).version < version) return false;
  return true;
}

async function recover(pit: Pit, why: RecoveryCause): Promise<void> {
  const noted = await changeFloor(pit, { by: house }, { type: 'Recover', why });
  assert(noted.ok, () => 'a pit that is open notes every recovery');
  const { epoch = 1 } = (await pit.floor.current(FLOOR)).state;
  const tables = (await headsNow(pit.store)).filter(({ stream }) => stream.startsWith(tableKind.name));
  for (const { stream } of tables) await endTurn(pit, stream, epoch);
}

/** Ends the turn of a table under way and binds the house anew; a table without one is left alone. */
async function endTurn(pit: Pit, stream: string, recovery: number): Promise<void> {
  await execute<{ readonly done: true }>(pit.writer, {
    streams: [stream],
    plan: async () => {
      const { state, version } = await pit.tables.current(stream);
      if (state.is === 'unset' || !isVirtual(state) || state.dice.live === undefined)
        return refused(409, { code: 'CONFLICT', case: 'no-turn' });
      const name = stream.slice(tableKind.name.length);
      const at = Math.max(pit.ports.now(), state.movedAt);
      const { entries, puts } = await diceFollowing(
        state,
        { name, at, reopened: false, recovery },
        pit.vault,
      );
      const texts = entries.map((entry) => formatEntry(entry));
      return { ok: true, writes: [{ stream, expected: version, texts }], puts, answer: { done: true } };
    },
  });
}

type Keeping = {
  readonly record: ReachedRecord;
  readonly failed: (cause: unknown) => void;
  readonly heads: readonly Head[];
  readonly told: Reached['told'];
};

function keepReached(
  pit: Pick<Pit, 'tables'>,
  signing: Pick<Signing, 'listen'>,
  { record, failed, heads: first, told: before }: Keeping,
): () => Promise<void> {
  let heads = first;
  const told = new Map(Object.entries(before));
  let writing: Promise<void> | undefined;
  let isDue = false;

  /** One write at a time, and one more for all that came meanwhile. */
  const write = (): Promise<void> => {
    isDue = true;
    writing ??= (async () => {
      while (isDue) {
        isDue = false;
        await record.write({ heads, told: Object.fromEntries(told) }).catch(failed);
      }
      writing = undefined;
    })();
    return writing;
  };

  const endTables = pit.tables.listen(undefined, ({ stream, version, entry: { event } }) => {
    if (event.type !== 'FacesDrawn' && event.type !== 'SeedRevealed') return;
    told.set(stream, version);
    void write();
  });
  const endSigning = signing.listen(({ signed, own }) => {
    heads = [own];
    for (const { stream, version } of signed.heads)
      if ((told.get(stream) ?? Number.POSITIVE_INFINITY) <= version) told.delete(stream);
    void write();
  });
  return async () => {
    endTables();
    endSigning();
    await writing;
  };
}
