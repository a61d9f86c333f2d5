import { checkAppend, checkPut, checkSnapshot } from './allowed.ts';
import { grouped, type Soon } from './group.ts';
import { hashLink, NOTHING } from './link.ts';
import { type Snapshot, type Store, StoreFailure } from './store.ts';
import type { Wakes } from './wakes.ts';
import type { Backing, Work } from './work.ts';

/** A store over a database: what is the same whichever database it is. */
export function storeOver(backing: Backing, waking: Wakes, soon?: Soon): Store {
  const writing = grouped((works: readonly Work[]) => backing.commit(works), soon);
  let isClosed = false;

  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    if (isClosed) throw new StoreFailure('The store is closed.');
    return question();
  };

  return {
    append: (append) =>
      ask(async () => {
        checkAppend(append);
        const answer = await writing.add(append);
        if (answer.is === 'appended') waking.tell(answer.heads);
        return answer;
      }),
    read: (stream, after, limit = DEFAULT_LIMIT_ENTRIES) => ask(() => backing.read(stream, after, limit)),
    head: (stream) => ask(() => backing.head(stream)),
    heads: (prefix, after = '', limit = DEFAULT_LIMIT_ENTRIES) =>
      ask(() => backing.heads(prefix, after, limit)),
    receipt: (scope, key) => ask(() => backing.receipt(scope, key)),
    record: (shelf, key) => ask(() => backing.record(shelf, key)),
    records: (shelf) => ask(() => backing.records(shelf)),
    put: (puts) =>
      ask(async () => {
        for (const put of puts) checkPut(put);
        await writing.add({ writes: [], puts });
      }),
    snapshot: (stream) =>
      ask(async () => {
        const found = await backing.snapshot(stream);
        const mark = found && (await backing.record(SNAPSHOTS, hashSnapshot(found)));
        // One that is not what was kept only saves time no longer: the stream is folded from its beginning.
        return mark === undefined ? undefined : found;
      }),
    keepSnapshot: (snapshot) =>
      ask(async () => {
        checkSnapshot(snapshot);
        await writing.add({
          writes: [],
          snapshot,
          puts: [{ shelf: SNAPSHOTS, key: hashSnapshot(snapshot), text: '' }],
        });
      }),
    onWake: waking.add,
    check: () => ask(async () => void (await writing.add({ writes: [], check: true }))),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await writing.idle();
      await backing.close();
    },
  };
}

/** How many entries or heads are read where nobody says. */
const DEFAULT_LIMIT_ENTRIES = 1000;

/** The shelf that says beside every snapshot what was kept, since a state has no chain that vouches for it. */
const SNAPSHOTS = 'snapshots';

/** By its hash, so that of two snapshots at one version each has its own. */
const hashSnapshot = ({ stream, version, text }: Snapshot): string =>
  hashLink(NOTHING, stream, version, text);
