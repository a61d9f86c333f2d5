import { assert, evolveTable, newTable } from '@dicepit/engine';
import { bankedPacks, packIds } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { parseStream, writeStream } from '@dicepit/wire';
import { describe, expect, test } from 'vitest';
import { listEvents } from './banked/play.ts';
import { bankedAfter, chipsAstray, scripted } from './scripted.ts';

/** Plays by pressing Enter, with whatever bet the table asks its shooter for. */
const evening: Readonly<Record<string, readonly string[]>> = {
  'snake-eyes-nz': ['six 10, hard-8 5, field 5'],
  'snake-eyes-nsw': ['six 10, hard-8 5, field 5'],
  'double-dice': ['shooter 10, number-6 5, double-3 1, bonus 1'],
  'wonder-dice': ['number-6 5, high 5, any-triple 1'],
  'snake-eyes-party': [],
};

const round = ['', 'same', ''];
const longEvening = (pack: string): readonly string[] => [
  ...(evening[pack] ?? []),
  ...Array.from({ length: 60 }, () => round).flat(),
];

describe.each(packIds)('a whole evening of %s', (pack) => {
  test('the same seed and lines give the same words, another seed others', () => {
    const lines = [...longEvening(pack), 'quit'];
    const first = scripted(pack, { seed: 'again' }, lines);
    expect(scripted(pack, { seed: 'again' }, lines)).toEqual(first);
    expect(scripted(pack, { seed: 'other' }, lines).table).not.toEqual(first.table);
  });

  test('it ends with how everybody leaves', () => {
    const { table } = scripted(pack, {}, [...longEvening(pack), 'quit']);
    const end = table.findIndex((line) => / ends after /.test(line));
    expect(table[end + 1]).toMatch(/^ {2}You leave /);
    expect(table[end + 2]).toMatch(/^ {2}Hana leaves /);
  });

  test('every clause that is told stands in the register', () => {
    const { table, aside } = scripted(pack, {}, [
      ...longEvening(pack),
      'bets',
      'rack',
      'felt',
      'history',
      'help',
      'pass',
    ]);
    const known = new Set((registers[pack] ?? []).map(({ clause }) => clause));
    const prefix = [...known][0]?.split('/')[0] ?? '';
    const told = [...table, ...aside].flatMap(
      (line) => line.match(new RegExp(`${prefix}/[^\\s,;]+`, 'g')) ?? [],
    );
    const cited = new Set(
      told.map((clause) => (known.has(clause) ? clause : clause.replace(/\)?[.:]?$/, ''))),
    );
    expect(cited.size).toBeGreaterThan(5);
    expect([...cited].filter((clause) => !known.has(clause))).toEqual([]);
  });
});

describe.each(bankedPacks.map(({ id }) => id))('the chips of %s', (pack) => {
  test('racks, layout and house always hold exactly what was bought', () => {
    const lines = longEvening(pack);
    for (const count of [0, 1, 2, 5, 20, 60, lines.length]) {
      expect(chipsAstray(bankedAfter(pack, { house: 5 }, lines.slice(0, count)).play)).toBe(0);
    }
  });

  test('the record of an evening, written and read again, folds to the same table', () => {
    const { play } = bankedAfter(pack, { house: 3 }, longEvening(pack));
    const read = parseStream(writeStream(listEvents(play)));
    assert(read.ok, () => 'the record cannot be read');
    expect(read.value.reduce(evolveTable, newTable)).toEqual(play.table);
  });

  test('the house players bet every round and never owe anything', () => {
    const { seen, told } = bankedAfter(pack, { house: 9, rack: 20_00 }, longEvening(pack));
    expect(seen.rolled).toBeGreaterThan(20);
    expect(told.some(({ text }) => /^\w+ buys in again/.test(text))).toBe(true);
    for (const rack of seen.racks.values()) expect(rack).toBeGreaterThanOrEqual(0);
  });

  test('what the house players think of never changes the dice', () => {
    const lines = longEvening(pack);
    const rollsWith = (house: number): readonly string[] =>
      scripted(pack, { house }, lines).table.flatMap(
        (line) => /^Roll \d+\. .*: (\S+),/.exec(line)?.[1] ?? [],
      );
    expect(rollsWith(5).slice(0, 10)).toEqual(rollsWith(1).slice(0, 10));
  });
});
