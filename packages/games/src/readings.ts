import doubleDice from './double-dice/readings.json' with { type: 'json' };
import snakeEyesNsw from './snake-eyes-nsw/readings.json' with { type: 'json' };
import snakeEyesNz from './snake-eyes-nz/readings.json' with { type: 'json' };
import snakeEyesParty from './snake-eyes-party/readings.json' with { type: 'json' };
import wonderDice from './wonder-dice/readings.json' with { type: 'json' };

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

/** How each pack is read, by pack id. */
export const commentaries: Readonly<Record<string, Commentary>> = {
  'snake-eyes-nz': commentaryOf(snakeEyesNz),
  'snake-eyes-nsw': commentaryOf(snakeEyesNsw),
  'double-dice': commentaryOf(doubleDice),
  'wonder-dice': commentaryOf(wonderDice),
  'snake-eyes-party': commentaryOf(snakeEyesParty),
};

type Written = Omit<Commentary, 'readings'> & {
  readonly readings: readonly (Pick<Reading, 'id' | 'clauses' | 'question' | 'reading'> & {
    readonly kind: string;
    readonly why?: string;
    readonly table?: ReadingTable;
  })[];
};

function commentaryOf(written: Written): Commentary {
  const readings = written.readings.map(({ kind, why, table, ...reading }): Reading => {
    if (kind !== 'slip' && kind !== 'reading')
      throw new Error(`Broken invariant: ${reading.id} is a '${kind}'`);
    return { ...reading, kind, why, table };
  });
  return { ...written, readings };
}
