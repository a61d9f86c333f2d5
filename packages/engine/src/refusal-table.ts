/**
 * Refusals as data. A concern states its refusals once, as a table: under each code the figures that it carries and
 * what kind of figure each is. The closed union of the concern is derived from the table by `RefusalIn`, the message
 * catalogues are checked against it, and `docs/api.md` is written from it. A code that is given for several reasons
 * has a line for each: `NOT_DRAWN.claiming` is the code `NOT_DRAWN` in the case `claiming`.
 */
export type RefusalTable = Readonly<Record<string, Readonly<Record<string, FigureKind>>>>;

/** What a figure is, from which follow its type and how a language writes it. */
export type FigureKind =
  /** Words that somebody has chosen: a name, an id. They are the same in every language. */
  | 'text'
  /** Several of them, as `a, b`. */
  | 'texts'
  /** Several to choose from, as `a or b`. */
  | 'choices'
  /** A whole sum in cents. */
  | 'money'
  /** Several of them, as `$1, $5`. */
  | 'sums'
  | 'count'
  /** A number of which only the size matters, as `1.2e+9`. */
  | 'size'
  /** Several of them, as `1 and 6`. */
  | 'counts'
  /** From the least to the most that is allowed. */
  | 'range'
  | 'moment'
  /** Faces of dice, as `6-1`; one that nobody has read is null. */
  | 'faces'
  /** The time of day of a moment. */
  | 'clock'
  /** Somebody in a game, by number. */
  | 'player'
  | 'players'
  /** Other lines of the same table, each told by itself. */
  | 'tellings'
  /** Several, some of which may be lines to be told, as `a, b and c`. */
  | 'list'
  /** Several sums, as `$5, $10 and $25`. */
  | 'sumList'
  /** Somebody at a table: by name, or by the number of a seat where nobody sits. */
  | 'seat'
  /** Several of them, as `Ann, Seat 3`. */
  | 'seats'
  /** The same as `Ann and Seat 3`. */
  | 'seatsJoined'
  /** What a bet is made of: chips, promotional tokens, or both. */
  | 'stake'
  /** What counts of a sum, as `$10 of $25`; the sum alone where all of it does. */
  | 'part'
  /** Odds as the rules write them, as `7.5 to 1`. */
  | 'odds'
  /** What somebody has said, in quotation marks, with a space before it; nothing where nobody said anything. */
  | 'quote'
  /** What somebody has said as the end of a sentence, with its full stop: `: too loud.`, or `.` where nobody said anything. */
  | 'because'
  /** Whether something is so, for a message to choose by: `yes` or `no`. */
  | 'flag'
  | Named;

/** One of a closed set, or several, which each language has names for: a role, a kind of prize. */
export type Named = {
  /** Under what the names stand in a catalogue: `role` for `role.dealer`. */
  readonly group: string;
  readonly of: readonly string[];
  readonly is: 'one' | 'several' | 'one or text' | 'list';
};

export const named = <const Group extends string, const Value extends string>(
  group: Group,
  of: readonly Value[],
) => ({ group, of, is: 'one' }) as const;

export const namedList = <const Group extends string, const Value extends string>(
  group: Group,
  of: readonly Value[],
) => ({ group, of, is: 'several' }) as const;

/** A name where there is one for it, and otherwise the words of whoever made it up. */
export const namedOrText = <const Group extends string, const Value extends string>(
  group: Group,
  of: readonly Value[],
) => ({ group, of, is: 'one or text' }) as const;

/** One of a set that packs bring, such as a reason to void a roll: the catalogues name it, and the engine has no list. */
export const namedByPack = <const Group extends string>(group: Group) =>
  ({ group, of: [], is: 'one or text' }) as const;

/** Several of them, as `a, b`. */
export const listedByPack = <const Group extends string>(group: Group) =>
  ({ group, of: [], is: 'list' }) as const;

/** The refusals of a table: a closed union of code, clause and figures. */
export type RefusalIn<Table extends RefusalTable, Cited> = {
  readonly [Key in keyof Table & string]: CodeOf<Key> & FiguresOf<Table[Key]> & Cited;
}[keyof Table & string];

type CodeOf<Key extends string> = Key extends `${infer Code}.${infer Case}`
  ? { readonly code: Code; readonly case: Case }
  : { readonly code: Key };

type FiguresOf<Kinds> = { readonly [Figure in keyof Kinds]: FigureOf<Kinds[Figure]> };

type FigureOf<Kind> = Kind extends { readonly is: infer Is; readonly of: readonly (infer Value)[] }
  ? Is extends 'one'
    ? Value
    : Is extends 'several'
      ? readonly Value[]
      : Is extends 'list'
        ? readonly string[]
        : string
  : Kind extends 'texts' | 'choices'
    ? readonly string[]
    : Kind extends 'tellings'
      ? readonly Telling[]
      : Kind extends 'players' | 'sums' | 'counts'
        ? readonly number[]
        : Kind extends 'range'
          ? { readonly least: number; readonly most: number }
          : Kind extends 'text' | 'odds'
            ? string
            : Kind extends 'list'
              ? readonly (string | Telling)[]
              : Kind extends keyof Structured
                ? Structured[Kind]
                : number;

type Structured = {
  readonly faces: readonly (number | null)[];
  readonly sumList: readonly number[];
  readonly seat: string | number;
  readonly seats: readonly (string | number)[];
  readonly seatsJoined: readonly (string | number)[];
  readonly stake: { readonly chips: number; readonly tokens: number };
  readonly part: { readonly part: number; readonly whole: number };
  readonly quote: string | undefined;
  readonly because: string | undefined;
  readonly flag: boolean;
};

/** Anything that a catalogue has a sentence for: a code, its case where it has several, and its figures. */
export type Telling = { readonly code: string; readonly case?: string };

/** The line of a table, and of a catalogue, that a refusal belongs to. */
export const toTellingKey = ({ code, case: which }: Telling): string =>
  which === undefined ? code : `${code}.${which}`;
