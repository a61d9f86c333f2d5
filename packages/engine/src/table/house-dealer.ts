import type { Cents } from '../money.ts';
import type { RefusalTable } from '../refusal-table.ts';
import { isRoll } from '../roll.ts';
import { layoutClosed } from './bets.ts';
import {
  type CommandBody,
  type CommandType,
  createContext,
  type TableRefusal,
  type TableRules,
} from './concern.ts';
import { diceOut } from './concerns/betting.ts';
import { isDeclinedByAll } from './concerns/shooter.ts';
import { decideTable, rolesFor } from './decide.ts';
import { type By, ladder, type Moment } from './role.ts';
import { byPeople, type CurrentRoll, phaseOf, type Table } from './table.ts';

// The dealer of the house: a policy that gives the commands a person would, so that an unattended table leaves the same
// trail as a staffed one; how long it waits, when it looks again, and when it takes bets.

/** How the house runs a table by itself; every wait is in milliseconds. */
export type HouseSettings = {
  /** What the float is counted to when the house opens the table. */
  readonly float: Cents;
  /** How long an offer of the dice waits for its answer; silence declines. */
  readonly answering: number;
  /** How long bets are taken before the dice go out. */
  readonly betting: number;
  /** How long a shooter may hold the dice without throwing them. */
  readonly throwing: number;
  /** How long the dice roll before they rest. */
  readonly rolling: number;
  /** How long a called roll is shown before it is settled. */
  readonly showing: number;
  /** When the house closes the table, as soon as no roll is under way; never when not said. */
  readonly closesAt?: Moment;
};

/** A pace that people at a table can follow. */
export const defaultPace: HouseSettings = {
  float: 10_000_00,
  answering: 15_000,
  betting: 20_000,
  throwing: 30_000,
  rolling: 3_000,
  showing: 4_000,
};

/** A command of the house, and as what it gives it. */
export type HouseCommand = { readonly command: CommandBody; readonly by: By };

/**
 * What the house does next at an unattended table of virtual dice, or nothing for now.
 *
 * It gives the commands that people would, and each of them changes what it answered to: a second node that
 * gives the same one is refused and nothing happens twice. Dice brought to rest come without faces, which the
 * caller adds from wherever they are sealed.
 */
export function houseDealer(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): HouseCommand | undefined {
  const { setup } = table;
  if (setup === undefined || setup.dice === 'physical' || byPeople(setup)) return undefined;
  const wished = inOrder(rules, table, now, settings).flatMap((command) =>
    asHouse(rules, command).map((by) => ({ command, by })),
  );
  return wished.find(
    ({ command, by }) =>
      command.type === 'BringToRest' || decideTable(rules, table, { ...command, by, at: now }).ok,
  );
}

/** As what the house may give a command: as the dealer where that will do, else as somebody higher. */
export const asHouse = ({ procedure }: TableRules, { type }: Pick<CommandBody, 'type'>): readonly By[] =>
  ladder
    .filter((role) => rolesFor(procedure, type).roles.includes(role))
    .map((role) => ({ person: 'house', role }));

/** What the house would do in this phase, the first thing that the rules allow. */
function inOrder(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): readonly CommandBody[] {
  const waited = now - table.since;
  const closing = settings.closesAt !== undefined && now >= settings.closesAt;
  switch (phaseOf(table)) {
    case 'closed':
      return closing ? [] : [{ type: 'OpenTable', float: settings.float }];
    case 'opening':
      return [{ type: 'StartPlay' }];
    // Whatever stopped the table is for people to mend.
    case 'halted':
      return [];
    case 'offering the dice':
      return waited < settings.answering ? [] : declineUnanswered(table);
    case 'betting':
      return [...closingDown(rules, table, now, settings), ...nextThrow(table, waited, settings)];
    case 'dice out':
      return [...declined(table), ...(waited < settings.rolling ? [] : [{ type: 'BringToRest' } as const])];
    case 'at rest':
      return table.roll === undefined ? [] : call(table.roll);
    case 'called':
      return waited < settings.showing ? [] : [{ type: 'SettleRoll' }];
  }
}

/** Closes at the hour; the sign about it is up in time, where the rules ask for one. */
function closingDown(
  { procedure }: TableRules,
  { signs }: Table,
  now: Moment,
  { closesAt }: HouseSettings,
): readonly CommandBody[] {
  if (closesAt === undefined) return [];
  const notice = procedure.signs.closing.minutes * 60_000;
  const sign: readonly CommandBody[] =
    notice > 0 && signs.closing === undefined && now >= closesAt - notice
      ? [{ type: 'PostClosing', closesAt: Math.max(closesAt, now + notice) }]
      : [];
  return now < closesAt ? sign : [{ type: 'CloseTable' }, ...sign];
}

