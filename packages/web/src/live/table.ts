import {
  createClient,
  type Followed,
  type LiveTable,
  type StreamState,
  type TableClient,
} from '@dicepit/client';
import type { Table } from '@dicepit/engine';
import type { SeenEntry } from '@dicepit/wire';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isLoaded, loadPack } from './packs.ts';
import { pitAddress, reconnectOnWake } from './pit.ts';

const pit = createClient(pitAddress);

/** A table that a page follows: what it shows, and the means to ask something of it. */
export type OpenTable = {
  readonly id: string;
  readonly give: TableClient;
  /** The table as it is now; undefined until it has come. */
  readonly live: ReadonlySignal<LiveTable | undefined>;
  readonly connection: ReadonlySignal<StreamState>;
  /** How far the clock of the server is ahead of this one, in milliseconds. */
  readonly ahead: ReadonlySignal<number>;
  /** Whether the game of the table could not be read, so that nothing of the table can be shown. */
  readonly isUnread: ReadonlySignal<boolean>;
  /** Asks for the game once more. */
  readonly bringGame: () => void;
  /** Hears of each entry once, with the table before it and after it. */
  readonly onEntry: (heard: EntryListener) => () => void;
  readonly followed: Followed;
  readonly close: () => void;
};

export type EntryListener = (entry: SeenEntry, after: LiveTable, before: LiveTable) => void;

export function openTable(id: string): OpenTable {
  const live = signal<LiveTable | undefined>(undefined);
  const connection = signal<StreamState>({ is: 'connecting' });
  const ahead = signal(0);
  const listeners = new Set<EntryListener>();
  const give = pit.table(id);
  const isUnread = signal(false);
  let latest: LiveTable | undefined;
  let isAsked = false;
  /** A table is shown when its pack is there: nothing of it can be drawn before. */
  const show = (table: LiveTable): void => {
    latest = table;
    if (isLoaded(table.pack)) live.value = table;
    else if (!isAsked) bringGame();
  };
  const bringGame = (): void => {
    if (latest === undefined) return;
    isAsked = true;
    isUnread.value = false;
    void loadPack(latest.pack).then((isHere) => {
      if (isHere) live.value = latest;
      isUnread.value = !isHere;
    });
  };
  const followed = give.follow({
    onSnapshot: (table) => {
      ahead.value = followed.ahead();
      show(table);
      // The pit is there again: what did not come before may come now.
      if (isUnread.peek()) bringGame();
    },
    onEntry: (entry, table) => {
      const before = live.value;
      if (table === undefined) return;
      show(table);
      if (before !== undefined) for (const heard of listeners) heard(entry, table, before);
    },
    onState: (state) => {
      connection.value = state;
    },
  });
  reconnectOnWake(() => followed);
  return {
    id,
    give,
    live,
    connection,
    ahead,
    isUnread,
    bringGame,
    followed,
    onEntry: (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    close: () => followed.stop(),
  };
}

/** What a page for somebody at a table is given: the table, and the way back to choosing a seat. */
export type TablePageProps = { readonly open: OpenTable; readonly onSit: () => void };

/** A page whose script comes when it is needed. */
export type TablePageLater = () => Promise<FunctionComponent<TablePageProps>>;

/** A banked table as it is now, for as long as it is looked at; undefined until it has come. */
export function useTable(id: string | undefined): Table | undefined {
  const [open, setOpen] = useState<OpenTable | undefined>(undefined);
  useEffect(() => {
    const opened = id === undefined ? undefined : openTable(id);
    setOpen(opened);
    return () => opened?.close();
  }, [id]);
  const live = open?.live.value;
  return live?.kind === 'banked' && open?.id === id ? live.table : undefined;
}
