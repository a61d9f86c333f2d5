import type { PageWords } from '@dicepit/words/pages';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aParty, aTable } from './testing/boards.ts';

const catalogues: Readonly<Record<string, PageWords['tv'] & PageWords['calls']>> = import.meta.glob(
  '../../../words/src/*/pages/{tv,calls}.json',
  { eager: true, import: 'default' },
);

/** What a screen says that is opened with a language in its address, once its words have come. */
async function called(language: string) {
  vi.resetModules();
  vi.stubGlobal('location', { search: `?lang=${language}` });
  vi.stubGlobal('navigator', { language: 'en' });
  const words = await import('./tv-words.ts');
  const [tv, calls] = ['tv', 'calls'].map(
    (name) => catalogues[`../../../words/src/${language}/pages/${name}.json`],
  );
  if (tv !== undefined && calls !== undefined) words.takeWords({ tv, calls });
  return words;
}

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['en', 'Eight, hard', 'Eight is down', 'two threes and a five', 'a one, a two and a four', 'three sixes'],
  [
    'de',
    'Acht, hart',
    'Acht ist zu',
    'zwei Dreien und eine Fünf',
    'eine Eins, eine Zwei und eine Vier',
    'drei Sechsen',
  ],
  [
    'fr',
    'Huit en paire',
    'Huit est retourné',
    'deux trois et un cinq',
    'un as, un deux et un quatre',
    'trois six',
  ],
])('on a screen in %s', (language, hard, down, pair, unlike, three) => {
  test('a call is worded by the catalogue', async () => {
    const { callOn } = await called(language);
    expect(callOn(aTable(['Ann']))).toBe(hard);
    expect(callOn(aParty(['Ann', 'Ben']))).toBe(down);
  });

  test('and by the house where it has words of its own', async () => {
    const { callOn } = await called(language);
    const board = aTable(['Ann']);
    if (board.call === null) throw new Error('The board has a call');
    const house = { [language]: 'Square pair' };
    const call = { ...board.call, call: { ...board.call.call, house } };
    expect(callOn({ ...board, call })).toBe('Square pair');
  });

  test('three dice are said out', async () => {
    const { facesSaid } = await called(language);
    expect([facesSaid([3, 5, 3]), facesSaid([1, 2, 4]), facesSaid([6, 6, 6])]).toEqual([pair, unlike, three]);
  });
});

describe.each([
  ['en', '7 to 6', '1 to 1, 7 to 6 or 9.5 to 1'],
  ['de', '7 zu 6', '1 zu 1, 7 zu 6 oder 9,5 zu 1'],
  ['fr', '7 contre 6', '1 contre 1, 7 contre 6 ou 9,5 contre 1'],
])('odds on a screen in %s', (language, ratio, several) => {
  test('are written against what they are against', async () => {
    const { oddsSaid } = await called(language);
    expect(oddsSaid(['7 to 6'])).toBe(ratio);
    expect(oddsSaid(['1 to 1', '7 to 6', '9.5 to 1'])).toBe(several);
  });
});
