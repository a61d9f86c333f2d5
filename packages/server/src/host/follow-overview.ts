import type { ServerResponse } from 'node:http';
import type { Overview } from '@dicepit/wire';
import { cageKind } from '../cage/account.ts';
import { FLOOR } from '../floor/floor.ts';
import { messageOf, type Reader, type Readers } from '../live/readers.ts';
import { PEOPLE } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { timersOf } from '../pit/ports.ts';
import type { Caller, Refusal } from '../pit/result.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { type Overseeing, overviewOf } from './overview.ts';

/** The whole night as it changes, for the pages of those who run it. */
export type OverviewStream = {
  readonly follow: (following: {
    readonly caller: Caller;
    readonly response: ServerResponse;
  }) => Promise<Refusal | undefined>;
  readonly end: () => void;
};

/** A night at full play changes all the time; its host is told twice a second. */
const MIN_INTERVAL_MS = 500;

/**
 * The heads are signed, and the addresses change, without an entry that anybody would hear of; and the hint of a movement
 * of chips at another node may have been lost.
 */
const LOOK_INTERVAL_MS = 10_000;

export function overviewStream(pit: Pit, readers: Readers, overseeing: Overseeing): OverviewStream {
  const looking = new Set<Reader>();
  let told = '';
  let callOff: (() => void) | undefined;
  const timers = timersOf(pit.ports);

  const tell = async (): Promise<void> => {
    callOff = undefined;
    if (looking.size === 0) return;
    const overview = await overviewOf(pit, overseeing);
    const news = newsIn(overview);
    if (news === told) return;
    told = news;
    for (const reader of looking) reader.send(bytesOf(overview));
  };
  const soon = (): void => {
    if (callOff !== undefined || looking.size === 0) return;
    // A store that fails is told of elsewhere; the next change tells the host.
    callOff = timers.later(MIN_INTERVAL_MS, () => void tell().catch(() => undefined));
  };
  const stops = [
    pit.floor.listen(FLOOR, soon),
    pit.people.listen(PEOPLE, soon),
    pit.tables.listen(undefined, soon),
    pit.cages.listen(undefined, soon),
    overseeing.presence.listen(soon),
    overseeing.where.visits.listen(soon),
  ];
  const endLooks = timers.every(LOOK_INTERVAL_MS, () => {
    if (looking.size === 0) return;
    soon();
    void readOnAccounts(pit).catch(() => undefined);
  });

  return {
    follow: async ({ caller, response }) => {
      await readOnAccounts(pit);
      const overview = await overviewOf(pit, overseeing);
      const opened = readers.open(caller, response, () => looking.delete(opening.reader));
      if (!opened.ok) return opened.refusal;
      const opening = opened;
      // One who is shown what the others are not yet must hear of it if it turns back to what those were told.
      if (newsIn(overview) !== told) told = '';
      looking.add(opening.reader);
      opening.reader.send(bytesOf(overview));
      // What has changed while it was read is told soon.
      soon();
      return undefined;
    },
    end: () => {
      callOff?.();
      endLooks();
      for (const stop of stops) stop();
    },
  };
}

/** Reads on in the accounts that have moved without this node having heard of it: nobody else looks after them here. */
async function readOnAccounts({ store, cages }: Pit): Promise<void> {
  for await (const { stream, version } of headsOf(store, cageKind.name)) {
    const known = cages.known(stream);
    if (known !== undefined && known.version < version) await cages.catchUp(stream);
  }
}

const bytesOf = (overview: Overview): Buffer =>
  Buffer.from(messageOf({ event: 'overview', data: JSON.stringify(overview) }));

/** What is worth telling: not that the clock goes on, nor that a table has moved without showing it. */
const newsIn = (overview: Overview): string =>
  JSON.stringify({
    ...overview,
    now: 0,
    tables: overview.tables.map((table) => ({ ...table, card: { ...table.card, version: 0 } })),
  });
