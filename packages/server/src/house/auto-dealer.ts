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
import type { Head } from '@dicepit/store';
import { moreTime, patienceAt } from '../floor/facts.ts';
import { FLOOR, type Floor, tablesOn } from '../floor/floor.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import { type Pit, type Timers, timersOf } from '../pit/pit.ts';
import { headsOf } from '../pit/stream-reader.ts';
import { type CommandBy, executeDue } from '../table/execute-command.ts';
import {
  type AnyBody,
  absentAt,
  decideAtTable,
  isFlying,
  isRolling,
  isVirtual,
  houseDealer as keeperOfDice,
  type PitTable,
  rulesOf,
  type SetTable,
  seatsOf,
  tableKind,
  tableStream,
} from '../table/pit-table.ts';

/** A table as the house looks at it: what the floor says of it, and how long it has waited. */
type Look = {
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

/** The automatic dealer at work: it deals where nobody else does, and brings virtual dice to rest everywhere. */
export type AutoDealer = {
  /** Commands that the house has given at this node. */
  readonly given: () => number;
  /** Stops, and answers when nothing of it is under way any more. */
  readonly end: () => Promise<void>;
};

/** How long the house waits after a refused command: after one that another node made needless, and after any other. */
const RETRY_AFTER_CONFLICT_MS = 5;
const RETRY_AFTER_REFUSAL_MS = 1_000;

/** How often the heads of all tables are compared, in case a hint of the store was lost. */
const ROUND_INTERVAL_MS = 15_000;

/**
 * Looks at a table whenever something happened there, and when a wait is over: nothing is polled. Any number of nodes
 * may do this at once, since each command is decided on what the store has at that moment.
 */
export function autoDealer(
  pit: Pit,
  { failed = () => undefined }: { readonly failed?: (error: unknown) => void } = {},
): AutoDealer {
  const timers = timersOf(pit.ports);
  const heads = new Map<string, number>();
  let given = 0;
  pit.time.anew();

  const runDue = async (table: string): Promise<number | undefined> => {
    const { state } = await pit.tables.current(tableStream(table));
    const standing = await looksAt(pit, table);
    // One look answers both: a wait that ends between two of them is in neither answer, and nobody would look again.
    const look = standing(state);
    if (dueAt(look) === undefined) return nextLookIn(look);
    const outcome = await executeDue(pit, table, (current) => dueAt(standing(current)));
    if (!outcome.ok)
      return outcome.refusal.code === 'CONFLICT' ? RETRY_AFTER_CONFLICT_MS : RETRY_AFTER_REFUSAL_MS;
    given += 1;
    return 0;
  };
  const { look: lookAt, end } = createScheduler({ runDue, failed, recovered: pit.time.anew, timers });

  /** Tables of which something was heard, each looked at once: by then this node knows what it has just written. */
  const heard = new Set<string>();
  const lookSoon = (table: string): void => {
    if (heard.size === 0)
      timers.soon(() => {
        for (const each of heard) lookAt(each);
        heard.clear();
      });
    heard.add(table);
  };

  const lookAtAll = async (): Promise<void> => {
    const floor = (await pit.floor.current(FLOOR)).state;
    for (const { table } of tablesOn(floor)) lookAt(table);
  };
  const goRound = async (): Promise<void> => {
    for (const { stream, version } of await movedOn(pit, heads)) {
      if (pit.tables.known(stream)?.version === version) continue;
      await pit.tables.catchUp(stream);
      lookAt(stream.slice(tableKind.name.length));
    }
  };
  const stops = [
    timers.every(ROUND_INTERVAL_MS, () => void goRound().catch(failed)),
    // A hint may come before this node has taken in what it tells of; the table is looked at again when it has.
    pit.store.onWake(({ stream }) => {
      if (stream.startsWith(tableKind.name)) lookSoon(stream.slice(tableKind.name.length));
    }),
    pit.tables.listen(undefined, ({ stream }) => lookSoon(stream.slice(tableKind.name.length))),
    pit.floor.listen(FLOOR, ({ entry: { event } }) => {
      // A pause is nobody's loss either.
      if (event.type === 'Resumed') pit.time.anew();
      if (event.type === 'Resumed' || event.type === 'Paused') lookAtAll().catch(failed);
      else if ('table' in event) lookAt(event.table);
    }),
    // Somebody who comes may be the one whom a party waits for.
    pit.presence.listen(() => void lookAtAll().catch(failed)),
    // Whoever is sent out leaves a seat behind, and whoever needs more time is waited for.
    pit.people.listen(PEOPLE, () => void lookAtAll().catch(failed), ['Kicked', 'Excluded', 'PatienceAsked']),
  ];
  // Where the floor cannot be read now, the first round comes to every table as well.
  lookAtAll().catch(failed);

  return {
    given: () => given,
    end: async () => {
      for (const stop of stops) stop();
      await end();
    },
  };
}

/** The tables whose streams have gone on since this was asked before; all of them at first. */
async function movedOn({ store }: Pit, heads: Map<string, number>): Promise<readonly Head[]> {
  const moved: Head[] = [];
  for await (const head of headsOf(store, tableKind.name)) {
    if (heads.get(head.stream) !== head.version) moved.push(head);
    heads.set(head.stream, head.version);
  }
  return moved;
}

/** Looks at tables when told, and when the time has come that the last look named. */
type Scheduler = {
  readonly look: (table: string) => void;
  /** Stops, and answers when nothing is under way any more. */
  readonly end: () => Promise<void>;
};

type SchedulerOptions = {
  /**
   * Looks at a table and does what is to be done there. Answers in how many milliseconds to look again, though nothing
   * happens meanwhile; nothing where only somebody else can move the table on.
   */
  readonly runDue: (table: string) => Promise<number | undefined>;
  readonly failed: (error: unknown) => void;
  /** Every table that had failed has been looked at again. */
  readonly recovered: () => void;
  readonly timers: Timers;
};

/** In milliseconds: the waits after failures in a row, and the longest sleep: an hour of the day comes sooner where the clock is set. */
const BACKOFF_MS: readonly number[] = [250, 500, 1_000, 2_000, 4_000, 8_000];
const MAX_SLEEP_MS = 60_000;

/** Each table has a timer of its own, and is never looked at twice at once. */
function createScheduler({ runDue, failed, recovered, timers }: SchedulerOptions): Scheduler {
  /** What calls off the next look at each table. */
  const next = new Map<string, () => void>();
  const busy = new Map<string, Promise<void>>();
  /** Tables of which something was heard while they were looked at. */
  const again = new Set<string>();
  const failures = new Map<string, number>();
  let ended = false;

  const look = (table: string): void => {
    if (ended) return;
    next.get(table)?.();
    next.delete(table);
    if (busy.has(table)) {
      again.add(table);
      return;
    }
    const work = runAndReport(table).then((wait) => {
      busy.delete(table);
      if (again.delete(table)) look(table);
      else if (wait !== undefined && !ended)
        next.set(
          table,
          timers.later(Math.min(wait, MAX_SLEEP_MS), () => look(table)),
        );
    });
    busy.set(table, work);
  };

  const runAndReport = async (table: string): Promise<number | undefined> => {
    try {
      const wait = await runDue(table);
      if (failures.delete(table) && failures.size === 0) recovered();
      return wait;
    } catch (error) {
      // Somebody is told, and the table waits for better times.
      failed(error);
      const count = failures.get(table) ?? 0;
      failures.set(table, count + 1);
      return BACKOFF_MS[Math.min(count, BACKOFF_MS.length - 1)];
    }
  };

  return {
    look,
    end: async () => {
      ended = true;
      for (const callOff of next.values()) callOff();
      await Promise.all(busy.values());
    },
  };
}
