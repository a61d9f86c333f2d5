import {
  formatClause,
  type HouseChip,
  type Limits,
  type MoneySymbol,
  type TableProcedure,
} from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type { Rulebook } from '../model.ts';
import { capital } from '../roll-grid.ts';

/** A sheet to be printed, before it is HTML or PDF: the same for both. */
export type Paper = {
  /** The language that it is told in, and what whoever prints it has to say. */
  readonly print: Pick<Print, 'language' | 'words'>;
  readonly title: string;
  readonly subtitle?: string;
  /** Wide tables lie on their side. */
  readonly landscape?: boolean;
  /** Stands at the foot of every page. */
  readonly foot: readonly string[];
  readonly blocks: readonly Block[];
};

export type Block =
  | { readonly is: 'heading'; readonly text: string }
  | { readonly is: 'text'; readonly text: string; readonly small?: boolean }
  /** What a sign says from across the room. */
  | { readonly is: 'sign'; readonly label: string; readonly says: string }
  | PaperTable
  /** Something to be written on the line behind it; two lines stand beside each other. */
  | { readonly is: 'blanks'; readonly labels: readonly string[] }
  /** Something to be ticked. */
  | { readonly is: 'checks'; readonly items: readonly { readonly says: string; readonly clause: string }[] }
  | {
      readonly is: 'clauses';
      /** Of what is said, where it is not the language of the paper. */
      readonly language?: string;
      readonly items: readonly { readonly label: string; readonly says: string }[];
    };

export type PaperTable = {
  readonly is: 'table';
  readonly columns: readonly {
    readonly title: string;
    readonly figures?: boolean;
    /** How wide the column is beside the others. */
    readonly weight: number;
  }[];
  readonly rows: readonly (readonly string[])[];
  readonly totals?: readonly string[];
  /** Rows that are written by hand are higher. */
  readonly blank?: boolean;
  /** Read from across the room. */
  readonly large?: boolean;
};

export const paperKinds = ['sign', 'pays', 'procedure', 'opening', 'closing', 'dice-log'] as const;

export type PaperKind = (typeof paperKinds)[number];

/** What a paper is made from: the book of the game as the table posts it, and how its tables are run. */
export type PaperSource = {
  readonly book: Rulebook;
  readonly procedure: TableProcedure<string>;
  readonly posted: Posted;
};

/** What is posted at one table; what is not known is left to be written in. */
export type Posted = {
  readonly table?: string;
  readonly limits?: Limits;
  /** The time of day at which it closes, as it is written on the sign. */
  readonly closes?: string;
  /** The mark of the rules, as it stands in every record of the table. */
  readonly rules?: string;
  /** The chips of the house, where it has its own, and what its sums are written with. */
  readonly chips?: readonly HouseChip[];
  readonly symbol?: MoneySymbol;
};

/** A basis as it is printed: `NZ 4.10`, or `house policy` where the rules are silent. */
export const citeIn = (book: Pick<Rulebook, 'prefix' | 'citedAs' | 'print'>, basis: string): string =>
  basis.startsWith('policy/') ? book.print.words.paper.policy : writeClause(book, `${book.prefix}/${basis}`);

/** A clause of this book as people write it. */
export const writeClause = (
  { prefix, citedAs }: Pick<Rulebook, 'prefix' | 'citedAs'>,
  clause: string,
): string => formatClause(clause, new Map([[prefix, citedAs]]));

/** What the game is called on every paper, and by which odds it is printed. */
export const toHead = (
  book: Rulebook,
  title: (words: Print['words']['paper'], game: string) => string,
): Pick<Paper, 'print' | 'title' | 'subtitle' | 'foot'> => {
  const { print, pack, choices, isOwn } = book;
  const chosen = choices.map(({ option, value }) => `${option} ${value}`).join(', ');
  return {
    print,
    title: title(print.words.paper, book.name),
    subtitle: capital(book.place),
    foot: [
      chosen === '' ? pack : print.words.list.labelled({ label: pack, text: chosen }),
      isOwn ? print.words.paper.madeOwnGame : print.words.paper.made,
    ],
  };
};

/** What roles are called, as the language joins them. */
export const rolesIn = (
  { name, figure }: Print,
  roles: readonly string[],
  joined: 'list' | 'choices',
): string =>
  figure(
    joined,
    roles.map((role) => name(`role.${role}`, role.replaceAll('-', ' '))),
  );
