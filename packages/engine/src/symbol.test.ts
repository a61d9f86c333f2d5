import { expect, test } from 'vitest';
import { faultOfSymbol, type MoneySymbol, withSymbol, writeMoney } from './money.ts';

test.each<[MoneySymbol['text'], MoneySymbol['place'], string, string]>([
  ['$', 'before', 'en', '$1,250'],
  ['€', 'after', 'en', '1,250\u00a0€'],
  ['€', 'locale', 'en-NZ', '€1,250'],
  ['€', 'locale', 'de-DE', '1,250\u00a0€'],
  ['$', 'locale', 'fr-FR', '1,250\u00a0$'],
  ['€', 'before', 'de-DE', '€1,250'],
  ['CHF', 'before', 'en', 'CHF\u00a01,250'],
  ['', 'after', 'en', '1,250'],
])('%s %s in %s stands as %s', (text, place, language, written) => {
  expect(withSymbol('1,250', { text, place }, language)).toBe(written);
});

test.each(['$', '€', '₿', '♣', 'kr', 'CHF', ''])('%j may stand beside a sum', (text) => {
  expect(faultOfSymbol({ text, place: 'before' })).toBeUndefined();
});

test.each(['5', 'a b', 'bucks', '<b>', '-', '1,', '\u202e'])('%j may not', (text) => {
  expect(faultOfSymbol({ text, place: 'before' })).toEqual({ code: 'CONFLICT', case: 'symbol', longest: 4 });
});

test('a sum is written in dollars unless the house has a symbol, its sign before all', () => {
  expect(writeMoney(-1_250_50)).toBe('-$1,250.50');
  expect(writeMoney(-1_250_50, { text: '€', place: 'after' })).toBe('-1,250.50\u00a0€');
  expect(writeMoney(5_00, { text: '', place: 'before' })).toBe('5');
});
