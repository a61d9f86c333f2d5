// Opening and closing a table: it is set up, its checklist answered, its float counted, and play starts; when the day is
// over the bets that are left go back and the float is locked.

import { setCount } from '../../course.ts';
import {
  type Cents,
  faultOfPayment,
  isStake,
  LARGEST_STAKE,
  MAX_CHIP_KINDS,
  writeMoney,
} from '../../money.ts';
import { listedByPack, named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import { betReturned } from '../bets.ts';
import { ceremony, diceBrought } from '../ceremony.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  chipsAt,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isBlank,
  MINUTE_MS,
  operator,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import {
  balanceOf,
  byPeople,
  type ChecklistAnswer,
  type DiceKind,
  diceHeld,
  type Mode,
  moved,
  newTable,
  type OpeningState,
  type Setup,
  type Table,
} from '../table.ts';
import { betsOfTurn, lockOnSet } from '../turn.ts';
import type { EquipmentItem } from './equipment.ts';
import { createIncident } from './incidents.ts';
import { oddsOn, payTableUnposted, signsAfterClosing } from './signs.ts';

/** So many chips of one value. */
type ChipCount = { readonly value: Cents; readonly count: number };

/** Commands that make a table ready, open it and close it. */
export type OpeningCommands = {
  readonly SetUpTable: { readonly setup: Setup };
  /** Begins the opening; where the house performs ceremonies it does them all at once, with float and chips named. */
  readonly OpenTable: { readonly float?: Cents; readonly paidIn?: readonly Cents[] };
  /** Answers one item of the opening checklist. */
  readonly AnswerChecklist: { readonly item: string; readonly yes: boolean };
  readonly UnlockFloat: object;
  readonly LockFloat: object;
  /** Counts the float chip by chip; at a table of the house it says only which chips are paid with from now on. */
  readonly CountFloat: { readonly chips: readonly ChipCount[]; readonly paidIn?: readonly Cents[] };
  /** Puts the odds that apply here on show. */
  readonly PostOdds: object;
  readonly StartPlay: object;
  /** In the middle of a set that bets are locked on, only by saying that it is broken off. */
  readonly CloseTable: { readonly breaksOff?: boolean };
};

/** What one wager pays here, each of its odds once. */
type PostedOdds = { readonly wager: string; readonly name: string; readonly odds: readonly string[] };

export type OpeningEvents = {
  readonly TableSetUp: { readonly setup: Setup };
  readonly OpeningBegun: object;
  readonly ChecklistAnswered: { readonly item: string; readonly yes: boolean };
  readonly FloatUnlocked: object;
  readonly FloatLocked: object;
  /** The float is what the count says; the postings bring the ledger to it. */
  readonly FloatCounted: {
    readonly cents: Cents;
    readonly chips: readonly ChipCount[];
    /** The chips it is paid with from now on, any number of each. Earlier counts have a lowest chip alone. */
    readonly paidIn?: readonly Cents[];
  };
  readonly OddsPosted: { readonly odds: readonly PostedOdds[] };
  readonly PlayStarted: { readonly thrower: 'shooter' | 'dealer' };
  readonly TableClosed: object;
};

/** One question of the opening checklist, asked where the dice are physical. */
export type ChecklistItem<Clause extends string> = {
  readonly item: string;
  readonly says: string;
  readonly clause: Basis<Clause>;
  /** Who answers: the dealer, or the dealer and a supervisor both; a reminder blocks nothing. */
  readonly answeredBy: 'dealer' | 'dealer-and-supervisor' | 'reminder';
};

export const openingRefusals = {
  'TABLE_IS_OPEN.set-up': {},
  PLAYERS_ARE_SEATED: { seated: 'count' },
  'TABLE_IS_OPEN.already': {},
  'NOT_WHOLE_CENTS.float': {},
  'NOT_APPROVED.table': {},
  NOT_IN_FORCE_YET: { today: 'text', from: 'text' },
  'NOT_OPENING.checklist': {},
  NO_SUCH_ITEM: { item: 'text', items: 'texts' },
  'TABLE_IS_CLOSED.unlocking': {},
  FLOAT_IS_UNLOCKED: {},
  'FLOAT_IS_LOCKED.already': {},
  'NOT_OPENING.counting': {},
  'FLOAT_IS_LOCKED.counting': {},
  'NOT_A_COUNT.float': {},
  COUNTED_TWICE: {},
  FLOAT_TOO_LARGE: { most: 'money' },
  'TABLE_IS_CLOSED.chips': {},
  NOT_PAYABLE: { most: 'count' },
  'TABLE_IS_CLOSED.odds': {},
  'NOT_OPENING.playing': {},
  CHECKLIST_OPEN: { item: namedByPack('says') },
  FLOAT_NOT_COUNTED: {},
  'FLOAT_IS_LOCKED.playing': {},
  ODDS_NOT_POSTED: {},
  LIMITS_NOT_POSTED: {},
  DICE_NOT_INSPECTED: {},
  'DICE_MISSING.opening': { usable: 'count', least: 'count' },
  DICE_NOT_IN_BOWL: { inBowl: 'count', usable: 'count' },
  'TABLE_IS_CLOSED.already': {},
  'ROLL_UNDER_WAY.settling': {},
  'THROW_AGAIN_FIRST.table': { call: namedByPack('void') },
  CLOSING_NOT_POSTED: { seated: 'count', minutes: 'count' },
  CLOSING_TIME_NOT_COME: { left: 'count', minutes: 'count' },
  'SETUP_NOT_ALLOWED.name': {},
  'SETUP_NOT_ALLOWED.mode': { mode: 'text', modes: listedByPack('mode') },
  'SETUP_NOT_ALLOWED.dice': { dice: 'text', kinds: listedByPack('dice') },
  'SETUP_NOT_ALLOWED.limits': { policy: 'text' },
  'SETUP_NOT_ALLOWED.seats': { most: 'count', seats: 'count' },
  'SETUP_NOT_ALLOWED.chip': {},
  'SETUP_NOT_ALLOWED.step': {},
  'SETUP_NOT_ALLOWED.age': {},
  'SET_NOT_FINISHED.turn': { thrown: 'count', throws: 'count', bets: 'count', won: 'count' },
  'SET_NOT_FINISHED.set': { thrown: 'count', throws: 'count', bets: 'count' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const openingLines = {
  TableSetUp: {
    pack: 'text',
    mode: named('mode', ['home', 'fun', 'strict', 'training']),
    dice: named('dice', ['virtual', 'physical']),
    seats: 'count',
  },
  OpeningBegun: {},
  ChecklistAnswered: { item: namedByPack('checklist'), yes: 'flag' },
  FloatUnlocked: {},
  FloatLocked: {},
  FloatCounted: { cents: 'money' },
  'FloatCounted.chips': { cents: 'money', chips: 'sumList' },
  OddsPosted: { wagers: 'count' },
  PlayStarted: { thrower: named('thrower', ['shooter', 'dealer']) },
  TableClosed: {},
} as const satisfies RefusalTable;

export type OpeningProcedure<Clause extends string> = {
  /** The instrument that allows the game, and from when; none where the text is no such instrument. */
  readonly approval: { readonly record: Basis<Clause>; readonly inForce: Basis<Clause> } | undefined;
  readonly checklist: readonly ChecklistItem<Clause>[];
  /** How many dice a table may hold when play starts, and at most. */
  readonly dice: { readonly least: number; readonly most: number; readonly clause: Basis<Clause> };
  readonly float: Basis<Clause>;
  /** Chips leave or enter the float only while it is unlocked. */
  readonly lock: Basis<Clause>;
  /** The sign of limits without which play does not start; none where the pack asks for none. */
  readonly limits: Basis<Clause> | undefined;
  /** The odds that are on show before play starts. */
  readonly odds: Basis<Clause>;
  readonly starting: Basis<Clause>;
  readonly closing: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly opening: {
      readonly commands: OpeningCommands;
      readonly events: OpeningEvents;
      readonly procedure: OpeningProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly opening: typeof openingRefusals;
  }
  interface LineTables {
    readonly opening: typeof openingLines;
  }
}

export const openingAuthority: AuthorityOf<OpeningCommands> = {
  SetUpTable: { roles: operator },
  OpenTable: { roles: ['dealer', ...supervisors] },
  AnswerChecklist: { roles: ['dealer', ...supervisors] },
  UnlockFloat: { roles: ['dealer', ...supervisors] },
  LockFloat: { roles: ['dealer', ...supervisors] },
  CountFloat: { roles: ['dealer', ...supervisors] },
  PostOdds: { roles: supervisors },
  StartPlay: { roles: dealer },
  CloseTable: { roles: supervisors },
};

export const openingDecide: DecideOf<OpeningCommands> = {
  SetUpTable: setUpTable,
  OpenTable: openTable,
  AnswerChecklist: answerChecklist,
  UnlockFloat: unlockFloat,
  LockFloat: lockFloat,
  CountFloat: countFloat,
  PostOdds: postOdds,
  StartPlay: startPlay,
  CloseTable: closeTable,
};

export const openingEvolve: EvolveOf<OpeningEvents> = {
  // Numbers given out once are never given out again, so that every roll and bet of the trail has its own.
  TableSetUp: (table, { setup }) => ({
    ...newTable,
    setup,
    since: table.since,
    clock: table.clock,
    ledger: table.ledger,
    money: table.money,
    rolled: table.rolled,
    dice: table.dice,
    betting: { ...newTable.betting, placed: table.betting.placed },
    signs: { ...newTable.signs, statutory: table.signs.statutory, payTable: table.signs.payTable },
    incidents: table.incidents,
    ...(table.ages === undefined ? {} : { ages: table.ages }),
  }),
  OpeningBegun: (table) => ({ ...table, state: 'opening' }),
  ChecklistAnswered: checklistAnswered,
  FloatUnlocked: (table) => withOpening(table, { floatLocked: false }),
  FloatLocked: (table) => withOpening(table, { floatLocked: true }),
  FloatCounted: floatCounted,
  OddsPosted: (table) => withOpening(table, { oddsPosted: true }),
  PlayStarted: (table, { at, thrower }) => ({
    ...withOpening(table, { startedAt: at }),
    state: 'open',
    // Where the dealer throws, all the dice are the dealer's from the first round on.
    ...(thrower === 'dealer'
      ? {
          shooter: { ...table.shooter, is: { kind: 'dealer' }, holding: true },
          dice: { ...table.dice, active: inUse(table) },
        }
      : {}),
  }),
  // The register of equipment, the signs, dice that were put away and whatever is open for people to mend outlast the day's play.
  TableClosed: (table, { at }) => ({
    ...withoutCourse(table),
    state: 'closed',
    opening: { ...newTable.opening, equipment: table.opening.equipment },
    staff: newTable.staff,
    custodian: undefined,
    dice: { ...newTable.dice, dice: putAway(table) },
    shooter: newTable.shooter,
    betting: { ...newTable.betting, placed: table.betting.placed },
    roll: undefined,
    recent: table.recent.map((past) => ({ ...past, over: true })),
    thrown: 0,
    frozen: false,
    signs: signsAfterClosing(table.signs, at),
  }),
};

export const openingTold: ToldOf<OpeningEvents> = {
  TableSetUp: ({ setup: { pack, mode, dice, seats } }) => ({ code: 'TableSetUp', pack, mode, dice, seats }),
  OpeningBegun: () => ({ code: 'OpeningBegun' }),
  ChecklistAnswered: ({ item, yes }) => ({ code: 'ChecklistAnswered', item, yes }),
  FloatUnlocked: () => ({ code: 'FloatUnlocked' }),
  FloatLocked: () => ({ code: 'FloatLocked' }),
  FloatCounted: ({ cents, paidIn }) =>
    paidIn === undefined
      ? { code: 'FloatCounted', cents }
      : { code: 'FloatCounted', case: 'chips', cents, chips: paidIn },
  OddsPosted: ({ odds }) => ({ code: 'OddsPosted', wagers: odds.length }),
  PlayStarted: (event) => ({ code: 'PlayStarted', thrower: event.thrower }),
  TableClosed: () => ({ code: 'TableClosed' }),
};

export const openingEventInfo: EventInfoOf<OpeningEvents> = {
  TableSetUp: { carries: { setup: 'setup' }, topic: 'pit', seen: everybody },
  OpeningBegun: { carries: {}, topic: 'pit', seen: everybody },
  ChecklistAnswered: { carries: { item: 'text', yes: 'flag' }, topic: 'pit', seen: everybody },
  FloatUnlocked: { carries: {}, topic: 'money', seen: everybody },
  FloatLocked: { carries: {}, topic: 'money', seen: everybody },
  FloatCounted: {
    carries: { cents: 'number', chips: 'list', paidIn: 'numbers?' },
    topic: 'money',
    seen: everybody,
  },
  OddsPosted: { carries: { odds: 'list' }, topic: 'limits', seen: everybody },
  PlayStarted: { carries: { thrower: 'text' }, topic: 'pit', seen: everybody },
  TableClosed: { carries: {}, topic: 'pit', seen: everybody },
};

/** A table that is opened again begins its course anew. */
function withoutCourse({ course: _course, ...table }: Table): Table {
  return table;
}

/** More seats than any table has room for. */
const MOST_SEATS = 100;

function setUpTable(context: Context, { setup }: OpeningCommands['SetUpTable']): Decided<EventBody> {
  const { table, cite, procedure } = context;
  if (table.state !== 'closed')
    return refuse({ code: 'TABLE_IS_OPEN', case: 'set-up', clause: cite(procedure.opening.closing) });
  if (table.seats.size > 0)
    return refuse({ code: 'PLAYERS_ARE_SEATED', clause: 'policy/set-up', seated: table.seats.size });
  const fault = checkSetup(setup);
  if (fault !== undefined) return fault;
  const unposted = payTableUnposted(context);
  if (unposted !== undefined) return unposted;

  return accept({ type: 'TableSetUp', setup, clause: 'policy/set-up' });
}

const modes: readonly string[] = ['home', 'fun', 'strict', 'training'] satisfies readonly Mode[];

const kinds: readonly string[] = ['virtual', 'physical'] satisfies readonly DiceKind[];

/** What is wrong with how a table would be set up. */
function checkSetup({ table, mode, dice, seats, policies }: Setup): Decided<never> | undefined {
  const { chip, chipStep, age, limitsAtEntry } = policies;
  const clause = 'policy/set-up';
  const code = 'SETUP_NOT_ALLOWED';
  if (isBlank(table)) return refuse({ code, case: 'name', clause });
  if (!modes.includes(mode)) return refuse({ code, case: 'mode', clause, mode, modes });
  if (!kinds.includes(dice)) return refuse({ code, case: 'dice', clause, dice, kinds });
  if (limitsAtEntry !== 'refuse' && limitsAtEntry !== 'flag')
    return refuse({ code, case: 'limits', clause, policy: String(limitsAtEntry) });
  if (!Number.isInteger(seats) || seats < 1 || seats > MOST_SEATS)
    return refuse({ code, case: 'seats', clause, most: MOST_SEATS, seats });
  if (chip !== undefined && !isStake(chip)) return refuse({ code, case: 'chip', clause });
  if (chipStep !== undefined && !isStake(chipStep)) return refuse({ code, case: 'step', clause });
  if (age !== undefined && (!Number.isInteger(age) || age < 0)) return refuse({ code, case: 'age', clause });
  return undefined;
}

function openTable(
  context: Context,
  { float = 0, paidIn }: OpeningCommands['OpenTable'],
): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { starting, float: counting } = procedure.opening;
  if (table.state !== 'closed')
    return refuse({ code: 'TABLE_IS_OPEN', case: 'already', clause: cite(starting) });
  const unapproved = byPeople(setup) ? whatApprovalLacks(context) : undefined;
  if (unapproved !== undefined) return unapproved;

  const begun: EventBody = { type: 'OpeningBegun', clause: cite(starting) };
  // Nobody carries virtual dice to a table: they are there when it opens.
  if (byPeople(setup) && setup.dice === 'virtual')
    return accept(begun, ...diceBrought(context, procedure.opening.dice.most, 'bowl'));
  if (byPeople(setup)) return accept(begun);
  const lacking = notReady(context);
  if (lacking !== undefined) return lacking;
  if (float !== 0 && !isStake(float))
    return refuse({ code: 'NOT_WHOLE_CENTS', case: 'float', clause: cite(counting) });
  const refused =
    paidIn === undefined
      ? undefined
      : (notPaidIn(context, paidIn) ?? notPaidIn(context, chipsAt(context, paidIn)));
  if (refused !== undefined) return refused;
  return accept(begun, ...ceremony(context, float, paidIn));
}

/** What the record of the game's approval lacks, where the pack asks for one. */
function whatApprovalLacks({ setup, procedure, cite, at }: Context): Decided<never> | undefined {
  const { approval: asked } = procedure.opening;
  if (asked === undefined) return undefined;
  const { approval } = setup;
  if (
    approval === undefined ||
    [approval.instrument, approval.body, approval.operator, approval.venue].some(isBlank)
  )
    return refuse({ code: 'NOT_APPROVED', case: 'table', clause: cite(asked.record) });
  if (!(approval.from <= at))
    return refuse({
      code: 'NOT_IN_FORCE_YET',
      clause: cite(asked.inForce),
      today: formatDay(at),
      from: formatDay(approval.from),
    });
  return undefined;
}

/** A moment as a day; a moment outside the calendar as what was sent. */
const formatDay = (moment: number): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? String(moment) : date.toISOString().slice(0, 10);
};

function answerChecklist(
  context: Context,
  { item: id, yes }: OpeningCommands['AnswerChecklist'],
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { checklist, starting } = procedure.opening;
  const item = checklist.find((each) => each.item === id);
  if (table.state !== 'opening')
    return refuse({ code: 'NOT_OPENING', case: 'checklist', clause: cite(starting) });
  if (item === undefined)
    return refuse({
      code: 'NO_SUCH_ITEM',
      clause: cite(starting),
      item: id,
      items: checklist.map((each) => each.item),
    });

  return accept({ type: 'ChecklistAnswered', item: id, yes, clause: cite(item.clause) });
}

/** One line of the opening checklist as it is shown: what is asked, by which clause, and whether it is done. */
export type ChecklistLine = {
  readonly item: string;
  readonly says: string;
  readonly basis: string;
  /** Play does not start before this is done. */
  readonly needed: boolean;
  readonly done: boolean;
};

/** Everything asked before play starts at a table, the questions first and then the equipment. */
export function createChecklist({
  table,
  setup,
  procedure,
}: Pick<Context, 'table' | 'setup' | 'procedure'>): readonly ChecklistLine[] {
  const physical = setup.dice === 'physical';
  const asked = physical ? procedure.opening.checklist : [];
  const fitted = procedure.equipment.items.filter((item) => physical || item.physical !== true);
  return [
    ...asked.map((item) => questionLine(item, table.opening.checklist.get(item.item) ?? [], byPeople(setup))),
    ...fitted.map((item) => equipmentLine(item, table)),
  ];
}

const questionLine = (
  { item, says, clause, answeredBy }: ChecklistItem<string>,
  answers: readonly ChecklistAnswer[],
  people: boolean,
): ChecklistLine => ({
  item,
  says,
  basis: clause,
  needed: answeredBy !== 'reminder',
  done:
    answers.length > 0 &&
    answers.every(({ yes }) => yes) &&
    (!people || answers.some(({ by }) => by.role === 'dealer')) &&
    (!people || answeredBy !== 'dealer-and-supervisor' || answers.some(({ by }) => by.role !== 'dealer')),
});

const equipmentLine = (
  { item, says, clause, needed }: EquipmentItem<string>,
  table: Table,
): ChecklistLine => ({
  item,
  says,
  basis: clause,
  needed: needed === 'always' || (needed !== 'optional' && diceHeld(table) > needed.aboveDice),
  done: table.opening.equipment.get(item)?.on === true,
});

function unlockFloat(
  { table, procedure, cite }: Context,
  _command: OpeningCommands['UnlockFloat'],
): Decided<EventBody> {
  const { lock } = procedure.opening;
  if (table.state === 'closed')
    return refuse({ code: 'TABLE_IS_CLOSED', case: 'unlocking', clause: cite(lock) });
  if (!table.opening.floatLocked) return refuse({ code: 'FLOAT_IS_UNLOCKED', clause: cite(lock) });

  return accept({ type: 'FloatUnlocked', clause: cite(lock) });
}

function lockFloat(
  { table, procedure, cite }: Context,
  _command: OpeningCommands['LockFloat'],
): Decided<EventBody> {
  const { lock } = procedure.opening;
  if (table.opening.floatLocked)
    return refuse({ code: 'FLOAT_IS_LOCKED', case: 'already', clause: cite(lock) });

  return accept({ type: 'FloatLocked', clause: cite(lock) });
}

function countFloat(context: Context, { chips, paidIn }: OpeningCommands['CountFloat']): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { float, lock } = procedure.opening;
  if (paidIn !== undefined && !byPeople(setup)) return paidInOthers(context, paidIn);
  const cents = chips.reduce((sum, { value, count }) => sum + value * count, 0);
  if (table.state !== 'opening')
    return refuse({ code: 'NOT_OPENING', case: 'counting', clause: cite(float) });
  if (table.opening.floatLocked)
    return refuse({ code: 'FLOAT_IS_LOCKED', case: 'counting', clause: cite(lock) });
  if (chips.length === 0 || chips.some(({ value, count }) => !isStake(value) || !isCount(count)))
    return refuse({ code: 'NOT_A_COUNT', case: 'float', clause: cite(float) });
  if (new Set(chips.map(({ value }) => value)).size !== chips.length)
    return refuse({ code: 'COUNTED_TWICE', clause: cite(float) });
  if (cents > LARGEST_STAKE)
    return refuse({ code: 'FLOAT_TOO_LARGE', clause: cite(float), most: LARGEST_STAKE });
  const there = chips.filter(({ count }) => count > 0).map(({ value }) => value);
  const refused = there.length === 0 ? undefined : notPaidIn(context, there);
  if (refused !== undefined) return refused;

  const held = balanceOf(table.ledger, 'float');
  const postings = moved('outside', 'float', cents - held);
  const counted: EventBody = {
    type: 'FloatCounted',
    cents,
    chips,
    ...(there.length === 0 ? {} : { paidIn: there.toSorted((a, b) => a - b) }),
    clause: cite(float),
    postings,
  };
  if (held === 0 || held === cents) return accept(counted);
  // Chips that came or went while nobody played are for somebody to explain.
  const words = `The float was counted at ${writeMoney(cents)} and the books say ${writeMoney(held)}.`;
  return accept(counted, createIncident(context, { kind: 'float-differs', clause: cite(float), words }));
}

