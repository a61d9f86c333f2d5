import { assert } from '../invariant.ts';
import type { Cents } from '../money.ts';
import { type Game, type Pack, type Payment, type Terms, toTerms } from '../pack.ts';
import type { RefusalIn } from '../refusal-table.ts';
import { type By, type Moment, type Role, supervising } from './role.ts';
import { byPeople, type Posting, type Setup, type Table } from './table.ts';

// What a concern of the table is made of. Each has one module in `concerns/`, read from top to bottom: what may be asked,
// what can have happened, what a pack says about it, who may ask, what is decided, what changes. Each enters its types in `Concerns` below, and `concerns.ts` is the list of them.

/**
 * The types of every concern, by its name. A concern enters its own here, beside where they are written, so that nothing
 * has to import all of them: what a concern decides may be events of another, and imports go one way.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-unused-vars
export interface Concerns<Clause extends string> {}

export type ConcernName = keyof Concerns<string>;

export type CommandBody = { [Name in ConcernName]: Tagged<Concerns<string>[Name]['commands']> }[ConcernName];
export type CommandType = CommandBody['type'];

/** What somebody asks of a table, as what, and when. */
export type TableCommand = CommandBody & { readonly by: By; readonly at: Moment };

/** What can have happened at a table. */
export type EventBody = { [Name in ConcernName]: TaggedEvent<Concerns<string>[Name]['events']> }[ConcernName];
export type EventType = EventBody['type'];

/** What happened at a table, by whom and when, with its clause and the chips it moved. */
export type TableEvent = EventBody & { readonly by: By; readonly at: Moment };

/** How a pack's table is run from opening to closing: one entry to a concern, each with its clauses. */
export type TableProcedure<Clause extends string> = {
  readonly [Name in ConcernName as Concerns<Clause>[Name] extends { readonly procedure: unknown }
    ? Name
    : never]: Concerns<Clause>[Name] extends { readonly procedure: infer Procedure } ? Procedure : never;
} & {
  /** Who may give which command, where the pack says so. */
  readonly authority: PackAuthority<Clause>;
  readonly disputes: DisputesProcedure<Clause>;
};

/** Where a pack says who may give a command: narrower than the house's own table, never wider. */
export type PackAuthority<Clause extends string> = {
  readonly [Type in CommandType]?: { readonly roles: readonly Role[]; readonly clause: Basis<Clause> };
};

/**
 * Who may give each command of a concern. This, what decides and what changes are three values, so that a screen which only
 * follows a table, or only asks who may do what, does not load what decides.
 */
export type AuthorityOf<Commands> = {
  readonly [Type in keyof Commands]: {
    /** Where a pack says nothing narrower. */
    readonly roles: readonly Role[];
    /** Where the procedure says who may, beside the step that it is about. */
    readonly narrowed?: (procedure: TableProcedure<string>) => Entitling | undefined;
  };
};

/** What decides each command of a concern; the compiler names the one we forgot. */
export type DecideOf<Commands> = {
  readonly [Type in keyof Commands]: (
    context: Context,
    command: { readonly type: Type } & Commands[Type],
  ) => Decided<EventBody>;
};

/** What each event of a concern changes. */
export type EvolveOf<Events> = {
  readonly [Type in keyof Events]: (table: Table, event: Stamped<Events[Type]>) => Table;
};

/** What is told of each event of a concern: a line of the catalogues with its figures, or several. */
export type ToldOf<Events> = {
  readonly [Type in keyof Events]: (
    event: { readonly type: Type } & Events[Type] & Cited,
    at: TellingPlace,
  ) => EventLine | readonly EventLine[];
};

/** Where something happened, before it did, and how people are called there. */
export type TellingPlace = {
  readonly table: Pick<Table, 'seats' | 'betting'>;
  readonly game: Game | undefined;
  readonly nameOf: (person: string) => string;
};

/** What those who keep and show events have to know of each event of a concern. */
export type EventInfoOf<Events> = {
  readonly [Type in keyof Events]: EventInfo<{ readonly type: Type } & Stamped<Events[Type]>> & {
    readonly carries: Carried<Events[Type]>;
  };
};

type EventInfo<Event> = {
  /** The kind of each fact that it carries besides its clause, with `?` where it may be missing. */
  readonly carries: Readonly<Record<string, FactKind | `${FactKind}?`>>;
  /** What an inspector finds it under. */
  readonly topic: EventTopic;
  readonly seen: Visibility<Event>;
};

export type EventTopic =
  | 'rolls'
  | 'no-rolls'
  | 'amendments'
  | 'overrules'
  | 'late-bets'
  | 'bets'
  | 'limits'
  | 'dice'
  | 'faults'
  | 'money'
  | 'conduct'
  | 'seats'
  | 'staff'
  | 'pit';

/** Who looks: the room, those who run a table or watch over it, or those whom doubts about dice are for. */
export type Audience = 'room' | 'staff' | 'overseers';

