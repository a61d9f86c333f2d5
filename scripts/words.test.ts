import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { pageTypes, terminalTypes } from './words.ts';

const packages = new URL('../packages/', import.meta.url).pathname;
const textOf = (file: string): string => readFileSync(`${packages}${file}`, 'utf8');

test('the types of the words of the pages and the terminal are those of the English catalogues', () => {
  expect(textOf('words/src/pages.ts')).toBe(pageTypes());
  expect(textOf('words/src/terminal-words.ts')).toBe(terminalTypes());
});

test('every word of a page and of the terminal is said by something', () => {
  const unsaid = globSync('words/src/en/{pages/*,terminal}.json', { cwd: packages }).flatMap((file) =>
    placesIn(JSON.parse(textOf(file)))
      .filter(
        (place) =>
          !place.every((name, at) => isSaid(name) || isListed(place[at - 1]) || isFound(place[at - 2])),
      )
      .map((place) => [basename(file, '.json'), ...place].join('.')),
  );
  expect(unsaid).toEqual([]);
  expect(isSaid('nothingSaysThis')).toBe(false);
});

/** The place of every text of a catalogue: `['shell', 'opening']`. The texts of a list have the place of the list. */
function placesIn(value: unknown, place: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'string' || Array.isArray(value)) return [place];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
}

/** The sources that may name a text, or something that a text is found by: `names[command.type]`. */
const sources = globSync('*/{src,scripts}/**/*.{ts,tsx}', { cwd: packages })
  .concat(globSync('web/*.ts', { cwd: packages }))
  .filter((file) => !/\.test\.|\/testing\/|^words\/src/.test(file))
  .map(textOf);

const namesIn = (pattern: RegExp): readonly string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

/** What sources read of something, quote, or call a field. */
const said = new Set([
  ...namesIn(/\.(\w+)/g),
  ...namesIn(/[{,]\s*(\w+)(?=\s*[,}:])/g),
  ...namesIn(/^\s*(?:readonly )?(\w+)\??:/gm),
  ...namesIn(/'([^'\n]+)'/g),
  ...namesIn(/"([^"\n]+)"/g),
]);

/** Objects whose texts are said one after the other, or found by a key that is put together: `special[key]`. */
const listed = new Set([
  ...namesIn(/Object\.(?:values|entries|keys)\([\w.]*?(\w+)\)/g),
  ...namesIn(/\.(\w+)\[key\]/g),
  ...namesIn(/byKey\([\w.]*?(\w+),/g),
]);

/** Objects whose texts are found by two keys, such as a pack and a section; `catalogues.test.ts` names one that nothing is found by. */
const found = new Set(namesIn(/byKey\(byKey\([\w.]*?(\w+),/g));

/** A number counts something, and is not named: `too-late.1`. */
const isSaid = (name: string): boolean => /^\d+$/.test(name) || said.has(name.replace(/\.\d+$/, ''));

const isFound = (name: string | undefined): boolean => name !== undefined && found.has(name);

const isListed = (name: string | undefined): boolean => name !== undefined && listed.has(name);
