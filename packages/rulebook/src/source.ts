import type { Cloth, Commentary, Game, Layout, Pack, RegisterRow } from '@dicepit/engine';

/** What a book is told about a clause. */
export type ClauseRow = Pick<RegisterRow, 'clause' | 'rule' | 'treatment' | 'software'>;

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
  /** What people call the text when they cite it: `NZ`. */
  readonly citedAs: string;
  /** A game of its author's own: no text of it is published. */
  readonly isOwn?: boolean;
  readonly cloth: Cloth;
  readonly rows: readonly ClauseRow[];
  readonly commentary: Commentary;
  readonly banked?: Banked;
  readonly cover?: Picture;
};
