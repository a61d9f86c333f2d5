import { globSync, readFileSync } from 'node:fs';
import { assert, citeBasis, everyRole } from '@dicepit/engine';
import { packs, tableRules, writeClause } from '@dicepit/games';
import { commentaries } from '@dicepit/games/texts';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { isLanguage, languages } from './languages.ts';
import { loadPageWords } from './page-words.ts';
import { everySection, everyTable, figureKinds, nameKeys, type Section, tables } from './sections.ts';

type Catalogue = Readonly<Record<string, string>>;

const catalogues = await Promise.all(
  Object.keys(languages)
    .filter(isLanguage)
    .flatMap((language) =>
      everySection.map(async (section): Promise<readonly [string, Section, Catalogue]> => {
        const { sections } = await loadCatalogue(language);
        return [language, section, (await sections[section]()).default];
      }),
    ),
);

const english = (section: Section): Catalogue =>
  catalogues.find(([language, each]) => language === 'en' && each === section)?.[2] ?? {};

/** The names of all that is filled into a message, in any of its forms. */
function figuresOf(message: string): readonly string[] {
  const inParts = (parts: readonly MessageFormatElement[]): readonly string[] =>
    parts.flatMap((part) => {
      if (part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.tag) return [];
      const inner =
        'options' in part ? Object.values(part.options).flatMap(({ value }) => inParts(value)) : [];
      return [part.value, ...inner];
    });
  return [...new Set(inParts(parse(message, { ignoreTag: true })))].toSorted();
}

/** What packs bring that figures may stand for. The engine has no list of it, so that no type can ask for its name. */
const packNames = new Set([
  // A fault of something else, a roll that somebody higher has made void, an order that gives no cause.
  'equipment.other',
  'reason.overruled',
  'cause.ordered',
  ...Object.values(tableRules).flatMap(({ pack, procedure }) => {
    const opened = pack.open();
    assert(opened.ok, () => `${pack.id} opens`);
    const { voidRoll, noRolls } = opened.game.procedure;
    const { calling, conduct, incidents, overruling, money, opening, equipment, shooter } = procedure;
    const { disturbances, fraud } = overruling.invalidating ?? {};
    const groups = {
      void: [voidRoll.call],
      reason: noRolls.map(({ reason }) => reason),
      variant: Object.values(calling.noRoll.variants).flat(),
      incident: Object.keys(incidents.kinds),
      ground: [...(disturbances?.grounds ?? []), ...(fraud === undefined ? [] : [fraud.ground])],
      colour: money.colour?.colours ?? [],
      equipment: equipment.items.flatMap(({ item, selfTest }) => [item, ...(selfTest?.parts ?? [])]),
      cause: shooter?.ordering?.causes ?? [],
      checklist: opening.checklist.map(({ item }) => item),
      prompt: Object.keys(conduct?.employees.prompts ?? {}),
      says: [
        ...opening.checklist.map(({ says }) => says),
        ...equipment.items.map(({ says }) => says),
        // What may be chosen, where it is no list of values.
        ...Object.values(pack.options).flatMap(({ values, allowed }) =>
          values === undefined ? [allowed] : [],
        ),
      ],
    };
    return Object.entries(groups).flatMap(([group, names]) => names.map((name) => `${group}.${name}`));
  }),
]);

const packages = new URL('../../', import.meta.url).pathname;

