import { globSync, readFileSync } from 'node:fs';
import { assert } from '@dicepit/engine';
import { tableRules } from '@dicepit/games';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { languages } from './languages.ts';
import { everySection, everyTable, figureKinds, nameKeys, type Section, tables } from './sections.ts';

type Catalogue = Readonly<Record<string, string>>;

const catalogues = await Promise.all(
  Object.entries(languages).flatMap(([language, { sections }]) =>
    everySection.map(
      async (section): Promise<readonly [string, Section, Catalogue]> => [
        language,
        section,
        (await sections[section]()).default,
      ],
    ),
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

/** What is filled into the messages by which figures are joined. */
const joined: Readonly<Record<string, readonly string[]>> = {
  and: ['one', 'other'],
  player: ['player'],
  range: ['least', 'most'],
  odds: ['pays', 'per'],
  part: ['part', 'whole'],
  quote: ['words'],
  seat: ['seat'],
  'stake.both': ['chips', 'tokens'],
  'stake.tokens': ['tokens'],
};

describe.each(catalogues)('%s/%s.json', (_, section, catalogue) => {
  test('has every message that is needed, and none that is not', () => {
    const needed =
      section === 'names' ? new Set([...nameKeys, ...packNames]) : new Set(Object.keys(everyTable[section]));
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
  const packages = new URL('../../', import.meta.url).pathname;
  const deciders = globSync('{desks,engine,games}/src/**/*.ts', { cwd: packages })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/refusals\.ts$/.test(file))
    .map((file) => readFileSync(`${packages}${file}`, 'utf8'))
    .join('\n');
  const unused = Object.values(tables)
    .flatMap((table) => Object.keys(table))
    .filter((line) => line.split('.').some((part) => !deciders.includes(`'${part}'`)));
  expect(unused).toEqual([]);
});
