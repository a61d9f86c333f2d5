// What holds for every command of a table, whatever its concern: who may give it and when, and that no chip is paid that is
// not there. What a command does is decided in its own concern.

import { type Cents, writeMoney } from '../money.ts';
import { isMoment, writeMoment } from './calendar.ts';
import {
  type CommandType,
  type Context,
  type Decided,
  type EventBody,
  refuse,
  type TableCommand,
  type TableEvent,
  type TableRules,
} from './concern.ts';
import { hasBets, hasShownAge } from './concerns/staff.ts';
import { commandsOf, decideByType, rolesFor } from './concerns.ts';
import { contextOf } from './context.ts';
import { type Account, balanceOf, type Ledger, type Posting, posted } from './ledger.ts';
import { citeBasis } from './procedure.ts';
import { type By, rungOf } from './role.ts';
import { byPeople } from './setup.ts';
import type { Table } from './table.ts';

/** What happens at a table, or why nothing does. */
export function decideTable(rules: TableRules, table: Table, command: TableCommand): Decided<TableEvent> {
  const { by, at, type } = command;
  if (!Object.hasOwn(decideByType, type))
    return refuse('NO_SUCH_COMMAND', 'policy/commands', `'${type}' is nothing that can be asked of a table.`);
  if (!Number.isSafeInteger(at) || !isMoment(at))
    return refuse('NO_CLOCK', 'policy/clock', 'A command says when it is given, in whole milliseconds.');
  const misplaced = wrongRole(rules, by, type);
  if (misplaced !== undefined) return misplaced;
  if (at < table.clock)
    return refuse(
      'CLOCK_WENT_BACK',
      'policy/clock',
      `It is ${writeMoment(at)} by this command and ${writeMoment(table.clock)} at the table. Set the clock right.`,
    );
  const setup = command.type === 'SetUpTable' ? command.setup : table.setup;
  if (setup === undefined)
    return refuse('NO_TABLE', 'policy/set-up', 'There is no table yet. Set it up first.');
  if (setup.pack !== rules.pack.id)
    return refuse(
      'WRONG_PACK',
      'policy/set-up',
      `These are the rules of ${rules.pack.id}, not of ${setup.pack}.`,
    );
  const context = contextOf(rules, table, setup, command);
  if (context === undefined)
    return refuse('OPTIONS_NOT_ALLOWED', 'policy/set-up', 'The pack refuses these options.');
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
    ? refuse(
        'NOT_YOUR_ROLE',
        citeBasis(pack, procedure.staff.inspector),
        'An inspector sees everything and changes nothing.',
      )
    : refuse(
        'NOT_YOUR_ROLE',
        citeBasis(pack, basis),
        `A ${role} may not do this. It is for: ${roles.join(', ') || 'nobody'}.`,
      );
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
    return refuse(
      'NOT_AT_THIS_TABLE',
      cite(bound.clause),
      `You are not signed on as ${by.role} at this table. Sign on here first.`,
    );
  if (bound.to === 'pit' && setup.pit !== undefined && by.pit !== setup.pit)
    return refuse(
      'NOT_YOUR_PIT',
      cite(bound.clause),
      `This table is in pit ${setup.pit}, not in ${by.pit === undefined ? 'yours' : `pit ${by.pit}`}. Ask its own.`,
    );
  return undefined;
}

/** At home nobody deals unseen where a dealer may not bet: whoever does has signed on, and so has no bets. */
function dealsUnknown({ table, by }: Context, type: CommandType, clause: string): Decided<never> | undefined {
  if (!runsGame(table, by, type) || table.staff.get(by.person) === by.role) return undefined;
  return hasBets(table, by.person)
    ? refuse({ code: 'DEALER_MAY_NOT_BET', case: 'staff', clause })
    : refuse(
        'DEALER_NOT_SIGNED_ON',
        clause,
        'You are not signed on as the dealer here. Sign on first: whoever deals may not bet until they sign off.',
      );
}

/** Whoever deals or conducts a game that is played from an age on has shown theirs. */
function ageNotShown({ table, by, procedure, cite }: Context, type: CommandType): Decided<never> | undefined {
  const { age } = procedure.staff;
  if (age === undefined || !runsGame(table, by, type)) return undefined;
  if (hasShownAge(table, by.person, age.years)) return undefined;
  return refuse(
    'AGE_NOT_SHOWN',
    cite(age.clause),
    `Nobody under ${age.years} deals here or helps to run the game. Sign on with your date of birth first.`,
  );
}

const everybodys: ReadonlySet<CommandType> = new Set([
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
    state !== 'closed' && rungOf(by.role) >= 0 && by.person !== 'house' && !everybodys.has(type) && !standsIn
  );
}

