import type { Cents } from '../../money.ts';
import { namedByPack, type RefusalTable } from '../../refusal-table.ts';
import { ageAsked, underAge } from '../age.ts';
import { betClosed } from '../bets.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  left,
  player,
  refuse,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { balanceOf, moved, posted, type Seat, type Table } from '../table.ts';
import { who } from '../telling.ts';
import { endOfTurn } from '../turn.ts';
import { takenDown } from './betting.ts';
import { colouredOut } from './money.ts';
import { withAge } from './staff.ts';

// Who sits where: sitting down, standing up, and the seat of somebody who is gone or does not bet.

export type SeatsCommands = {
  /** Takes a free seat; the date of birth, such as 1990-12-31, is given where an age is asked. */
  readonly SitDown: { readonly seat: number; readonly name: string; readonly born?: string };
  /**
   * Leaves the table. Tokens cannot be cashed: what is left of them is handed in, if the player says so.
   * Staff clear another's seat by it: the chips are cashed out and the tokens handed in with it. `returnBets` gives back
   * the bets too that might be taken down, where nobody is left to throw the dice that would decide them.
   */
  readonly StandUp: {
    readonly seat: number;
    readonly handInTokens?: boolean;
    readonly returnBets?: true;
  };
  /** Tells somebody who does not bet to give up the place to others. */
  readonly RequireToVacate: { readonly seat: number };
};

export type SeatsEvents = {
  readonly SatDown: {
    readonly seat: number;
    readonly person: string;
    readonly name: string;
    /** The age that was asked and shown, where one is asked; the date of birth is not kept. */
    readonly ageShown?: number;
  };
  readonly StoodUp: {
    readonly seat: number;
    readonly cause: 'chosen' | 'required';
    /** Tokens handed in. */
    readonly tokens: Cents;
  };
};