/** The house has other chips from now on: its float is worth what it was, and is paid out in those. */
function paidInOthers(context: Context, paidIn: readonly Cents[]): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.opening.float);
  if (table.state === 'closed') return refuse({ code: 'TABLE_IS_CLOSED', case: 'chips', clause });
  const refused = notPaidIn(context, paidIn) ?? notPaidIn(context, chipsAt(context, paidIn));
  if (refused !== undefined) return refused;

  const cents = balanceOf(table.ledger, 'float');
  return accept({ type: 'FloatCounted', cents, chips: [], paidIn: chipsAt(context, paidIn), clause });
}

/** Why nothing can be paid in such chips, if it cannot. */
function notPaidIn({ procedure, cite }: Context, chips: readonly Cents[]): Decided<never> | undefined {
  return faultOfPayment(chips) === undefined
    ? undefined
    : refuse({ code: 'NOT_PAYABLE', clause: cite(procedure.opening.float), most: MAX_CHIP_KINDS });
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0;

function postOdds(context: Context, _command: OpeningCommands['PostOdds']): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { odds } = procedure.opening;
  if (table.state === 'closed') return refuse({ code: 'TABLE_IS_CLOSED', case: 'odds', clause: cite(odds) });

  return accept(oddsOn(context));
}

function startPlay(context: Context, _command: OpeningCommands['StartPlay']): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { float, lock, odds, starting } = procedure.opening;
  if (table.state !== 'opening')
    return refuse({ code: 'NOT_OPENING', case: 'playing', clause: cite(starting) });
  const undone = createChecklist(context).find((line) => line.needed && !line.done);
  if (undone !== undefined)
    return refuse({ code: 'CHECKLIST_OPEN', clause: cite(undone.basis), item: undone.says });
  const short = openingDiceRefusal(context);
  if (short !== undefined) return short;
  if (!table.opening.floatCounted) return refuse({ code: 'FLOAT_NOT_COUNTED', clause: cite(float) });
  if (table.opening.floatLocked)
    return refuse({ code: 'FLOAT_IS_LOCKED', case: 'playing', clause: cite(lock) });
  const lacking = notReady(context);
  if (lacking !== undefined) return lacking;
  if (!table.opening.oddsPosted) return refuse({ code: 'ODDS_NOT_POSTED', clause: cite(odds) });

  return accept({ type: 'PlayStarted', thrower: game.procedure.thrower.who, clause: cite(starting) });
}

