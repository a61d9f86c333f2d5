import * as doubleDice from './double-dice/text.ts';
import { byPack } from './manifest.ts';
import * as snakeEyesNsw from './snake-eyes-nsw/text.ts';
import * as snakeEyesNz from './snake-eyes-nz/text.ts';
import * as party from './snake-eyes-party/text.ts';
import * as wonderDice from './wonder-dice/text.ts';

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

/** Every clause of every pack, in the order of the text. */
export const registers: Readonly<Record<string, readonly RegisterRow[]>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, /* #__PURE__ */ toRows(snakeEyesNz.register)],
  [snakeEyesNsw.facts, /* #__PURE__ */ toRows(snakeEyesNsw.register)],
  [doubleDice.facts, /* #__PURE__ */ toRows(doubleDice.register)],
  [wonderDice.facts, /* #__PURE__ */ toRows(wonderDice.register)],
  [party.facts, /* #__PURE__ */ toRows(party.register)],
]);

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
export const commentaries: Readonly<Record<string, Commentary>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, /* #__PURE__ */ toCommentary(snakeEyesNz.readings)],
  [snakeEyesNsw.facts, /* #__PURE__ */ toCommentary(snakeEyesNsw.readings)],
  [doubleDice.facts, /* #__PURE__ */ toCommentary(doubleDice.readings)],
  [wonderDice.facts, /* #__PURE__ */ toCommentary(wonderDice.readings)],
  [party.facts, /* #__PURE__ */ toCommentary(party.readings)],
]);

type WrittenRow = Readonly<Record<keyof Omit<RegisterRow, 'clause'>, string>>;

function toRows(register: Readonly<Record<string, WrittenRow>>): readonly RegisterRow[] {
  const treatments: readonly Treatment[] = ['enforced', 'recorded', 'displayed', 'physical'];
  return Object.entries(register).map(([clause, row]) => {
    const treatment = treatments.find((each) => each === row.treatment);
    if (treatment === undefined)
      throw new Error(`Broken invariant: ${clause} is treated as '${row.treatment}'`);
    return { clause, ...row, treatment };
  });
}

type WrittenReadings = Omit<Commentary, 'readings'> & {
  readonly readings: readonly (Pick<Reading, 'id' | 'clauses' | 'question' | 'reading'> & {
    readonly kind: string;
    readonly why?: string;
    readonly table?: ReadingTable;
  })[];
};

function toCommentary(written: WrittenReadings): Commentary {
  const readings = written.readings.map(({ kind, why, table, ...reading }): Reading => {
    if (kind !== 'slip' && kind !== 'reading')
      throw new Error(`Broken invariant: ${reading.id} is a '${kind}'`);
    return { ...reading, kind, why, table };
  });
  return { ...written, readings };
}
