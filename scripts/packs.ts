import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackFacts, ScreenCloth } from '@dicepit/games';
import { packFolders } from '@dicepit/games/list';
import { BASE, everyLanguage, type Language } from '@dicepit/words/languages';
import { writeWords } from './words.ts';

// Writes every list of packs from the one in `packages/games/src/list.ts`: what the code imports of each folder, the
// colours of the cloths, and in the catalogues what each language says of a pack.

const root = new URL('../', import.meta.url);
const games = 'packages/games/src';
const words = 'packages/words/src';
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));

/** A file that is written from the packs: its path in the repository, and its text. */
export type WrittenFile = readonly [path: string, text: string];

/** The facts of all packs, their large parts in rows, and their published texts: one module to each, as decision 0043 says. */
export async function gameLists(): Promise<readonly WrittenFile[]> {
  const packs = await Promise.all(
    packFolders.map(async (folder) => {
      const { facts }: { readonly facts: PackFacts } = await import(
        new URL(`${games}/${folder}/facts.ts`, root).href
      );
      if (facts.id !== folder) throw new Error(`${games}/${folder}/facts.ts has the id '${facts.id}'`);
      return { folder, name: toName(folder), banked: facts.kind === 'banked' };
    }),
  );
  const banked = packs.filter((pack) => pack.banked);
  const imports = (toLine: (pack: (typeof packs)[number]) => string): string =>
    packs.map(toLine).toSorted().join('\n');
  const row = (of: typeof packs, thing: string): string =>
    `/* #__PURE__ */ byPack([${of.map(({ name }) => `[${name}.facts, ${thing.replaceAll('*', name)}]`).join(',')}])`;
  const texts = (what: string): string =>
    `[${packs.map(({ folder, name }) => `['${folder}', ${name}${what}]`).join(',')}] as const`;

  return [
    codeFile(
      `${games}/packs.generated.ts`,
      `${imports(({ folder, name }) => `import { facts as ${name} } from './${folder}/facts.ts';`)}

/** The packs of the house, in its order: what a screen may know without loading the rules. */
export const packs = [${packs.map(({ name }) => name).join(', ')}] as const;
`,
    ),
    codeFile(
      `${games}/rows.ts`,
      `import type { Layout, Lesson, Pack, TableRules } from '@dicepit/engine';
import type { Manner } from './house-players/manner.ts';
import { type Announcing, byPack, type ScreenCloth, type TerminalWords } from './manifest.ts';
${imports(({ folder, name }) => `import * as ${name} from './${folder}/manifest.ts';`)}

// Each row takes one thing from the manifest of every pack, so that a page of the browser which asks for one row loads no
// other: that is what the marks \`PURE\` are for.

/** The packs with a bank; the registry adds to this and to each row below. */
export const bankedPacks: readonly Pack[] = [${banked.map(({ name }) => `${name}.pack`).join(',')}];

/** What each banked table is run by: its pack and its procedure. */
export const tableRules: Readonly<Record<string, TableRules>> =
  ${row(banked, '{ pack: *.pack, procedure: *.procedure }')};

/** The felts of the banked packs. A race has none: its table is cards and a kitty. */
export const layouts: Readonly<Record<string, Layout>> = ${row(banked, '*.layout')};

/** The cloth of every table. */
export const cloths: Readonly<Record<string, ScreenCloth>> = ${row(packs, '*.cloth')};

/** How house players bet at each banked pack. */
export const manners: Readonly<Record<string, readonly Manner[]>> = ${row(banked, '*.manners')};

/** Each game in a minute. */
export const lessons: Readonly<Record<string, Lesson>> = ${row(packs, '*.lesson')};

/** What the terminal says of each pack. */
export const terminalWords: Readonly<Record<string, TerminalWords>> = ${row(packs, '*.terminal')};

/** How a roll is announced at each banked pack. */
export const announcing: Readonly<Record<string, Announcing>> = ${row(banked, '*.announcing')};
`,
    ),
    codeFile(
      `${games}/texts.generated.ts`,
      `${imports(
        ({ folder, name }) =>
          `import ${name}Register from './${folder}/clauses.json' with { type: 'json' };
import ${name}Readings from './${folder}/readings.json' with { type: 'json' };`,
      )}

/** The clauses of each pack as its folder has them. */
export const registers = ${texts('Register')};

/** The readings of each pack as its folder has them. */
export const readings = ${texts('Readings')};
`,
    ),
  ];
}