/** The sign without which no table of the pack opens, whoever performs the opening. */
function notReady({ table, procedure, cite }: Context): Decided<never> | undefined {
  const { limits } = procedure.opening;
  return limits === undefined || table.signs.limits !== undefined
    ? undefined
    : refuse({ code: 'LIMITS_NOT_POSTED', clause: cite(limits) });
}

function openingDiceRefusal({ table, procedure, cite }: Context): Decided<never> | undefined {
  const { dice } = procedure.opening;
  const { inspection, compliance } = procedure.receiving;
  const all = [...table.dice.dice.values()];
  const inBowl = all.filter(({ place }) => place === 'bowl').length;
  const usable = inBowl + all.filter(({ place }) => place === 'layout').length;
  const bowl = procedure.equipment.items.find(({ item }) => item === 'bowl');
  if (all.some(({ place }) => place === 'arriving'))
    return refuse({ code: 'DICE_NOT_INSPECTED', clause: cite(inspection?.clause ?? compliance) });
  if (usable < dice.least)
    return refuse({
      code: 'DICE_MISSING',
      case: 'opening',
      clause: cite(dice.clause),
      usable,
      least: dice.least,
    });
  if (bowl !== undefined && table.opening.equipment.get('bowl')?.on === true && inBowl < usable)
    return refuse({ code: 'DICE_NOT_IN_BOWL', clause: cite(bowl.clause), inBowl, usable });
  return undefined;
}

