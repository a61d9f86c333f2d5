import type { Followed, LiveTable, StreamState, TableClient } from '@dicepit/client';
import type { SeenEntry } from '@dicepit/wire';
import { type ReadonlySignal, signal } from '@preact/signals';
import { client } from './pit.ts';
import { wakeWith } from './waking.ts';

/** A table that a page follows: what it shows, and the means to ask something of it. */
export type OpenTable = {
  readonly id: string;
  readonly give: TableClient;
  /** The table as it is now; undefined until it has come. */
  readonly live: ReadonlySignal<LiveTable | undefined>;
  readonly connection: ReadonlySignal<StreamState>;
  /** Hears of each entry once, with the table before it and after it. */
  readonly onEntry: (heard: Heard) => () => void;
  readonly followed: Followed;
  readonly close: () => void;
};

type Heard = (entry: SeenEntry, after: LiveTable, before: LiveTable) => void;

export function openTable(id: string): OpenTable {
  const live = signal<LiveTable | undefined>(undefined);
  const connection = signal<StreamState>({ is: 'connecting' });
  const listeners = new Set<Heard>();
  const give = client.table(id);
  const followed = give.follow({
    onSnapshot: (table) => {
      live.value = table;
    },
    onEntry: (entry, table) => {
      const before = live.value;
      if (table === undefined) return;
      live.value = table;
      if (before !== undefined) for (const heard of listeners) heard(entry, table, before);
    },
    onState: (state) => {
      connection.value = state;
    },
  });
  wakeWith(() => followed);
  return {
    id,
    give,
    live,
    connection,
    followed,
    onEntry: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: () => followed.stop(),
  };
}

let ahead: OpenTable | undefined;

/** Opens a table before its page is there: whoever comes straight to it does not wait for two answers one after the other. */
export function openAhead(id: string): void {
  ahead = openTable(id);
}

/** The table that was opened ahead, for the first who asks for it; otherwise one that is opened now. */
export function openedTable(id: string): OpenTable {
  const waiting = ahead;
  ahead = undefined;
  if (waiting?.id === id) return waiting;
  waiting?.close();
  return openTable(id);
}
