import { describe, expect, test } from 'vitest';
import { pagesFor } from './staff-pages.tsx';

describe('the pages that somebody of the staff is shown the way to', () => {
  test('a host has all of them', () => {
    expect(pagesFor(['operator'], false)).toEqual(['desk', 'inspect', 'paper', 'promotions', 'drill', 'lab']);
  });

  test('a dealer has no inspection and no promotions', () => {
    expect(pagesFor(['dealer'], false)).toEqual(['desk', 'paper', 'drill', 'lab']);
  });

  test('an inspector inspects', () => {
    expect(pagesFor(['inspector'], false)).toEqual([
      'desk',
      'inspect',
      'paper',
      'promotions',
      'drill',
      'lab',
    ]);
  });

  test('a scrutineer has to do with promotions alone', () => {
    expect(pagesFor(['scrutineer'], true)).toEqual(['desk', 'promotions']);
  });

  test('whoever sits where the rules bar it has no lab', () => {
    expect(pagesFor(['dealer'], true)).not.toContain('lab');
  });
});