/** Brings the table to its next throw: the dice offered, passed, and thrown by the dealer where the dealer throws. */
function nextThrow(table: Table, waited: number, settings: HouseSettings): readonly CommandBody[] {
  const { is, holding } = table.shooter;
  switch (is.kind) {
    case 'nobody':
    case 'offered':
      return isAskedAgain(table) && waited >= settings.betting
        ? [{ type: 'OfferDice', again: true }]
        : [{ type: 'OfferDice' }];
    case 'choosing':
      return [];
    case 'seat':
      if (is.unable) return standIn(is, waited, settings);
      if (holding)
        return waited < holdsDiceFor(table, settings) ? [] : [passedOver, { type: 'ReportUnable' }];
      return waited < settings.betting ? [] : [{ type: 'PassDice' }];
    case 'dealer':
      return waited < settings.betting ? [] : [{ type: 'PassDice' }, { type: 'ThrowDice' }];
  }
}

/**
 * Whether the house goes round again when nobody wanted the dice: bets that lie there are to be decided. Where none does
 * the next bet is reason enough to ask, and nobody is asked all night.
 */
export const isAskedAgain = (table: Table): boolean =>
  isDeclinedByAll(table) && table.betting.bets.length > 0;

/** A set that its shooter leaves lying is finished by the house, for the shooter's account. */
function standIn(
  { seat, substitute }: { readonly seat: number; readonly substitute?: string },
  waited: number,
  settings: HouseSettings,
): readonly CommandBody[] {
  // A program has no date of birth; where one is asked for, this one is old enough.
  if (substitute === undefined) return [{ type: 'NameSubstitute', person: 'house', born: '1900-01-01' }];
  if (substitute !== 'house' || waited < settings.betting) return [];
  return [{ type: 'PassDice' }, { type: 'ThrowDice', seat }];
}

/** Nobody of the house can judge whether a bet came in time, so that it goes back to its owner at once. */
const declined = ({ betting }: Table): readonly CommandBody[] =>
  betting.late.map(({ bet }) => ({ type: 'DeclineLateBet', bet }));

const passedOver: CommandBody = { type: 'OrderToPass', cause: 'delay' };

/** An offer that nobody answers is taken as declined, so that the dice go round. */
function declineUnanswered({ shooter: { is } }: Table): readonly CommandBody[] {
  return is.kind === 'offered' && is.to !== 'waiting' ? [{ type: 'DeclineDice', seat: is.to }] : [];
}

const call = ({ faces }: CurrentRoll): readonly CommandBody[] =>
  isRoll(faces, 2) || isRoll(faces, 3) ? [{ type: 'CallRoll', faces }] : [];

/** How long the house waits, as everybody at the table may know it. */
export type KnownWaits = Pick<HouseSettings, 'answering' | 'throwing' | 'betting'> & {
  /** Somebody has asked for more time, and has it until then. */
  readonly until?: Moment;
  /** The seats for which it waits so many times as long. */
  readonly longer?: Readonly<Record<string, number>>;
};

/**
 * What a table that the house runs waits for, who can end the wait, and when the house goes on by itself.
 *
 * - `answer` and `throw` are for one seat, and so much time.
 * - `taker`: everybody has declined. Whoever will may take the dice; where bets lie, they are offered again at `over`.
 * - `bet`: the layout is empty. Anybody's bet brings the table on.
 * - `bets`: more of them, before the dice go out at `over`.
 * - `player`: nobody sits here.
 */
export type HouseWait =
  | { readonly for: 'answer' | 'throw'; readonly seat: number; readonly over: Moment }
  | { readonly for: 'taker'; readonly over?: Moment }
  | { readonly for: 'bets'; readonly over: Moment }
  | { readonly for: 'bet' | 'player' };

/** Nothing where a roll is being made, which ends by itself, or where only whoever runs the table can open it. */
export function houseWaitsFor(table: Table, waits: KnownWaits): HouseWait | undefined {
  const { is, holding } = table.shooter;
  const phase = phaseOf(table);
  const { longer = {}, until = 0 } = waits;
  const bets = waits.betting * Math.max(1, ...Object.values(longer));
  const ownWait = (wait: number, seat: number): number => wait * (longer[seat] ?? 1);
  const over = (wait: number): Moment => Math.max(table.since + wait, until);

  if (phase !== 'offering the dice' && phase !== 'betting') return undefined;
  if (table.seats.size === 0) return { for: 'player' };
  if (is.kind === 'offered' && is.to !== 'waiting')
    return { for: 'answer', seat: is.to, over: over(ownWait(waits.answering, is.to)) };
  if (is.kind === 'seat' && holding && is.unable !== true) {
    const throwing = ownWait(waits.throwing, is.seat);
    return { for: 'throw', seat: is.seat, over: over(holdsDiceFor(table, { betting: bets, throwing })) };
  }
  if (isDeclinedByAll(table))
    return isAskedAgain(table) ? { for: 'taker', over: table.since + bets } : { for: 'taker' };
  return table.betting.bets.length === 0 ? { for: 'bet' } : { for: 'bets', over: table.since + bets };
}

/**
 * When the house should look at a table again, though nothing has happened there meanwhile: the next moment at which
 * a wait is over. Nothing where only somebody else can move the table on.
 */
