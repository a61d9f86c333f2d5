import { CONDUCT_STREAM, decideConduct, findExclusion } from '@dicepit/desks';
import {
  assert,
  type By,
  byPeople,
  excludedFromGame,
  type Moment,
  pitPaused,
  takesPart,
  throwHeld,
} from '@dicepit/engine';
import type { DiceDoubted } from '@dicepit/proof';
import type { Guard } from '@dicepit/store';
import { parseCommand } from '@dicepit/wire';
import {
  type CageCommand,
  type CageEvent,
  cageStream,
  decideCage,
  evolveAccount,
  openAccount,
} from '../cage/account.ts';
import { statusOf } from '../disputes/change.ts';
import { houseChipsOf } from '../floor/facts.ts';
import { FLOOR, type Floor, type FloorTable } from '../floor/floor.ts';
import { noticeWrite } from '../inspect/notice-write.ts';
import { seenBy, viewerOf } from '../live/event-streams.ts';
import { isExcluded, PEOPLE, type People } from '../people/people.ts';
import { deviceIn } from '../people/sessions.ts';
import { execute, type IdempotentRequest, type Plan, type PlannedWrite, planWrite } from '../pit/executor.ts';
import type { Pit } from '../pit/pit.ts';
import { formatEntry, parseEntry, type Speculative, type Versioned } from '../pit/projection.ts';
import {
  type Accepted,
  type Answered,
  type Caller,
  type Handlers,
  type Outcome,
  type Refused,
  type Request,
  type Result,
  refused,
  refusedBy,
  ruledAtDesk,
  type Somebody,
} from '../pit/result.ts';
import {
  type AnyBody,
  type AnyCommand,
  type AtTable,
  absentAt,
  decideAtTable,
  diceFollowing,
  doubtsIn,
  evolvePitTable,
  isRolling,
  keptFromDice,
  type Movement,
  movementsIn,
  nextDraw,
  type PitTable,
  roleOf,
  rulesMarkOf,
  type SetTable,
  seatsOf,
  tableStream,
  withDraw,
  withoutAbsent,
} from './pit-table.ts';

/*
 * A command for a table, from the request to the answer. `giveCommand` reads it and says as what it is given;
 * `executeCommand` has it planned, appended and answered; `planCommand` is where everything about it comes together: what
 * keeps it waiting, what the rules make of it, what the dice add, and what it writes to the streams of accounts and conduct
 * in the same append.
 */

/** Answers whoever gives a table a command. */
export const commandHandlers = (pit: Pit): Handlers<'giveCommand'> => ({
  giveCommand: (request) => giveCommand(pit, request),
});

async function giveCommand(
  pit: Pit,
  { params: { table }, body, caller, key, expected }: Request<'giveCommand'>,
): Promise<Answered<'giveCommand'>> {
  const found = await tableIn(pit, table);
  if (!found.ok) return found;
  if (found.added.retired) return refused(409, { code: 'CONFLICT', case: 'retired' });
  const parsed = parseCommand(found.known.state.pack, body.command);
  if (!parsed.ok) {
    const [problem] = parsed.problems;
    const place = problem?.place === '' ? '' : `${problem?.place}: `;
    return refused(400, {
      code: 'MALFORMED',
      case: 'command',
      problem: `${place}${problem?.message ?? ''}`,
    });
  }
  const somebody = signedIn(caller);
  const role = roleOf(found.known.state, parsed.value, {
    person: somebody.person,
    held: somebody.roles,
    named: body.as,
  });
  if (role === undefined)
    return refused(403, { code: 'NOT_ALLOWED', case: 'role-in-pit', role: body.as ?? 'player' });
  const { person } = somebody;
  const outcome = await executeCommand(pit, {
    table,
    by: { person, role },
    command: inOwnName(parsed.value, somebody),
    asked: { person, key, request: { table, ...body }, ...deviceIn(caller) },
    ...(expected === undefined ? {} : { expected }),
  });
  if (!outcome.ok) return outcome;
  const viewer = viewerOf(caller);
  const events = outcome.answer.events.map((event) => seenBy(event, viewer));
  const repeated = outcome.repeated ? { repeated: true } : {};
  return { ...outcome, answer: { version: outcome.answer.version, events, ...repeated } };
}

/** A table that is in the pit, as the floor has it and as it stands. */
export type Found = Result<{ readonly added: FloorTable; readonly known: Versioned<SetTable> }>;

const noTable = refused(404, { code: 'NOT_FOUND', case: 'table' });

export async function tableIn(pit: Pit, table: string): Promise<Found> {
  const added = (await pit.floor.current(FLOOR)).state.tables.get(table);
  if (added === undefined) return noTable;
  const { state, version, hash } = await pit.tables.current(tableStream(table));
  return state.is === 'unset' ? noTable : { ok: true, added, known: { state, version, hash } };
}

/** Whoever sits down does so under the name that they have in the pit. */
const inOwnName = (command: AnyBody, { name }: Somebody): AnyBody =>
  command.type === 'SitDown' ? { ...command, name } : command;

export function signedIn(caller: Caller): Somebody {
  assert(caller.is === 'somebody', () => 'only whoever is signed in comes so far');
  return caller;
}

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

