import { CONDUCT_STREAM } from '@dicepit/desks';
import { type By, byPeople, type Moment, pitPaused, throwHeld } from '@dicepit/engine';
import { findThrower } from '@dicepit/games';
import {
  type DiceDoubted,
  type DiceEntry,
  type DiceFailed,
  DRAWS_OF_A_SEED,
  drawFaces,
  evidence,
  type FacesDrawn,
  isDoubtful,
  type RevealCause,
} from '@dicepit/proof';
import type { Guard, Put } from '@dicepit/store';
import { movementsIn } from '../cage/account.ts';
import { cageStream, movedAtTable } from '../cage/at-table.ts';
import { keptFromGame, voidedAtTable } from '../conduct/at-table.ts';
import type { Vault } from '../dice/vault.ts';
import { houseChipsOf } from '../floor/chips-in-use.ts';
import { FLOOR, type Floor } from '../floor/floor.ts';
import { noticeWrite } from '../inspect/notice-write.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry, parseEntry, type Speculative } from '../pit/projection.ts';
import { type Accepted, type Outcome, type Refused, type Result, refused, refusedBy } from '../pit/result.ts';
import {
  type AnyBody,
  type AnyCommand,
  type AtTable,
  absentAt,
  decideAtTable,
  evolvePitTable,
  isFlying,
  isRolling,
  isVirtual,
  type PitTable,
  rulesMarkOf,
  rulesOf,
  type SetTable,
  tableStream,
  withoutAbsent,
} from './pit-table.ts';

/** A command and by whom it is given. */
export type CommandBy = { readonly command: AnyBody; readonly by: By };

/** A command for a table. */
type CommandRequest = CommandBy & {
  readonly table: string;
  /** Refused where the table has gone on since. */
  readonly expected?: number;
  readonly asked?: IdempotentRequest;
};

/** How far the table has come, and what happened; whoever answers a person leaves out what they may not see. */
export type CommandAnswer = { readonly version: number; readonly events: readonly AtTable[] };

/** What is kept of an answer: the entries themselves are in the stream. */
type Span = { readonly after: number; readonly version: number };

/** Gives a command to a table and answers when what came of it is durable. */
export async function executeCommand(pit: Pit, given: CommandRequest): Promise<Outcome<CommandAnswer>> {
  const stream = tableStream(given.table);
  const { state } = await pit.tables.current(stream);
  const streams = [stream, ...cagesOf(state, given.command), ...conductOf(given.command)];
  let happened: readonly AtTable[] = [];
  const outcome = await execute<Span>(pit.writer, {
    streams,
    request: given.asked,
    speculative: true,
    plan: async () => {
      const plan = await planCommand(pit, given, () => given);
      if (plan.ok) happened = plan.events;
      return plan;
    },
  });
  if (!outcome.ok) return outcome;
  const { version } = outcome.answer;
  const events = outcome.repeated ? await entriesIn(pit, stream, outcome.answer) : happened;
  return { ...outcome, answer: { version, events } };
}

/**
 * Gives whatever command is right at the moment when it is decided, and nothing where none is. Two nodes that do the
 * same at once have one effect: the slower one finds that the table has gone on, and looks again.
 */
export async function executeDue(
  pit: Pit,
  table: string,
  due: (state: PitTable) => CommandBy | undefined,
): Promise<Outcome<Span>> {
  return execute<Span>(pit.writer, {
    streams: [tableStream(table)],
    plan: () => planCommand(pit, { table }, due),
  });
}

const money: ReadonlySet<string> = new Set(['BuyIn', 'CashOut', 'RequireToVacate', 'StandUp']);

/** The accounts that a command may touch, so that it stands in their lines as well. */
function cagesOf(state: PitTable, command: AnyBody): readonly string[] {
  if (state.is !== 'banked' || !('seat' in command) || !money.has(command.type)) return [];
  const person = state.table.seats.get(command.seat ?? 0)?.person;
  return person === undefined ? [] : [cageStream(person)];
}

/** Bets are voided by a finding, which stands in the stream about conduct. */
const conductOf = ({ type }: AnyBody): readonly string[] => (type === 'VoidBets' ? [CONDUCT_STREAM] : []);

/** A plan, and what will have happened at the table by it. */
type CommandPlan = Result<Accepted<Plan<Span>> & { readonly events: readonly AtTable[] }>;

