import { assert } from '../invariant.ts';
import type { Cents } from '../money.ts';
import { named, namedList, type RefusalTable } from '../refusal-table.ts';
import {
  type CommandType,
  type Context,
  citeBasis,
  createContext,
  type Decided,
  type EventBody,
  isMoment,
  refuse,
  type TableCommand,
  type TableEvent,
  type TableProcedure,
  type TableRules,
} from './concern.ts';
import { hasBets, hasShownAge } from './concerns/staff.ts';
import { decideByType, entitling, eventTable, listCommands } from './concerns.ts';
import { type By, everyRole, type Role, rungOf } from './role.ts';
import {
  type Account,
  balanceOf,
  byPeople,
  type Ledger,
  type Posting,
  phaseOf,
  posted,
  type Table,
} from './table.ts';

// What holds for every command of a table, whatever its concern: who may give it and when, and that no chip is paid that is
// not there. What a command does is decided in its own concern.

/** Where chips lie that are no seat's and not the float. */
const places = ['drop-box', 'layout', 'kitty', 'layout-tokens'] as const;

export const commandRefusals = {
  NO_SUCH_COMMAND: { command: 'text' },
  NO_CLOCK: {},
  CLOCK_WENT_BACK: { at: 'moment', clock: 'moment' },
  NO_TABLE: {},
  WRONG_PACK: { rules: 'text', pack: 'text' },
  'OPTIONS_NOT_ALLOWED.table': {},
  'NOT_YOUR_ROLE.inspector': {},
  'NOT_YOUR_ROLE.table': { role: named('role', everyRole), roles: namedList('role', everyRole) },
  'NOT_YOUR_ROLE.nobody': { role: named('role', everyRole) },
  'NOT_YOUR_ROLE.unasked': {},
  NOT_AT_THIS_TABLE: { role: named('role', everyRole) },
  NOT_YOUR_PIT: { pit: 'text', own: 'text' },
  'NOT_YOUR_PIT.none': { pit: 'text' },
  DEALER_NOT_SIGNED_ON: {},
  'AGE_NOT_SHOWN.dealing': { years: 'count' },
  DICE_NOT_TAKEN_OVER: {},
  NO_DEALER: {},
  OWN_BETS_ARE_UP: {},
  'OWN_SEAT.serving': { seat: 'count' },
  'FLOAT_IS_LOCKED.chips': {},
  'FLOAT_TOO_SMALL.chips': { needed: 'money', there: 'money' },
  'CHIPS_NOT_THERE.seat': { seat: 'count', needed: 'money', there: 'money' },
  'CHIPS_NOT_THERE.place': { place: named('place', places), needed: 'money', there: 'money' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly commands: typeof commandRefusals;
  }
}

/** What happens at a table, or why nothing does. */
export function decideTable(rules: TableRules, table: Table, command: TableCommand): Decided<TableEvent> {
  const { by, at, type } = command;
  if (!Object.hasOwn(decideByType, type))
    return refuse({ code: 'NO_SUCH_COMMAND', clause: 'policy/commands', command: type });
  if (!Number.isSafeInteger(at) || !isMoment(at)) return refuse({ code: 'NO_CLOCK', clause: 'policy/clock' });
  const misplaced = wrongRole(rules, by, type);
  if (misplaced !== undefined) return misplaced;
  if (at < table.clock)
    return refuse({ code: 'CLOCK_WENT_BACK', clause: 'policy/clock', at, clock: table.clock });
  const setup = command.type === 'SetUpTable' ? command.setup : table.setup;
  if (setup === undefined) return refuse({ code: 'NO_TABLE', clause: 'policy/set-up' });
  if (setup.pack !== rules.pack.id)
    return refuse({ code: 'WRONG_PACK', clause: 'policy/set-up', rules: rules.pack.id, pack: setup.pack });
  const context = createContext(rules, table, setup, command);
  if (context === undefined)
    return refuse({ code: 'OPTIONS_NOT_ALLOWED', case: 'table', clause: 'policy/set-up' });
  const barred =
    notAttached(context, type) ??
    ageNotShown(context, type) ??
    unattended(context, type) ??
    inOwnCause(context, command);
  if (barred !== undefined) return barred;

  const decided = decideBody(context, command);
  if (!decided.ok) return decided;
  const stuck = floatIsLocked(context, decided.events) ?? overdrawn(context, decided.events);
  return stuck ?? { ok: true, events: decided.events.map((event) => ({ ...event, by, at })) };
}

function decideBody(context: Context, command: TableCommand): Decided<EventBody> {
  // Each function takes the command of its own type; the table of them is checked against the commands' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const decide = decideByType[command.type] as (context: Context, given: TableCommand) => Decided<EventBody>;
  return decide(context, command);
}

