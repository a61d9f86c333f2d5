import { describe, expect, test } from 'vitest';
import { inPrint } from './in-print.ts';
import { paperFonts } from './paper-fonts.ts';

describe('a text in print', () => {
  test.each([
    ['Łukasz, Ngọc, Ωmega, Жанна', 'Łukasz, Ngọc, Ωmega, Жанна'],
    ['山田 Tarō', '‹U+5C71 U+7530› Tarō'],
    ['two\nlines', 'two\nlines'],
    ['a\u0000b', 'a‹U+0000›b'],
    ['hidden\u202Ename', 'hidden‹U+202E›name'],
    ['half \uD83D of a pair', 'half ‹U+D83D› of a pair'],
    ['‹›‹›', '‹›‹›'],
    // Put together from a letter and its accent, as some keyboards write it.
    ['Zoe\u0308', 'Zoë'],
    ['דוד לוי bets', 'דוד\u00A0לוי  bets'],
  ])('%j is %j', (text, printed) => {
    expect(inPrint(text, paperFonts().has)).toBe(printed);
  });
});