async function planCommand(
  pit: Pit,
  { table: name, expected }: Pick<CommandRequest, 'table' | 'expected'>,
  due: (state: PitTable) => CommandBy | undefined,
): Promise<CommandPlan> {
  const stream = tableStream(name);
  const latest = await pit.tables.latest(stream);
  const { state, version } = latest;
  if (expected !== undefined && expected !== version)
    return refused(412, { code: 'VERSION_MOVED', version, expected });
  const at = pit.time.stamp(stream, state);
  const next = due(state);
  if (next === undefined) return refused(409, { code: 'CONFLICT', case: 'nothing-to-do' });
  const { by } = next;
  const house = await houseNow(pit);
  const absent = absentAt(state, pit.presence);
  const asked = withoutAbsent(state, next.command, { absent, person: by.person });
  const body = await inHouseChips(pit, state, asked);
  const held = keptFromDice(state, body, by) ?? (await blockedBy(pit, state, { name, ...next, house }));
  if (held !== undefined) return held;

  const drawing = { name, at, vault: pit.vault };
  const drawn = body.type === 'BringToRest' ? await nextDraw(state, drawing) : undefined;
  if (drawn?.type === 'DiceFailed') return written({ stream, latest }, [drawn]);
  // A body, its giver and its moment are a command; the compiler does not see that through the union.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const command = { ...body, ...(drawn === undefined ? {} : { faces: drawn.faces }), by, at } as AnyCommand;
  const decided = decideAtTable(state, command);
  if (!decided.ok) return refusedBy(decided.refusal.code === 'NOT_YOUR_ROLE' ? 403 : 409, decided.refusal);
  const own = await withDraw(state, decided.events, drawing);
  const after = own.reduce(evolvePitTable, state);
  const reopened = command.type === 'OpenTable' || command.type === 'StartGame';
  const { entries, puts } = await diceFollowing(after, { name, at, reopened }, pit.vault);
  const doubts = doubtsIn(after, at);
  const events = [...own, ...entries, ...doubts];
  const cage = await movedAtTable(pit, { table: name, by, at }, movementsIn(state, events));
  if (!cage.ok) return cage;
  const conduct = await voidedAtTable(pit, { table: name, state, by, at }, events);
  if (!conduct.ok) return conduct;
  const notices = await doubtsTold(pit, { stream, version: version + events.length }, doubts);
  const writes = [...cage.writes, ...conduct.writes, ...notices];
  const guards = house.guards.filter((guard) => !writes.some((write) => write.stream === guard.stream));
  return written({ stream, latest, cause: kept(command), others: { writes, puts, guards } }, events);
}

/** A table of the house is played with the chips that the house has now; whoever opens it has no say in them. */
async function inHouseChips(pit: Pit, state: PitTable, body: AnyBody): Promise<AnyBody> {
  const isCount = body.type === 'OpenTable' || (body.type === 'CountFloat' && body.chips.length === 0);
  if (!isCount || state.is !== 'banked') return body;
  const { paidIn: _, ...counting } = body;
  const { setup } = state.table;
  if (setup === undefined || byPeople(setup)) return counting;
  const floor = await pit.floor.current(FLOOR);
  return { ...counting, paidIn: houseChipsOf(floor.state).map(({ worth }) => worth) };
}

type Writing = {
  readonly stream: string;
  readonly latest: Speculative<PitTable>;
  readonly cause?: AnyCommand;
  readonly others?: Pick<Accepted<Plan<Span>>, 'writes' | 'puts' | 'guards'>;
};

function written({ stream, latest, cause, others }: Writing, events: readonly AtTable[]): CommandPlan {
  const { state, version, after } = latest;
  const rules = rulesMarkOf(state);
  const texts = events.map((event, index) => formatEntry(event, index === 0 ? cause : undefined));
  return {
    ok: true,
    writes: [
      {
        stream,
        expected: version,
        texts,
        ...(after === undefined ? {} : { after }),
        ...(rules === undefined ? {} : { rules }),
      },
      ...(others?.writes ?? []),
    ],
    guards: others?.guards ?? [],
    puts: others?.puts ?? [],
    answer: { after: version, version: version + events.length },
    events,
  };
}

/** What a command caused when it was first given. */
async function entriesIn(pit: Pit, stream: string, { after, version }: Span): Promise<readonly AtTable[]> {
  const entries = await pit.store.read(stream, after, version - after);
  return entries.map(({ text }) => parseEntry<AtTable>(text).event);
}

/** A date of birth is looked at and not kept; any old one in its place is decided in the same way. */
const kept = (command: AnyCommand): AnyCommand =>
  'born' in command && command.born !== undefined ? { ...command, born: '1900-01-01' } : command;