function closeTable(
  context: Context,
  { breaksOff = false }: OpeningCommands['CloseTable'],
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { closing, lock } = procedure.opening;
  if (table.state === 'closed')
    return refuse({ code: 'TABLE_IS_CLOSED', case: 'already', clause: cite(closing) });
  if (table.roll !== undefined)
    return refuse({ code: 'ROLL_UNDER_WAY', case: 'settling', clause: cite(closing) });
  const early = tooEarly(context);
  if (early !== undefined) return early;
  const unfinished = thrownAgainFirst(context) ?? (breaksOff ? undefined : setIsLocked(context));
  if (unfinished !== undefined) return unfinished;

  const { is } = table.shooter;
  const { bets } = table.betting;
  const ended = is.kind === 'seat' ? betsOfTurn(context, is.seat, bets, 'given up') : [];
  const gone = new Set(ended.flatMap(betsIn));
  const returned = bets.filter(({ bet }) => !gone.has(bet)).map((bet) => betReturned(bet, cite(closing)));
  const locked: readonly EventBody[] = table.opening.floatLocked
    ? []
    : [{ type: 'FloatLocked', clause: cite(lock) }];
  return accept(...ended, ...returned, ...locked, { type: 'TableClosed', clause: cite(closing) });
}

const betsIn = (event: EventBody): readonly string[] => {
  if (event.type === 'TurnEnded') return event.settlements.map(({ bet }) => bet);
  return event.type === 'BetTakenDown' ? [event.bet] : [];
};