/** The style sheet of the cloths. Where no table is shown, the first one is. */
export async function clothSheet(): Promise<WrittenFile> {
  const { cloths } = await import('@dicepit/games');
  const rule = (
    [pack, { base, lit, raised, sunk, line, room }]: [string, ScreenCloth],
    place: number,
  ): string => `\
${place === 0 ? ':root,\n' : ''}[data-pack="${pack}"] {
  --felt-lit: ${lit};
  --room: ${room};
  --felt: ${base};
  --felt-2: ${raised};
  --felt-3: ${sunk};
  --line: ${line};
}
`;
  const heading = `/* ${WRITTEN} Where no table is shown, the first cloth. */\n`;
  return ['packages/web/src/look/cloths.css', heading + Object.entries(cloths).map(rule).join('')];
}

/** What a language says of a pack, in `words/src/<language>/packs/<pack>.json`. */
type PackWords = {
  /** What the pack is called where others are listed beside it, and where its place is said as well. */
  readonly name: string;
  readonly short: string;
  /** What it is, for a host who chooses a game, and at the terminal. */
  readonly about: string;
  readonly terminal: string;
  /** What each card of its lesson says, by the id of the card. */
  readonly lesson: Readonly<Record<string, Texts>>;
} & PackSays;

/** What a pack says by itself, in English: other languages have it in the same file. */
type PackSays = {
  readonly place: string;
  readonly sections: Texts;
  readonly notices: Texts;
  readonly captions: Texts;
  /** By what it is the name of: `wager`, then `hard-6`. */
  readonly book: Readonly<Record<string, Texts>>;
};

type Texts = Readonly<Record<string, string>>;

/** The catalogues of a language with what it says of the packs in its places. */
export async function catalogues(language: Language): Promise<readonly WrittenFile[]> {
  const said = await Promise.all(
    packFolders.map(async (folder) => [folder, await packWords(language, folder)] as const),
  );
  const each = (text: (pack: PackWords) => unknown): Json =>
    Object.fromEntries(said.map(([folder, pack]) => [folder, text(pack)]));
  const policies = Object.entries(readJson(`${words}/${language}/book.json`)).filter(([key]) =>
    key.startsWith('policy/'),
  );
  const book = [
    ...policies,
    ...said.flatMap(([folder, pack]) =>
      Object.entries(pack.book).flatMap(([group, texts]) =>
        Object.entries(texts).map(([name, text]) => [toBookKey(group, folder, name), text] as const),
      ),
    ),
  ].toSorted(([one], [other]) => (one < other ? -1 : 1));

  return [
    placed(language, 'pages/everywhere', (texts) => ({
      ...texts,
      common: { ...objectIn(texts, 'common'), packs: each(({ name }) => name) },
    })),
    placed(language, 'pages/tv', (texts) => ({ ...texts, games: each(({ name }) => name) })),
    placed(language, 'pages/host', (texts) => ({
      ...texts,
      start: {
        ...objectIn(texts, 'start'),
        games: each(({ about }) => about),
        names: each(({ short }) => short),
      },
    })),
    placed(language, 'pages/print', (texts) => ({
      ...texts,
      places: each(({ place }) => place),
      sections: each(({ sections }) => sections),
      notices: each(({ notices }) => notices),
      captions: Object.assign({}, ...said.map(([, { captions }]) => captions)),
    })),
    placed(language, 'pages/lessons', (texts) => ({ ...texts, cards: each(({ lesson }) => lesson) })),
    placed(language, 'terminal', (texts) => ({
      ...texts,
      packs: each(({ terminal }) => ({ says: terminal })),
    })),
    placed(language, 'book', () => Object.fromEntries(book)),
  ];
}

/** A text of the book is under its group and its pack; advice, under the clause that it cites. */
const toBookKey = (group: string, pack: string, name: string): string =>
  group === 'advice' ? `${group}.${name}` : `${group}.${pack}.${name}`;

