/**
 * What the software does about a clause. Enforced: the engine refuses, or does it by itself. Recorded: a person
 * decides, and the software records it and applies the consequences. Displayed: a screen shows it. Physical: it
 * is outside the software's reach, and stands in the rulebook with its reason.
 */
export type Treatment = 'enforced' | 'recorded' | 'displayed' | 'physical';

/** One paragraph of the published rules in our own words, with all figures exact. */
export type RegisterRow = {
  /** With the pack in front: `nz/6.3(b)`. */
  readonly clause: string;
  readonly rule: string;
  readonly kind: string;
  readonly treatment: Treatment;
  /** What the software does about it, or why it cannot. */
  readonly software: string;
  readonly acceptance: string;
};

/** Where a text is unclear: the question it leaves, the answer this house plays by, and the reason. */
export type Reading = {
  /** As cited: `N1`; a slip of the pen in the text is `N-S1`. */
  readonly id: string;
  readonly kind: 'slip' | 'reading';
  /** The clauses it concerns, with the pack in front. */
  readonly clauses: readonly string[];
  readonly question: string;
  readonly reading: string;
  /** A slip often needs no reason: the sense is plain. */
  readonly why: string | undefined;
  readonly table: ReadingTable | undefined;
};

/** Figures with their sources, where a reading rests on a row of them. */
export type ReadingTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** One part of a published text, from its first clause to the next part; the title is ours. */
export type TextSection = { readonly id: string; readonly title: string; readonly from: string };

/** What a reader must know before trusting the book, and the clauses it comes from. */
export type Notice = { readonly clauses: readonly string[]; readonly says: string };

/** A clause that shows the layout under certain options. */
export type LayoutDrawing = {
  readonly clause: string;
  readonly caption: string;
  readonly options: Readonly<Record<string, string>>;
};

/** How one pack's text is read: its parts, its defined terms, and the readings chosen. */
export type Commentary = {
  readonly notices: readonly Notice[];
  readonly sections: readonly TextSection[];
  /** The words that stand for a defined term, by the clause that defines it. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly drawings: readonly LayoutDrawing[];
  readonly readings: readonly Reading[];
};