/** Where the rules let nobody change a bet after a void throw, no closing hands one back either. */
function thrownAgainFirst({ table, game, procedure, cite }: Context): Decided<never> | undefined {
  const { call, clause } = game.procedure.voidRoll;
  if (!table.frozen || procedure.calling.noRoll.mayUnfreeze) return undefined;
  return refuse({ code: 'THROW_AGAIN_FIRST', case: 'table', clause: cite(clause), call });
}

/** The throws that are still to come in a set that bets are locked on, and what breaking it off would do to them. */
function setIsLocked(context: Context): Decided<never> | undefined {
  const { table, game, cite } = context;
  const { bets } = table.betting;
  const sets = setCount(game, table);
  const locks = bets.flatMap((bet) => lockOnSet(context, bet) ?? []);
  const [lock] = locks;
  if (sets === undefined || sets.thrown === 0 || lock === undefined) return undefined;
  const onTurn = bets.some(({ wager }) => game.wagers[wager]?.locks?.from === 'turn');
  const { thrown, throws, won } = sets;
  const standing = {
    code: 'SET_NOT_FINISHED',
    clause: cite(lock.clause),
    thrown,
    throws,
    bets: locks.length,
  } as const;
  return onTurn ? refuse({ ...standing, case: 'turn', won }) : refuse({ ...standing, case: 'set' });
}

