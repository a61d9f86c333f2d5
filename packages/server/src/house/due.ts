import {
  type By,
  type HouseSettings,
  houseDealer,
  houseLooksAgain,
  type Moment,
  unhurried,
} from '@dicepit/engine';
import { decidePartyTable, isPlaying } from '@dicepit/games';
import { LONGEST_WAIT } from '../floor/decide.ts';
import { FLOOR, type Floor, type WaitExtended } from '../floor/floor.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import { decideAtTable } from '../table/decide-at-table.ts';
import { houseDealer as keeperOfDice } from '../table/dice-turn.ts';
import type { ByWhom } from '../table/give.ts';
import {
  isFlying,
  isRolling,
  isVirtual,
  type PitTable,
  rulesOf,
  type SetTable,
  seatsOf,
  tableStream,
} from '../table/pit-table.ts';
import { waitingFor } from './patience-at.ts';

/** A table as the house looks at it: what the floor says of it, and how long it has waited. */
export type Look = {
  readonly floor: Floor;
  readonly table: string;
  /** Who has been sent out of the pit. */
  readonly people: People;
  readonly state: PitTable;
  /** The time at the table, which a clock that was ahead has left ahead, and the time of day. */
  readonly now: Moment;
  readonly wall: Moment;
  /** For how many milliseconds the table has been as it is, by a clock that nobody sets. */
  readonly waited: number;
};

/** How the house looks at a table, however the table stands at that moment. */
export async function looksAt(pit: Pit, table: string): Promise<(state: PitTable) => Look> {
  const floor = (await pit.floor.current(FLOOR)).state;
  const people = (await pit.people.current(PEOPLE)).state;
  const stream = tableStream(table);
  return (state) => ({
    floor,
    table,
    people,
    state,
    now: pit.time.stamp(stream, state),
    wall: pit.ports.now(),
    waited: pit.time.waited(stream, state),
  });
}

/** What the house is to do at a table now, if anything. */
export function dueAt({ floor, table, people, state, now, wall, waited }: Look): ByWhom | undefined {
  if (state.is === 'unset' || !isForHouse(floor, table, state)) return undefined;
  const settings = settingsAt({ floor, table, people, now, wall }, state);
  const cleared = settings === undefined ? undefined : seatToClear(state, people, now);
  if (cleared !== undefined) return { command: { type: 'StandUp', seat: cleared }, by: host };
  if (state.is === 'party') return dueAtParty(state, { now, waited, settings });
  if (isFlying(state)) {
    // Late bets are answered while the dice are still in the air.
    return waited >= (settings ?? unhurried).rolling
      ? { command: { type: 'BringToRest' }, by: keeperOfDice }
      : dealing(state, { now, waited, settings });
  }
  return dealing(state, { now, waited, settings });
}

/** In how many milliseconds the house is to look again, though nothing happens at the table meanwhile. */
export function nextLookIn({ floor, table, people, state, now, wall, waited }: Look): number | undefined {
  if (state.is === 'unset' || !isForHouse(floor, table, state)) return undefined;
  const settings = settingsAt({ floor, table, people, now, wall }, state);
  const waits: number[] = [];
  if (isFlying(state)) waits.push((settings ?? unhurried).rolling - waited);
  if (state.is === 'party' && settings !== undefined) waits.push(settings.betting - waited);
  const rules = rulesOf(state);
  const again =
    state.is === 'banked' && rules !== undefined && settings !== undefined
      ? houseLooksAgain(rules, counted(state, now, waited), now, settings)
      : undefined;
  if (again !== undefined) waits.push(again - now);
  const coming = waits.filter((wait) => wait > 0);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** How the house runs a table; a player who needs more time, or has asked for it now, has it. */
function settingsAt(
  { floor, table, people, now, wall }: Pick<Look, 'floor' | 'table' | 'people' | 'now' | 'wall'>,
  state: SetTable,
): HouseSettings | undefined {
  const { house = null, extended } = floor.tables.get(table) ?? {};
  if (house === null) return undefined;
  const settings = waitingFor(state, people, house);
  const more = extended === undefined ? 0 : moreTime(extended, state);
  return {
    ...settings,
    answering: Math.max(settings.answering, more),
    throwing: Math.max(settings.throwing, more),
    // The hour of closing is one of the day.
    ...(settings.closesAt === undefined ? {} : { closesAt: settings.closesAt + now - wall }),
  };
}

/** What the player whom the table waits for was given, counted from when the wait began, and within its bounds. */
function moreTime({ since, until }: WaitExtended, state: SetTable): number {
  if (state.is !== 'banked' || (since ?? state.table.since) !== state.table.since) return 0;
  return Math.min(until - state.table.since, LONGEST_WAIT);
}

type Waiting = {
  readonly now: Moment;
  readonly waited: number;
  readonly settings: HouseSettings | undefined;
};

type Banked = SetTable & { readonly is: 'banked' };
type Party = SetTable & { readonly is: 'party' };

/** Dice that people throw are theirs; dice that have failed, and a pit that is paused, wait for people. */
function isForHouse({ tables, paused }: Floor, table: string, state: SetTable): boolean {
  const added = tables.get(table);
  if (added === undefined || added.retired || !isVirtual(state)) return false;
  return state.dice.failed === undefined && (paused === undefined || isRolling(state));
}

/** Where the house deals, it does what a dealer would. */
function dealing(state: Banked, { now, waited, settings }: Waiting): ByWhom | undefined {
  const rules = rulesOf(state);
  if (rules === undefined || settings === undefined) return undefined;
  return houseDealer(rules, counted(state, now, waited), now, settings);
}

/** A party's dice come to rest; and those who sit there and wait for somebody to begin need not wait for ever. */
function dueAtParty(state: Party, { now, waited, settings = unhurried }: Waiting): ByWhom | undefined {
  if (isFlying(state))
    return waited < settings.rolling
      ? undefined
      : { command: { type: 'BringToRest', faces: [] }, by: keeperOfDice };
  if (isPlaying(state.table) || waited < settings.betting) return undefined;
  const start = { command: { type: 'StartGame' }, by: host } as const;
  return decidePartyTable(state.table, { ...start.command, by: host, at: now }).ok ? start : undefined;
}

/** A seat whose player was sent out of the pit, once the rules let it be cleared: all that was theirs is decided. */
function seatToClear(state: SetTable, { persons }: People, at: Moment): number | undefined {
  return [...seatsOf(state)].find(([seat, { person }]) => {
    const known = persons.get(person);
    const isOut = known !== undefined && (known.gone || isExcluded(known, at));
    return isOut && decideAtTable(state, { type: 'StandUp', seat, by: host, at }).ok;
  })?.[0];
}

const host: By = { person: 'house', role: 'operator' };

/** The table with its waits counted by this node's own clock. */
const counted = ({ table }: Banked, now: Moment, waited: number): Banked['table'] => ({
  ...table,
  since: now - waited,
});
