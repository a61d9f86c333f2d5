import { describe, expect, test } from 'vitest';
import { keyedFrom, withFace, withoutLast } from './faces.ts';

describe('the faces on the pad', () => {
  test('are taken in the order they are keyed, as many as there are dice', () => {
    expect(withFace(withFace([], 4, 2), 1, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 2)).toEqual([4, 1]);
    expect(withFace([4, 1], 6, 3)).toEqual([4, 1, 6]);
  });

  test('are taken back one by one', () => {
    expect(withoutLast([4, 1])).toEqual([4]);
    expect(withoutLast([])).toEqual([]);
  });

  test.each([
    ['4-4', [4, 4]],
    ['6', [6]],
    ['', []],
    [null, []],
    ['7-1', []],
    ['x', []],
  ])('kept as %s are read again', (text, faces) => {
    expect(keyedFrom(text)).toEqual(faces);
  });
});
