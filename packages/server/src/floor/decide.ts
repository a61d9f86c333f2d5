import type { HouseSettings, Moment } from '@dicepit/engine';
import { isRace } from '@dicepit/games';
import { happened, type Ruling, refused, type Stamp } from '../pit/result.ts';
import { type ChipsInUse, faultOfMoney } from './chips-in-use.ts';
import type { ChipsLeft, Jump, KeptPack, PauseFacts, RecoveryCause } from './event.ts';
import { houseChipsOf, MAX_WAIT_MS, teamOf, teamsIn } from './facts.ts';
import {
  type AddedTable,
  addedIn,
  type Floor,
  type FloorEvent,
  type FloorTable,
  pauseFactsIn,
  type Settings,
  tablesShown,
} from './floor.ts';
import { isPack } from './kept-pack.ts';
import { type WordCalls, wordCalls } from './word-calls.ts';

/** What is asked of the pit as a whole. */
export type FloorCommand = Stamp &
  (
    | {
        readonly type: 'OpenPit';
        readonly settings: Settings;
        readonly publicKey: string;
        readonly software: string;
      }
    | { readonly type: 'StartSoftware'; readonly software: string; readonly publicKey: string }
    | { readonly type: 'Recover'; readonly why: RecoveryCause }
    /** What stands at the tables is said by their own streams, where chips are to change. */
    | {
        readonly type: 'ChangeSettings';
        readonly settings: Partial<Settings>;
        readonly tables?: readonly ChipsInUse[];
      }
    | ({ readonly type: 'AddPack' } & KeptPack)
    | ({ readonly type: 'WordCalls' } & WordCalls)
    | ({ readonly type: 'AddTable' } & AddedTable)
    | { readonly type: 'PaceTable'; readonly table: string; readonly house: HouseSettings | null }
    /** Since when the table waits for this person is said by its own stream. */
    | { readonly type: 'ExtendWait'; readonly table: string; readonly since: Moment }
    /** Whether the table is closed and empty is said by its own stream. */
    | {
        readonly type: 'RetireTable';
        readonly table: string;
        readonly inUse: boolean;
        readonly chips?: readonly ChipsLeft[];
      }
    | { readonly type: 'ChangeCode' }
    | { readonly type: 'ChangeWifi'; readonly shown: boolean }
    | { readonly type: 'Lock' }
    | { readonly type: 'Unlock' }
    | ({ readonly type: 'Pause' } & PauseFacts)
    | { readonly type: 'Resume' }
    /** Whether the evening is over, and who played, is said by the streams of the tables. */
    | { readonly type: 'VoteRematch'; readonly wants: boolean }
    | { readonly type: 'ChooseTeam'; readonly team: string | null }
    | ({ readonly type: 'NoteClock' } & Jump)
  );

type OfType<Type extends FloorCommand['type']> = Extract<FloorCommand, { readonly type: Type }>;

export function decideFloor(floor: Floor, command: FloorCommand): Ruling<FloorEvent> {
  const { by, at } = command;
  if (command.type === 'OpenPit') return openPit(floor, command);
  if (!floor.opened) return refused(409, { code: 'CONFLICT', case: 'pit-not-open' });
  switch (command.type) {
    case 'StartSoftware': {
      const { software, publicKey } = command;
      return happened({ type: 'SoftwareStarted', software, publicKey, by, at });
    }
    case 'Recover':
      return happened({ type: 'PitRecovered', epoch: (floor.epoch ?? 0) + 1, why: command.why, by, at });
    case 'ChangeSettings':
      return changeSettings(floor, command);
    case 'AddPack': {
      const { pack, hash, text } = command;
      if (floor.packs?.has(pack) === true)
        return refused(409, { code: 'CONFLICT', case: 'pack-there', pack });
      if (!isPack(command)) return refused(409, { code: 'CONFLICT', case: 'pack-differs', pack });
      return happened({ type: 'PackAdded', pack, hash, text, by, at });
    }
    case 'WordCalls':
      return wordCalls(floor, command);
    case 'AddTable':
      return addTable(floor, command);
    case 'PaceTable':
      return paceTable(floor, command);
    case 'ExtendWait':
      return extendWait(floor, command);
    case 'RetireTable':
      return retireTable(floor, command);
    case 'ChangeCode':
      return happened({ type: 'CodeChanged', by, at });
    case 'ChangeWifi':
      return happened({ type: 'WifiChanged', shown: command.shown, by, at });
    case 'Lock':
      if (floor.locked) return refused(409, { code: 'CONFLICT', case: 'pit-locked' });
      return happened({ type: 'Locked', by, at });
    case 'Unlock':
      if (!floor.locked) return refused(409, { code: 'CONFLICT', case: 'pit-not-locked' });
      return happened({ type: 'Unlocked', by, at });
    case 'Pause': {
      if (floor.paused !== undefined) return refused(409, { code: 'CONFLICT', case: 'pit-paused' });
      if (command.until !== undefined && command.until <= at)
        return refused(409, { code: 'CONFLICT', case: 'hour-past' });
      return happened({ type: 'Paused', ...pauseFactsIn(command), by, at });
    }
    case 'Resume':
      if (floor.paused === undefined) return refused(409, { code: 'CONFLICT', case: 'pit-not-paused' });
      return happened({ type: 'Resumed', by, at });
    case 'VoteRematch':
      return happened({ type: 'RematchVoted', wants: command.wants, by, at });
    case 'ChooseTeam': {
      const { team } = command;
      if (team !== null && !teamsIn(floor).includes(team))
        return refused(409, { code: 'CONFLICT', case: 'no-team', team });
      if (teamOf(floor, by.person) === (team ?? undefined))
        return refused(409, { code: 'CONFLICT', case: 'no-change' });
      return happened({ type: 'TeamChosen', team, by, at });
    }
    case 'NoteClock':
      return happened({ type: 'ClockJumped', ms: command.ms, followed: command.followed, by, at });
  }
}

