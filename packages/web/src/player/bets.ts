import {
  type Cents,
  type CommandBody,
  checkStake,
  createContext,
  evolveTable,
  limitsFor,
  type Moment,
  type NewBet,
  nextStake,
  type PastRoll,
  payableStep,
  type StakeFault,
  type Table,
  type TableEvent,
  type TableRefusal,
  toTerms,
} from '@dicepit/engine';
import type { ProblemDetails } from '@dicepit/wire';
import { batch, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenTable } from '../live/table.ts';
import {
  dryRun,
  isShut,
  myBets,
  myLateBets,
  type Pays,
  type PlayerView,
  refusalFor,
  stakeOf,
  tokensOf,
  toPlayerView,
  unitOf,
} from './player-view.ts';

/** Sums to be put on wagers or, below nothing, to be taken off them. */
export type Changes = Readonly<Record<string, Cents>>;

export const nothing: Changes = {};

export const isNothing = (changes: Changes): boolean => Object.values(changes).every((cents) => cents === 0);

export function together(a: Changes, b: Changes): Changes {
  const wagers = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(
    wagers
      .map((wager) => [wager, (a[wager] ?? 0) + (b[wager] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
}

export const reversed = (changes: Changes): Changes =>
  Object.fromEntries(Object.entries(changes).map(([wager, cents]) => [wager, -cents]));

/** What they come to: how much more lies on the table afterwards. */
export const sumOf = (changes: Changes): Cents =>
  Object.values(changes).reduce((sum, cents) => sum + cents, 0);

/** One command of several, and the part of the changes that it makes. */
type Step = { readonly command: CommandBody; readonly makes: Changes };

/**
 * The commands that make these changes: what is taken off first, so that its chips are there for what is put on. All
 * that is put on goes in one command, placed all or none. While the dice are in the air it is asked for.
 */
export function planSteps(view: PlayerView, changes: Changes): readonly Step[] {
  const { table, mine } = view;
  if (mine === undefined) return [];
  const { seat } = mine;
  const entries = Object.entries(changes);
  const more = entries.filter(([, cents]) => cents > 0);
  const bets = madeOf(view, more);
  const type = table.roll !== undefined && table.roll.restedAt === undefined ? 'AskLateBets' : 'PlaceBets';
  return [
    ...entries
      .filter(([, cents]) => cents < 0)
      .flatMap(([wager, cents]) => takingOff(view, seat, wager, -cents)),
    ...(bets.length === 0
      ? []
      : [{ command: { type, seat, bets } as const, makes: Object.fromEntries(more) }]),
  ];
}

/** Bets of tokens as long as there are any, where somebody bets with those; of chips otherwise. */
function madeOf(view: PlayerView, more: readonly (readonly [string, Cents])[]): readonly NewBet[] {
  let left = view.pays === 'tokens' ? tokensOf(view) : 0;
  return more.map(([wager, cents]) => {
    const tokens = Math.min(left, cents);
    left -= tokens;
    return { wager, chips: cents - tokens, ...(tokens === 0 ? {} : { tokens }) };
  });
}

/** Late bets that wait come back whole, and before anything that lies. */
function takingOff(view: PlayerView, seat: number, wager: string, cents: Cents): readonly Step[] {
  const asked = myLateBets(view).filter((bet) => bet.wager === wager);
  if (asked.length > 0)
    return asked.map((bet) => ({
      command: { type: 'WithdrawLateBet', seat, bet: bet.bet },
      makes: { [wager]: -stakeOf(bet) },
    }));
  return myBets(view)
    .filter((bet) => bet.wager === wager)
    .map((bet) => {
      const leave = Math.max(0, stakeOf(bet) - cents);
      const command = { type: 'TakeDownBet', seat, bet: bet.bet, ...(leave > 0 ? { leave } : {}) } as const;
      return { command, makes: { [wager]: leave - stakeOf(bet) } };
    });
}

/** A command that was given, what should come of it, and how much of that has come. */
export type Act = {
  readonly command: CommandBody;
  readonly makes: Changes;
  readonly events: readonly TableEvent[];
  readonly seen: number;
};

/** The acts that make these changes, each tried at the table that the ones before it leave; or why one may not be. */
export function planActs(
  view: PlayerView,
  changes: Changes,
): { readonly acts: readonly Act[] } | { readonly refusal: TableRefusal } {
  const acts: Act[] = [];
  let table = view.table;
  for (const { command, makes } of planSteps(view, changes)) {
    const answer = dryRun({ ...view, table }, command);
    if ('refusal' in answer) return answer;
    acts.push({ command, makes, events: answer.events, seen: 0 });
    table = answer.events.reduce(evolveTable, table);
  }
  return { acts };
}

/** The table as it will be when what was given has come, and what is wished has been given. */
export function projected(view: PlayerView, given: readonly Act[], wished: readonly Changes[]): Table {
  const landed = given.reduce(
    (table, { events, seen }) => events.slice(seen).reduce(evolveTable, table),
    view.table,
  );
  return wished.reduce((table, changes) => {
    const answer = planActs({ ...view, table }, changes);
    return 'acts' in answer ? answer.acts.flatMap(({ events }) => events).reduce(evolveTable, table) : table;
  }, landed);
}

const ownEvents: ReadonlySet<string> = new Set<TableEvent['type']>([
  'BetPlaced',
  'BetAddedTo',
  'BetTakenDown',
  'LateBetAsked',
  'LateBetWithdrawn',
]);

/** The acts after one more event has come: the first that waits for something has it now. */
export function seenBy(
  acts: readonly Act[],
  event: { readonly type: string; readonly by?: unknown },
  person: string,
): readonly Act[] {
  const { by } = event;
  const isOwn = typeof by === 'object' && by !== null && 'person' in by && by.person === person;
  if (!isOwn || !ownEvents.has(event.type)) return acts;
  const first = acts.findIndex(({ events, seen }) => seen < events.length);
  return acts.map((act, index) => (index === first ? { ...act, seen: act.seen + 1 } : act));
}

/** What a seat had on each wager when a roll was settled, for whoever sat there then. */
function stakesAt(roll: PastRoll, seat: number, person: string | undefined): Changes {
  if (person === undefined || roll.people.get(seat) !== person) return {};
  return sums(roll.layout.filter((bet) => bet.seat === seat).map((bet) => [bet.wager, stakeOf(bet)]));
}

/**
 * The same bets again: whatever lay on the last roll that somebody had a bet on, less what lies there now. Nothing
 * is taken off by it.
 */
export function repeating(view: PlayerView): Changes {
  const { table, mine, person } = view;
  if (mine === undefined) return {};
  const before = table.recent
    .map((roll) => stakesAt(roll, mine.seat, person))
    .find((stakes) => hasAny(stakes));
  const now = sums(myBets(view).map((bet) => [bet.wager, stakeOf(bet)]));
  return onlyMore(Object.entries(before ?? {}).map(([wager, cents]) => [wager, cents - (now[wager] ?? 0)]));
}

/** As much again on everything that lies there and takes more; what is locked stays as it is. */
export function doubling(view: PlayerView): Changes {
  const { mine } = view;
  if (mine === undefined) return {};
  const { seat } = mine;
  const open = myBets(view).filter(({ wager, chips }) => {
    const refusal = refusalFor(view, { type: 'PlaceBets', seat, bets: [{ wager, chips }] });
    return refusal === undefined || !isShut(refusal.code);
  });
  return sums(open.map((bet) => [bet.wager, stakeOf(bet)]));
}

/** Everything that may come down. What is locked stays, and so does what the dice have decided. */
export function clearing(view: PlayerView): Changes {
  const { mine } = view;
  if (mine === undefined) return {};
  const { seat } = mine;
  const free = myBets(view).filter(
    ({ bet }) => refusalFor(view, { type: 'TakeDownBet', seat, bet }) === undefined,
  );
  return sums(free.map((bet) => [bet.wager, -stakeOf(bet)]));
}

const hasAny = (stakes: Changes): boolean => Object.keys(stakes).length > 0;

const onlyMore = (entries: readonly (readonly [string, Cents])[]): Changes =>
  Object.fromEntries(entries.filter(([, cents]) => cents > 0));

function sums(entries: readonly (readonly [wager: string, cents: Cents])[]): Changes {
  const found: Record<string, Cents> = {};
  for (const [wager, cents] of entries) found[wager] = (found[wager] ?? 0) + cents;
  return found;
}

/** What somebody has done to their bets since the last call, and what of it was undone. */
export type Done = { readonly done: readonly Changes[]; readonly undone: readonly Changes[] };

export const nothingDone: Done = { done: [], undone: [] };

/** A new change forgets what was undone before it. */
export const doing = ({ done }: Done, changes: Changes): Done => ({ done: [...done, changes], undone: [] });

/** Taps that were given as one change are undone one by one, unless the table has made only a part of them. */
export const doingEach =
  (taps: readonly Changes[]) =>
  (before: Done, made: Changes): Done => {
    const left = taps.reduce(together, reversed(made));
    return isNothing(left) ? taps.reduce((done, tap) => doing(done, tap), before) : doing(before, made);
  };

/** The change that Undo takes back; undefined where there is none. */
export const toUndo = ({ done }: Done): Changes | undefined => done.at(-1);

export const toRedo = ({ undone }: Done): Changes | undefined => undone.at(-1);

export function undoing({ done, undone }: Done): Done {
  const last = done.at(-1);
  return last === undefined ? { done, undone } : { done: done.slice(0, -1), undone: [...undone, last] };
}

export function redoing({ done, undone }: Done): Done {
  const last = undone.at(-1);
  return last === undefined ? { done, undone } : { done: [...done, last], undone: undone.slice(0, -1) };
}

/** What the posted limits say against a bet, before anybody is asked to take it. */
type Warning = StakeFault & { readonly wager: string };

/**
 * What is outside the posted limits about these changes, if anything is. A table may take such a bet and only mark it:
 * whoever bets is told all the same, since keeping to the limits is up to the player.
 */
export function findWarning(view: PlayerView, changes: Changes): Warning | undefined {
  const { rules, table, at, person, mine } = view;
  if (mine === undefined || table.setup === undefined) return undefined;
  const by = { person: person ?? '', role: 'player' } as const;
  const context = createContext(rules, table, table.setup, { by, at });
  if (context === undefined) return undefined;
  const more = Object.entries(changes).filter(([, cents]) => cents > 0);
  const faults = more.flatMap(([wager, cents]): readonly Warning[] => {
    const fault = checkStake(context, mine.seat, wager, heldOn(view, wager) + cents);
    return fault === undefined ? [] : [{ ...fault, wager }];
  });
  return faults[0];
}

const heldOn = (view: PlayerView, wager: string): number =>
  [...myBets(view), ...myLateBets(view)]
    .filter((bet) => bet.wager === wager)
    .reduce((sum, bet) => sum + stakeOf(bet), 0);

/** The nearest thing that may be done in the place of what was refused. */
export type Alternative =
  /** So much in all on one wager. */
  | { readonly is: 'make'; readonly changes: Changes; readonly total: Cents; readonly held: Cents }
  | { readonly is: 'take all'; readonly changes: Changes; readonly total: Cents }
  | { readonly is: 'buy in' };

/** What could be done in place of changes that were refused, tried by the same rules; undefined where nothing near is. */
export function findAlternative(
  view: PlayerView,
  changes: Changes,
  { code }: { readonly code: string },
): Alternative | undefined {
  if (code === 'NOT_ENOUGH_CHIPS' || code === 'COLOUR_CHIPS_ONLY') return { is: 'buy in' };
  const [only, ...others] = Object.entries(changes).filter(([, cents]) => cents !== 0);
  const { mine, table, rules, at } = view;
  if (only === undefined || others.length > 0 || mine === undefined || !aboutTheSum.has(code))
    return undefined;
  const [wager, cents] = only;
  const held = [...myBets(view), ...myLateBets(view)]
    .filter((bet) => bet.wager === wager)
    .reduce((sum, bet) => sum + stakeOf(bet), 0);
  if (cents < 0) {
    const all = { [wager]: -held };
    return held > 0 && isLawful(view, all) ? { is: 'take all', changes: all, total: held } : undefined;
  }
  const limits = limitsFor({ table, procedure: rules.procedure, at }, mine.seat, wager);
  if (limits === undefined) return undefined;
  const { minimum, maximum, unit = limits.multiples === true ? minimum : unitOf(view) } = limits;
  const wished = Math.min(Math.max(held + cents, minimum), maximum);
  const onStep = minimum + Math.floor((wished - minimum) / unit) * unit;
  const { game } = view;
  const step = payableStep(toTerms(game).rounding, game.wagers[wager]);
  const total = [wished, onStep, minimum, nextStake(wished, step, table.opening.chips)].find(
    (each) => each > held && isLawful(view, { [wager]: each - held }),
  );
  return total === undefined ? undefined : { is: 'make', changes: { [wager]: total - held }, total, held };
}

const aboutTheSum: ReadonlySet<string> = new Set([
  'STAKE_BELOW_MINIMUM',
  'STAKE_ABOVE_MAXIMUM',
  'STAKE_NOT_A_MULTIPLE',
  'STAKE_OFF_UNIT',
  'STAKE_NOT_PAYABLE',
  'NOT_WHOLE_CHIPS',
]);

const isLawful = (view: PlayerView, changes: Changes): boolean =>
  !isNothing(changes) && 'acts' in planActs(view, changes);

/** Taps that follow each other within this time are one bet, in milliseconds. */
const DEBOUNCE_MS = 250;

/** Takes taps and hands them on as one change when there is a pause. */
export type Debounced = {
  readonly pending: ReadonlySignal<Changes>;
  readonly add: (changes: Changes) => void;
  /** Hands on at once what there is. */
  readonly flush: () => void;
};

/** Hands on what the taps come to, and each of them. */
type HandOn = (changes: Changes, taps: readonly Changes[]) => void;

export function debounce(handOn: HandOn, wait: number = DEBOUNCE_MS): Debounced {
  const pending = signal<Changes>(nothing);
  let taps: readonly Changes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const changes = pending.peek();
    const each = taps;
    pending.value = nothing;
    taps = [];
    if (!isNothing(changes)) handOn(changes, each);
  };
  return {
    pending,
    add: (changes) => {
      pending.value = together(pending.peek(), changes);
      taps = [...taps, changes];
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
  };
}

/** What became of changes: what of them was made, and why the rest was not. */
type Sent = {
  readonly made: Changes;
  readonly problem?: ProblemDetails;
  readonly after?: number;
};

/** Gives changes to the table, one after the other, so that each is decided at the table the one before has left. */
export type Sender = {
  /** On their way to the table, and what of it has not come back yet. */
  readonly given: ReadonlySignal<readonly Act[]>;
  readonly waiting: ReadonlySignal<readonly Changes[]>;
  readonly send: (changes: Changes, pays?: Pays) => Promise<Sent>;
  readonly isBusy: () => boolean;
  readonly stop: () => void;
};

/** An answer came, but its events have not: after so long they are not waited for, in milliseconds. */
const EVENT_TIMEOUT_MS = 5_000;

export function createSender(open: OpenTable, now: () => Moment): Sender {
  const given = signal<readonly Act[]>([]);
  const waiting = signal<readonly Changes[]>([]);
  let line: Promise<unknown> = Promise.resolve();

  const stop = open.onEntry(({ event }, { kind, you }) => {
    if (kind !== 'banked' || given.peek().length === 0 || you.person === null) return;
    if ('by' in event) given.value = seenBy(given.peek(), event, you.person);
  });

  const deliver = async (changes: Changes, pays: Pays): Promise<Sent> => {
    const live = open.live.peek();
    const view = live && toPlayerView(live, now());
    const planned = view === undefined ? { acts: [] } : planActs({ ...view, pays }, changes);
    batch(() => {
      waiting.value = waiting.peek().filter((each) => each !== changes);
      given.value = 'acts' in planned ? planned.acts : [];
    });
    if ('refusal' in planned) return { made: nothing, problem: toProblem(planned.refusal) };
    const sent = await giveAll(open, planned.acts);
    given.value = [];
    return sent;
  };

  return {
    given,
    waiting,
    stop,
    isBusy: () => given.value.length > 0 || waiting.value.length > 0,
    send: (changes, pays = 'chips') => {
      waiting.value = [...waiting.peek(), changes];
      const job = line.then(() => deliver(changes, pays));
      line = job;
      return job;
    },
  };
}

async function giveAll(open: OpenTable, acts: readonly Act[]): Promise<Sent> {
  let made = nothing;
  for (const { command, makes } of acts) {
    const answer = await open.give.command(command);
    if (!answer.ok) {
      const { problem, after } = answer;
      return { made, problem, ...(after === undefined ? {} : { after }) };
    }
    made = together(made, makes);
    await versionReached(open, answer.value.version);
  }
  return { made };
}

/** Resolves when the table that is shown has come to a version. */
function versionReached({ live }: OpenTable, version: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, EVENT_TIMEOUT_MS);
    const end = effect(() => {
      if ((live.value?.version ?? 0) < version) return;
      clearTimeout(timer);
      // An effect that is true at once has not been handed out yet.
      queueMicrotask(() => end());
      done();
    });
  });
}

/** A refusal of the rules as the server would answer it, so that both are shown by the same sheet, which tells it. */
export function toProblem(refusal: TableRefusal): ProblemDetails {
  const { code, clause, ...figures } = refusal;
  return {
    type: `urn:dicepit:problem:${code}`,
    title: '',
    status: 409,
    code,
    detail: '',
    figures,
    ...(clause.startsWith('policy/') ? {} : { clause }),
  };
}
