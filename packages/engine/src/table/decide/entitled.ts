import { calling } from '../authority/calling.ts';
import { entering } from '../authority/entering.ts';
import { late } from '../authority/late.ts';
import { money } from '../authority/money.ts';
import { overruling } from '../authority/overruling.ts';
import { placement } from '../authority/placement.ts';
import { rolesFor } from '../authority/roles-for.ts';
import { settling } from '../authority/settling.ts';
import { shooter } from '../authority/shooter.ts';
import { throwing } from '../authority/throwing.ts';
import type { CommandType, TableCommand } from '../command/command.ts';
import { type Context, type Decided, refuse, type TableRules } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { citeBasis } from '../procedure/citation.ts';
import { type By, rungOf } from '../role.ts';
import { byPeople } from '../setup.ts';
import { hasBets, hasShownAge } from './staff.ts';

/** Why a role may not give a command at tables of a pack, if it may not. */
export function wrongRole(
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
export function notAttached(context: Context, type: CommandType): Decided<never> | undefined {
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
    ? refuse(
        'DEALER_MAY_NOT_BET',
        clause,
        'You have bets on this layout and do not deal. Take them down or wait until they are decided, or let the house or somebody without bets deal.',
      )
    : refuse(
        'DEALER_NOT_SIGNED_ON',
        clause,
        'You are not signed on as the dealer here. Sign on first: whoever deals may not bet until they sign off.',
      );
}

/** Whoever deals or conducts a game that is played from an age on has shown theirs. */
export function ageNotShown(
  { table, by, procedure, cite }: Context,
  type: CommandType,
): Decided<never> | undefined {
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

const dealt: ReadonlySet<string> = new Set([shooter, throwing, calling, settling].flatMap(Object.keys));

/** Nothing is offered, thrown, called or settled at an open table without a dealer in charge of the dice. */
export function unattended(
  { table, procedure, cite }: Context,
  type: CommandType,
): Decided<never> | undefined {
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
  ...[calling, entering, late, overruling, placement].flatMap(Object.keys),
  'VoidBets',
]);

/** In a casino nobody judges a layout on which a bet of their own lies, or serves the seat they sit at. */
export function inOwnCause({ table, setup, by }: Context, command: TableCommand): Decided<never> | undefined {
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
  if (Object.hasOwn(money, command.type) && 'seat' in command && isOwn(command.seat))
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

const puttingRight: ReadonlySet<string> = new Set([overruling, placement].flatMap(Object.keys));

/** A movement of chips into or out of a float that is locked at that moment. */
export function floatIsLocked(
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
