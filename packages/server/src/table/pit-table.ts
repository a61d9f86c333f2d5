import {
  assert,
  authority,
  type By,
  type Cents,
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
  findThrower,
  isPlaying,
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
  type DiceDoubted,
  type DiceEntry,
  type DiceFailed,
  type DiceState,
  DRAWS_OF_A_SEED,
  drawFaces,
  evidence,
  evolveDice,
  type FacesDrawn,
  isDoubtful,
  isHousePerson,
  type Monitor,
  newDice,
  newMonitor,
  parseHex,
  type RevealCause,
  rulesMark,
  watch,
} from '@dicepit/proof';
import type { Put } from '@dicepit/store';
import { isTypeAt, readState, writeState } from '@dicepit/wire';
import type { ServerRefusal } from '@dicepit/wire/refusals';
import type { Vault } from '../dice/vault.ts';
import type { Floor } from '../floor/floor.ts';
import type { Presence } from '../people/presence.ts';
import type { StreamKind } from '../pit/projection.ts';
import { type Refused, refused } from '../pit/result.ts';

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
  // Named one by one, so that the compiler knows of all others that they are events of the rules.
  if (
    event.type === 'SeedCommitted' ||
    event.type === 'SeedContributed' ||
    event.type === 'FacesDrawn' ||
    event.type === 'SeedRevealed' ||
    event.type === 'DiceDoubted' ||
    event.type === 'DiceFailed'
  )
    return { ...state, dice: evolveDice(state.dice, event) };
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

/** The dice that were thrown last, by the names that the table has for them. */
const diceIn = (state: SetTable): readonly string[] =>
  state.is === 'banked' ? (state.table.roll?.dice ?? []) : ['dice'];

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

/** Whether a table is open; a party is as long as somebody else may come in, or a game is played. */
export const isOpen = (state: PitTable, { locked }: Pick<Floor, 'locked'>): boolean =>
  state.is === 'banked'
    ? state.table.state !== 'closed'
    : state.is === 'party' && (!locked || isPlaying(state.table));

/** Who sits where. */
export function seatsOf(state: PitTable): ReadonlyMap<number, { readonly person: string }> {
  return state.is === 'unset' ? new Map() : state.table.seats;
}

/** The seat that somebody has at a table. */
export const seatOf = (state: PitTable, person: string): number | undefined =>
  [...seatsOf(state)].find(([, seat]) => seat.person === person)?.[0];

/** Whether the stream of a table that stands so can go on with an entry of this type. */
export const isOfTable = (state: PitTable, type: string): boolean =>
  isTypeAt(state.is === 'unset' ? '' : state.pack, type);

/**
 * How a table stands after an entry, for those who read a stream that somebody may have changed. What is no event of
 * a table changes nothing, so that what came before and after it can still be looked at.
 */
export const followTable = (state: PitTable, event: AtTable): PitTable =>
  isOfTable(state, event.type) ? evolvePitTable(state, event) : state;

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

// Who gives a table a command as what, and what its rules make of it.

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

// What the events of a table move to accounts and from them.

/** Chips that go from a person's account at the cage to the table, or (negative) back. */
export type Movement = { readonly person: string; readonly seat: number; readonly cents: Cents };

/**
 * What the events of a command move between the cage and the table. It is read from the events and not from the
 * command, so that whatever makes a player take chips away also brings them to the account.
 */
export function movementsIn(state: PitTable, events: readonly AtTable[]): readonly Movement[] {
  if (state.is !== 'banked') return [];
  const { seats } = state.table;
  return events.flatMap((event) => {
    const cents = drawn(event);
    if (cents === 0 || !('seat' in event)) return [];
    // Somebody else may sit there by now.
    const person = event.type === 'BalanceCarried' ? event.person : seats.get(event.seat ?? 0)?.person;
    return person === undefined ? [] : [{ person, seat: event.seat ?? 0, cents }];
  });
}