function openPit(
  floor: Floor,
  { settings, publicKey, software, by, at }: OfType<'OpenPit'>,
): Ruling<FloorEvent> {
  if (floor.opened) return refused(409, { code: 'CONFLICT', case: 'pit-open' });

  return happened({ type: 'PitOpened', settings, publicKey, software, by, at });
}

function changeSettings(
  floor: Floor,
  { settings, tables = [], by, at }: OfType<'ChangeSettings'>,
): Ruling<FloorEvent> {
  const now: Readonly<Record<string, unknown>> = {
    symbol: null,
    fundraiser: null,
    reactions: true,
    teams: [],
    ...floor.settings,
    houseChips: houseChipsOf(floor),
  };
  const changes = Object.entries(settings).filter(([name, value]) => !isSame(now[name], value));
  if (changes.length === 0) return refused(409, { code: 'CONFLICT', case: 'no-change' });
  const fault = changes.some(([name]) => name === 'houseChips' || name === 'symbol')
    ? faultOfMoney(settings, tables)
    : undefined;
  if (fault !== undefined) return fault;

  return happened({ type: 'SettingsChanged', settings: Object.fromEntries(changes), by, at });
}

/** Lists and symbols are the same where they say the same. */
const isSame = (now: unknown, then: unknown): boolean => JSON.stringify(now) === JSON.stringify(then);

function addTable(floor: Floor, command: OfType<'AddTable'>): Ruling<FloorEvent> {
  const { table, by, at } = command;
  if (floor.tables.has(table)) return refused(409, { code: 'CONFLICT', case: 'table-id', table });

  return happened(
    { type: 'TableAdded', ...addedIn(command), by, at },
    ...(command.demo === true ? [] : tablesShown(floor).flatMap((each) => cleared(each, { by, at }))),
  );
}

/** A table to look around at goes when the evening begins: the house closes it after the roll that is under way. */
function cleared(
  { table, pack, house, demo }: FloorTable,
  stamp: Pick<FloorCommand, 'by' | 'at'>,
): readonly FloorEvent[] {
  if (demo !== true) return [];
  return house === null || isRace(pack)
    ? [{ type: 'TableRetired', table, ...stamp }]
    : [{ type: 'TablePaced', table, house: { ...house, closesAt: stamp.at }, ...stamp }];
}

function paceTable(floor: Floor, { table, house, by, at }: OfType<'PaceTable'>): Ruling<FloorEvent> {
  const standing = standingTable(floor, table);
  if (!standing.ok) return standing;

  return happened({ type: 'TablePaced', table, house, by, at });
}

/** What one asking gives, in milliseconds. */
const EXTENSION_MS = 60_000;

function extendWait(floor: Floor, { table, since, by, at }: OfType<'ExtendWait'>): Ruling<FloorEvent> {
  const standing = standingTable(floor, table);
  if (!standing.ok) return standing;
  if (standing.table.house === null) return refused(409, { code: 'CONFLICT', case: 'no-clock' });
  const until = Math.min(at + EXTENSION_MS, since + MAX_WAIT_MS);
  if (until <= at || until <= (standing.table.extended?.until ?? 0))
    return refused(409, { code: 'CONFLICT', case: 'waited' });

  return happened({ type: 'WaitExtended', table, until, since, by, at });
}

function retireTable(
  floor: Floor,
  { table, inUse, chips, by, at }: OfType<'RetireTable'>,
): Ruling<FloorEvent> {
  const standing = standingTable(floor, table);
  if (!standing.ok) return standing;
  if (inUse) return refused(409, { code: 'CONFLICT', case: 'table-in-use', title: standing.table.title });

  return happened({ type: 'TableRetired', table, ...(chips === undefined ? {} : { chips }), by, at });
}

function standingTable(floor: Floor, id: string) {
  const table = floor.tables.get(id);
  return table === undefined || table.retired
    ? refused(404, { code: 'NOT_FOUND', case: 'table-named', table: id })
    : { ok: true as const, table };
}
