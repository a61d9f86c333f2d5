import { describe, expect, test } from 'vitest';
import { changedParts, countOf, readWordingFile, withWords, wordingFile } from './wording-draft.ts';

const nz = { pack: 'snake-eyes-nz', language: 'en' } as const;
const joe = { 'hard-4': 'Little Joe' };

describe('a draft of the wording', () => {
  test('is sent only where it says something else, all of that part at once', () => {
    const house = withWords({}, nz, joe);
    const draft = withWords(
      house,
      { ...nz, language: 'de' },
      { 'total-12': ' Doppelsechs ', 'total-3': ' ' },
    );
    expect(changedParts(house, draft)).toEqual([
      { pack: 'snake-eyes-nz', language: 'de', calls: { 'total-12': 'Doppelsechs' } },
    ]);
    expect(changedParts(house, house)).toEqual([]);
    expect(countOf(draft)).toBe(2);
  });

  test('an emptied call goes back to the book', () => {
    const house = withWords({}, nz, joe);
    expect(changedParts(house, withWords(house, nz, { 'hard-4': '' }))).toEqual([{ ...nz, calls: {} }]);
  });
});

describe('a file of the wording', () => {
  test('is read as it was written', () => {
    const house = withWords({}, nz, joe);
    expect(readWordingFile(wordingFile(house))).toEqual({ wording: house, taken: 1, left: 0 });
  });

  test('what is no call of ours, or too long, is counted and left out', () => {
    const words = {
      'snake-eyes-nz': {
        en: { ...joe, 'hard-5': 'Fever', 'total-3': 'x'.repeat(33), 'total-5': 5 },
        fr: { a: 'b' },
      },
      roulette: { en: { zero: 'Zero' } },
    };
    expect(readWordingFile(JSON.stringify({ words }))).toEqual({
      wording: { 'snake-eyes-nz': { en: joe } },
      taken: 1,
      left: 5,
    });
  });

  test.each(['', 'no JSON', '[]', '{"words":[]}', 'null'])('%j is no such file', (text) => {
    expect(readWordingFile(text)).toBeUndefined();
  });
});
