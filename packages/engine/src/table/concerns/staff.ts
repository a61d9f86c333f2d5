// Who is on duty at a table: signing on and off, and which dealer is in charge of the dice.

import { named, type RefusalTable } from '../../refusal-table.ts';
import { ageOn } from '../age.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  left,
  refuse,
  type Stamped,
  supervisors,
  type ToldOf,
} from '../concern.ts';
import { everyRole, type Role } from '../role.ts';
import { atOnce, type Table } from '../table.ts';
import { personAt } from '../telling.ts';

export type StaffCommands = {
  readonly SignOn: { readonly as: Role; readonly born?: string };
  /** A dealer takes charge of the dice, confirming how many lie in the bowl. */
  readonly TakeOverDice: { readonly inBowl: number };
  readonly SignOff: object;
};

export type StaffEvents = {
  readonly SignedOn: {
    readonly person: string;
    readonly role: Role;
    /** The age that was asked and shown, where one is asked; the date of birth is not kept. */
    readonly ageShown?: number;
  };
  readonly DiceTakenOver: { readonly dealer: string; readonly inBowl: number };
  readonly SignedOff: { readonly person: string };
};

export const staffRefusals = {
  'NOT_YOUR_ROLE.staff': { role: named('role', everyRole), as: named('role', everyRole) },
  AGE_NOT_SHOWN: { years: 'count' },
  'UNDER_AGE.staff': { age: 'count', years: 'count' },
  SIGNED_ON: {},
  'DEALER_MAY_NOT_BET.staff': {},
  SHOOTER_DOES_NOT_DEAL: {},
  'NOT_SIGNED_ON.dealer': {},
  DICE_ARE_YOURS: {},
  'COUNT_DIFFERS.bowl': { counted: 'count', there: 'count' },
  'NOT_SIGNED_ON.leaving': {},
  DICE_NOT_HANDED_OVER: {},
  'DICE_ARE_OUT.staff': {},
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const staffLines = {
  SignedOn: { person: 'text', role: named('role', everyRole) },
  DiceTakenOver: { dealer: 'text', inBowl: 'count' },
  SignedOff: { person: 'text' },
} as const satisfies RefusalTable;

export type StaffProcedure<Clause extends string> = {
  /** Nothing is dealt without a dealer signed on. */
  readonly dealer: Basis<Clause>;
  /** A dealer does not bet at the table dealt. */
  readonly noBets: Basis<Clause>;
  /** How old whoever helps to run the game must be. */
  readonly age: { readonly years: number; readonly clause: Basis<Clause> } | undefined;
  /** The dealer keeps the dice, and hands them over by count. */
  readonly custody: Basis<Clause>;
  /** Roles that act only at the table, or in the pit, they are attached to. */
  readonly bound: readonly {
    readonly role: Role;
    readonly to: 'table' | 'pit';
    readonly clause: Basis<Clause>;
    /** What binds them to sign on where the house performs the ceremonies, too. */
    readonly atHome?: Basis<Clause>;
  }[];
  /** The inspector sees and never acts. */
  readonly inspector: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly staff: {
      readonly commands: StaffCommands;
      readonly events: StaffEvents;
      readonly procedure: StaffProcedure<Clause>;
    };
  }
  interface RefusalTables {
    readonly staff: typeof staffRefusals;
  }
  interface LineTables {
    readonly staff: typeof staffLines;
  }
}

export const staffAuthority: AuthorityOf<StaffCommands> = {
  SignOn: { roles: ['dealer', ...supervisors] },
  TakeOverDice: { roles: dealer },
  SignOff: { roles: ['dealer', ...supervisors] },
};

export const staffDecide: DecideOf<StaffCommands> = {
  SignOn: signOn,
  TakeOverDice: takeOverDice,
  SignOff: signOff,
};

export const staffEvolve: EvolveOf<StaffEvents> = {
  SignedOn: (table, { person, role, ageShown }) => ({
    ...withAge(table, person, ageShown),
    staff: new Map(table.staff).set(person, role),
  }),
  DiceTakenOver: (table, { dealer }) => ({
    ...table,
    custodian: dealer,
  }),
  SignedOff: signedOff,
};

export const staffTold: ToldOf<StaffEvents> = {
  SignedOn: (event, at) => ({ code: 'SignedOn', person: personAt(at, event.person), role: event.role }),
  DiceTakenOver: ({ dealer, inBowl }) => ({ code: 'DiceTakenOver', dealer, inBowl }),
  SignedOff: ({ person }, at) => ({ code: 'SignedOff', person: personAt(at, person) }),
};

export const staffEventInfo: EventInfoOf<StaffEvents> = {
  SignedOn: {
    carries: { person: 'text', role: 'text', ageShown: 'number?' },
    topic: 'staff',
    seen: { whole: 'staff', without: 'the age shown', trimmed: (event) => left(event, 'ageShown') },
  },
  DiceTakenOver: { carries: { dealer: 'text', inBowl: 'number' }, topic: 'dice', seen: everybody },
  SignedOff: { carries: { person: 'text' }, topic: 'staff', seen: everybody },
};

