import { loadCatalogue } from '@dicepit/words/catalogue';
import { BASE, everyLanguage, type Language } from '@dicepit/words/languages';
import { pseudo } from '@dicepit/words/pseudo';
import { describe, expect, test } from 'vitest';

type Leaf = { readonly name: string; readonly value: unknown };

/** All words of a language as a browser gets them, by page. */
async function wordsOf(language: Language): Promise<Readonly<Record<string, object>>> {
  const { pages } = await loadCatalogue(language);
  if (pages === undefined) return basePages();
  const loaded = Object.entries(pages).map(async ([page, load]) => [page, (await load()).default] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

function basePages(): Readonly<Record<string, object>> {
  const found: Readonly<Record<string, object>> = import.meta.glob('../../../words/src/en/pages/*.json', {
    eager: true,
    import: 'default',
  });
  return Object.fromEntries(
    Object.entries(found).map(([file, words]) => [/(\w+)\.json$/.exec(file)?.[1] ?? file, words]),
  );
}

const all = new Map(
  await Promise.all(everyLanguage.map(async (language) => [language, await wordsOf(language)] as const)),
);
const english = leavesOf(all.get(BASE));

describe.each([...all])('the words of %s', (_, words) => {
  test('have the same names as the English ones', () => {
    expect(
      leavesOf(words)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(english.map(({ name }) => name).toSorted());
    expect(english.length).toBeGreaterThan(2_000);
  });

  test('say something of all that they are told', () => {
    for (const { name, value } of leavesOf(words)) {
      const { text, told } = saidBy(value);
      expect([name, text.trim()]).not.toEqual([name, '']);
      expect([name, text]).not.toEqual([
        name,
        expect.stringMatching(/\bundefined\b|\bnull\b|\bNaN\b|\[object|\$\{/),
      ]);
      for (const each of told) expect([name, text]).toEqual([name, expect.stringContaining(each)]);
    }
  });
});

test('German is not English: nearly every sentence is its own', () => {
  const sentences = english.filter(({ value }) => typeof value === 'string' && value.includes(' '));
  const german = new Map(leavesOf(all.get('de')).map(({ name, value }) => [name, value]));
  const same = sentences.filter(({ name, value }) => german.get(name) === value && !isName(name));
  expect(same).toEqual([]);
});

/** Games have the same names everywhere, and so has a roll that is void. */
const isName = (name: string): boolean => /\.packs\.|^tv\.games\.|^drill\.kinds\.no-roll$/.test(name);

test('German says du to everybody, guests and staff alike', () => {
  const formal = /\p{L}en Sie\b|\b(?:Ihnen|Ihr(?:e[mnrs]?)?)\b/u;
  const texts = leavesOf(all.get('de')).map(({ name, value }) => ({ name, text: saidBy(value).text }));
  expect(texts.filter(({ text }) => formal.test(text))).toEqual([]);
});

test('the made-up language dresses every text, those of functions and lists too', () => {
  for (const { name, value } of leavesOf(pseudo(all.get(BASE))))
    expect([name, saidBy(value).text]).toEqual([name, expect.stringMatching(/^\[.*~\]$/s)]);
});

test('a chance is one in eleven, and no odds, in either language', () => {
  const said = [...all.values()].map((words) => {
    const chance = leavesOf(words).find(({ name }) => name === 'player.area.chanceOf')?.value;
    return typeof chance === 'function'
      ? Reflect.apply(chance, undefined, [{ part: '1', whole: '11' }])
      : chance;
  });
  expect(said.slice(0, 2)).toEqual(['1 in 11', '1 von 11']);
});

function leavesOf(value: unknown, name = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ name, value }];
  return Object.entries(value).flatMap(([field, inner]) =>
    leavesOf(inner, name === '' ? field : `${name}.${field}`),
  );
}

/** A text, or what a function says of figures that can be found again in it. */
function saidBy(value: unknown): { readonly text: string; readonly told: readonly string[] } {
  if (typeof value !== 'function') return { text: String(value), told: [] };
  const told = new Map<string, number>();
  const figures = new Proxy(
    {},
    {
      get: (_, name) => {
        const figure = told.get(String(name)) ?? 70 + told.size;
        told.set(String(name), figure);
        return figure;
      },
    },
  );
  const text: unknown = Reflect.apply(value, undefined, [figures]);
  return { text: String(text), told: [...told.values()].map(String) };
}
