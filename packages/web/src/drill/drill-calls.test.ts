import type { Answer } from '@dicepit/desks';
import { type Called, callKey } from '@dicepit/engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';
import { bookCall } from '../words/calls.ts';
import { language, speak } from '../words/words.ts';
import { answersIn } from './drill-state.ts';

const hardEight: Called = { manner: 'hard', total: 8, pips: 4 };
const easyEight: Called = { manner: 'easy', total: 8, pips: 3 };
const snakeEyes: Called = { manner: 'total', total: 2, pips: 1 };
const doubleThree: Called = { manner: 'double', total: 6, pips: 3 };
const sevenOut: Called = { manner: 'out', total: 7, pips: 1 };
const noThrow: Called = { manner: 'void', word: 'No Throw' };

/** What somebody has typed, where these calls are to choose from. */
function readTyped(text: string, calls: readonly Called[]): Answer | undefined {
  const choices = calls.map((called) => ({ value: callKey(called), called }));
  const ask = {
    form: 'choice',
    topic: '',
    about: 'call',
    choices,
    typed: true,
    key: '',
    clause: '',
  } as const;
  const read = answersIn([ask], [text]);
  return 'answers' in read ? read.answers[0] : undefined;
}

const chosen = (called: Called): Answer => ({ is: 'chosen', value: callKey(called) });

test('in English a call is worded and read as the rules have it', () => {
  expect(bookCall(hardEight)).toBe('Eight, hard');
  expect(readTyped('hard 8', [hardEight])).toEqual(chosen(hardEight));
  expect(readTyped('acht, hart', [hardEight])).toEqual({ is: 'unknown', text: 'acht, hart' });
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

  test.each<[Called, string]>([
    [hardEight, 'Acht, hart'],
    [doubleThree, 'Sechs, Doppel drei'],
    [{ manner: 'triple', total: 9, pips: 3 }, 'Neun, Drilling drei'],
    [sevenOut, 'Sieben, aus'],
    [noThrow, 'Ungültig'],
    [{ manner: 'void', word: 'a void round' }, 'Runde ungültig'],
  ])('%j is called %s', (called, german) => {
    expect(bookCall(called)).toBe(german);
  });

  test.each<[string, Called]>([
    ['acht, hart', hardEight],
    ['Hart 8', hardEight],
    ['Schlangenaugen', snakeEyes],
    ['Doppel 3, 6', doubleThree],
    ['ungültig', noThrow],
    ['eight, hard', hardEight],
  ])('%s is read as %j', (typed, called) => {
    expect(readTyped(typed, [noThrow, hardEight, snakeEyes, doubleThree])).toEqual(chosen(called));
  });

  test('what is no call here is none', () => {
    expect(readTyped('neun', [hardEight])).toEqual({ is: 'unknown', text: 'neun' });
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
    const seventeen: Called = { manner: 'total', total: 17, pips: 6 };
    const eighteen: Called = { manner: 'total', total: 18, pips: 6 };
    expect(bookCall(hardEight)).toBe('Huit en paire');
    expect(bookCall(sevenOut)).toBe('Sept, la main passe');
    expect(readTyped('8 en paire', [easyEight, hardEight])).toEqual(chosen(hardEight));
    expect(readTyped('17', [eighteen, seventeen])).toEqual(chosen(seventeen));
  });
});
