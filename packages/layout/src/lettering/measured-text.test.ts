import { describe, expect, test } from 'vitest';
import { fitted, shortened, widthOf } from './measured-text.ts';

describe('lettering', () => {
  test('is as wide as its letters, with space between them but not after the last', () => {
    const bare = widthOf({ text: 'AA', size: 100 });
    expect(widthOf({ text: 'AA', size: 100, spacing: 0.1 })).toBeCloseTo(bare + 10);
    expect(widthOf({ text: 'AA', size: 50 })).toBeCloseTo(bare / 2);
    expect(widthOf({ text: '', size: 100, spacing: 0.1 })).toBe(0);
  });

  test('is lettered smaller only where it would not fit', () => {
    const line = { text: '1000 TO 1', size: 30 };
    expect(fitted(line, 1000)).toBe(30);
    const size = fitted(line, 60);
    expect(widthOf({ ...line, size })).toBeCloseTo(60);
  });

  test('a name too long for its room is cut with an ellipsis, and fits', () => {
    const line = { text: 'Maximilian Featherstonehaugh', size: 20 };
    const cut = shortened(line, 90);
    expect(cut).toMatch(/^Maxim.*…$/);
    expect(widthOf({ ...line, text: cut })).toBeLessThanOrEqual(90);
    expect(widthOf({ ...line, text: `${line.text.slice(0, cut.length)}…` })).toBeGreaterThan(90);
    expect(shortened({ text: 'Ana', size: 20 }, 90)).toBe('Ana');
    expect(shortened(line, 1)).toBe('…');
  });
});