/** The policies of the house that anything cites. */
const policies = globSync('{engine,games,desks,server}/src/**/*.ts', { cwd: packages })
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
  .flatMap((file) => readFileSync(`${packages}${file}`, 'utf8').match(/(?<=['`])policy\/[a-z-]+/g) ?? []);

/** What packs and policies say in their own English. */
const book = new Map<string, string>([
  ...policies.map((policy) => [policy, writeClause(policy)] as const),
  ...Object.values(tableRules).flatMap(({ pack, procedure }) => {
    const opened = pack.open();
    assert(opened.ok, () => `${pack.id} opens`);
    const { game } = opened;
    const { advice } = procedure.disputes;
    const said: readonly (readonly [string, string])[] = [
      ...game.procedure.noRolls.map(({ reason, says }) => [`reason.${pack.id}.${reason}`, says] as const),
      ...procedure.opening.checklist.map(({ item, says }) => [`checklist.${pack.id}.${item}`, says] as const),
      ...procedure.equipment.items.map(({ item, says }) => [`equipment.${pack.id}.${item}`, says] as const),
      ...Object.values(game.wagers).map(({ id, name }) => [`wager.${pack.id}.${id}`, name] as const),
      ...Object.entries(pack.options).flatMap(([key, { about, allowed, values }]) => [
        [`option.${pack.id}.${key}`, about] as const,
        ...(values === undefined ? [[`allowed.${pack.id}.${key}`, allowed] as const] : []),
      ]),
      ...(advice === undefined ? [] : [[`advice.${citeBasis(game, advice.clause)}`, advice.says] as const]),
    ];
    return said;
  }),
]);

test('the English of the book is what packs and policies say', () => {
  expect(policies.length).toBeGreaterThan(50);
  expect(english('book')).toEqual(Object.fromEntries(book));
});

test('what the books are headed by, and say in front, is what the packs say in English, for all of it', async () => {
  const { sections, notices, captions, places } = await loadPageWords('en', 'print');
  const told = Object.entries(commentaries);
  expect(sections).toEqual(
    Object.fromEntries(
      told.map(([pack, text]) => [
        pack,
        Object.fromEntries(text.sections.map(({ id, title }) => [id, title])),
      ]),
    ),
  );
  expect(notices).toEqual(
    Object.fromEntries(
      told.map(([pack, text]) => [
        pack,
        Object.fromEntries(text.notices.map(({ says }, at) => [String(at + 1), says])),
      ]),
    ),
  );
  const drawings = told.flatMap(([, text]) => text.drawings);
  expect(captions).toEqual(Object.fromEntries(drawings.map(({ clause, caption }) => [clause, caption])));
  expect(places).toEqual(Object.fromEntries(packs.map(({ id, place }) => [id, place])));
});

test.each(Object.keys(languages).filter((language) => language !== 'en'))(
  'every wager of a pack is called something in %s, and no two alike',
  (language) => {
    const [, , own = {}] = catalogues.find((each) => each[0] === language && each[1] === 'book') ?? [];
    const named = Object.entries(own).filter(([key]) => key.startsWith('wager.'));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([key, name]) => name === english('book')[key])).toEqual([]);
    for (const wagers of Map.groupBy(named, ([key]) => key.split('.')[1]).values())
      expect(new Set(wagers.map(([, name]) => name)).size).toBe(wagers.length);
  },
);

/** What is filled into the messages by which figures are joined. */
const joined: Readonly<Record<string, readonly string[]>> = {
  and: ['one', 'other'],
  player: ['player'],
  range: ['least', 'most'],
  odds: ['pays', 'per'],
  'odds.less': ['odds', 'percent'],
  part: ['part', 'whole'],
  quote: ['words'],
  because: ['words'],
  seat: ['seat'],
  'stake.both': ['chips', 'tokens'],
  'stake.tokens': ['tokens'],
};

describe.each(catalogues)('%s/%s.json', (_, section, catalogue) => {
  test('has every message that is needed, and none that is not', () => {
    const needed =
      section === 'names'
        ? new Set([...nameKeys, ...packNames].filter((key) => !key.startsWith('role.')))
        : section === 'roles'
          ? new Set<string>(everyRole)
          : section === 'book'
            ? new Set(book.keys())
            : new Set(Object.keys(everyTable[section]));
    expect(new Set(Object.keys(catalogue))).toEqual(needed);
  });

  test('fills in what the English does, and that is what the refusal carries', () => {
    for (const [line, message] of Object.entries(catalogue)) {
      const figures = figuresOf(message);
      expect([line, figures]).toEqual([line, figuresOf(english(section)[line] ?? '')]);
      const carried = new Set(['clause', ...(joined[line] ?? Object.keys(figureKinds[line] ?? {}))]);
      expect([line, figures.filter((figure) => !carried.has(figure))]).toEqual([line, []]);
    }
  });

  test('says nothing that is empty, and nothing twice in a row', () => {
    for (const message of Object.values(catalogue)) {
      expect(message.trim()).toBe(message);
      expect(message).not.toMatch(/^$| {2}/);
    }
  });
});

test('every figure that a refusal carries is told in English', () => {
  const untold = Object.entries(everyTable).flatMap(([, table]) =>
    Object.entries<Readonly<Record<string, unknown>>>(table).flatMap(([line, kinds]) => {
      const message = everySection
        .map((section) => english(section)[line])
        .find((each) => each !== undefined);
      const figures = new Set(figuresOf(message ?? ''));
      return Object.keys(kinds)
        .filter((figure) => !figures.has(figure))
        .map((figure) => `${line} ${figure}`);
    }),
  );
  expect(untold).toEqual([]);
});

test('no line is in two tables: by its code and its case a refusal is known everywhere', () => {
  const lines = Object.values(everyTable).flatMap((table) => Object.keys(table));
  expect(new Set(lines).size).toBe(lines.length);
});

test('every refusal of a table is given somewhere', () => {
  const deciders = globSync('{client,desks,engine,games,server}/src/**/*.ts', { cwd: packages })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/refusals\.ts$/.test(file))
    .map((file) => readFileSync(`${packages}${file}`, 'utf8'))
    .join('\n');
  const unused = Object.values(tables)
    .flatMap((table) => Object.keys(table))
    .filter((line) => line.split('.').some((part) => !deciders.includes(`'${part}'`)));
  expect(unused).toEqual([]);
});
