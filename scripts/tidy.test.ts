import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { everyRole } from '@dicepit/engine';
import { packs } from '@dicepit/games';
import { describe, expect, test } from 'vitest';

const root = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Every file of the repository: what git tracks, and what it would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => path !== '' && isThere(path));

const texts = files.filter((path) => /\.(ts|js|cjs|json|md|css|html|txt|yml)$|^\.ci\/run$/.test(path));
const sources = files.filter((path) => /^(packages|scripts|bench|docs)\/.*\.ts$/.test(path));

interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly resolved?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }
    >
  >;
}

/** Where Node looks for a package that another asks for: in the one that asks, then in every folder above it. */
const placesOf = (asking: string, name: string): readonly string[] => {
  const folders = asking === '' ? [] : asking.split('/');
  return [...folders, ''].map((_, up) =>
    [...folders.slice(0, folders.length - up), 'node_modules', name].join('/'),
  );
};

function isThere(path: string): boolean {
  try {
    readFileSync(new URL(path, root));
    return true;
  } catch {
    return false;
  }
}

const offending = (paths: readonly string[], pattern: RegExp): readonly string[] =>
  paths.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );

const packIds = packs.map(({ id }) => id).join('|');
const prefixes = packs.map(({ prefix }) => prefix).join('|');

/**
 * Where a pack is named: in its folder, the one list, and what is written from it; in tests and what only they use; in the
 * catalogues of words; in the race, which one pack is; where the law on promotions is cited by its clauses. The verifier of a trail knows the race by its name: it reads what
 * pits of any age wrote, with the engine alone.
 */
const mayNamePacks = new RegExp(
  String.raw`/games/src/(?:(?:${packIds})/|(?:list|race|rows)\.ts$)|\.generated\.ts$|\.test\.tsx?$|/testing/|/words/|/desks/src/promotion/cited\.ts$|/look/cloths\.css$|/proof/src/dice/surroundings\.ts$`,
);

/**
 * Where a clause is cited: in the folder of its pack; at the desks, each of which administers a law, and in the parts of
 * server and screens that are named for such a desk; where the race is played, recorded and practised; in the samples of
 * the page of components, which is not shipped.
 */
const mayCite = new RegExp(
  String.raw`${mayNamePacks.source}|/desks/src/|/promotions/|/play/(?:party/|welcome\.ts$)|/wire/src/party-record\.ts$|/web/src/components/`,
);

const outsideComments = String.raw`^(?!\s*(?:/?\*|//)).*`;

