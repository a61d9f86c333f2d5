import type { Commentary, Reading, ReadingTable, RegisterRow, Treatment } from '@dicepit/engine';
import * as written from './texts.generated.ts';

/** Every clause of every pack, in the order of the text. */
export const registers: Readonly<Record<string, readonly RegisterRow[]>> = /* #__PURE__ */ byPack(
  written.registers,
  toRows,
);

/** How each pack is read, by pack id. */
export const commentaries: Readonly<Record<string, Commentary>> = /* #__PURE__ */ byPack(
  written.readings,
  toCommentary,
);

function byPack<Written, Thing>(
  texts: readonly (readonly [string, Written])[],
  read: (text: Written) => Thing,
): Readonly<Record<string, Thing>> {
  return Object.fromEntries(texts.map(([pack, text]) => [pack, read(text)]));
}

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

/** Makes the text of a pack known that was added to the registry. */
export function addText(pack: string, register: readonly RegisterRow[], commentary: Commentary): void {
  Object.assign(registers, { [pack]: register });
  Object.assign(commentaries, { [pack]: commentary });
}