/** Why a role may not give a command at tables of a pack, if it may not. */
function wrongRole(
  { pack, procedure }: TableRules,
  { role }: By,
  type: CommandType,
): Decided<never> | undefined {
  const { roles, basis } = rolesFor(procedure, type);
  if (roles.includes(role)) return undefined;
  return role === 'inspector'
    ? refuse({ code: 'NOT_YOUR_ROLE', case: 'inspector', clause: citeBasis(pack, procedure.staff.inspector) })
    : roles.length > 0
      ? refuse({ code: 'NOT_YOUR_ROLE', case: 'table', clause: citeBasis(pack, basis), role, roles })
      : refuse({ code: 'NOT_YOUR_ROLE', case: 'nobody', clause: citeBasis(pack, basis), role });
}

/** In a casino some act only where they are signed on, and some only in their own pit. */
function notAttached(context: Context, type: CommandType): Decided<never> | undefined {
  const { table, setup, by, procedure, cite } = context;
  const bound = procedure.staff.bound.find(({ role }) => role === by.role);
  if (bound?.atHome !== undefined && !byPeople(setup)) return dealsUnknown(context, type, cite(bound.atHome));
  if (bound === undefined || !byPeople(setup)) return undefined;
  // Virtual dice are the house's own wherever they roll, and nobody signs on for them.
  if (by.person === 'house' && type === 'BringToRest' && setup.dice === 'virtual') return undefined;
  if (bound.to === 'table' && type !== 'SignOn' && table.staff.get(by.person) !== by.role)
    return refuse({ code: 'NOT_AT_THIS_TABLE', clause: cite(bound.clause), role: by.role });
  if (bound.to === 'pit' && setup.pit !== undefined && by.pit !== setup.pit)
    return notYourPit(by, setup.pit, cite(bound.clause));
  return undefined;
}

const notYourPit = ({ pit: own }: By, pit: string, clause: string): Decided<never> =>
  own === undefined
    ? refuse({ code: 'NOT_YOUR_PIT', case: 'none', clause, pit })
    : refuse({ code: 'NOT_YOUR_PIT', clause, pit, own });

/** At home nobody deals unseen where a dealer may not bet: whoever does has signed on, and so has no bets. */
function dealsUnknown({ table, by }: Context, type: CommandType, clause: string): Decided<never> | undefined {
  if (!runsGame(table, by, type) || table.staff.get(by.person) === by.role) return undefined;
  return hasBets(table, by.person)
    ? refuse({ code: 'DEALER_MAY_NOT_BET', case: 'staff', clause })
    : refuse({ code: 'DEALER_NOT_SIGNED_ON', clause });
}

/** Whoever deals or conducts a game that is played from an age on has shown theirs. */
function ageNotShown({ table, by, procedure, cite }: Context, type: CommandType): Decided<never> | undefined {
  const { age } = procedure.staff;
  if (age === undefined || !runsGame(table, by, type)) return undefined;
  if (hasShownAge(table, by.person, age.years)) return undefined;
  return refuse({ code: 'AGE_NOT_SHOWN', case: 'dealing', clause: cite(age.clause), years: age.years });
}

const openToEverybody: ReadonlySet<CommandType> = new Set([
  'SignOn',
  'SignOff',
  'ReportIncident',
  'ReportMalfunction',
]);

/**
 * Whether a person's command deals or conducts a game: at a table that is open, as staff. To come and go and to cry for
 * help is no conduct, and a substitute throws as whoever they are. The house's own dealer is a program.
 */
function runsGame({ state, shooter: { is } }: Context['table'], by: By, type: CommandType): boolean {
  const standsIn = type === 'ThrowDice' && is.kind === 'seat' && is.substitute === by.person;
  return (
    state !== 'closed' &&
    rungOf(by.role) >= 0 &&
    by.person !== 'house' &&
    !openToEverybody.has(type) &&
    !standsIn
  );
}

const needsCustodian: ReadonlySet<string> = new Set(
  listCommands('shooter', 'throwing', 'calling', 'noRoll', 'settling'),
);

/** Nothing is offered, thrown, called or settled at an open table without a dealer in charge of the dice. */
function unattended({ table, procedure, cite }: Context, type: CommandType): Decided<never> | undefined {
  if (table.state !== 'open' || table.custodian !== undefined || !needsCustodian.has(type)) return undefined;
  const { dealer, custody } = procedure.staff;
  return [...table.staff.values()].includes('dealer')
    ? refuse({ code: 'DICE_NOT_TAKEN_OVER', clause: cite(custody) })
    : refuse({ code: 'NO_DEALER', clause: cite(dealer) });
}

const judging: ReadonlySet<string> = new Set([
  ...listCommands('calling', 'noRoll', 'entering', 'late', 'overruling', 'placement'),
  'VoidBets',
]);

const servesSeat: ReadonlySet<string> = new Set(listCommands('money'));

