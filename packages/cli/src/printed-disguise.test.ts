import { placeInBook } from '@dicepit/engine';
import { bankedPacks, packIds, packs, party, writeClause } from '@dicepit/games';
import { commentaries, registers } from '@dicepit/games/texts';
import { paperKinds } from '@dicepit/rulebook';
import { describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';

/*
 * English in disguise stands in brackets. On paper and in books some things stay outside of them: clauses, which are quoted
 * in English and marked as such, their numbers, what is printed on a felt, and the names of games and options.
 */
const clauses = Object.values(registers)
  .flat()
  .flatMap(({ clause }) => [writeClause(clause), placeInBook(clause), clause.slice(clause.indexOf('/') + 1)]);
const names = [
  ...bankedPacks.flatMap((pack) => {
    const opened = pack.open();
    return opened.ok
      ? Object.values(opened.game.wagers)
          .map(({ name }) => name)
          .concat(Object.keys(pack.options))
      : [];
  }),
  ...packs.flatMap(({ id, name }) => [id, name]),
  ...Object.values(commentaries).flatMap(({ readings }) => readings.map(({ id }) => id)),
  'Dicepit',
];
const allowed = [...new Set([...clauses, ...names])].toSorted((one, other) => other.length - one.length);

/** What a page says outside of brackets that is not one of these, with what it says to those who listen to it. */
function undisguised(page: string): readonly string[] {
  const drawn = page
    .replaceAll(/<div class="wide" lang="en">.*?<figcaption>/gs, '<figcaption>')
    .replaceAll(/<div lang="en">.*?<\/aside>/gs, ' ');
  const heard = [...drawn.matchAll(/\s(?:aria-label|title)="([^"]*)"/g)].map(([, label = '']) => label);
  const shown = drawn
    .replaceAll(/<style>.*?<\/style>|<svg.*?<\/svg>|<code>.*?<\/code>/gs, ' ')
    .replaceAll(/<span class="elsewhere".*?<\/span>/gs, ' ')
    .replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/gs, ' ')
    .replaceAll('<wbr>', '')
    .replaceAll(/<[^>]*>/g, '\n');
  return [shown, ...heard].flatMap((text) =>
    outside(plain(text))
      .split('\n')
      .map((line) => allowed.reduce((rest, each) => rest.replaceAll(each, ' '), line))
      .filter((line) => /\p{L}{2}/u.test(line)),
  );
}

/** What stands in no brackets. */
function outside(text: string): string {
  const inner = text.replaceAll(/\[[^[\]]*\]/g, '');
  return inner === text ? text : outside(inner);
}

const plain = (text: string): string =>
  text
    .replaceAll(/&#39;|\u2019/g, "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const printedIn = async (language: string, line: string): Promise<string> => {
  const { code, out } = await capturedRun([...line.split(' '), '--language', language]);
  expect(code).toBe(0);
  return out;
};

const sheets = packIds.flatMap((pack) =>
  (pack === party.id ? (['procedure'] as const) : paperKinds).map((kind) => `paper ${pack} ${kind}`),
);

describe('everything printed is in a catalogue', () => {
  test.each([...sheets, ...packIds.map((pack) => `rules ${pack} --html`)])('%s', async (line) => {
    const page = await printedIn('en-XA', line);
    expect(page.length).toBeGreaterThan(1_000);
    expect(undisguised(page)).toEqual([]);
  });

  test('the check sees what is not in disguise, and nothing else', () => {
    expect(undisguised('<p>[Pláý~~]</p><p lang="en">A clause.</p><b aria-label="Any">Table</b>')).toEqual([
      'Table',
      'Any',
    ]);
  });
});

test.each([
  ['de', 'Die Regeltexte', '9 zu 1', '9,09 %'],
  ['fr', 'Les textes des articles', '9 contre 1', '9,09 %'],
])(
  'a book in %s says that its clauses are quoted, marks them, and writes figures as the language does',
  async (...row) => {
    const [language, quoted, odds, share] = row;
    const page = await printedIn(language, 'rules snake-eyes-nz --html');
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(quoted);
    expect(page.match(/<p class="rule" lang="en">/g)).toHaveLength(registers['snake-eyes-nz']?.length ?? 0);
    for (const figure of [odds, share]) expect(page.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(figure);
  },
);

test('English needs no mark, and says nothing of a quotation', async () => {
  const page = await printedIn('en', 'rules wonder-dice --html');
  expect(page).not.toMatch(/ lang="en"(?! data-pack)|quoted in English/);
});
