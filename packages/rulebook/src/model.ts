import type { Cloth, Price, ReadingTable, Roll } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type { ClauseRow, Picture } from './source.ts';

/** A rulebook before it is printed: the same facts for every way of printing it. */
export type Rulebook = {
  /** The language that it is told in; the texts of clauses and readings are English in every language. */
  readonly print: Print;
  readonly pack: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly citedAs: string;
  /** A game of its author's own: no text of it is published. */
  readonly isOwn: boolean;
  readonly cloth: Cloth;
  readonly notices: readonly Prose[];
  /** The table as it is posted, in front of the rules. */
  readonly cover: Picture | undefined;
  readonly sections: readonly Section[];
  /** What the table may choose, and what this book is printed for. */
  readonly choices: readonly Choice[];
  /** Every wager of the game; none where there is no bank. */
  readonly wagers: readonly WagerEntry[];
  /** How often each total falls, for a game whose totals are not bet on. */
  readonly totals: readonly { readonly total: number; readonly ways: number; readonly of: number }[];
};

/** Text with its references resolved. */
export type Prose = readonly Span[];

export type Span =
  | { readonly kind: 'text'; readonly text: string }
  /** A clause, a section or a reading of this book, by its anchor. */
  | { readonly kind: 'link' | 'term'; readonly text: string; readonly to: string }
  /** A reference to another law, which is not in this book. */
  | { readonly kind: 'external'; readonly text: string };

export type Section = {
  readonly id: string;
  /** The number in the published text, where it has one. */
  readonly number: string | undefined;
  readonly title: string;
  readonly clauses: readonly ClauseEntry[];
};

export type ClauseEntry = {
  readonly clause: string;
  /** The clause without its pack: `6.3(b)`. */
  readonly label: string;
  readonly rule: Prose;
  readonly treatment: ClauseRow['treatment'];
  readonly software: Prose;
  /** Readings told in full here: each stands at the first clause it concerns. */
  readonly readings: readonly ReadingEntry[];
  /** Readings told at another clause that concern this one as well. */
  readonly seeAlso: readonly { readonly id: string; readonly to: string }[];
  readonly drawings: readonly Picture[];
  /** What the definitions say by this clause: which rolls do what to which wager. */
  readonly says: readonly Saying[];
  readonly groups: readonly WagerGroup[];
};

/** What a clause does to wagers on which rolls, and how many rolls of all those are. */
export type Saying = { readonly text: string; readonly ways: string | undefined };

export type ReadingEntry = {
  readonly id: string;
  readonly anchor: string;
  readonly kind: 'slip' | 'reading';
  readonly clauses: readonly string[];
  readonly question: Prose;
  readonly reading: Prose;
  readonly why: Prose | undefined;
  readonly table: ReadingTable | undefined;
};

/** Wagers at one clause that pay and fare alike, and so share their figures. */
export type WagerGroup = { readonly wagers: readonly WagerEntry[]; readonly variants: readonly Variant[] };

export type WagerEntry = {
  readonly id: string;
  /** The name on the felt. */
  readonly name: string;
  /** What that means in the language of the book; left out where it says the same. */
  readonly meaning: string | undefined;
  readonly clause: string;
  readonly pays: readonly PayLine[];
  readonly grids: readonly RollGrid[];
  /** Left out of a book without chances. */
  readonly figures: WagerFigures | undefined;
};

/** What the house pays, on which rolls, by which clause. */
export type PayLine = {
  readonly odds: Price;
  /** The odds as the language writes them. */
  readonly says: string;
  readonly on: string;
  /** How many rolls of all those are: `75 of 216`; left out of a book without chances. */
  readonly ways: string | undefined;
  readonly clause: string;
};

/** The rolls of one stage, or of several that fare alike. */
export type RollGrid = {
  /** Which throws these are; nothing where the wager has one stage. */
  readonly stage: string | undefined;
  readonly dice: 2 | 3;
  readonly cells: readonly { readonly roll: Roll; readonly mark: Mark }[];
  readonly counts: readonly { readonly mark: Mark; readonly count: number }[];
};

export type Mark = 'wins' | 'loses' | 'pushes' | 'stands' | 'moves';

/** An exact value and how it reads at a glance. */
export type Figure = { readonly exact: string; readonly about: string };

export type WagerFigures = {
  readonly win: Figure;
  readonly edge: Figure;
  readonly edgePerRoll: Figure;
  readonly rollsToDecision: Figure;
  readonly standardDeviation: string;
  /** What the figures take for granted. */
  readonly given: string | undefined;
};

/** One of the choices a clause allows for a wager, and what it makes of the edge. */
export type Variant = {
  /** How the choice is named, where it is not simply the odds. */
  readonly choice: string | undefined;
  readonly pays: string;
  readonly edge: Figure | undefined;
  readonly inForce: boolean;
};

export type Choice = {
  readonly option: string;
  readonly about: string;
  readonly value: string;
  readonly allowed: string;
  readonly clause: string;
};
