import { type By, evolveTable, newTable, type TableEvent } from '@dicepit/engine';
import { decidePartyTable, evolvePartyTable, newPartyTable, type PartyTable } from '@dicepit/games';
import type { DiceEntry } from '@dicepit/proof';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { aParty, banked, travels, walked } from '../testing/walks.ts';
import type { diceEntries } from './dice.ts';
import { readEntry, type StreamCommand, writeEntry } from './entry.ts';
import { parseEntry } from './parse.ts';

const dealer: By = { person: 'house', role: 'dealer' };
const seed = 'ab'.repeat(32);

const aboutDice: readonly DiceEntry[] = [
  { type: 'SeedCommitted', turn: 1, commitment: seed, by: dealer, at: 1 },
  { type: 'SeedContributed', turn: 1, person: 'p-1', text: 'lucky 7', by: dealer, at: 2 },
  { type: 'FacesDrawn', turn: 1, draw: 1, faces: [6, 1], by: dealer, at: 3 },
  { type: 'SeedRevealed', turn: 1, seed, why: 'shooter changed', by: dealer, at: 4 },
  { type: 'DiceDoubted', dice: ['d1', 'd2'], rolls: 300, e: 1234.5, by: dealer, at: 5 },
  { type: 'DiceFailed', turn: 2, cause: 'no entropy', by: dealer, at: 6 },
];

/** What a decider gave for a command, as it is stored: the command beside the first event. */
const stored = (events: readonly TableEvent[], command: StreamCommand): readonly string[] =>
  events.map((event, index) => writeEntry(event, index === 0 ? command : undefined));

const problemOf = (entry: object, pack = 'snake-eyes-nz'): string => {
  const parsed = parseEntry(pack, JSON.stringify(entry));
  return parsed.ok ? 'read' : parsed.problems.map(({ place, message }) => `${place}: ${message}`).join('\n');
};

describe('an entry of a table', () => {
  test.each(banked)('of %s is read as it was written, and gives the same table', (pack) => {
    for (const walk of [1, 2]) {
      const { answers, table } = walked(pack, walk, 1_500);
      const accepted = answers.flatMap(({ command, decided }) =>
        decided.ok ? [{ texts: stored(decided.events, command), command }] : [],
      );
      const trusted = accepted.flatMap(({ texts }) => texts.map(readEntry));
      const travelled = accepted.flatMap(({ texts, command }) => (travels(command) ? texts : []));
      expect(travelled.length).toBeGreaterThan(trusted.length / 2);
      expect(travelled.map((text) => parseEntry(pack, text))).toEqual(
        travelled.map((text) => ({ ok: true, value: readEntry(text) })),
      );
      // Only events of the engine are in this stream.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const events = trusted.map(({ event }) => event as TableEvent);
      expect(events.reduce(evolveTable, newTable)).toEqual(table);
    }
  });

  test('of a party is read as it was written, and gives the same table', () => {
    let table: PartyTable = newPartyTable;
    let written = 0;
    for (const [person, body] of aParty) {
      const role = body.type === 'SetUpTable' ? 'operator' : 'player';
      const command = { ...body, by: { person, role }, at: 1 } as const;
      const decided = decidePartyTable(table, command);
      if (!decided.ok) throw new Error(`the party refuses ${body.type}`);
      for (const [index, event] of decided.events.entries()) {
        const text = writeEntry(event, index === 0 ? command : undefined);
        const entry = readEntry(text);
        expect(parseEntry('snake-eyes-party', text)).toEqual({ ok: true, value: entry });
        expect(entry.event).toEqual(event);
        table = evolvePartyTable(table, event);
        written += 1;
      }
    }
    expect(written).toBeGreaterThan(10);
  });

  test.each(aboutDice)('about dice, $type, is read as it was written', (event) => {
    const text = writeEntry(event);
    expect(readEntry(text)).toEqual({ event });
    expect(parseEntry('wonder-dice', text)).toEqual({ ok: true, value: { event } });
  });

  test('about dice is the same here and where dice are proved', () => {
    type Read = z.output<(typeof diceEntries)[keyof typeof diceEntries]>;
    expectTypeOf<Read>().toExtend<DiceEntry>();
    expectTypeOf<DiceEntry>().toExtend<Read>();
  });

  test('keeps no date of birth', () => {
    const sat: TableEvent = {
      type: 'SatDown',
      seat: 1,
      person: 'ann',
      name: 'Ann',
      clause: 'nz/1',
      by: dealer,
      at: 1,
    };
    const command: StreamCommand = {
      type: 'SitDown',
      seat: 1,
      name: 'Ann',
      born: '1990-12-31',
      by: dealer,
      at: 1,
    };
    expect(writeEntry(sat, command)).not.toContain('1990');
    expect(readEntry(writeEntry(sat, command)).cause).toEqual({ ...command, born: '1900-01-01' });
    expect(problemOf({ event: sat, cause: command })).toBe('cause.born: a date of birth is not kept');
  });

  test.each([
    ['no event', {}, 'event: '],
    ['an event of no type', { event: {} }, 'event.type: an event has a type'],
    ['something beside event and cause', { event: aboutDice[0], hash: 'x' }, ": unknown field 'hash'"],
    [
      'an event of a party',
      { event: { type: 'GameWon', player: 0, clause: 'party/1', by: dealer, at: 1 } },
      'event.type: ',
    ],
    [
      'a short commitment',
      { event: { ...aboutDice[0], commitment: 'ab' } },
      'event.commitment: 64 hexadecimal',
    ],
    ['a face of seven', { event: { ...aboutDice[2], faces: [7, 1] } }, 'event.faces[0]: '],
    ['a contribution of two lines', { event: { ...aboutDice[1], text: 'a\nb' } }, 'event.text: '],
    ['a cause by nobody', { event: aboutDice[0], cause: { type: 'OfferDice', at: 1 } }, 'cause.by: '],
    [
      'a cause that is no command',
      { event: aboutDice[0], cause: { type: 'Cheat', by: dealer, at: 1 } },
      'cause.type: ',
    ],
  ])('with %s is refused, with its place', (_, entry, problem) => {
    expect(problemOf(entry)).toContain(problem);
  });

  test('that has a field twice is refused from a file', () => {
    const text = `{"event":{"type":"DiceFailed","type":"SeedCommitted"}}`;
    expect(parseEntry('snake-eyes-nz', text)).toMatchObject({ ok: false });
  });

  test('that is none is our own mistake', () => {
    expect(() => readEntry('{"evnt":{}}')).toThrow(/Broken invariant/);
  });
});