async function packWords(language: Language, pack: string): Promise<PackWords> {
  const file = `${words}/${language}/packs/${pack}.json`;
  const says = await packSays(pack);
  const own = readJson(file);
  const texts = language === BASE ? { ...own, ...says } : own;
  const { lessons } = await import('@dicepit/games');
  const lesson = Object.fromEntries((lessons[pack] ?? []).map(({ id }) => [id, { title: '', text: '' }]));
  const named = { name: '', short: '', about: '', terminal: '', lesson };
  const [found, needed] = [placesIn(texts), placesIn({ ...named, ...says })];
  const lacks = needed.filter((place) => !found.includes(place));
  const unused = found.filter((place) => !needed.includes(place));
  if (lacks.length > 0) throw new Error(`${file} lacks ${lacks.join(', ')}`);
  if (unused.length > 0) throw new Error(`${file} has ${unused.join(', ')}, which its pack does not say`);
  // What it has was just compared, text by text.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ...nothing, ...texts } as PackWords;
}

/** What a pack may have none of. */
const nothing = { notices: {}, captions: {}, book: {} };

async function packSays(id: string): Promise<PackSays> {
  const { findPack, tableRules } = await import('@dicepit/games');
  const { commentaries } = await import('@dicepit/games/texts');
  const { citeBasis } = await import('@dicepit/engine');
  const text = commentaries[id];
  const facts = findPack(id);
  if (text === undefined || facts === undefined) throw new Error(`${id} is not in the lists of packs`);
  const { sections, notices, drawings } = text;
  const front = {
    place: facts.place,
    sections: Object.fromEntries(sections.map((section) => [section.id, section.title])),
    notices: Object.fromEntries(notices.map(({ says }, at) => [String(at + 1), says])),
    captions: Object.fromEntries(drawings.map(({ clause, caption }) => [clause, caption])),
  };
  const rules = tableRules[id];
  if (rules === undefined) return { ...front, book: {} };
  const { pack, procedure } = rules;
  const opened = pack.open();
  if (!opened.ok) throw new Error(`${id} does not open`);
  const { game } = opened;
  const { advice } = procedure.disputes;
  const options = Object.entries(pack.options);
  const book: Readonly<Record<string, Texts>> = {
    advice: advice === undefined ? {} : { [citeBasis(game, advice.clause)]: advice.says },
    allowed: Object.fromEntries(
      options.flatMap(([key, { allowed, values }]) => (values === undefined ? [[key, allowed]] : [])),
    ),
    checklist: Object.fromEntries(procedure.opening.checklist.map(({ item, says }) => [item, says])),
    equipment: Object.fromEntries(procedure.equipment.items.map(({ item, says }) => [item, says])),
    option: Object.fromEntries(options.map(([key, { about }]) => [key, about])),
    reason: Object.fromEntries(game.procedure.noRolls.map(({ reason, says }) => [reason, says])),
    wager: Object.fromEntries(Object.values(game.wagers).map((wager) => [wager.id, wager.name])),
  };
  return { ...front, book };
}

type Json = Readonly<Record<string, unknown>>;

const placed = (language: Language, name: string, texts: (found: Json) => Json): WrittenFile => {
  const path = `${words}/${language}/${name}.json`;
  return [path, formatted(basename(path), JSON.stringify(texts(readJson(path)), null, 2))];
};

/** The place of every text: `book.wager.hard-6`. */
const placesIn = (value: unknown, place = ''): readonly string[] =>
  typeof value === 'string'
    ? [place]
    : Object.entries(value ?? {}).flatMap(([key, inner]) =>
        placesIn(inner, place === '' ? key : `${place}.${key}`),
      );

const objectIn = (texts: Json, key: string): object => {
  const value = texts[key];
  if (typeof value !== 'object' || value === null) throw new Error(`There is no ${key} in these texts`);
  return value;
};

const readJson = (path: string): Json => JSON.parse(readFileSync(new URL(path, root), 'utf8'));

const WRITTEN = 'Written by `npm run packs` from packages/games/src/list.ts.';

const codeFile = (path: string, code: string): WrittenFile => [
  path,
  formatted(basename(path), `// ${WRITTEN}\n\n${code}`),
];

const formatted = (name: string, input: string): string =>
  execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${name}`], {
    cwd: root,
    input,
    encoding: 'utf8',
  });

/** `double-dice` as a name in code: `doubleDice`. */
const toName = (folder: string): string =>
  folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

if (import.meta.main) {
  const write = (files: readonly WrittenFile[]): void => {
    for (const [path, text] of files) writeFileSync(new URL(path, root), text);
  };
  // What comes later reads the packs through the lists that are written first.
  write(await gameLists());
  write([await clothSheet()]);
  for (const language of everyLanguage) write(await catalogues(language));
  writeWords();
}
