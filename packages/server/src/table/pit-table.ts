import {
  authority,
  type CommandBody,
  type CommandType,
  type Decided,
  decideTable,
  everyRole,
  evolveTable,
  type Moment,
  newTable,
  openGame,
  type Pips,
  type Role,
  rolesFor,
  type Table,
  type TableCommand,
  type TableEvent,
  type TableRules,
} from '@dicepit/engine';
import {
  decidePartyTable,
  evolvePartyTable,
  isRace,
  newPartyTable,
  type PartyDecided,
  type PartyTable,
  type PartyTableBody,
  type PartyTableCommand,
  type PartyTableEvent,
  partyAuthority,
  tableRules,
} from '@dicepit/games';
import {
  type DiceEntry,
  type DiceState,
  evolveDice,
  isDiceEntry,
  isHousePerson,
  type Monitor,
  newDice,
  newMonitor,
  rulesMark,
  watch,
} from '@dicepit/proof';
import { isTypeAt, readState, writeState } from '@dicepit/wire';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import type { Presence } from '../people/presence.ts';
import type { StreamKind } from '../pit/projection.ts';

/** What happens at a table, in one order: the engine's events and those of the dice. */
export type AtTable = TableEvent | PartyTableEvent | DiceEntry;

/** Who threw last: the seed of a turn is revealed when the dice go to somebody else. */
type Thrower = number | 'dealer' | undefined;

type Common = {
  readonly pack: string;
  readonly dice: DiceState;
  readonly thrower: Thrower;
  readonly watched: Watched;
  /** When something last happened by the rules; what is only said of the dice does not count. */
  readonly movedAt: Moment;
};

/** One table as its stream tells it: the rules' own table, and the dice that the house keeps for it. */
export type PitTable =
  | { readonly is: 'unset' }
  | (Common & { readonly is: 'banked'; readonly table: Table })
  | (Common & { readonly is: 'party'; readonly table: PartyTable });

export type SetTable = Exclude<PitTable, { readonly is: 'unset' }>;

export const tableStream = (table: string): string => `${tableKind.name}${table}`;

export const rulesOf = ({ pack }: { readonly pack: string }): TableRules | undefined =>
  Object.hasOwn(tableRules, pack) ? tableRules[pack] : undefined;

export const tableKind: StreamKind<PitTable, AtTable> = {
  name: 'table/',
  initial: { is: 'unset' },
  evolve: evolvePitTable,
  knows: (state, type) => isTypeAt(state.is === 'unset' ? '' : state.pack, type),
  snapshot: { every: 1_000, write: writeState, read: readState<PitTable> },
};

export function evolvePitTable(before: PitTable, event: AtTable): PitTable {
  const state = before.is === 'unset' ? fresh(event) : before;
  if (state.is === 'unset') return state;
  if (isDiceEntry(event)) return { ...state, dice: evolveDice(state.dice, event) };
  const common = {
    thrower: throwerIn(event) ?? state.thrower,
    movedAt: event.at,
    watched: isVirtual(state) ? state.watched : watchedAfter(state.watched, diceIn(state), event),
  };
  // The stream of a table holds the events of its own kind and no others: `decide` has seen to that.
  return state.is === 'banked'
    ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      { ...state, ...common, table: evolveTable(state.table, event as TableEvent) }
    : // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      { ...state, ...common, table: evolvePartyTable(state.table, event as PartyTableEvent) };
}

/** Whether the software throws at this table. */
export const isVirtual = (state: SetTable): boolean => state.table.setup?.dice === 'virtual';

/** Whether dice are in the air. */
export function isFlying(state: SetTable): boolean {
  if (state.is === 'party') return state.table.diceOut;
  const { roll } = state.table;
  return roll !== undefined && roll.restedAt === undefined;
}

/** Whether a roll is under way: from the release of the dice until all that it decides is settled. */
export const isRolling = (state: SetTable): boolean =>
  state.is === 'party' ? state.table.diceOut : state.table.roll !== undefined;

/** Who sits where. */
export function seatsOf(state: PitTable): ReadonlyMap<number, { readonly person: string }> {
  return state.is === 'unset' ? new Map() : state.table.seats;
}