export const seatsRefusals = {
  'NO_SUCH_SEAT.table': { seat: 'count', seats: 'count' },
  'SEAT_TAKEN.table': { seat: 'count' },
  'SEATED_ALREADY.table': {},
  'NO_COLOUR_FREE.sitting': { colours: 'count' },
  'NOT_YOUR_SEAT.table': { seat: 'count' },
  'BETS_ARE_UP.own': {},
  'ROLL_UNDER_WAY.own': {},
  COLOUR_CHIPS_LEFT: { rack: 'money', colour: namedByPack('colour') },
  CHIPS_LEFT: { rack: 'money' },
  TOKENS_LEFT: { held: 'money' },
  'NO_SUCH_SEAT.nobody': { seat: 'count' },
  'BETS_ARE_UP.clearing': { seat: 'count' },
  'ROLL_UNDER_WAY.clearing': { seat: 'count' },
  NOBODY_MUST_LEAVE: {},
  SEATS_ARE_FREE: { taken: 'count', seats: 'count' },
  NOT_ABSTAINED_ENOUGH: { seat: 'count', rolls: 'count', needed: 'count' },
  'BETS_ARE_UP.vacating': { seat: 'count' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const seatsLines = {
  SatDown: { name: 'text', seat: 'count' },
  'StoodUp.chosen': { who: 'seat', seat: 'count' },
  'StoodUp.required': { who: 'seat', seat: 'count' },
} as const satisfies RefusalTable;

export type SeatsProcedure<Clause extends string> = {
  readonly sitting: Basis<Clause>;
  readonly age: { readonly years: number; readonly clause: Basis<Clause> } | undefined;
  /** After how many called rolls without a bet a player may be told to leave a full table. */
  readonly vacating: { readonly rolls: number; readonly clause: Basis<Clause> } | undefined;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly seats: {
      readonly commands: SeatsCommands;
      readonly events: SeatsEvents;
      readonly procedure: SeatsProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly seats: typeof seatsRefusals;
  }
  interface LineTables {
    readonly seats: typeof seatsLines;
  }
}

export const seatsAuthority: AuthorityOf<SeatsCommands> = {
  SitDown: { roles: player },
  // Staff clear the seat of somebody who is gone.
  StandUp: { roles: [...player, 'dealer', ...supervisors] },
  RequireToVacate: { roles: ['dealer', ...supervisors] },
};

export const seatsDecide: DecideOf<SeatsCommands> = {
  SitDown: sitDown,
  StandUp: standUp,
  RequireToVacate: requireToVacate,
};

export const seatsEvolve: EvolveOf<SeatsEvents> = {
  SatDown: (table, { seat, person, name, ageShown, at }) => ({
    ...withAge(table, person, ageShown),
    seats: new Map(table.seats).set(seat, {
      seat,
      person,
      name,
      since: at,
      colour: undefined,
      abstained: 0,
    }),
  }),
  // A player's own limits go with the player.
  StoodUp: (table, { seat }) => ({
    ...table,
    seats: without(table.seats, seat),
    signs: { ...table.signs, bySeat: without(table.signs.bySeat, seat) },
  }),
};

export const seatsTold: ToldOf<SeatsEvents> = {
  SatDown: ({ seat, name }) => ({ code: 'SatDown', name, seat }),
  StoodUp: ({ seat, cause }, at) => ({ code: 'StoodUp', case: cause, who: who(at, seat), seat }),
};

export const seatsEventInfo: EventInfoOf<SeatsEvents> = {
  SatDown: {
    carries: { seat: 'number', person: 'text', name: 'text', ageShown: 'number?' },
    topic: 'seats',
    seen: { whole: 'staff', without: 'the age shown', trimmed: (event) => left(event, 'ageShown') },
  },
  StoodUp: { carries: { seat: 'number', cause: 'text', tokens: 'number' }, topic: 'seats', seen: everybody },
};

function sitDown(context: Context, { seat, name, born }: SeatsCommands['SitDown']): Decided<EventBody> {
  const { table, setup, by, procedure, cite } = context;
  const { sitting } = procedure.seats;
  const { colour } = procedure.money;
  const held = [...table.seats.values()].filter((each) => each.colour !== undefined);

  if (!Number.isInteger(seat) || seat < 1 || seat > setup.seats) {
    return refuse({ code: 'NO_SUCH_SEAT', case: 'table', clause: cite(sitting), seat, seats: setup.seats });
  }
  if (table.seats.has(seat))
    return refuse({ code: 'SEAT_TAKEN', case: 'table', clause: cite(sitting), seat });
  if ([...table.seats.values()].some(({ person }) => person === by.person))
    return refuse({ code: 'SEATED_ALREADY', case: 'table', clause: cite(sitting) });
  const young = underAge(context, born);
  if (young !== undefined) return young;
  if (colour?.only === true && held.length >= colour.colours.length) {
    return refuse({
      code: 'NO_COLOUR_FREE',
      case: 'sitting',
      clause: cite(colour.own),
      colours: colour.colours.length,
    });
  }

  const age = ageAsked(context);
  return accept({
    type: 'SatDown',
    seat,
    person: by.person,
    name,
    ...(age === undefined ? {} : { ageShown: age.years }),
    clause: cite(age?.clause ?? sitting),
  });
}

function standUp(
  context: Context,
  { seat, handInTokens, returnBets }: SeatsCommands['StandUp'],
): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { sitting } = procedure.seats;
  const { cashingOut, colour, tokens } = procedure.money;
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const held = balanceOf(table.ledger, `tokens:${seat}`);
  const sitter = table.seats.get(seat);

  if (by.role !== 'player' && sitter?.person !== by.person)
    return clearSeat(context, seat, returnBets === true);
  if (sitter?.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause: cite(sitting), seat });
  if (betsAreUp(context, seat)) {
    return refuse({ code: 'BETS_ARE_UP', case: 'own', clause: cite(sitting) });
  }
  if (isInRoll(context, seat)) return refuse({ code: 'ROLL_UNDER_WAY', case: 'own', clause: cite(sitting) });
  if (rack > 0 && sitter.colour !== undefined && colour !== undefined) {
    return refuse({
      code: 'COLOUR_CHIPS_LEFT',
      clause: cite(colour.handingIn),
      rack,
      colour: sitter.colour.colour,
    });
  }
  if (rack > 0) return refuse({ code: 'CHIPS_LEFT', clause: cite(cashingOut), rack });
  if (held > 0 && tokens !== undefined && handInTokens !== true) {
    return refuse({ code: 'TOKENS_LEFT', clause: cite(tokens.redeeming), held });
  }

  return accept(...diceLeft(context, seat), stoodUp(context, seat, 'chosen', cite(sitting)));
}

/** Staff free the seat of somebody who is gone: whatever lies there goes with them. */
function clearSeat(context: Context, seat: number, returnBets: boolean): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.seats.sitting);
  const sitter = table.seats.get(seat);
  const bets = table.betting.bets.filter((bet) => bet.seat === seat);
  const mayReturn = returnBets && bets.every((bet) => betClosed(context, bet) === undefined);

  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (betsAreUp(context, seat) && !mayReturn)
    return refuse({ code: 'BETS_ARE_UP', case: 'clearing', clause, seat });
  if (isInRoll(context, seat)) return refuse({ code: 'ROLL_UNDER_WAY', case: 'clearing', clause, seat });

  const returned = bets.map((bet) => takenDown(context, bet, 0));
  const ledger = returned.reduce((sums, { postings = [] }) => posted(sums, postings), table.ledger);
  const left = table.betting.bets.filter((bet) => !bets.includes(bet));
  const after = { ...context, table: { ...table, ledger, betting: { ...table.betting, bets: left } } };
  const clauses = { clause, cashing: cite(procedure.money.cashingOut) };
  return accept(...returned, ...leaving(after, sitter, clauses));
}