function signOn(context: Context, { as, born }: StaffCommands['SignOn']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, noBets, age } = procedure.staff;
  if (as !== by.role)
    return refuse({ code: 'NOT_YOUR_ROLE', case: 'staff', clause: cite(dealer), role: by.role, as });
  const young = tooYoung(context, born);
  if (young !== undefined) return young;
  if (table.staff.has(by.person)) return refuse({ code: 'SIGNED_ON', clause: cite(dealer) });
  if (as === 'dealer' && hasBets(table, by.person))
    return refuse({ code: 'DEALER_MAY_NOT_BET', case: 'staff', clause: cite(noBets) });
  if (as === 'dealer' && hasDice(table, by.person))
    return refuse({ code: 'SHOOTER_DOES_NOT_DEAL', clause: cite(noBets) });

  const on: EventBody = {
    type: 'SignedOn',
    person: by.person,
    role: as,
    ...(age === undefined ? {} : { ageShown: age.years }),
    clause: cite(dealer),
  };
  const takesDice = as === 'dealer' && table.custodian === undefined && !byCount(context);
  return takesDice ? accept(on, taken(context, by.person)) : accept(on);
}

const hasDice = ({ shooter: { is }, seats }: Table, person: string): boolean =>
  is.kind === 'seat' && seats.get(is.seat)?.person === person;

/** Whether somebody has shown at this table that they are of an age. Nobody ever signed on without. */
export const hasShownAge = ({ staff, ages }: Table, person: string, years: number): boolean =>
  staff.has(person) || (ages?.get(person) ?? 0) >= years;

/** Why somebody may not help to run the game, where the pack asks for an age that they have not shown yet. */
function tooYoung(
  { table, by, procedure, cite, at }: Context,
  born: string | undefined,
): Decided<never> | undefined {
  const { age } = procedure.staff;
  if (age === undefined || (born === undefined && hasShownAge(table, by.person, age.years))) return undefined;
  const { years } = age;
  const clause = cite(age.clause);
  const shown = born === undefined ? undefined : ageOn(born, at);
  if (shown === undefined) return refuse({ code: 'AGE_NOT_SHOWN', clause, years });
  return !(shown >= years)
    ? refuse({ code: 'UNDER_AGE', case: 'staff', clause, age: shown, years })
    : undefined;
}

function takeOverDice(context: Context, { inBowl }: StaffCommands['TakeOverDice']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, custody } = procedure.staff;
  const there = diceInBowl(table);
  if (table.staff.get(by.person) !== 'dealer')
    return refuse({ code: 'NOT_SIGNED_ON', case: 'dealer', clause: cite(dealer) });
  if (table.custodian === by.person) return refuse({ code: 'DICE_ARE_YOURS', clause: cite(custody) });
  if (inBowl !== there)
    return refuse({ code: 'COUNT_DIFFERS', case: 'bowl', clause: cite(custody), counted: inBowl, there });

  return accept(taken(context, by.person));
}

function signOff(context: Context, _command: StaffCommands['SignOff']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { dealer, custody } = procedure.staff;
  const relief = [...table.staff].find(([person, role]) => role === 'dealer' && person !== by.person)?.[0];
  const off: EventBody = { type: 'SignedOff', person: by.person, clause: cite(dealer) };
  if (!table.staff.has(by.person))
    return refuse({ code: 'NOT_SIGNED_ON', case: 'leaving', clause: cite(dealer) });
  if (table.custodian !== by.person) return accept(off);
  if (relief !== undefined && byCount(context))
    return refuse({ code: 'DICE_NOT_HANDED_OVER', clause: cite(custody) });
  if (relief === undefined && areOut(table))
    return refuse({ code: 'DICE_ARE_OUT', case: 'staff', clause: cite(custody) });

  return relief === undefined ? accept(off) : accept(taken(context, relief), off);
}

/** People confirm by count what they take over; with dice made of software there is nothing to count. */
const byCount = ({ table, setup }: Context): boolean => table.state === 'open' && !atOnce(setup);

const taken = ({ table, procedure, cite }: Context, person: string): EventBody => ({
  type: 'DiceTakenOver',
  dealer: person,
  inBowl: diceInBowl(table),
  clause: cite(procedure.staff.custody),
});

const diceInBowl = ({ dice }: Table): number =>
  [...dice.dice.values()].filter(({ place }) => place === 'bowl').length;

/** The dice are with the shooter, in the air, or lie as they fell. */
const areOut = ({ roll, shooter }: Table): boolean =>
  roll !== undefined || (shooter.holding && shooter.is.kind === 'seat');

export const hasBets = ({ seats, betting }: Table, person: string): boolean =>
  [...betting.bets, ...betting.late].some(({ seat }) => seats.get(seat)?.person === person);

/** The table with an age that somebody has shown. */
export const withAge = (table: Table, person: string, years: number | undefined): Table =>
  years === undefined
    ? table
    : { ...table, ages: new Map(table.ages).set(person, Math.max(years, table.ages?.get(person) ?? 0)) };

function signedOff(table: Table, { person }: Stamped<StaffEvents['SignedOff']>): Table {
  const staff = new Map(table.staff);
  staff.delete(person);
  return { ...table, staff, custodian: table.custodian === person ? undefined : table.custodian };
}
