import { expect, test } from 'vitest';
import { boundsOf, cellText, periodOf, periods } from './report-figures.ts';

const now = new Date(2026, 10, 15, 21, 14).getTime();

test.each(periods.filter((name) => name !== 'own'))('the period %s is known again by its bounds', (name) => {
  expect(periodOf(boundsOf(name, now), now)).toBe(name);
});

test('a week has seven days, today among them', () => {
  expect(Number(boundsOf('week', now).from)).toBe(new Date(2026, 10, 9).getTime());
  expect(Number(boundsOf('today', now).from)).toBe(new Date(2026, 10, 15).getTime());
});

test('other bounds are a period of its own', () => {
  expect(periodOf({ from: '5', to: '' }, now)).toBe('own');
  expect(periodOf({ ...boundsOf('today', now), to: String(now) }, now)).toBe('own');
});

test.each([
  ['money', 1_250_50, '$1,250.50'],
  ['share', 0.0278, '2.8%'],
  ['number', 1.256, '1.26'],
  ['count', 12_345, '12,345'],
  ['text', 'irregular', 'irregular'],
  ['clause', 'nz/6.3(b)', 'NZ 6.3(b)'],
  ['clause', 'policy/amending-alone', 'House policy: amending alone'],
  ['money', null, ''],
  ['count', undefined, ''],
] as const)('%s %s reads as %j', (form, cell, text) => {
  expect(cellText(form, cell)).toBe(text);
});