/**
 * What an event draws from an account. What a correction finds somebody to be owed goes to their account; what it
 * finds them to owe is taken from no account, which may not have it: the trial balance names it instead.
 */
export function drawn(event: AtTable): Cents {
  if (event.type === 'BoughtIn') return event.from === 'account' ? event.cents : 0;
  if (event.type === 'CashedOut') return -event.cents;
  return event.type === 'BalanceCarried' && event.cents > 0 ? -event.cents : 0;
}

// The dice that people throw: how fair they look.

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

/** The sets of dice that have just become doubtful; each is written down once. */
export function doubtsIn(state: PitTable, at: Moment): readonly DiceDoubted[] {
  if (state.is === 'unset') return [];
  const known = new Set(state.dice.doubted.map(({ dice }) => dice.join(',')));
  return [...state.watched]
    .filter(([set, monitor]) => !known.has(set) && isDoubtful(monitor))
    .map(([set, monitor]) => ({
      type: 'DiceDoubted',
      dice: set.split(','),
      rolls: monitor.rolls,
      e: evidence(monitor),
      by: houseDealer,
      at,
    }));
}

// The dice that the software throws: faces are drawn from a seed, which is committed to before anybody can bet on it, and
// revealed when its turn is over.

/** The house, as whoever keeps the dice. */
export const houseDealer: By = { person: 'house', role: 'dealer' };

/** What nobody does at a table whose dice have failed. */
const needsDice: ReadonlySet<string> = new Set([
  'PlaceBets',
  'PlaceForPlayer',
  'AskLateBets',
  'ConfirmLateBet',
  'PassDice',
  'ThrowDice',
  'ThrowFor',
  'BringToRest',
]);

/** Why a command is kept from virtual dice: they have failed, or somebody but the house says how they fall. */
export function keptFromDice(state: PitTable, { type }: AnyBody, by: By): Refused | undefined {
  if (state.is === 'unset' || !isVirtual(state)) return undefined;
  const clause = 'policy/sealed-dice';
  if (state.dice.failed !== undefined && needsDice.has(type))
    return refused(409, { code: 'DICE_FAILED', case: state.is, cause: state.dice.failed }, { clause });
  if (type === 'BringToRest' && by.person !== 'house')
    return refused(403, { code: 'FACES_ARE_SEALED' }, { clause });
  return undefined;
}

/** At which table and when dice are drawn. */
type Drawing = { readonly name: string; readonly at: Moment; readonly vault: Vault };

/**
 * The faces of the throw that is in the air, or that its seed is lost. Nothing where no virtual dice are out.
 *
 * The same throw always has the same faces: whoever asks twice, before the first answer is written, draws the same.
 */
export async function nextDraw(
  state: PitTable,
  { name, at, vault }: Drawing,
): Promise<FacesDrawn | DiceFailed | undefined> {
  if (state.is === 'unset' || !isVirtual(state) || !isFlying(state)) return undefined;
  if (state.dice.live === undefined) return undefined;
  const { turn, draws, contributions } = state.dice.live;
  const stamp = { by: houseDealer, at };
  const seed = await vault.open(name, turn);
  if (seed === undefined) return { type: 'DiceFailed', turn, cause: 'seed lost', ...stamp };
  const draw = draws + 1;
  const faces = drawFaces({
    seed: bytesOf(seed),
    table: name,
    turn,
    draw,
    contributions,
    count: diceOf(state),
  });
  return { type: 'FacesDrawn', turn, draw, faces, ...stamp };
}

function bytesOf(seed: string): Uint8Array {
  const bytes = parseHex(seed);
  assert(bytes !== undefined, () => 'a seed is written in hexadecimal figures');
  return bytes;
}

const diceOf = (state: SetTable): number => rulesOf(state)?.pack.dice ?? 2;

/**
 * The events of a command with the draw before whatever ends the flight of the dice. A roll that is voided in the air
 * has been drawn as well, so that nobody can void what they have peeked at and keep it to themselves.
 */