/** In a casino nobody judges a layout on which a bet of their own lies, or serves the seat they sit at. */
function inOwnCause({ table, setup, by }: Context, command: TableCommand): Decided<never> | undefined {
  if (!byPeople(setup) || by.role === 'player') return undefined;
  const { bets, late: waiting } = table.betting;
  const isOwn = (seat: number | undefined): boolean =>
    seat !== undefined && table.seats.get(seat)?.person === by.person;
  const judges = judging.has(command.type) || (command.type === 'RecordDieOff' && table.roll !== undefined);
  const laid = [...bets, ...waiting, ...(table.roll?.layout ?? [])];
  if (judges && (laid.some(({ seat }) => isOwn(seat)) || hadBet(table, command)))
    return refuse({ code: 'OWN_BETS_ARE_UP', clause: 'policy/own-cause' });
  if (servesSeat.has(command.type) && 'seat' in command && isOwn(command.seat))
    return refuse({ code: 'OWN_SEAT', case: 'serving', clause: 'policy/own-cause', seat: command.seat });
  return undefined;
}

/** Whether whoever puts a roll right that is done had a bet on it. */
function hadBet({ roll, recent }: Context['table'], command: TableCommand): boolean {
  if (roll !== undefined || !puttingRight.has(command.type)) return false;
  const number = 'roll' in command ? command.roll : undefined;
  const past = number === undefined ? recent[0] : recent.find((each) => each.number === number);
  return past?.layout.some(({ seat }) => past.people.get(seat) === command.by.person) ?? false;
}

const puttingRight: ReadonlySet<string> = new Set(listCommands('overruling', 'placement'));

/** A movement of chips into or out of a float that is locked at that moment. */
function floatIsLocked(
  { table, procedure, cite }: Context,
  events: readonly EventBody[],
): Decided<never> | undefined {
  if (!table.opening.floatLocked) return undefined;
  const unlocked = events.findIndex(({ type }) => type === 'FloatUnlocked');
  const before = unlocked < 0 ? events : events.slice(0, unlocked);
  return before.some(({ postings }) => postings?.some(({ account }) => account === 'float'))
    ? refuse({ code: 'FLOAT_IS_LOCKED', case: 'chips', clause: cite(procedure.opening.lock) })
    : undefined;
}

/** Chips that would be paid out of a place that does not hold them; only the world outside has no bottom. */
function overdrawn(
  { table, procedure, cite }: Context,
  events: readonly EventBody[],
): Decided<never> | undefined {
  const postings = events.flatMap((event) => event.postings ?? []);
  if (!takesTooMuch(table.ledger, postings)) return undefined;
  const after = posted(table.ledger, postings);
  const short = [...after].find(([account, cents]) => cents < 0 && !account.startsWith('outside'));
  if (short === undefined) return undefined;
  const [account, cents] = short;
  const holds = balanceOf(table.ledger, account);
  const sums = { needed: holds - cents, there: holds };
  if (account === 'float')
    return refuse({ code: 'FLOAT_TOO_SMALL', case: 'chips', clause: cite(procedure.money.float), ...sums });
  const place = places.find((each) => each === account);
  const code = 'CHIPS_NOT_THERE';
  const clause = 'policy/chips';
  return place === undefined
    ? refuse({ code, case: 'seat', clause, seat: Number(account.split(':')[1]), ...sums })
    : refuse({ code, case: 'place', clause, place, ...sums });
}

/** Whether an account that is touched is left short. All others hold what they held, and a copy of them all is dear. */
function takesTooMuch(ledger: Ledger, postings: readonly Posting[]): boolean {
  const sums = new Map<Account, Cents>();
  for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
  for (const [account, cents] of sums)
    if (cents < 0 && !account.startsWith('outside') && balanceOf(ledger, account) + cents < 0) return true;
  return false;
}

/** The table after an event. It never refuses: what happened, happened. */
export function evolveTable(table: Table, event: TableEvent): Table {
  assert(Object.hasOwn(eventTable, event.type), () => `'${event.type}' is no event of a table`);
  // Each function takes the event of its own type; the table of them is checked against the events' types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const change = eventTable[event.type] as (table: Table, event: TableEvent) => Table;
  const after = change(table, event);
  const since = phaseOf(after) === phaseOf(table) ? table.since : event.at;
  const clock = Math.max(table.clock, event.at);
  if (event.postings === undefined && after.since === since && after.clock === clock) return after;
  return { ...after, since, clock, ledger: posted(after.ledger, event.postings ?? []) };
}

/** Who may give a command at the tables of a pack, and what says so. */
export type Entitled = { readonly roles: readonly Role[]; readonly basis: string };

/** The house's own table, narrowed by what the pack says. */
export function rolesFor(procedure: TableProcedure<string>, type: CommandType): Entitled {
  const { roles, narrowed } = entitling[type];
  const stated = narrowed?.(procedure) ?? procedure.authority[type];
  return stated === undefined
    ? { roles, basis: 'policy/roles' }
    : { roles: roles.filter((role) => stated.roles.includes(role)), basis: stated.clause };
}
