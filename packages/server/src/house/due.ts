import {
  type By,
  defaultPace,
  type HouseSettings,
  houseDealer,
  houseLooksAgain,
  type Moment,
  phaseOf,
} from '@dicepit/engine';
import { decidePartyTable, findThrower, isPlaying, shortOfAnte, throwIsDueIn } from '@dicepit/games';
import { MAX_WAIT_MS } from '../floor/decide.ts';
import { FLOOR, type Floor, type WaitExtended } from '../floor/floor.ts';
import type { Patience } from '../people/event.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import type { Pit } from '../pit/pit.ts';
import type { CommandBy } from '../table/execute-command.ts';
import {
  type AnyBody,
  absentAt,
  decideAtTable,
  isFlying,
  isRolling,
  isVirtual,
  type PitTable,
  rulesOf,
  type SetTable,
  seatsOf,
  tableStream,
} from '../table/pit-table.ts';
import { sinceOf } from '../table/table-time.ts';
import { houseDealer as keeperOfDice } from '../table/virtual-dice.ts';

/** A table as the house looks at it: what the floor says of it, and how long it has waited. */
export type Look = {
  readonly floor: Floor;
  readonly table: string;
  /** Who has been sent out of the pit. */
  readonly people: People;
  /** The seats of a party whose players are not there. */
  readonly absent: readonly number[];
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
    absent: absentAt(state, pit.presence),
    state,
    now: pit.time.stamp(stream, state),
    wall: pit.ports.now(),
    waited: pit.time.waited(stream, state),
  });
}

/** What the house is to do at a table now, if anything. */
export function dueAt({
  floor,
  table,
  people,
  absent,
  state,
  now,
  wall,
  waited,
}: Look): CommandBy | undefined {
  if (state.is === 'unset' || !isRun(floor, table, state)) return undefined;
  const settings = settingsAt({ floor, table, people, now, wall }, state);
  // A party has no staff: nobody else would clear a seat there.
  const cleared =
    settings === undefined && state.is === 'banked' ? undefined : seatToClear(state, people, now);
  if (cleared !== undefined) return { command: cleared, by: host };
  if (!isForHouse(state)) return undefined;
  if (state.is === 'party') return dueAtParty(state, { now, waited, settings, absent });
  if (isFlying(state)) {
    // Late bets are answered while the dice are still in the air.
    return waited >= (settings ?? defaultPace).rolling
      ? { command: { type: 'BringToRest' }, by: keeperOfDice }
      : dealing(state, { now, waited, settings });
  }
  return dealing(state, { now, waited, settings });
}