/** With players at the table it closes at the time on its sign, and not before the sign has hung long enough. */
function tooEarly({ table, procedure, cite, at }: Context): Decided<never> | undefined {
  const { minutes, clause } = procedure.signs.closing;
  const sign = table.signs.closing;
  if (minutes === 0 || table.state !== 'open' || table.seats.size === 0) return undefined;
  if (sign === undefined)
    return refuse({ code: 'CLOSING_NOT_POSTED', clause: cite(clause), seated: table.seats.size, minutes });
  const from = Math.max(sign.closesAt, sign.postedAt + minutes * MINUTE_MS);
  if (!(at >= from))
    return refuse({
      code: 'CLOSING_TIME_NOT_COME',
      clause: cite(clause),
      left: Math.ceil((from - at) / MINUTE_MS),
      minutes,
    });
  return undefined;
}

function checklistAnswered(
  table: Table,
  { item, yes, by }: Stamped<OpeningEvents['ChecklistAnswered']>,
): Table {
  const others = (table.opening.checklist.get(item) ?? []).filter((each) => each.by.person !== by.person);
  const checklist = new Map(table.opening.checklist).set(item, [...others, { by, yes }]);
  return withOpening(table, { checklist });
}

function floatCounted(table: Table, { chips, paidIn }: Stamped<OpeningEvents['FloatCounted']>): Table {
  const values = chips.filter(({ count }) => count > 0).map(({ value }) => value);
  const lowestChip = values.length === 0 ? undefined : Math.min(...values);
  return withOpening(table, { floatCounted: true, chips: paidIn, lowestChip });
}

/** The dice that may never come back to the table: nobody is to receive them again as new. */
const putAway = ({ dice }: Table): Table['dice']['dice'] =>
  new Map([...dice.dice].filter(([, { place }]) => place === 'quarantined'));

const withOpening = (table: Table, changes: Partial<OpeningState>): Table => ({
  ...table,
  opening: { ...table.opening, ...changes },
});

const inUse = ({ dice }: Table): readonly string[] =>
  [...dice.dice.values()].flatMap(({ die, place }) => (place === 'bowl' || place === 'layout' ? [die] : []));
