import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { codeFrom, codeLetters, lettersBy, newId, plainCode, tokenFrom } from './secrets.ts';

const key = new Uint8Array(32).fill(3);

describe('letters', () => {
  test('every letter has as many bytes as any other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      let given = 0;
      // A byte that is passed over is followed by one that is not.
      const text = lettersBy(() => new Uint8Array([given++ === 0 ? byte : 0]), codeLetters, 1);
      if (given === 1) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect([...counts.values()]).toEqual(Array.from({ length: 24 }, () => 10));
  });

  test('a code has no vowels and nothing that looks like another letter', () => {
    expect(codeLetters).toHaveLength(24);
    expect(new Set(codeLetters).size).toBe(24);
    expect(codeLetters).not.toMatch(/[AEIOUL01258]/);
  });

  test('an id is its kind and ten letters', () => {
    expect(newId((bytes) => randomBytes(bytes), 'p')).toMatch(/^p-[a-z2-7]{10}$/);
    expect(newId((bytes) => randomBytes(bytes), 'h')).toMatch(/^h-[a-z2-7]{10}$/);
  });

  test('a token is the same for the same salt and key, and another for any other', () => {
    const token = tokenFrom(key, 'staff', 'salt');
    expect(token).toMatch(/^[a-z2-7]{26}$/);
    expect(tokenFrom(key, 'staff', 'salt')).toBe(token);
    expect(tokenFrom(key, 'staff', 'other')).not.toBe(token);
    expect(tokenFrom(key, 'other', 'salt')).not.toBe(token);
    expect(tokenFrom(new Uint8Array(32), 'staff', 'salt')).not.toBe(token);
    expect(codeFrom(key, 'handover', 'salt')).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ3479]{8}$/);
  });

  test('a code is read however it was typed', () => {
    expect(plainCode(' bcd-fgh ')).toBe('BCDFGH');
    expect(plainCode('BCDF_3479')).toBe('BCDF3479');
  });
});
