import {
  type By,
  type HouseSettings,
  houseDealer,
  houseLooksAgain,
  type Moment,
  unhurried,
} from '@dicepit/engine';
import { decidePartyTable, isPlaying } from '@dicepit/games';
import type { Floor } from '../floor/floor.ts';
import { isExcluded, type People } from '../people/people.ts';
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
} from '../table/pit-table.ts';
import { waitingFor } from './patience-at.ts';

/** A table as the house looks at it: what the floor says of it, and since when this node could have acted. */
export type Look = {
  readonly floor: Floor;
  readonly table: string;
  /** Who has been sent out of the pit. */
  readonly people: People;
  readonly state: PitTable;
  readonly now: Moment;
  /** Waits are counted from here at the earliest, so that an outage of ours is nobody's loss. */
  readonly from: Moment;
};

/** What the house is to do at a table now, if anything. */
export function dueAt({ floor, table, people, state, now, from }: Look): ByWhom | undefined {
  if (state.is === 'unset' || !isForHouse(floor, table, state)) return undefined;
  const settings = settingsAt({ floor, table, people, from }, state);
  const cleared = settings === undefined ? undefined : seatToClear(state, people, now);
  if (cleared !== undefined) return { command: { type: 'StandUp', seat: cleared }, by: host };
  if (state.is === 'party') return dueAtParty(state, { now, from, settings });
  if (isFlying(state)) {
    const rested = since(state, from) + (settings ?? unhurried).rolling;
    // Late bets are answered while the dice are still in the air.
    return now >= rested
      ? { command: { type: 'BringToRest' }, by: keeperOfDice }
      : dealing(state, { now, from, settings });
  }
  return dealing(state, { now, from, settings });
}

/** When the house is to look again, though nothing happens at the table meanwhile. */
export function nextLookAt({ floor, table, people, state, now, from }: Look): Moment | undefined {
  if (state.is === 'unset' || !isForHouse(floor, table, state)) return undefined;
  const settings = settingsAt({ floor, table, people, from }, state);
  const moments: (Moment | undefined)[] = [];
  if (isFlying(state)) moments.push(since(state, from) + (settings ?? unhurried).rolling);
  if (state.is === 'party') moments.push(settings && since(state, from) + settings.betting);
  const rules = rulesOf(state);
  if (state.is === 'banked' && rules !== undefined && settings !== undefined)
    moments.push(houseLooksAgain(rules, counted(state, from), now, settings));
  const coming = moments.filter((moment) => moment !== undefined && moment > now);
  return coming.length === 0 ? undefined : Math.min(...coming.flatMap((moment) => moment ?? []));
}

/** How the house runs a table; a player who needs more time, or has asked for it now, has it. */
function settingsAt(
  { floor, table, people, from }: Pick<Look, 'floor' | 'table' | 'people' | 'from'>,
  state: SetTable,
): HouseSettings | undefined {
  const { house = null, waitsUntil } = floor.tables.get(table) ?? {};
  if (house === null) return undefined;
  const settings = waitingFor(state, people, house);
  const more = waitsUntil === undefined ? 0 : waitsUntil - since(state, from);
  return {
    ...settings,
    answering: Math.max(settings.answering, more),
    throwing: Math.max(settings.throwing, more),
  };
}

type Waiting = { readonly now: Moment; readonly from: Moment; readonly settings: HouseSettings | undefined };

type Banked = SetTable & { readonly is: 'banked' };
type Party = SetTable & { readonly is: 'party' };

/** Dice that people throw are theirs; dice that have failed, and a pit that is paused, wait for people. */
function isForHouse({ tables, paused }: Floor, table: string, state: SetTable): boolean {
  const added = tables.get(table);
  if (added === undefined || added.retired || !isVirtual(state)) return false;
  return state.dice.failed === undefined && (paused === undefined || isRolling(state));
}

/** Where the house deals, it does what a dealer would. */
function dealing(state: Banked, { now, from, settings }: Waiting): ByWhom | undefined {
  const rules = rulesOf(state);
  if (rules === undefined || settings === undefined) return undefined;
  return houseDealer(rules, counted(state, from), now, settings);
}

/** A party's dice come to rest; and those who sit there and wait for somebody to begin need not wait for ever. */
function dueAtParty(state: Party, { now, from, settings = unhurried }: Waiting): ByWhom | undefined {
  const waited = now - since(state, from);
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

const since = (state: SetTable, from: Moment): Moment =>
  Math.max(from, state.is === 'banked' ? state.table.since : state.movedAt);

/** The table with its waits counted from when this node could have acted. */
const counted = (state: Banked, from: Moment): Banked['table'] => ({
  ...state.table,
  since: since(state, from),
});