/** The seat that somebody has at a table. */
export const seatOf = (state: PitTable, person: string): number | undefined =>
  [...seatsOf(state)].find(([, seat]) => seat.person === person)?.[0];

/** The dice that were thrown last, by the names that the table has for them. */
const diceIn = (state: SetTable): readonly string[] =>
  state.is === 'banked' ? (state.table.roll?.dice ?? []) : ['dice'];

function fresh(event: AtTable): PitTable {
  if (event.type !== 'TableSetUp') return { is: 'unset' };
  const { pack } = event.setup;
  const common = { pack, dice: newDice, thrower: undefined, watched: new Map(), movedAt: event.at };
  return isRace(pack)
    ? { is: 'party', table: newPartyTable, ...common }
    : { is: 'banked', table: newTable, ...common };
}

function throwerIn(event: TableEvent | PartyTableEvent): Thrower {
  if (event.type === 'DiceThrown' && 'thrower' in event) return event.thrower;
  return event.type === 'DiceReleased' ? event.seat : undefined;
}

/** Whether the stream of a table that stands so can go on with an entry of this type. */
export const isOfTable = (state: PitTable, type: string): boolean =>
  isTypeAt(state.is === 'unset' ? '' : state.pack, type);

/**
 * How a table stands after an entry, for those who read a stream that somebody may have changed. What is no event of
 * a table changes nothing, so that what came before and after it can still be looked at.
 */
export const followTable = (state: PitTable, event: AtTable): PitTable =>
  isOfTable(state, event.type) ? evolvePitTable(state, event) : state;

export type AnyBody = CommandBody | PartyTableBody;
export type AnyCommand = TableCommand | PartyTableCommand;

type DecidedAtTable =
  | Decided<TableEvent | PartyTableEvent>
  | PartyDecided<PartyTableEvent>
  | ReturnType<typeof none>;

/** What the rules of a table make of a command: their events, or their refusal. */
export function decideAtTable(state: PitTable, command: AnyCommand): DecidedAtTable {
  const pack = state.is === 'unset' ? packIn(command) : state.pack;
  if (pack === undefined) return none({ code: 'NO_TABLE', case: 'listed' });
  // The schemas that a command came through are those of the table's own kind.
  if (isRace(pack)) {
    const table = state.is === 'party' ? state.table : newPartyTable;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return decidePartyTable(table, command as PartyTableCommand);
  }
  const rules = rulesOf({ pack });
  if (rules === undefined) return none({ code: 'NO_SUCH_PACK', pack });
  const table = state.is === 'banked' ? state.table : newTable;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return decideTable(rules, table, command as TableCommand);
}

const packIn = (command: AnyCommand): string | undefined =>
  command.type === 'SetUpTable' ? command.setup.pack : undefined;

const none = (refusal: ServerRefusal) =>
  ({ ok: false, refusal: { ...refusal, clause: 'policy/set-up' } }) as const;

/** Who asks, and as what where that is said. */
type Asking = {
  readonly person: string;
  readonly held: readonly Role[];
  readonly named?: Role | undefined;
};

/**
 * As what a person gives a command: as the one named, else as the least that may give it; about the seat of somebody
 * else as staff, where staff may. Whoever may not give it at all asks as the least that they are, and the table says
 * why not. Undefined for a role that is not held.
 */
export function roleOf(
  state: PitTable,
  command: { readonly type: string; readonly seat?: number },
  { person, held, named }: Asking,
): Role | undefined {
  if (named !== undefined) return held.includes(named) ? named : undefined;
  if (held.length === 1) return held[0];
  const allowed = rolesAt(state, command.type);
  const mine = everyRole.filter((role) => held.includes(role));
  const able = mine.filter((role) => allowed.includes(role));
  const isForOther = command.seat !== undefined && seatsOf(state).get(command.seat)?.person !== person;
  return (isForOther ? able.find((role) => role !== 'player') : undefined) ?? able[0] ?? mine[0];
}