/** In how many milliseconds the house is to look again, though nothing happens at the table meanwhile. */
export function nextLookIn({ floor, table, people, state, now, wall, waited }: Look): number | undefined {
  if (state.is === 'unset' || !isRun(floor, table, state) || !isForHouse(state)) return undefined;
  const settings = settingsAt({ floor, table, people, now, wall }, state);
  const waits: number[] = [];
  if (isFlying(state)) waits.push((settings ?? defaultPace).rolling - waited);
  else if (state.is === 'party' && settings !== undefined)
    waits.push(
      isPlaying(state.table)
        ? throwIsDueIn(state.table, settings.throwing) - waited
        : settings.betting - waited,
    );
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

type Waiting = {
  readonly now: Moment;
  readonly waited: number;
  readonly settings: HouseSettings | undefined;
};

type Banked = SetTable & { readonly is: 'banked' };
type Party = SetTable & { readonly is: 'party' };

/** A table that is not in the pit, and a pit that is paused, wait for people. */
function isRun({ tables, paused }: Floor, table: string, state: SetTable): boolean {
  const added = tables.get(table);
  return added !== undefined && !added.retired && (paused === undefined || isRolling(state));
}

/** Dice that people throw are theirs; dice that have failed wait for people. */
const isForHouse = (state: SetTable): boolean => isVirtual(state) && state.dice.failed === undefined;

/** Where the house deals, it does what a dealer would. */
function dealing(state: Banked, { now, waited, settings }: Waiting): CommandBy | undefined {
  const rules = rulesOf(state);
  if (rules === undefined || settings === undefined) return undefined;
  return houseDealer(rules, counted(state, now, waited), now, settings);
}

/**
 * A party's dice come to rest, and nobody waits for ever: not for whoever has the dice, nor for somebody to begin. Those
 * who are not there are left out of the next game, and so is whoever has not brought chips enough for it.
 */
function dueAtParty(
  state: Party,
  { now, waited, settings = defaultPace, absent }: Waiting & Pick<Look, 'absent'>,
): CommandBy | undefined {
  const { table } = state;
  if (isFlying(state))
    return waited < settings.rolling
      ? undefined
      : { command: { type: 'BringToRest', faces: [] }, by: keeperOfDice };
  const thrower = findThrower(table);
  if (thrower !== undefined)
    return waited < throwIsDueIn(table, settings.throwing)
      ? undefined
      : { command: { type: 'ThrowFor', seat: thrower }, by: host };
  if (waited < settings.betting) return undefined;
  const without = [...new Set([...absent, ...shortOfAnte(table)])];
  const start = { type: 'StartGame', ...(without.length === 0 ? {} : { without }) } as const;
  return decidePartyTable(table, { ...start, by: host, at: now }).ok
    ? { command: start, by: host }
    : undefined;
}

/** Clears the seat of somebody who was sent out of the pit, once the rules let it be: all that was theirs is decided. */
function seatToClear(state: SetTable, { persons }: People, at: Moment): AnyBody | undefined {
  const isOut = ({ person }: { readonly person: string }): boolean => {
    const known = persons.get(person);
    return known !== undefined && (known.gone || isExcluded(known, at));
  };
  const seats = [...seatsOf(state)];
  const out = seats.filter(([, sitter]) => isOut(sitter));
  // Where nobody is left to take the dice, the bets that lie there would never be decided.
  const isLeft = state.is === 'banked' && out.length === seats.length && hasNoShooter(state);
  return out
    .map(([seat]): AnyBody => ({ type: 'StandUp', seat, ...(isLeft ? { returnBets: true } : {}) }))
    .find((command) => decideAtTable(state, { ...command, by: host, at }).ok);
}

/** Whether players throw here and nobody has the dice. */
const hasNoShooter = ({ table }: Banked): boolean =>
  table.shooter.is.kind === 'offered' || table.shooter.is.kind === 'nobody';

const host: By = { person: 'house', role: 'operator' };

/** The table with its waits counted by this node's own clock. */
const counted = ({ table }: Banked, now: Moment, waited: number): Banked['table'] => ({
  ...table,
  since: now - waited,
});

/** The seats of a table for which the house waits longer than for others, each with how many times as long. */
export function patienceAt(state: PitTable, { persons }: People): ReadonlyMap<number, Patience> {
  if (state.is === 'unset') return new Map();
  return new Map(
    [...seatsOf(state)].flatMap(([seat, { person }]) => {
      const { patience = 1 } = persons.get(person) ?? {};
      return patience === 1 ? [] : [[seat, patience] as const];
    }),
  );
}

/** How the house waits at a table: for an answer or a throw by whoever has it to give, for bets by whoever needs longest. */
function waitingFor(state: SetTable, people: People, house: HouseSettings): HouseSettings {
  const patience = patienceAt(state, people);
  if (patience.size === 0) return house;
  const seat = awaitedSeat(state);
  const own = seat === undefined ? 1 : (patience.get(seat) ?? 1);
  return {
    ...house,
    answering: house.answering * own,
    throwing: house.throwing * own,
    betting: house.betting * Math.max(...patience.values()),
  };
}

/** Whom the table waits for: whoever the dice are offered to, or whoever holds them. */
export function awaitedSeat(state: SetTable): number | undefined {
  if (state.is === 'party') return state.table.diceOut ? undefined : findThrower(state.table);
  const { table } = state;
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  if (phase === 'offering the dice' && is.kind === 'offered' && is.to !== 'waiting') return is.to;
  return phase === 'betting' && is.kind === 'seat' && holding ? is.seat : undefined;
}

/** What the player whom the table waits for was given, counted from when the wait began, and within its bounds. */
export function moreTime({ since, until }: WaitExtended, state: SetTable): number {
  const from = sinceOf(state);
  return (since ?? from) === from ? Math.min(until - from, MAX_WAIT_MS) : 0;
}
