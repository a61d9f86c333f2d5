import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.ts';
import { speak } from '../words/words.ts';
import { splitSentence } from './refused.tsx';

test.each([
  [
    '$2 is below the minimum of $5 (NSW 7.1). Stake $5 or more.',
    '$2 is below the minimum of $5 (NSW 7.1)',
    'Stake $5 or more.',
  ],
  ['The dice are out.', 'The dice are out', ''],
  ['Odds of 7.5 to 1 stay. Nothing moves.', 'Odds of 7.5 to 1 stay', 'Nothing moves.'],
])('the first sentence is the title: %s', (detail, title, text) => {
  expect(splitSentence(detail)).toEqual({ title, text });
});

describe('in French', () => {
  const before = settings.peek();
  beforeAll(async () => {
    vi.stubGlobal('document', { documentElement: { lang: '' } });
    settings.value = { ...before, language: 'fr' };
    await speak();
  });
  afterAll(() => {
    settings.value = before;
    vi.unstubAllGlobals();
  });

  test.each([
    ['La table est fermée. Échangez ce bon.', 'La table est fermée', 'Échangez ce bon.'],
    ['Cela revient à\u00a0: Ann. Demandez-lui.', 'Cela revient à\u00a0: Ann', 'Demandez-lui.'],
    ['C’est pris. «\u00a0rouge\u00a0» est libre.', 'C’est pris', '«\u00a0rouge\u00a0» est libre.'],
  ])('the first sentence is the title as well: %s', (detail, title, text) => {
    expect(splitSentence(detail)).toEqual({ title, text });
  });
});
