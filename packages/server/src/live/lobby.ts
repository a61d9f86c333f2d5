import type { ServerResponse } from 'node:http';
import { CONDUCT_STREAM } from '@dicepit/desks';
import { type Role, reviewing, rolesThat, SUPERVISOR_CALLED, supervising } from '@dicepit/engine';
import type { DeskName, PitFacts, TableCard } from '@dicepit/wire';
import { cageStream } from '../cage/at-table.ts';
import { mayLook } from '../disputes/shown.ts';
import { pitFacts, tableCard } from '../floor/facts.ts';
import { FLOOR } from '../floor/floor.ts';
import { nobodyYet, PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { elapsedOn, timersOf } from '../pit/ports.ts';
import type { Caller, Refusal, Somebody } from '../pit/result.ts';
import { type AtTable, tableKind, tableStream } from '../table/pit-table.ts';
import { messageOf, type Reader, type Readers } from './readers.ts';

/** The lobby as it changes. */
type Lobby = {
  readonly follow: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  /** Everybody who is in the lobby: every page of the pit that is open. */
  readonly inside: () => Iterable<readonly [Reader, Caller]>;
  readonly end: () => void;
};

/**
 * What the host does is told soon. That a table goes through its phases is told once a second, however many tables are at
 * play: every phone in the house follows the lobby, and those at that table have heard it by then.
 */
const HOST_DELAY_MS = 250;
const PLAY_DELAY_MS = 1_000;

/** So long after a store that failed it is asked again. */
const RETRY_DELAY_MS = 2_000;

/** Keeps the card of every table while somebody is in the lobby; a table that has moved has its card made anew. */
export function lobbyOf(pit: Pit, readers: Readers): Lobby {
  const inLobby = new Map<Reader, Caller>();
  const cards = new Map<string, TableCard>();
  let facts: PitFacts | undefined;
  let told = '';
  const elapsed = elapsedOn(pit.ports);
  let callOff: (() => void) | undefined;
  let due = Number.POSITIVE_INFINITY;
  let stale = true;

  const refresh = async (): Promise<PitFacts> => {
    if (facts === undefined || stale) {
      stale = false;
      try {
        facts = await pitFacts(pit);
      } catch (failure) {
        // What was known before is old: whoever asks next has it read again.
        stale = true;
        throw failure;
      }
      cards.clear();
      for (const card of facts.tables) cards.set(card.table, card);
    }
    return { ...facts, tables: [...cards.values()], now: pit.ports.now() };
  };
  const tell = async (): Promise<void> => {
    due = Number.POSITIVE_INFINITY;
    if (inLobby.size === 0) {
      stale = true;
      return;
    }
    const lobby = await refresh();
    const news = JSON.stringify(newsIn(lobby));
    if (news === told) return;
    told = news;
    const bytes = Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) }));
    for (const reader of inLobby.keys()) reader.send(bytes);
  };
  const tellWithin = (milliseconds: number): void => {
    const at = elapsed() + milliseconds;
    if (inLobby.size === 0 || due <= at) return;
    callOff?.();
    due = at;
    // A store that fails is told of elsewhere, and asked again: what has changed would not be told by itself.
    callOff = timersOf(pit.ports).later(
      milliseconds,
      () => void tell().catch(() => tellWithin(RETRY_DELAY_MS)),
    );
  };

  const stops = [
    pit.floor.listen(FLOOR, () => {
      stale = true;
      tellWithin(HOST_DELAY_MS);
    }),
    pit.people.listen(PEOPLE, ({ entry: { event } }) => {
      stale = true;
      tellWithin(
        event.type === 'HostClaimed' || event.type === 'PatienceAsked' ? HOST_DELAY_MS : PLAY_DELAY_MS,
      );
    }),
    pit.presence.listen(() => {
      stale = true;
      tellWithin(PLAY_DELAY_MS);
    }),
    pit.tables.listen(undefined, ({ stream }) => {
      if (inLobby.size === 0) return;
      const table = stream.slice(tableKind.name.length);
      const added = pit.floor.known(FLOOR)?.state.tables.get(table);
      const known = pit.tables.known(tableStream(table));
      if (added !== undefined && known !== undefined && cards.has(table))
        cards.set(
          table,
          tableCard(added, {
            ...known,
            people: pit.people.known(PEOPLE)?.state ?? nobodyYet,
            presence: pit.presence,
            now: pit.ports.now(),
          }),
        );
      tellWithin(PLAY_DELAY_MS);
    }),
  ];

  return {
    follow: async ({ caller, response }) => {
      if (inLobby.size === 0) stale = true;
      const lobby = await refresh();
      const opened = readers.open(caller, response, () => inLobby.delete(opening.reader));
      if (!opened.ok) return opened.refusal;
      const opening = opened;
      const news = JSON.stringify(newsIn(lobby));
      // One who is shown what the others are not yet must hear of it if it turns back to what those were told.
      if (news !== told) told = inLobby.size === 0 ? news : '';
      inLobby.set(opening.reader, caller);
      opening.reader.send(Buffer.from(messageOf({ event: 'pit', data: JSON.stringify(lobby) })));
      // What has changed while the lobby was read is told soon.
      tellWithin(HOST_DELAY_MS);
      return undefined;
    },
    inside: () => inLobby,
    end: () => {
      callOff?.();
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

/** Some entries of one deed, and deeds that come at once, are told in one message. */
const DEBOUNCE_MS = 100;

/** A dispute and somebody's chips are told to whom they concern; the rest to staff alone. */
type StaffDesk = Exclude<DeskName, 'disputes' | 'chips'>;

/** Those who are told that something has changed at a desk; those of a dispute are told of it as well. */
const atDesk: Readonly<Record<StaffDesk, ReadonlySet<Role>>> = {
  conduct: new Set(reviewing),
  promotions: new Set(rolesThat('runs', 'inspects', 'scrutinises')),
  calls: new Set(supervising),
};

/**
 * Tells those in the lobby that something has changed at a desk of theirs. What it is they ask by themselves, so that
 * nothing leaves here that the desk would not tell them. A message that is lost costs nothing: the desks ask now and then.
 */
export function tellDeskNews(pit: Pit, inside: () => Iterable<readonly [Reader, Caller]>): () => void {
  let waiting = new Map<Reader, Set<DeskName>>();
  let callOff: (() => void) | undefined;

  const flush = (): void => {
    callOff = undefined;
    const due = waiting;
    waiting = new Map();
    for (const [reader, desks] of due)
      for (const desk of desks)
        reader.send(Buffer.from(messageOf({ event: 'desk', data: JSON.stringify({ desk }) })));
  };
  const tell = (desk: DeskName, concerns: (caller: Somebody) => boolean): void => {
    for (const [reader, caller] of inside())
      if (caller.is === 'somebody' && concerns(caller))
        waiting.set(reader, (waiting.get(reader) ?? new Set()).add(desk));
    if (waiting.size > 0) callOff ??= timersOf(pit.ports).later(DEBOUNCE_MS, flush);
  };
  const tellStaff = (desk: StaffDesk): void =>
    tell(desk, ({ roles }) => roles.some((role) => atDesk[desk].has(role)));

  const stops = [
    pit.disputes.listen(undefined, ({ stream }) => {
      const dispute = pit.disputes.known(stream)?.state;
      if (dispute !== undefined) tell('disputes', (caller) => mayLook(dispute, caller));
    }),
    pit.cages.listen(undefined, ({ stream, entry }) => {
      if (entry.event.type === 'ChipsIssued') tell('chips', ({ person }) => cageStream(person) === stream);
    }),
    pit.conduct.listen(CONDUCT_STREAM, ({ entry: { event } }) => {
      tellStaff('conduct');
      if (event.type === 'ExcludedFromGame' || event.type === 'ExclusionLifted')
        tell('conduct', ({ person }) => person === event.person);
    }),
    pit.promotions.listen(undefined, () => tellStaff('promotions')),
    pit.tables.listen(undefined, ({ entry }) => {
      if (isCall(entry.event)) tellStaff('calls');
    }),
  ];
  return () => {
    callOff?.();
    for (const stop of stops) stop();
  };
}

/** Whether a table asks for a supervisor here, or one has come. */
function isCall(event: AtTable): boolean {
  if (event.type === 'IncidentOpened') return event.incident.kind === SUPERVISOR_CALLED;
  return event.type === 'IncidentClosed' && event.incident.startsWith(SUPERVISOR_CALLED);
}
