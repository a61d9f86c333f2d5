import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyLanguage } from '@dicepit/words/languages';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const words = new URL('../packages/words/src/', import.meta.url);
const base = new URL('en/pages/', words);
const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'));

/** What the words of every page are in code: texts, and functions of the figures that are filled in. */
export function pageTypes(): string {
  const pages = readdirSync(base)
    .toSorted()
    .map((file) => `${basename(file, '.json')}: ${typeOf(JSON.parse(textOf(new URL(file, base))))};`);
  return formatted(`/** The words of every page. */
export type PageWords = {
${pages.join('\n')}
};

export type PageName = keyof PageWords;
`);
}

/** The same for the words of the terminal. */
export function terminalTypes(): string {
  const texts: unknown = JSON.parse(textOf(new URL('en/terminal.json', words)));
  return formatted(`/** The words of the terminal. */
export type TerminalWords = ${typeOf(texts)};
`);
}

function formatted(types: string): string {
  const input = `// Written by \`npm run words\` from the English catalogues.

/** What is filled into a message: a text, or a number as it is. */
type Figure = string | number;

${types}`;
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=pages.ts'], {
    input,
    encoding: 'utf8',
  });
}

const textOf = (file: URL): string => readFileSync(file, 'utf8');

function typeOf(value: unknown): string {
  if (typeof value === 'string') return messageType(value);
  if (Array.isArray(value)) return `readonly [${value.map(typeOf).join(', ')}]`;
  const fields = Object.entries(value ?? {}).map(
    ([key, inner]) => `readonly ${JSON.stringify(key)}: ${typeOf(inner)};`,
  );
  return `{\n${fields.join('\n')}\n}`;
}

function messageType(message: string): string {
  const figures = Object.entries(figuresIn(parse(message, { ignoreTag: true })));
  if (figures.length === 0) return 'string';
  const fields = figures.map(([name, type]) => `readonly ${name}: ${type}`);
  return `(figures: { ${fields.join('; ')} }) => string`;
}

/** All that is filled into a message, in any of its forms. What is counted is a number. */
function figuresIn(parts: readonly MessageFormatElement[]): Readonly<Record<string, 'number' | 'Figure'>> {
  const found: Record<string, 'number' | 'Figure'> = {};
  for (const part of parts) {
    if (part.type === TYPE.literal || part.type === TYPE.pound || part.type === TYPE.tag) continue;
    if (part.type === TYPE.plural) found[part.value] = 'number';
    else found[part.value] ??= 'Figure';
    if ('options' in part)
      for (const { value } of Object.values(part.options))
        for (const [name, type] of Object.entries(figuresIn(value)))
          if (found[name] !== 'number') found[name] = type;
  }
  return found;
}

/** How calls are worded in every language, in one file: whoever decides a trail anew needs all of them at once. */
export function everyCall(): string {
  const texts = everyLanguage.map((language) => [
    language,
    JSON.parse(textOf(new URL(`${language}/pages/calls.json`, words))),
  ]);
  return execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=calls.json'], {
    input: JSON.stringify(Object.fromEntries(texts)),
    encoding: 'utf8',
  });
}

/** Writes all that follows from the catalogues. */
export function writeWords(): void {
  writeFileSync(new URL('pages.ts', words), pageTypes());
  writeFileSync(new URL('terminal-words.ts', words), terminalTypes());
  writeFileSync(new URL('calls.json', words), everyCall());
}

if (import.meta.main) writeWords();
