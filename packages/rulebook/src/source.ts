import type { Game, Layout, Pack } from '@dicepit/engine';

/** One paragraph of the published rules in our own words, and what the software does about it. */
export type ClauseRow = {
  /** With the pack in front: `nz/6.3(b)`. */
  readonly clause: string;
  readonly rule: string;
  readonly treatment: 'enforced' | 'recorded' | 'displayed' | 'physical';
  readonly software: string;
};

/** Where a text is unclear: the question, the answer chosen, and the reason. */
export type Reading = {
  readonly id: string;
  readonly kind: 'slip' | 'reading';
  readonly clauses: readonly string[];
  readonly question: string;
  readonly reading: string;
  readonly why: string | undefined;
  readonly table: ReadingTable | undefined;
};

export type ReadingTable = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** How a pack's text is read: its parts, its defined terms, its notices and the readings chosen. */
export type Commentary = {
  readonly notices: readonly { readonly clauses: readonly string[]; readonly says: string }[];
  readonly sections: readonly { readonly id: string; readonly title: string; readonly from: string }[];
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Clauses that show the layout, and the options it is drawn for. */
  readonly drawings: readonly {
    readonly clause: string;
    readonly caption: string;
    readonly options: Readonly<Record<string, string>>;
  }[];
  readonly readings: readonly Reading[];
};

/** A picture of the table in both shapes; an SVG of our own that is dressed by the page. */
export type Picture = { readonly caption: string; readonly wide: string; readonly portrait: string };

/** A game with a bank: the pack, the game as a table posts it, and its felt. */
export type Banked = { readonly pack: Pack; readonly game: Game; readonly layout: Layout };

/** All that a book is woven from. A game without a bank may bring a picture of its own. */
export type Source = {
  readonly id: string;
  readonly prefix: string;
  readonly name: string;
  readonly place: string;
  readonly rows: readonly ClauseRow[];
  readonly commentary: Commentary;
  readonly banked?: Banked;
  readonly cover?: Picture;
};