export async function withDraw(
  state: PitTable,
  events: readonly AtTable[],
  drawing: Drawing,
): Promise<readonly AtTable[]> {
  const place = events.findIndex(({ type }) => endsFlight.has(type));
  const drawn = place < 0 ? undefined : await nextDraw(state, drawing);
  return drawn === undefined ? events : events.toSpliced(place, 0, drawn);
}

// Of a party `DiceThrown` tells what the dice show; at a banked table it sends them off, and none are out before it.
const endsFlight: ReadonlySet<string> = new Set(['DiceRested', 'RollVoided', 'DiceThrown', 'HighDiceThrown']);

/** Of which table, when, and what has happened beside its own events. */
type Moved = {
  readonly name: string;
  readonly at: Moment;
  readonly reopened: boolean;
  /** The number of the recovery that ends the turn. */
  readonly recovery?: number;
};

type Following = { readonly entries: readonly DiceEntry[]; readonly puts: readonly Put[] };

/**
 * What the dice add to an append, by the table as it will be: the seed of an ended turn is revealed, and a new one is
 * committed to before anybody can bet on it. `reopened` is a new beginning, at which dice that had failed are tried again;
 * with a `recovery` the turn under way ends where it stands.
 */
export async function diceFollowing(
  state: PitTable,
  { name, at, reopened, recovery }: Moved,
  vault: Vault,
): Promise<Following> {
  if (state.is === 'unset') return { entries: [], puts: [] };
  const stamp = { by: houseDealer, at };
  const { live } = state.dice;
  const why = recovery === undefined ? endOfTurn(state) : 'recovery';
  const entries: DiceEntry[] = [];
  const puts: Put[] = [];
  if (live !== undefined && why !== undefined) {
    const seed = await vault.open(name, live.turn);
    if (seed === undefined)
      return { entries: [{ type: 'DiceFailed', turn: live.turn, cause: 'seed lost', ...stamp }], puts: [] };
    const epoch = recovery === undefined ? {} : { epoch: recovery };
    entries.push({ type: 'SeedRevealed', turn: live.turn, seed, why, ...epoch, ...stamp });
    puts.push({ shelf: 'seeds', key: vault.keyOf(name, live.turn), text: null });
  }
  const bound = live !== undefined && why === undefined;
  const failed = state.dice.failed !== undefined && !reopened;
  if (bound || failed || !isRunning(state)) return { entries, puts };
  const turn = state.dice.turn + 1;
  const made = vault.seal(name, turn);
  if (made === undefined) entries.push({ type: 'DiceFailed', turn, cause: 'no entropy', ...stamp });
  else {
    entries.push({ type: 'SeedCommitted', turn, commitment: made.commitment, ...stamp });
    puts.push(made.put);
  }
  return { entries, puts };
}

/** Why the seed of the turn is to be revealed now, if it is. */
function endOfTurn(state: SetTable): RevealCause | undefined {
  const { live } = state.dice;
  if (live === undefined) return undefined;
  if (!isRunning(state)) return 'table closed';
  if (live.draws === 0 || isRolling(state)) return undefined;
  if (state.thrower === 'dealer') return 'round settled';
  if (nextThrower(state) !== state.thrower) return 'shooter changed';
  return live.draws >= DRAWS_OF_A_SEED ? 'hundred draws' : undefined;
}

/** Whether virtual dice are in use here, so that a seed has to be committed to. */
const isRunning = (state: SetTable): boolean =>
  isVirtual(state) && (state.is === 'party' || state.table.state !== 'closed');

function nextThrower(state: SetTable): number | 'dealer' | undefined {
  if (state.is === 'party') return findThrower(state.table);
  const { is } = state.table.shooter;
  switch (is.kind) {
    case 'seat':
      return is.seat;
    case 'dealer':
      return 'dealer';
    case 'nobody':
    case 'offered':
    case 'choosing':
      return undefined;
  }
}
