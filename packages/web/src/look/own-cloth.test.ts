import { describe, expect, test } from 'vitest';
import { isCloth } from './own-cloth.ts';

const cloth = {
  base: '#0b3d2e',
  lit: '#10543F',
  raised: '#0d4735',
  sunk: '#082c21',
  line: '#c9a227',
  room: '#0b0f0e',
};

describe('a cloth', () => {
  test('is six colours', () => expect(isCloth(cloth)).toBe(true));

  test.each([
    'red',
    '#fff',
    '#0b3d2e;background:url(//elsewhere)',
    'red}body{display:none',
    'var(--line)',
    '',
    7,
    null,
    ['#0b3d2e'],
    undefined,
  ])('in which %j stands for a colour is none', (line) => {
    expect(isCloth({ ...cloth, line })).toBe(false);
  });

  test.each([undefined, null, 'green', []])('%j is none', (other) => expect(isCloth(other)).toBe(false));
});