/** What looking at one kind of event is like. */
export type Visibility<Event> = {
  /** From whom on upwards it is seen as it is. */
  readonly whole: Audience;
  /** Whoever it is about, who sees it as it is as well. */
  readonly about?: (event: Event) => string;
  /** What the others are sent in its place; nothing but that there was something, where this is not said. */
  readonly trimmed?: (event: Event) => Event;
  /** What the others do not see, for the page that lists it. */
  readonly without?: string;
};

/** Seen by everybody as it is. */
export const everybody = { whole: 'room' } as const;
/** Seen by those who run the table and those who watch over it, and by others not at all. */
export const staffOnly = { whole: 'staff' } as const;

/** Leaves out the words of whoever ruled: they are between the staff and those concerned. */
export const unworded = <Event extends { readonly words: string }>(event: Event): Event => ({
  ...event,
  words: '',
});

/** Leaves out an optional fact of an event. */
export function left<Event extends object>(event: Event, fact: OptionalFact<Event>): Event {
  const rest = Object.entries(event).filter(([each]) => each !== fact);
  // What is left out may be left out: the type of the name says so.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(rest) as Event;
}

type OptionalFact<Event> = {
  [Fact in keyof Event]-?: object extends Pick<Event, Fact> ? Fact : never;
}[keyof Event];

/** What a fact of an event can be, as far as it is checked where a trail is read. */
export type FactKind = Flags | Texts | Numbers | Things | 'texts' | 'numbers' | 'roll' | Lists;
type Flags = 'flag';
type Texts = 'text';
type Numbers = 'number' | 'pips';
type Lists = 'list' | 'bets' | 'settlements';
type Things = 'thing' | 'thrower' | 'bet' | 'settlement' | 'limits' | 'setup' | 'outcome' | 'incident';

/** The kinds that fit the type of a fact. The check is written from these, so that it says no other than the type does. */
type KindOf<Fact> = [Fact] extends [boolean]
  ? Flags
  : [Fact] extends [string]
    ? Texts
    : [Fact] extends [number]
      ? Numbers
      : [Fact] extends [readonly string[]]
        ? 'texts'
        : [Fact] extends [readonly number[]]
          ? 'numbers' | 'roll'
          : [Fact] extends [readonly unknown[]]
            ? Lists
            : Things;

type Carried<Facts> = {
  readonly [Fact in keyof Facts]-?: object extends Pick<Facts, Fact>
    ? `${KindOf<Exclude<Facts[Fact], undefined>>}?`
    : KindOf<Facts[Fact]>;
};

/** Who may do something, and what says so. */
type Entitling = { readonly roles: readonly Role[]; readonly clause: string };

/** What every event carries besides its own facts. */
type Cited = { readonly clause: string; readonly postings?: readonly Posting[] };

/** The facts of an event as it is stored: with its clause, by whom, and when. */
export type Stamped<Facts> = Facts & Cited & { readonly by: By; readonly at: Moment };

/** The entries of a map as one union: each with its key as its `type`. */
export type Tagged<Entries> = {
  [Type in keyof Entries]: Flat<{ readonly type: Type } & Entries[Type]>;
}[keyof Entries];

/** The same with what every event carries. */
type TaggedEvent<Events> = {
  [Type in keyof Events]: Flat<{ readonly type: Type } & Events[Type] & Cited>;
}[keyof Events];

type Flat<Part> = { [Key in keyof Part]: Part[Key] };

/** What a table is run by: a pack, and the procedure written for it. */
export type TableRules = { readonly pack: Pack; readonly procedure: TableProcedure<string> };

/** What a leaf of `decide` may look at: the table, the game as it is posted, who asks, and when. */
export type Context = {
  readonly table: Table;
  readonly setup: Setup;
  readonly rules: TableRules;
  readonly procedure: TableProcedure<string>;
  readonly game: Game;
  readonly terms: Terms;
  /** A clause of the pack or a policy, as it is cited: `nz/4.7`. */
  readonly cite: (basis: string) => string;
  readonly by: By;
  readonly at: Moment;
};

/**
 * The tables of refusals, by the module that gives them. Each enters its own here, beside where it is written, for the
 * same reason as in `Concerns`.
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface RefusalTables {}

/**
 * Why a command changed nothing: a code for programs, the clause or the policy, and the figures of the sentence that the
 * message catalogues have in every language.
 */
export type TableRefusal = {
  [Name in keyof RefusalTables]: RefusalIn<RefusalTables[Name], CitedRefusal>;
}[keyof RefusalTables];

/**
 * The tables of what is told of events, by concern, entered like those of refusals.
 *
 * @public
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface LineTables {}

/** A line about an event, for a catalogue to tell. */
export type EventLine = {
  [Name in keyof LineTables]: RefusalIn<LineTables[Name], unknown>;
}[keyof LineTables];

/** `nz/4.7`, or a named table policy: `policy/limits-at-entry`. */
type CitedRefusal = { readonly clause: string };

