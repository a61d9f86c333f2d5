import type { HouseWording, Moment } from '@dicepit/engine';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';
import type { AddedTable, FloorEvent, KeptPack, PauseFacts, Settings, WaitExtended } from './event.ts';
import { learnPack } from './kept-pack.ts';
import { worded } from './word-calls.ts';

export type { AddedTable, FloorEvent, Settings, WaitExtended } from './event.ts';

export type FloorTable = AddedTable & {
  readonly retired: boolean;
  readonly addedAt: Moment;
  /** Until when the house waits for a player who has asked for more time. */
  readonly extended?: WaitExtended;
};

/** The pit as a whole: what it is called, its tables, and whether anybody may come in. */
export type Floor = {
  /** How often the pit has recovered from a store that was behind; never where nothing is said. */
  readonly epoch?: number;
  readonly opened: boolean;
  readonly settings: Settings;
  /** What the house calls its rolls, where it has words of its own. */
  readonly wording?: HouseWording;
  /** The packs that are not the house's. */
  readonly packs?: ReadonlyMap<string, KeptPack>;
  readonly publicKey: string;
  readonly software: string;
  readonly openedAt: Moment;
  /** In the order in which they were added, retired ones included: an id is never given twice. */
  readonly tables: ReadonlyMap<string, FloorTable>;
  readonly locked: boolean;
  /** Who wants another round, and since when; whoever said so before the tables closed meant an earlier one. */
  readonly rematch?: ReadonlyMap<string, Moment>;
  /** Who raises money in which team; a team that is no more counts for nothing. */
  readonly teamOf?: ReadonlyMap<string, string>;
  /** With the person who paused it. */
  readonly paused: ({ readonly since: Moment; readonly by?: string } & PauseFacts) | undefined;
};

/** The one stream about the pit as a whole. */
export const FLOOR = 'pit';

export const newFloor: Floor = {
  opened: false,
  settings: { name: 'Dicepit', chips: 'play chips', startingStack: 500_00, mostGuests: 200, mode: 'home' },
  publicKey: '',
  software: '',
  openedAt: 0,
  tables: new Map(),
  locked: false,
  paused: undefined,
};

export const floorKind: StreamKind<Floor, FloorEvent> = {
  name: FLOOR,
  initial: newFloor,
  evolve: evolveFloor,
  snapshot: { every: 1_000, write: writeState, read: readFloor },
};

function readFloor(text: string): Floor {
  const floor = readState<Floor>(text);
  for (const pack of floor.packs?.values() ?? []) learnPack(pack);
  return floor;
}

function evolveFloor(floor: Floor, event: FloorEvent): Floor {
  switch (event.type) {
    case 'PitOpened': {
      const { settings, publicKey, software, at } = event;
      return { ...floor, opened: true, settings, publicKey, software, openedAt: at };
    }
    case 'SoftwareStarted':
      return { ...floor, software: event.software, publicKey: event.publicKey };
    case 'PitRecovered':
      return { ...floor, epoch: event.epoch };
    case 'SettingsChanged':
      return { ...floor, settings: { ...floor.settings, ...event.settings } };
    case 'PackAdded': {
      const { pack, hash, text } = event;
      // Whoever reads the stream can play by it from here on: a table of it comes later in the trail.
      learnPack(event);
      return { ...floor, packs: new Map(floor.packs).set(pack, { pack, hash, text }) };
    }
    case 'CallsWorded':
      return { ...floor, wording: worded(floor.wording, event) };
    case 'TableAdded':
      return withTable(floor, { ...addedIn(event), retired: false, addedAt: event.at });
    case 'TablePaced':
      return changed(floor, event.table, { house: event.house });
    case 'WaitExtended':
      return changed(floor, event.table, { extended: waitIn(event) });
    case 'TableRetired':
      return changed(floor, event.table, { retired: true });
    case 'CodeChanged':
    case 'WifiChanged':
    case 'ClockJumped':
      return floor;
    case 'Locked':
      return { ...floor, locked: true };
    case 'Unlocked':
      return { ...floor, locked: false };
    case 'Paused':
      return { ...floor, paused: { since: event.at, by: event.by.person, ...pauseFactsIn(event) } };
    case 'Resumed':
      return { ...floor, paused: undefined };
    case 'RematchVoted': {
      const rematch = new Map(floor.rematch);
      if (event.wants) rematch.set(event.by.person, event.at);
      else rematch.delete(event.by.person);
      return { ...floor, rematch };
    }
    case 'TeamChosen': {
      const chosen = new Map(floor.teamOf);
      if (event.team === null) chosen.delete(event.by.person);
      else chosen.set(event.by.person, event.team);
      return { ...floor, teamOf: chosen };
    }
  }
}

const waitIn = ({ until, since }: WaitExtended): WaitExtended => ({
  until,
  ...(since === undefined ? {} : { since }),
});

/** What is said of a pause, and nothing else. */
export const pauseFactsIn = ({ words, until, hostAway }: PauseFacts): PauseFacts => ({
  ...(words === undefined ? {} : { words }),
  ...(until === undefined ? {} : { until }),
  ...(hostAway === undefined ? {} : { hostAway }),
});

/** What is said of a table when it is added, and nothing else. */
export function addedIn({ table, pack, title, house, housePlayers, float, demo }: AddedTable): AddedTable {
  return {
    table,
    pack,
    title,
    house,
    housePlayers,
    ...(float === undefined ? {} : { float }),
    ...(demo === undefined ? {} : { demo }),
  };
}

/** The tables that are in the pit now, in the order in which they were added. */
export const tablesOn = (floor: Floor): readonly FloorTable[] =>
  [...floor.tables.values()].filter(({ retired }) => !retired);

/** The tables that people are shown: those to look around at are gone from view as soon as they are to close. */
export const tablesShown = (floor: Floor): readonly FloorTable[] =>
  tablesOn(floor).filter(({ demo, house }) => demo !== true || house?.closesAt === undefined);

const withTable = (floor: Floor, table: FloorTable): Floor => ({
  ...floor,
  tables: new Map(floor.tables).set(table.table, table),
});

function changed(floor: Floor, name: string, changes: Partial<FloorTable>): Floor {
  const table = floor.tables.get(name);
  return table === undefined ? floor : withTable(floor, { ...table, ...changes });
}