function requireToVacate(context: Context, { seat }: SeatsCommands['RequireToVacate']): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { vacating, sitting } = procedure.seats;
  const sitter = table.seats.get(seat);
  const clause = cite(vacating?.clause ?? sitting);

  if (vacating === undefined) return refuse({ code: 'NOBODY_MUST_LEAVE', clause });
  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (table.seats.size < setup.seats) {
    return refuse({ code: 'SEATS_ARE_FREE', clause, taken: table.seats.size, seats: setup.seats });
  }
  if (sitter.abstained < vacating.rolls) {
    return refuse({
      code: 'NOT_ABSTAINED_ENOUGH',
      clause,
      seat,
      rolls: sitter.abstained,
      needed: vacating.rolls,
    });
  }
  if (betsAreUp(context, seat) || isInRoll(context, seat))
    return refuse({ code: 'BETS_ARE_UP', case: 'vacating', clause, seat });

  return accept(...leaving(context, sitter, { clause, cashing: clause }));
}

/** Somebody who has to go leaves with the chips: an own colour is handed in, and all of it cashed out. */
function leaving(
  context: Context,
  { seat, colour }: Seat,
  { clause, cashing }: { readonly clause: string; readonly cashing: string },
): readonly EventBody[] {
  const rack = balanceOf(context.table.ledger, `rack:${seat}`);
  const postings = moved(`rack:${seat}`, 'outside', rack);
  const chips: readonly EventBody[] =
    rack === 0 ? [] : [{ type: 'CashedOut', seat, cents: rack, clause: cashing, postings }];
  return [
    ...diceLeft(context, seat),
    ...(colour === undefined ? [] : [colouredOut(context, seat, colour)]),
    ...chips,
    stoodUp(context, seat, 'required', clause),
  ];
}

const betsAreUp = ({ table: { betting } }: Context, seat: number): boolean =>
  betting.bets.some((bet) => bet.seat === seat) || betting.late.some((bet) => bet.seat === seat);

/** Whether a roll is under way that somebody there threw or had a bet on: what it paid may yet be undone. */
const isInRoll = ({ table: { roll } }: Context, seat: number): boolean =>
  roll !== undefined && (roll.thrower === seat || roll.layout.some((bet) => bet.seat === seat));

/** Somebody who leaves with the dice gives them up, and an offer to them is declined. */
function diceLeft(context: Context, seat: number): readonly EventBody[] {
  const { table, procedure, cite } = context;
  const { is } = table.shooter;
  const { shooter } = procedure;
  if (shooter === undefined) return [];
  // Whoever throws, or chooses what to throw.
  const holder = 'seat' in is ? is.seat : undefined;
  if (holder === seat) return endOfTurn(context, { seat, cause: 'left', clause: cite(shooter.givingUp) });
  if (is.kind === 'offered' && is.to === seat)
    return [{ type: 'DiceDeclined', seat, clause: cite(shooter.declined) }];
  return [];
}

function stoodUp({ table }: Context, seat: number, cause: 'chosen' | 'required', clause: string): EventBody {
  const tokens = balanceOf(table.ledger, `tokens:${seat}`);
  return {
    type: 'StoodUp',
    seat,
    cause,
    tokens,
    clause,
    postings: moved(`tokens:${seat}`, 'outside-tokens', tokens),
  };
}

/** Whether every seat is taken. */
export const isFull = ({ seats, setup }: Table): boolean => seats.size === setup?.seats;

/**
 * The seats after a called roll: who had a bet on it has not abstained, and the others once more. A roll with a free
 * seat at the table keeps nobody out: the count begins anew.
 */
export function abstaining(table: Table): ReadonlyMap<number, Seat> {
  const { roll, seats } = table;
  const live = new Set((roll?.layout ?? []).map(({ seat }) => seat));
  const counts = roll?.full === true && isFull(table);
  return new Map(
    [...seats].map(([number, seat]) => [
      number,
      { ...seat, abstained: live.has(number) || !counts ? 0 : seat.abstained + 1 },
    ]),
  );
}

function without<Value>(map: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}