/** The streams that say who may do what, as they are known here, and where each of them ends. */
type House = { readonly floor: Floor; readonly people: People; readonly guards: readonly Guard[] };

/**
 * A pause and an exclusion stand in streams of their own, and a command may be on its way for long: its node slept, or
 * the network was slow. So it is written only if these streams still end where it was decided.
 */
async function houseNow(pit: Pick<Pit, 'floor' | 'people' | 'conduct'>): Promise<House> {
  const [floor, people, conduct] = await Promise.all([
    pit.floor.current(FLOOR),
    pit.people.current(PEOPLE),
    pit.conduct.current(CONDUCT_STREAM),
  ]);
  return {
    floor: floor.state,
    people: people.state,
    guards: [
      { stream: FLOOR, expected: floor.version },
      { stream: PEOPLE, expected: people.version },
      { stream: CONDUCT_STREAM, expected: conduct.version },
    ],
  };
}

type Asking = {
  readonly name: string;
  readonly command: AnyBody;
  readonly by: By;
  readonly house: House;
};

/**
 * Why a command has to wait though the rules of the table would let it pass: the pit is paused, whoever gives it is out or
 * kept from the game, or bets are taken.
 */
async function blockedBy(
  pit: Pit,
  state: PitTable,
  { name, command, by, house: { floor, people } }: Asking,
): Promise<Refused | undefined> {
  const { paused, tables } = floor;
  // Who asks was looked at at the door, and may have been sent out since: a command that met conflicts has come a long way.
  const somebody = people.persons.get(by.person);
  if (somebody !== undefined && (somebody.gone || isExcluded(somebody, pit.ports.now())))
    return refused(401, { code: 'NOT_SIGNED_IN' });
  if (paused !== undefined && !finishesRoll(state, by)) return refusedBy(423, pitPaused);
  const kept = await keptFromGame(pit, state, command, by);
  if (kept !== undefined) return kept;
  const house = tables.get(name)?.house;
  if (command.type !== 'ThrowDice' || by.role !== 'player' || !house || state.is !== 'banked')
    return undefined;
  const held = throwHeld(state.table, pit.time.waited(tableStream(name), state), house.betting);
  return held && refusedBy(409, held, held.after);
}

/** While the pit is paused a roll in progress is brought to its end by whoever deals, and nothing else happens. */
const finishesRoll = (state: PitTable, { role }: By): boolean =>
  state.is !== 'unset' && isRolling(state) && role !== 'player';

/** The sets of dice that have just become doubtful; each is written down once. */
function doubtsIn(state: PitTable, at: Moment): readonly DiceDoubted[] {
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

/** The inspector is told in the append that the doubt stands in. One roll is of one set: there is one doubt at most. */
async function doubtsTold(
  pit: Pit,
  { stream, version }: { readonly stream: string; readonly version: number },
  [doubt]: readonly DiceDoubted[],
): Promise<readonly PlannedWrite[]> {
  if (doubt === undefined) return [];
  const { dice, rolls, by, at } = doubt;
  const notice = {
    kind: 'dice-doubted',
    about: stream,
    version,
    line: { code: 'Notice', case: 'doubted', rolls, dice },
    clause: 'policy/dice-watched',
  } as const;
  return [await noticeWrite(pit, notice, { by, at })];
}

/** At which table and when dice are drawn. */
type Drawing = { readonly name: string; readonly at: Moment; readonly vault: Vault };

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
function keptFromDice(state: PitTable, { type }: AnyBody, by: By): Refused | undefined {
  if (state.is === 'unset' || !isVirtual(state)) return undefined;
  const clause = 'policy/sealed-dice';
  if (state.dice.failed !== undefined && needsDice.has(type))
    return refused(409, { code: 'DICE_FAILED', case: state.is, cause: state.dice.failed }, { clause });
  if (type === 'BringToRest' && by.person !== 'house')
    return refused(403, { code: 'FACES_ARE_SEALED' }, { clause });
  return undefined;
}

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

/**
 * The events of a command with the draw before whatever ends the flight of the dice. A roll that is voided in the air
 * has been drawn as well, so that nobody can void what they have peeked at and keep it to themselves.
 */
async function withDraw(
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

const diceOf = (state: SetTable): number => rulesOf(state)?.pack.dice ?? 2;

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

/** The house, as whoever keeps the dice. */
export const houseDealer: By = { person: 'house', role: 'dealer' };

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
