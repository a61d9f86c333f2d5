import { describe, expect, test } from 'vitest';
import { commentaries, registers } from './texts.ts';

describe.each(Object.entries(commentaries))('%s', (id, { drawings, notices, readings, sections, terms }) => {
  const clauses = (registers[id] ?? []).map(({ clause }) => clause);

  test('every clause that a reading, a notice, a drawing or a term names is in the register', () => {
    const named = [...readings, ...notices]
      .flatMap((each) => each.clauses)
      .concat(
        Object.keys(terms),
        drawings.map(({ clause }) => clause),
      );
    expect(named.filter((clause) => !clauses.includes(clause))).toEqual([]);
    expect(readings.filter((reading) => reading.clauses.length === 0)).toEqual([]);
  });

  test('no two readings share an id, and each says something', () => {
    expect(new Set(readings.map((reading) => reading.id)).size).toBe(readings.length);
    for (const { question, reading, why } of readings)
      for (const text of [question, reading, why ?? 'Plain.']) expect(text).toMatch(/^\S.*[.?"]$/s);
  });

  test('the parts of the text begin with its first clause and follow its order', () => {
    const starts = sections.map(({ from }) => clauses.indexOf(from));
    expect(starts[0]).toBe(0);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(new Set(starts).size).toBe(sections.length);
  });

  test('a reading that points to another by its id points to one that is there', () => {
    const ids = new Set(readings.map((reading) => reading.id));
    const pointedAt = readings.flatMap(({ reading }) => [...reading.matchAll(/\bsee ([A-Z]+\d+)/gi)]);
    expect(pointedAt.map(([, target = '']) => target).filter((target) => !ids.has(target))).toEqual([]);
  });
});

test('every reading of the notes is carried: 30 and 15 slips, 45, 16 and 8 slips, 8 points, 16 and 3 slips', () => {
  const counts = Object.fromEntries(
    Object.entries(commentaries).map(([id, { readings }]) => [
      id,
      ['reading', 'slip'].map((kind) => readings.filter((each) => each.kind === kind).length),
    ]),
  );
  expect(counts).toEqual({
    'snake-eyes-nz': [32, 15],
    'snake-eyes-nsw': [53, 3],
    'double-dice': [18, 8],
    'wonder-dice': [12, 1],
    'snake-eyes-party': [18, 3],
  });
});

test('the largest wager at Wonder Dice that the statute allowed is dated, down to the removal of limits', () => {
  const table = commentaries['wonder-dice']?.readings.find(({ id }) => id === 'W12')?.table;
  expect(table?.rows.map(([from, maximum]) => [from, maximum])).toEqual([
    ['before the change of 2008', '$2'],
    ['2008', '$4'],
    ['14 June 2018', '$10'],
    ['1 July 2023', '$50'],
    ['2025', 'none'],
  ]);
});
