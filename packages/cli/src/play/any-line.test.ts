import { bankedPacks, packIds } from '@dicepit/games';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bankedAfter, chipsAstray, scripted } from './scripted.ts';

const words = [
  'hard',
  'six',
  'field',
  'shooter',
  'bonus',
  'double',
  'high',
  'number',
  'any',
  'take',
  'on',
  'roll',
  'buy',
  'pass',
  'late',
];
const deeds = [
  '',
  '',
  '',
  'same',
  'undo',
  'clear',
  'pass',
  'take',
  'decline',
  'roll',
  'why',
  'felt',
  'bets',
  'rack',
  'odds',
  'rules',
  'history',
  'help',
  'buy 50',
];
const sum = fc.integer({ min: 0, max: 300 }).map(String);

/** Lines as people type them, nearly so, and as no person would. */
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...deeds) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...words), sum, fc.constant(',')), { maxLength: 8 })
      .map((parts) => parts.join(' ')),
  },
  {
    weight: 2,
    arbitrary: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 4 }).map((dice) => dice.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'void',
      'void die-on-die',
      'void not-flat',
      'no throw off-the-mat',
      'no roll improper the cat was on the table',
      'late field 5',
      '__proto__ 5',
      'constructor 5',
      'take toString',
    ),
  },
);
const lines = fc.array(line, { maxLength: 40 });
const settings = fc.record({
  house: fc.integer({ min: 0, max: 3 }),
  players: fc.integer({ min: 1, max: 3 }),
  dice: fc.constantFrom('software' as const, 'physical' as const),
  seed: fc.string({ minLength: 1, maxLength: 5 }),
});

describe('whatever is typed', () => {
  test.each(bankedPacks.map(({ id }) => id))('%s goes on, and its chips are conserved', (pack) => {
    fc.assert(
      fc.property(settings, lines, (given, typed) => {
        const { play, seen } = bankedAfter(pack, given, typed);
        expect(chipsAstray(play)).toBe(0);
        for (const rack of seen.racks.values()) expect(rack).toBeGreaterThanOrEqual(0);
        expect(play.waiting.length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });

  test.each(packIds)('%s tells only what a terminal can show', (pack) => {
    fc.assert(
      fc.property(settings, lines, (given, typed) => {
        const { table, aside } = scripted(pack, { ...given, house: given.house + 1 }, typed);
        for (const told of [...table, ...aside]) expect(told).not.toMatch(/\p{Cc}|undefined|NaN|\[object/u);
      }),
      { numRuns: 100 },
    );
  });
});
