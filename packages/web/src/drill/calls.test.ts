import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';
import { language, speak } from '../words/words.ts';
import { callInWords, typedCall } from './calls.ts';

test('in English a call stays as the rules word it', () => {
  expect(callInWords('Eight, hard')).toBe('Eight, hard');
  expect(typedCall('acht, hart', ['Eight, hard'])).toBe('acht, hart');
});

describe('on a device that speaks German', () => {
  const before = settings.peek();
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    settings.value = { ...before, language: 'de' };
    await speak();
    await vi.waitUntil(() => language.value === 'de');
  });
  afterAll(() => {
    settings.value = before;
    vi.unstubAllGlobals();
  });

  test.each([
    ['Eight, hard', 'Acht, hart'],
    ['Six, double three', 'Sechs, Doppel drei'],
    ['Nine, triple three', 'Neun, Drilling drei'],
    ['Seven out', 'Sieben, aus'],
    ['No Throw', 'Ungültig'],
    ['A void round', 'Runde ungültig'],
  ])('%s is called %s', (english, german) => {
    expect(callInWords(english)).toBe(german);
  });

  const calls = ['No Throw', 'Eight, hard', 'Snake eyes', 'Six, double three'];
  test.each([
    ['acht, hart', 'Eight, hard'],
    ['Hart 8', 'Eight, hard'],
    ['Schlangenaugen', 'Snake eyes'],
    ['Doppel 3, 6', 'Six, double three'],
    ['ungültig', 'No Throw'],
    ['eight, hard', 'eight, hard'],
    ['neun', 'neun'],
  ])('typed as %s it is %s', (typed, english) => {
    expect(typedCall(typed, calls)).toBe(english);
  });
});

describe('on a device that speaks French', () => {
  const before = settings.peek();
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    settings.value = { ...before, language: 'fr' };
    await speak();
    await vi.waitUntil(() => language.value === 'fr');
  });
  afterAll(() => {
    settings.value = before;
    vi.unstubAllGlobals();
  });

  test('calls are worded and read in French', () => {
    expect(callInWords('Eight, hard')).toBe('Huit en paire');
    expect(callInWords('Seven out')).toBe('Sept, la main passe');
    expect(typedCall('8 en paire', ['Eight, easy', 'Eight, hard'])).toBe('Eight, hard');
    expect(typedCall('17', ['Seventeen', 'Eighteen'])).toBe('Seventeen');
  });
});