/** What a command caused when it was first given. */
async function entriesIn(pit: Pit, stream: string, { after, version }: Span): Promise<readonly AtTable[]> {
  const entries = await pit.store.read(stream, after, version - after);
  return entries.map(({ text }) => parseEntry<AtTable>(text).event);
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

/** A date of birth is looked at and not kept; any old one in its place is decided in the same way. */
const kept = (command: AnyCommand): AnyCommand =>
  'born' in command && command.born !== undefined ? { ...command, born: '1900-01-01' } : command;

// Why a command has to wait though the rules of the table would let it pass.

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

/** Why somebody may not take part in the game of this table, if they may not: at every table of it, until it is lifted. */
async function keptFromGame(
  pit: Pick<Pit, 'conduct'>,
  state: PitTable,
  command: AnyBody,
  by: By,
): Promise<Refused | undefined> {
  if (state.is === 'unset' || !takesPart(command.type)) return undefined;
  const { conduct } = pit;
  // Whoever sits down is looked up in the store: another node may have written a moment ago.
  const known = await (command.type === 'SitDown'
    ? conduct.catchUp(CONDUCT_STREAM)
    : conduct.current(CONDUCT_STREAM));
  // On most nights nobody is.
  if (known.state.excluded.size === 0) return undefined;
  const person = whoPlays(state, command, by);
  if (person === undefined || findExclusion(known.state, person, state.pack) === undefined) return undefined;
  // Nobody is refused by old news.
  const exclusion = findExclusion((await conduct.catchUp(CONDUCT_STREAM)).state, person, state.pack);
  return exclusion && refusedBy(409, excludedFromGame(exclusion.clause));
}

/** Whose part in the game a command is, where it is anybody's. */
function whoPlays(state: PitTable, command: AnyBody, by: By): string | undefined {
  if (command.type === 'SitDown') return by.person;
  if (command.type === 'NameSubstitute') return command.person;
  // A dealer who says that dice are out tells of what has happened.
  if (command.type === 'ThrowDice') return by.role === 'player' ? by.person : undefined;
  if (command.type === 'ConfirmLateBet') {
    const late = state.is === 'banked' ? state.table.betting.late : [];
    const asked = late.find(({ bet }) => bet === command.bet);
    return asked && seatsOf(state).get(asked.seat)?.person;
  }
  const seat = 'seat' in command ? command.seat : undefined;
  return seat === undefined ? by.person : seatsOf(state).get(seat)?.person;
}

// What a command writes to other streams than that of its table.

/** What a command writes to other streams than the table's, or why it may not be. */
type Elsewhere = Result<{ readonly writes: readonly PlannedWrite[] }>;

/**
 * What the accounts write when chips go to a table or come back: in the same append as the table's own entries, at
 * the versions read here, so that chips are never in both places or in none. The table's stream holds the command
 * that caused it all, so the entries here have no cause of their own.
 */
async function movedAtTable(
  pit: Pit,
  { table, by, at }: { readonly table: string; readonly by: By; readonly at: Moment },
  movements: readonly Movement[],
): Promise<Elsewhere> {
  const writes: PlannedWrite[] = [];
  const { settings } = (await pit.floor.current(FLOOR)).state;
  for (const [person, own] of Map.groupBy(movements, (movement) => movement.person)) {
    const { version, state } = await pit.cages.current(cageStream(person));
    let account = state;
    const events: CageEvent[] = [];
    // Staff who play have no account until they do; guests were given theirs on joining.
    const opening = account.opened ? [] : [openAccount(person, settings.startingStack, at)];
    for (const command of [...opening, ...own.map(commandOf)]) {
      const ruling = decideCage(account, command);
      if (!ruling.ok) return ruling;
      events.push(...ruling.events);
      account = ruling.events.reduce(evolveAccount, account);
    }
    writes.push(planWrite(cageStream(person), version, events));
  }
  return { ok: true, writes };

  function commandOf({ seat, cents }: Movement): CageCommand {
    const stamp = { table, seat, by, at };
    return cents > 0 ? { type: 'BuyIn', cents, ...stamp } : { type: 'CashOut', cents: -cents, ...stamp };
  }
}

/**
 * What the record of conduct writes when bets are voided at a table: in the same append, so that no bet is voided
 * without a finding, by whichever way the command came.
 */
async function voidedAtTable(
  pit: Pick<Pit, 'conduct'>,
  { table, state, by, at }: { table: string; state: PitTable; by: By; at: Moment },
  events: readonly AtTable[],
): Promise<Elsewhere> {
  const voided = events.filter((event) => event.type === 'BetVoided');
  const [first] = voided;
  if (first === undefined) return { ok: true, writes: [] };
  const known = await pit.conduct.current(CONDUCT_STREAM);
  const command = {
    type: 'VoidWagers',
    incident: first.incident,
    table,
    person: first.person ?? seatsOf(state).get(first.seat)?.person ?? '',
    bets: voided.map(({ bet, chips, tokens }) => ({ bet, cents: chips + tokens })),
    by,
    at,
  } as const;
  const ruling = decideConduct(known.state, command);
  const ruled = ruledAtDesk(ruling, ruling.ok ? undefined : statusOf(ruling.refusal.code));
  return ruled.ok
    ? { ok: true, writes: [planWrite(CONDUCT_STREAM, known.version, ruled.events, command)] }
    : ruled;
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