const dealt: ReadonlySet<string> = new Set(
  commandsOf('shooter', 'throwing', 'calling', 'noRoll', 'settling'),
);

/** Nothing is offered, thrown, called or settled at an open table without a dealer in charge of the dice. */
function unattended({ table, procedure, cite }: Context, type: CommandType): Decided<never> | undefined {
  if (table.state !== 'open' || table.custodian !== undefined || !dealt.has(type)) return undefined;
  const { dealer, custody } = procedure.staff;
  return [...table.staff.values()].includes('dealer')
    ? refuse(
        'DICE_NOT_TAKEN_OVER',
        cite(custody),
        'Nobody is in charge of the dice. The dealer takes them over, confirming how many are in the bowl.',
      )
    : refuse('NO_DEALER', cite(dealer), 'No dealer is signed on here. Play goes on when one signs on.');
}

const judging: ReadonlySet<string> = new Set([
  ...commandsOf('calling', 'noRoll', 'entering', 'late', 'overruling', 'placement'),
  'VoidBets',
]);

const serving: ReadonlySet<string> = new Set(commandsOf('money'));

/** In a casino nobody judges a layout on which a bet of their own lies, or serves the seat they sit at. */
function inOwnCause({ table, setup, by }: Context, command: TableCommand): Decided<never> | undefined {
  if (!byPeople(setup) || by.role === 'player') return undefined;
  const { bets, late: waiting } = table.betting;
  const isOwn = (seat: number | undefined): boolean =>
    seat !== undefined && table.seats.get(seat)?.person === by.person;
  const judges = judging.has(command.type) || (command.type === 'RecordDieOff' && table.roll !== undefined);
  const laid = [...bets, ...waiting, ...(table.roll?.layout ?? [])];
  if (judges && (laid.some(({ seat }) => isOwn(seat)) || hadBet(table, command)))
    return refuse(
      'OWN_BETS_ARE_UP',
      'policy/own-cause',
      'You have bets on this layout and do not judge it. Ask somebody who has none.',
    );
  if (serving.has(command.type) && 'seat' in command && isOwn(command.seat))
    return refuse(
      'OWN_SEAT',
      'policy/own-cause',
      `You sit at seat ${command.seat} and do not serve it. Ask another dealer.`,
    );
  return undefined;
}

/** Whether whoever puts a roll right that is done had a bet on it. */
function hadBet({ roll, recent }: Context['table'], command: TableCommand): boolean {
  if (roll !== undefined || !puttingRight.has(command.type)) return false;
  const number = 'roll' in command ? command.roll : undefined;
  const past = number === undefined ? recent[0] : recent.find((each) => each.number === number);
  return past?.layout.some(({ seat }) => past.people.get(seat) === command.by.person) ?? false;
}

const puttingRight: ReadonlySet<string> = new Set(commandsOf('overruling', 'placement'));

/** A movement of chips into or out of a float that is locked at that moment. */
function floatIsLocked(
  { table, procedure, cite }: Context,
  events: readonly EventBody[],
): Decided<never> | undefined {
  if (!table.opening.floatLocked) return undefined;
  const unlocked = events.findIndex(({ type }) => type === 'FloatUnlocked');
  const before = unlocked < 0 ? events : events.slice(0, unlocked);
  return before.some(({ postings }) => postings?.some(({ account }) => account === 'float'))
    ? refuse(
        'FLOAT_IS_LOCKED',
        cite(procedure.opening.lock),
        'The float is locked and no chip goes in or out. Unlock it first.',
      )
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
  const sum = `${writeMoney(holds - cents)} is needed and ${writeMoney(holds)} is there.`;
  return account === 'float'
    ? refuse('FLOAT_TOO_SMALL', cite(procedure.money.float), `The float is short: ${sum} Fill it first.`)
    : refuse('CHIPS_NOT_THERE', 'policy/chips', `${placeOf(account)} is short: ${sum}`);
}

/** Whether an account that is touched is left short. All others hold what they held, and a copy of them all is dear. */
function takesTooMuch(ledger: Ledger, postings: readonly Posting[]): boolean {
  const sums = new Map<Account, Cents>();
  for (const { account, cents } of postings) sums.set(account, (sums.get(account) ?? 0) + cents);
  for (const [account, cents] of sums)
    if (cents < 0 && !account.startsWith('outside') && balanceOf(ledger, account) + cents < 0) return true;
  return false;
}

const placeOf = (account: Account): string =>
  account.startsWith('rack:') || account.startsWith('tokens:')
    ? `Seat ${account.split(':')[1]}`
    : `The ${account}`;
