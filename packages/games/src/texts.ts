import type { Commentary, Reading, ReadingTable, RegisterRow, Treatment } from '@dicepit/engine';
import * as doubleDice from './double-dice/text.ts';
import { byPack } from './manifest.ts';
import * as snakeEyesNsw from './snake-eyes-nsw/text.ts';
import * as snakeEyesNz from './snake-eyes-nz/text.ts';
import * as party from './snake-eyes-party/text.ts';
import * as wonderDice from './wonder-dice/text.ts';

/** Every clause of every pack, in the order of the text. */
export const registers: Readonly<Record<string, readonly RegisterRow[]>> = /* #__PURE__ */ byPack([
  [snakeEyesNz.facts, /* #__PURE__ */ toRows(snakeEyesNz.register)],
  [snakeEyesNsw.facts, /* #__PURE__ */ toRows(snakeEyesNsw.register)],
  [doubleDice.facts, /* #__PURE__ */ toRows(doubleDice.register)],
  [wonderDice.facts, /* #__PURE__ */ toRows(wonderDice.register)],
  [party.facts, /* #__PURE__ */ toRows(party.register)],
]);

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