export function houseLooksAgain(
  rules: TableRules,
  table: Table,
  now: Moment,
  settings: HouseSettings,
): Moment | undefined {
  const waits = waitsIn(table, settings).map((wait) => table.since + wait);
  const coming = [...waits, ...closingMoments(rules, table, settings)].filter((moment) => moment > now);
  return coming.length === 0 ? undefined : Math.min(...coming);
}

/** The waits that `houseDealer` has in this phase, from when the table came to it. */
function waitsIn(table: Table, settings: HouseSettings): readonly number[] {
  switch (phaseOf(table)) {
    case 'offering the dice':
      return [settings.answering];
    case 'betting':
      return [settings.betting, holdsDiceFor(table, settings)];
    case 'dice out':
      return [settings.rolling];
    case 'called':
      return [settings.showing];
    case 'closed':
    case 'opening':
    case 'halted':
    case 'at rest':
      return [];
  }
}

/** The hour of closing, when its sign is due, and the hour on the sign. */
function closingMoments(
  { procedure }: TableRules,
  { signs }: Table,
  { closesAt }: HouseSettings,
): readonly Moment[] {
  if (closesAt === undefined) return [];
  const sign = closesAt - procedure.signs.closing.minutes * 60_000;
  return [sign, closesAt, signs.closing?.closesAt ?? closesAt];
}

/** Why no new bet at all is taken at a table, whoever places it and on whatever; undefined where some are. */
export function whyNoBets(rules: TableRules, table: Table, at: Moment): TableRefusal | undefined {
  const anybody: By = { person: '', role: 'player' };
  const context = table.setup && createContext(rules, table, table.setup, { by: anybody, at });
  if (context === undefined) return undefined;
  const closed = layoutClosed(context) ?? diceOut(context, undefined);
  return closed?.ok === false ? closed.refusal : undefined;
}

/** What keeps somebody from what the rules of the table would let pass. */
export const houseRefusals = {
  PIT_PAUSED: {},
  EXCLUDED_FROM_GAME: {},
  BETS_ARE_TAKEN: { after: 'count' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly house: typeof houseRefusals;
  }
}

/** Why nothing goes on at any table of a pit that is paused. */
export const pitPaused = { code: 'PIT_PAUSED', clause: 'policy/pause' } as const satisfies TableRefusal;

/** To do any of these is to take part in the game. Whoever is kept from it may still take bets down, cash out and go. */
const takingPart: ReadonlySet<string> = new Set<CommandType>([
  'SitDown',
  'BuyIn',
  'RedeemVoucher',
  'PlaceBets',
  'AskLateBets',
  'ConfirmLateBet',
  'PlaceForPlayer',
  'AcceptDice',
  'ThrowDice',
  'NameSubstitute',
]);

export const takesPart = (command: string): boolean => takingPart.has(command);

/** Why somebody whom a clause keeps from a game cannot take part in it. */
export const excludedFromGame = (clause: string) =>
  ({ code: 'EXCLUDED_FROM_GAME', clause }) as const satisfies TableRefusal;

/** A refusal that ends by itself, and after how many seconds. */
type WaitRefusal = Extract<TableRefusal, { readonly code: 'BETS_ARE_TAKEN' }>;

/** Why a shooter has to wait with the throw though the rules would let it pass, while the others may still bet. */
export function throwHeld(table: Table, waited: number, betting: number): WaitRefusal | undefined {
  const left = (betsTakenFor(table, betting) ?? 0) - waited;
  if (left <= 0) return undefined;
  return { code: 'BETS_ARE_TAKEN', clause: 'policy/betting-window', after: Math.ceil(left / 1_000) };
}

/**
 * For how many milliseconds from when a table came to take bets the others may bet before a shooter throws, where the
 * house runs it. It ends early when everybody at the table has a bet up, and there is none for somebody alone or while a
 * void roll has locked the layout.
 *
 * The house passes the dice back as soon as a roll is settled, so that without this wait a quick shooter would leave
 * the others no time at all.
 */
export function betsTakenFor(table: Table, betting: number): number | undefined {
  if (phaseOf(table) !== 'betting') return undefined;
  const { seats, betting: layout } = table;
  const waiting = [...seats.keys()].some((seat) => !layout.bets.some((bet) => bet.seat === seat));
  return sharesWindow(table) && waiting ? betting : undefined;
}

/** Once the others have bet, a shooter has so long to throw before the house takes the dice, in milliseconds. */
const MAX_THROW_AFTER_BETTING_MS = 15_000;

/**
 * How long a shooter may hold the dice, in milliseconds. The clock never takes away dice that could not be thrown: after
 * the time in which the others bet there is time left.
 */
export function holdsDiceFor(
  table: Table,
  { betting, throwing }: Pick<HouseSettings, 'betting' | 'throwing'>,
): number {
  return sharesWindow(table)
    ? Math.max(throwing, betting + Math.min(throwing, MAX_THROW_AFTER_BETTING_MS))
    : throwing;
}

/** Whether there are others whose bets are waited for. */
const sharesWindow = ({ seats, frozen }: Table): boolean => seats.size > 1 && !frozen;
