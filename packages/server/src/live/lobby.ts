import type { ServerResponse } from 'node:http';
import type { PitFacts, TableCard } from '@dicepit/wire';
import { pitFacts, tableCard } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import type { Caller } from '../pit/caller.ts';
import type { Refusal } from '../pit/outcome.ts';
import type { Pit } from '../pit/pit.ts';
import { tableKind, tableStream } from '../table/pit-table.ts';
import { messageOf, type Reader } from './reader.ts';
import type { Readers } from './readers.ts';

/** The lobby as it changes. */
export type Lobby = {
  readonly follow: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  readonly end: () => void;
};

/** The lobby is told at most four times a second, however many tables are at play. */
const PACE = 250;

/** Keeps the card of every table while somebody is in the lobby; a table that has moved has its card made anew. */
export function lobbyOf(pit: Pit, readers: Readers): Lobby {
  const inLobby = new Set<Reader>();
  const cards = new Map<string, TableCard>();
  let facts: PitFacts | undefined;
  let told = '';
  let timer: NodeJS.Timeout | undefined;
  let stale = true;

  const refresh = async (): Promise<PitFacts> => {
    if (facts === undefined || stale) {
      stale = false;
      facts = await pitFacts(pit);
      cards.clear();
      for (const card of facts.tables) cards.set(card.table, card);
    }
    return { ...facts, tables: [...cards.values()], now: pit.ports.now() };
  };
  const tell = async (): Promise<void> => {
    timer = undefined;
    if (inLobby.size === 0) {
      stale = true;
      return;
    }
    const lobby = await refresh();
    const news = JSON.stringify(newsIn(lobby));
    if (news === told) return;
    told = news;
    const bytes = Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) }));
    for (const reader of inLobby) reader.send(bytes);
  };
  const soon = (): void => {
    if (timer !== undefined || inLobby.size === 0) return;
    // A store that fails is told of elsewhere; the next change tells the lobby.
    timer = setTimeout(() => void tell().catch(() => undefined), PACE);
  };

  const stops = [
    pit.floor.listen(FLOOR, () => {
      stale = true;
      soon();
    }),
    pit.people.listen(PEOPLE, ({ said }) => {
      if (said.event.type !== 'HostClaimed') return;
      stale = true;
      soon();
    }),
    pit.tables.listen(undefined, ({ stream }) => {
      if (inLobby.size === 0) return;
      const table = stream.slice(tableKind.name.length);
      const added = pit.floor.known(FLOOR)?.state.tables.get(table);
      const known = pit.tables.known(tableStream(table));
      if (added !== undefined && known !== undefined && cards.has(table))
        cards.set(table, tableCard(added, known.state, known.version));
      soon();
    }),
  ];

  return {
    follow: async ({ caller, response }) => {
      if (inLobby.size === 0) stale = true;
      const lobby = await refresh();
      const opened = readers.open(caller, response, () => inLobby.delete(opening.reader));
      if (!opened.ok) return opened.refusal;
      const opening = opened;
      if (inLobby.size === 0) told = JSON.stringify(newsIn(lobby));
      inLobby.add(opening.reader);
      opening.reader.send(Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) })));
      // What has changed while the lobby was read is told soon.
      soon();
      return undefined;
    },
    end: () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    },
  };
}

/** What is worth telling the lobby of: not that the clock goes on, nor that a table has moved without showing it. */
const newsIn = (facts: PitFacts): PitFacts => ({
  ...facts,
  now: 0,
  tables: facts.tables.map((card) => ({ ...card, version: 0 })),
});