/** Who may give a command of this type at this table. */
function rolesAt(state: PitTable, type: string): readonly Role[] {
  if (state.is === 'unset') return ['operator'];
  const rules = rulesOf(state);
  if (rules !== undefined) return isCommandType(type) ? rolesFor(rules.procedure, type).roles : [];
  const party: Readonly<Record<string, readonly Role[]>> = partyAuthority;
  return Object.hasOwn(party, type) ? (party[type] ?? []) : [];
}

const isCommandType = (type: string): type is CommandType => Object.hasOwn(authority, type);

/**
 * The seats of a party whose players are not there: somebody else had to throw for them, or their page is closed. Whom
 * this node has never seen may have a page open at another one.
 */
export function absentAt(
  state: PitTable,
  { isHere, since }: Pick<Presence, 'isHere' | 'since'>,
): readonly number[] {
  if (state.is !== 'party') return [];
  const { seats, away = [] } = state.table;
  return [...seats].flatMap(([seat, { person }]) => {
    const isClosed = !isHere(person) && since(person) !== undefined;
    return away.includes(seat) || (isClosed && !isHousePerson(person)) ? [seat] : [];
  });
}

/** A game that somebody begins is played by those who are there, and whoever begins it is. */
export function withoutAbsent(
  state: PitTable,
  body: AnyBody,
  { absent, person }: { readonly absent: readonly number[]; readonly person: string },
): AnyBody {
  if (body.type !== 'StartGame' || state.is !== 'party' || person === 'house') return body;
  const without = absent.filter((seat) => state.table.seats.get(seat)?.person !== person);
  return { type: body.type, ...(without.length === 0 ? {} : { without }) };
}

/** The mark of the rules that a table plays by as it stands; nothing where it is not set up, or has no pay table. */
export function rulesMarkOf(state: PitTable): string | undefined {
  if (state.is !== 'banked') return undefined;
  const { setup } = state.table;
  const rules = rulesOf(state);
  if (rules === undefined || setup === undefined) return undefined;
  const name = JSON.stringify([state.pack, setup.options]);
  const known = marks.get(name);
  if (known !== undefined) return known;
  const game = openGame(rules, setup);
  if (game === undefined) return undefined;
  const mark = rulesMark(game);
  marks.set(name, mark);
  return mark;
}

/** A pack has a handful of choices: what was worked out once is kept. */
const marks = new Map<string, string>();

/** The dice thrown by hand at a table, each set by the names of its dice, and how fair they look. */
type Watched = ReadonlyMap<string, Monitor>;

/** So many sets of dice are watched at a table; one that has not been thrown for long makes room. */
const MAX_WATCHED_SETS = 20;

/** The watched dice after an event: a roll that people have read counts for or against the dice it was thrown with. */
function watchedAfter(
  watched: Watched,
  dice: readonly string[],
  event: TableEvent | PartyTableEvent,
): Watched {
  const faces = facesIn(event);
  if (faces === undefined) return watched;
  const set = dice.toSorted().join(',');
  // Nobody says which face is that of which die, so that all dice of a set are watched as one.
  const monitor = watch(watched.get(set) ?? newMonitor({ dice: faces.length, toldApart: false }), faces);
  return new Map(
    [...[...watched].filter(([each]) => each !== set), [set, monitor] as const].slice(-MAX_WATCHED_SETS),
  );
}

function facesIn(event: TableEvent | PartyTableEvent): readonly Pips[] | undefined {
  // Faces that only stand for a total say nothing of the dice.
  if (event.type === 'RollCalled') return event.read === 'total' ? undefined : event.roll;
  if (event.type === 'HighDiceThrown') return event.roll;
  // At a party this tells what the dice show; at a banked table, only that they are on their way.
  return event.type === 'DiceThrown' && !('thrower' in event) ? event.roll : undefined;
}

/** Since when a table has been as it is, by its own time. */
export const sinceOf = (state: PitTable): Moment =>
  state.is === 'banked' ? state.table.since : clockOf(state);

/** The last that happened at a table, by its own time. */
export function clockOf(state: PitTable): Moment {
  switch (state.is) {
    case 'unset':
      return 0;
    case 'banked':
      return state.table.clock;
    case 'party':
      return state.movedAt;
  }
}
