import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import everyCalls from './calls.json' with { type: 'json' };
import { isLanguage, type Language, languages } from './languages.ts';

const BASE: Language = 'en';

/** The messages of a file by their place in it: `status.betsOpen`. */
function messagesOf(language: string, page: string): ReadonlyMap<string, string> {
  const text = readFileSync(new URL(`./${language}/${page}.json`, import.meta.url), 'utf8');
  return new Map(leavesOf(JSON.parse(text), []));
}

function leavesOf(value: unknown, place: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[place.join('.'), value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leavesOf(inner, [...place, key]));
}

const pagesOf = (language: string): readonly string[] =>
  globSync('{pages/*,terminal}.json', { cwd: new URL(`./${language}/`, import.meta.url).pathname })
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted();

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

test('calls.json has the calls of every language', () => {
  const calls = Object.keys(languages).map((language) => [
    language,
    JSON.parse(readFileSync(new URL(`./${language}/pages/calls.json`, import.meta.url), 'utf8')),
  ]);
  // Run `npm run words` after a change.
  expect(everyCalls).toEqual(Object.fromEntries(calls));
});

describe.each(Object.keys(languages).filter(isLanguage))('the pages and the terminal in %s', (language) => {
  test('are all there', () => {
    expect(pagesOf(language)).toEqual(pagesOf(BASE));
  });

  test.each(pagesOf(BASE))('%s has every message of the English, and none besides', (page) => {
    expect([...messagesOf(language, page).keys()].toSorted()).toEqual(
      [...messagesOf(BASE, page).keys()].toSorted(),
    );
  });

  test.each(pagesOf(BASE))('%s fills in what the English does', (page) => {
    const english = messagesOf(BASE, page);
    for (const [place, message] of messagesOf(language, page))
      expect([place, figuresOf(message)]).toEqual([place, figuresOf(english.get(place) ?? '')]);
  });

  test.each(pagesOf(BASE))('%s says nothing that is empty', (page) => {
    for (const [place, message] of messagesOf(language, page))
      expect([place, message.trim()]).not.toEqual([place, '']);
  });
});