describe('the repository', () => {
  test('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(80);
  });

  test('knows no machine and no download host', () => {
    const machine = new RegExp(`(^|[^\\w.])/(${['work', 'farm', 'root', 'home'].join('|')})/`);
    expect(offending(texts, machine)).toEqual([]);
    // A workspace is a link to its folder; everything else is named by version, and comes from whatever registry is set.
    const { packages }: Lock = JSON.parse(read('package-lock.json'));
    const hosts = Object.values(packages).flatMap(({ resolved = '' }) =>
      resolved === '' || Object.hasOwn(packages, resolved) ? [] : [resolved],
    );
    expect(hosts).toEqual([]);
  });

  // npm ci refuses a lock that lacks the binaries of systems other than the one it was written on.
  test('locks every optional dependency, whatever system it is for', () => {
    const { packages }: Lock = JSON.parse(read('package-lock.json'));
    const optional = Object.entries(packages).flatMap(([path, each]) =>
      Object.keys(each.optionalDependencies ?? {}).map((name) => placesOf(path, name)),
    );
    expect(optional.length).toBeGreaterThan(50);
    expect(optional.filter((places) => !places.some((place) => Object.hasOwn(packages, place)))).toEqual([]);
  });

  test('names no pack outside its folder and the list: code asks for a property', () => {
    const code = files.filter((path) => /^packages\/[\w-]+\/src\/.*\.(?:tsx?|css)$/.test(path));
    const strange = code.filter((path) => !mayNamePacks.test(path));
    // As a text of its own or a part of a path, in an import and an attribute as well; an example of what a person types
    // has a space before it, or is the record that `dicepit settle` shows.
    const id = `(?:["'\`/]|data-pack=)(?:${packIds})(?=["'\`/.\\]])`;
    expect(offending(strange, new RegExp(`${outsideComments}(?<!"pack": )${id}`))).toEqual([]);
    expect(strange.filter((path) => new RegExp(`/(?:${packIds})\\b`).test(path))).toEqual([]);
    const clause = `(?<!dicepit \\w+ )["'\`](?:${prefixes})/[\\da-z]`;
    expect(
      offending(
        code.filter((path) => !mayCite.test(path)),
        new RegExp(outsideComments + clause),
      ),
    ).toEqual([]);
    // What the engine, the felts and the books know of a pack, they are told. A double is also a roll, and a party a race.
    const told = strange.filter((path) => /^packages\/(?:engine|rulebook|layout)\//.test(path));
    const short = packs
      .filter(({ prefix }) => !['double', 'party'].includes(prefix))
      .map(({ prefix, citedAs }) => `["'\`]${prefix}["'\`]|\\b${citedAs}\\b`);
    expect(offending(told, new RegExp(outsideComments + `(?:${short.join('|')})`))).toEqual([]);
  });

  // What a command or a clause allows is said beside it (`roles: [...]`); a set that several ask for is not.
  test('writes no set of roles by hand: a set is asked of the one list of roles', () => {
    const role = `'(?:${everyRole.join('|')})'`;
    const byHand = new RegExp(
      `(?<!roles: |enum\\()\\[\\s*${role},\\s*${role}|=== ${role} \\|\\| \\w+ === ${role}`,
    );
    const outside = files.filter(
      (path) =>
        /^(?:packages\/[\w-]+\/src|scripts)\/.*\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\/testing\/|\/games\/src\/[\w-]+\/|\/table\/role\.ts$/.test(path),
    );
    expect(outside.filter((path) => byHand.test(read(path)))).toEqual([]);
  });

  test('names French in its folder and the list of languages alone: a language is one folder and one line', () => {
    const code = files.filter(
      (path) =>
        /^(?:packages|scripts|bench)\/.*\.(?:ts|tsx|js|css|html)$/.test(path) &&
        !/\.test\.tsx?$|\/testing\/|\/words\/src\/(?:fr\/|languages\.ts$)/.test(path),
    );
    expect(offending(code, /['"`]fr(?:-\w+)?['"`]|\bfr:|\/fr\/|\bfrench\b|fran[cç]ais/i)).toEqual([]);
    const list = read('packages/words/src/languages.ts').split('\n');
    expect(list.filter((line) => /\bfr\b/.test(line))).toEqual([
      "  fr: { name: 'Français', locale: 'fr-FR', lowers: true },",
    ]);
  });

  test('leaves nothing for later in a comment', () => {
    expect(offending(sources, new RegExp(`\\b(${['TO', 'FIX'].join('DO|')}ME|X{3})\\b`))).toEqual([]);
  });

  test('names a file for the one thing in it', () => {
    const name =
      /(^|\/)[a-z0-9]+(-[a-z0-9]+)*(\.(browser|generated|d|module\.d\.css|([a-z]+\.)?config))?(\.test)?\.ts$/;
    const vague = /(^|\/)(utils?|helpers?|manager|misc|common)\.ts$/;
    expect(sources.filter((path) => !name.test(path) || vague.test(path))).toEqual([]);
  });

  test('uses the words of the table', () => {
    const vague = /\b(function|const) (process|handle|manage)[A-Z]/;
    expect(offending(sources, vague)).toEqual([]);
  });

  test('ends every text with one line break; an empty list has none', () => {
    expect(texts.filter((path) => !/^$|[^\n]\n$/.test(read(path)))).toEqual([]);
  });

  test('asks a question in every decision, and dates it', () => {
    const decisions = files.filter((path) => /^docs\/decisions\/\d{4}-.*\.md$/.test(path));
    expect(decisions.length).toBeGreaterThan(3);
    const dated = /^# .*\?\n\n\d{4}-\d\d-\d\d\n/;
    expect(decisions.filter((path) => !dated.test(read(path)))).toEqual([]);
    const index = read('docs/decisions/README.md');
    expect(decisions.filter((path) => !index.includes(path.replace('docs/decisions/', '')))).toEqual([]);
  });

  test('shows in the guide the very code that is tested', () => {
    expect(read('CONTRIBUTING.md')).toContain(read('docs/guide/pass-line.ts').trim());
  });

  test('names in the architecture only files that exist, and every folder of server and screens', () => {
    const text = read('ARCHITECTURE.md').replaceAll('<language>', 'en').replaceAll('<pack>', 'snake-eyes-nz');
    const named = [...text.matchAll(/`([a-z]+\/src\/[\w./-]*)`/g)].map(([, path = '']) => `packages/${path}`);
    expect(named.length).toBeGreaterThan(100);
    const isNamed = (path: string): boolean =>
      path.endsWith('/') ? files.some((file) => file.startsWith(path)) : files.includes(path);
    expect(named.filter((path) => !isNamed(path))).toEqual([]);
    const folders = files.flatMap((file) => /^packages\/(?:server|web)\/src\/[\w-]+\//.exec(file) ?? []);
    expect([...new Set(folders)].filter((folder) => !named.includes(folder))).toEqual([]);
  });

  test('promises in the README only commands that exist', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm (?:run )?(start|test|[a-z]+)\b/g)].map(
      ([, name]) => name ?? '',
    );
    const builtIn = new Set(['ci', 'install', 'exec', 'run']);
    expect(named.filter((name) => !builtIn.has(name) && !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
