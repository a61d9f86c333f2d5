import { expect, test } from 'vitest';
import { resultsFile, sparkOf } from './me-sheet.tsx';

test('a chart runs from its first value to its last, the most on top', () => {
  expect(sparkOf([100, 50, 150])).toEqual({ path: 'M4.0 32.0L160.0 60.0L316.0 4.0', least: 50, most: 150 });
});

test('a rack that does not change is a level line', () => {
  expect(sparkOf([5, 5])?.path).toBe('M4.0 60.0L316.0 60.0');
});

test('one value is no line', () => {
  expect(sparkOf([5])).toBeUndefined();
  expect(sparkOf([])).toBeUndefined();
});

const change = {
  version: 12,
  at: Date.UTC(2026, 10, 15, 20, 30),
  type: 'BetSettled',
  clause: 'nz/4.1(a)(i)',
  change: 45_50,
  chips: 145_50,
};

test('sums stand in the file as decimal numbers, with the clause they rest on', () => {
  expect(resultsFile([change], 'cents')).toBe(
    'time,entry,event,clause,change,chips\r\n2026-11-15T20:30:00.000Z,12,BetSettled,nz/4.1(a)(i),45.50,145.50\r\n',
  );
});

test('chips of a party are counted in whites', () => {
  expect(resultsFile([{ ...change, change: -2, chips: 18 }], 'whites')).toContain(',-2,18\r\n');
});

test('a comma or a quotation mark in a text does not break the table', () => {
  expect(resultsFile([{ ...change, clause: 'a, "b"' }], 'cents')).toContain(',"a, ""b""",');
});

test('nothing happened is a table with a heading and no lines', () => {
  expect(resultsFile([], 'cents')).toBe('time,entry,event,clause,change,chips\r\n');
});