export type Decided<Event> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: TableRefusal };

export const accept = (...events: readonly EventBody[]): Decided<EventBody> => ({ ok: true, events });

export const refuse = (refusal: TableRefusal): Decided<never> => ({ ok: false, refusal });

/** Whether somebody who should say why has said nothing. */
export const isBlank = (words: string | undefined): boolean =>
  typeof words !== 'string' || words.trim() === '';

/** An event whose postings, or whose place in the trail, are all there is to it. */
export const unchanged = (table: Table): Table => table;

/** Who may give a command, where it is one role or the supervisors. */
export const player: readonly Role[] = ['player'];
export const dealer: readonly Role[] = ['dealer'];
export const supervisors: readonly Role[] = supervising;
export const operator: readonly Role[] = ['operator'];

/**
 * What a table pays with as it stands: the chips that its float was counted in. A float that was counted before counts
 * said so is paid by the table's smallest chip alone.
 */
export function paymentAt(setup: Setup, { opening }: Pick<Table, 'opening'>): Payment {
  const { chip = opening.lowestChip } = setup.policies;
  const { chips } = opening;
  // No chip of a house is worth less than its smallest, so that at its own tables nothing less is paid in any game.
  return chips === undefined ? { chip: chip ?? null } : { chips, always: !byPeople(setup) };
}

/** What is looked at when somebody asks something of a table; undefined where the pack refuses its options. */
export function createContext(
  rules: TableRules,
  table: Table,
  setup: Setup,
  { by, at }: { readonly by: By; readonly at: Moment },
): Context | undefined {
  const game = openGame(rules, setup);
  if (game === undefined) return undefined;
  const { staysUp } = setup.policies;
  const terms = toTerms(game, { ...paymentAt(setup, table), ...(staysUp === undefined ? {} : { staysUp }) });
  const cite = (basis: string): string => citeBasis(game, basis);
  return { table, setup, rules, procedure: rules.procedure, game, terms, cite, by, at };
}

const games = new WeakMap<Setup['options'], Game>();

/** The game as a table posts it; opened once for each set of options. */
export function openGame(rules: TableRules, setup: Setup): Game | undefined {
  const known = games.get(setup.options);
  if (known !== undefined && known.pack === rules.pack.id) return known;
  const opened = rules.pack.open(setup.options);
  if (!opened.ok) return undefined;
  games.set(setup.options, opened.game);
  assert(
    opened.game.pack === setup.pack,
    () => `a table of ${setup.pack} is run by the rules of ${opened.game.pack}`,
  );
  return opened.game;
}

/** Of the chips of the house those that the table plays with: from the smallest that it was set up for. */
export function chipsAt({ setup }: Context, paidIn: readonly Cents[]): readonly Cents[] {
  const { chip = 0 } = setup.policies;
  const larger = paidIn.filter((worth) => worth > chip).toSorted((a, b) => a - b);
  return chip === 0 ? larger : [chip, ...larger];
}

/** A named table policy, where the rules are silent: `policy/limits-at-entry`. */
type Policy = `policy/${string}`;

/** What a step of the procedure rests on: a clause of the pack, or a policy of the house. */
export type Basis<Clause extends string> = Clause | Policy;

/** A basis as it is cited in events and refusals. */
export const citeBasis = (game: Pick<Game, 'prefix'>, basis: string): string =>
  basis.startsWith('policy/') ? basis : `${game.prefix}/${basis}`;

/** Who decides a dispute about a game, one after another, and what its player is told in the end. */
export type DisputesProcedure<Clause extends string> = {
  /** From the lowest. Nobody decides at a step at or below one that has been decided at. */
  readonly steps: readonly DisputeStep<Clause>[];
  /** What the last step rests on where the rules say nothing of the matter, which then goes to it at once. */
  readonly uncovered: Basis<Clause> | undefined;
  /** Where a ruling about the face of a die is final, and is not opened again. */
  readonly faces: Basis<Clause> | undefined;
  /** What whoever is not content is told of, before the dispute is closed. */
  readonly advice: ComplaintAdvice<Clause> | undefined;
};

export type DisputeStep<Clause extends string> = {
  readonly roles: readonly Role[];
  readonly clause: Basis<Clause>;
  /** So many decisions have to be there before. */
  readonly after: number;
  /** Whether it has to be somebody who has not decided before. */
  readonly another: boolean;
  /** Nothing comes after it. */
  readonly final: boolean;
};

export type ComplaintAdvice<Clause extends string> = {
  readonly clause: Basis<Clause>;
  readonly says: string;
};

export const MINUTE_MS = 60_000;

/** The same hour so many calendar months later; the last day of the month where that is shorter. */
export function monthsAfter(at: Moment, months: number): Moment {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

/** Whether a number is a moment that a calendar can show. */
export const isMoment = (at: number): boolean => Number.isFinite(at) && Math.abs(at) <= 8.64e15;
