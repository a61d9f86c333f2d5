import type { SeenEntry } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { rackHistory, recordBarredBy } from './own-record.ts';

test.each([
  ['nsw/9.1 no chart and no file of results', 'snake-eyes-nsw', 'nsw/9.1'],
  ['a chart and a file, since no rule of the game bars them', 'snake-eyes-nz', undefined],
])('%s: a phone at %s', (_, pack, clause) => {
  expect(recordBarredBy({ kind: 'banked', pack })).toBe(clause);
});

// Only what the history looks at: the rest of an event is no business of it.
const entry = (version: number, event: object): SeenEntry => ({
  version,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  event: {
    by: { person: 'p', role: 'player' },
    at: version * 10,
    clause: 'nz/4.1',
    ...event,
  } as SeenEntry['event'],
});
const moves = (seat: number, cents: number) => ({
  postings: [
    { account: 'layout', cents: -cents },
    { account: `rack:${seat}`, cents },
  ],
});

test('a rack is counted back from what is in it now', () => {
  const entries = [
    entry(1, { type: 'BoughtIn', ...moves(2, 100_00) }),
    entry(2, { type: 'BetPlaced', ...moves(2, -10_00) }),
    entry(3, { type: 'BetPlaced', ...moves(3, -50_00) }),
    entry(4, { type: 'BetSettled', ...moves(2, 25_00) }),
  ];
  expect(
    rackHistory(entries, { seat: 2, rack: 115_00 }).map(({ version, change, chips }) => [
      version,
      change,
      chips,
    ]),
  ).toEqual([
    [1, 100_00, 100_00],
    [2, -10_00, 90_00],
    [4, 25_00, 115_00],
  ]);
});

test('it begins where whoever sits there now sat down', () => {
  const entries = [
    entry(1, { type: 'BoughtIn', ...moves(2, 40_00) }),
    entry(2, { type: 'SatDown', seat: 2 }),
    entry(3, { type: 'BoughtIn', ...moves(2, 60_00) }),
  ];
  expect(rackHistory(entries, { seat: 2, rack: 60_00 })).toMatchObject([
    { version: 3, at: 30, clause: 'nz/4.1', chips: 60_00 },
  ]);
});

test('what moves no chips of one’s own is left out, and so is what is withheld', () => {
  const entries = [entry(1, { type: 'Withheld' }), entry(2, { type: 'DiceThrown' })];
  expect(rackHistory(entries, { seat: 1, rack: 0 })).toEqual([]);
});
