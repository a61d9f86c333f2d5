import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(resolve(src, name), 'utf8');

const sheets = globSync('**/*.module.css', { cwd: src }).toSorted();
const modules = globSync('**/*.tsx', { cwd: src }).toSorted();

/** The classes that a sheet defines, in their order. What it says of the global base, as `:global(.btn)`, is not its own. */
function classesOf(sheet: string): readonly string[] {
  const found = new Set<string>();
  parse(read(sheet)).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z_][\w-]*)/g)) found.add(name);
  });
  return [...found].toSorted();
}

/** The classes that the modules which import a sheet use of it. */
function usesOf(sheet: string): readonly string[] {
  const found = new Set<string>();
  for (const name of modules) {
    const text = read(name);
    const own = [...text.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g)].find(
      ([, , path = '']) => join(dirname(name), path) === sheet,
    );
    if (own === undefined) continue;
    for (const [, used = ''] of text.matchAll(new RegExp(`\\b${own[1]}\\.(\\w+)`, 'g')))
      if (used !== 'module') found.add(used);
  }
  return [...found].toSorted();
}

/** What the compiler is told of a sheet, so that a class that it has not does not compile. */
const typesOf = (sheet: string): string =>
  classesOf(sheet)
    .map((name) => `export declare const ${name}: string;\n`)
    .join('');

describe('a style sheet beside its component', () => {
  test('is found', () => {
    expect(sheets).not.toEqual([]);
  });

  test.each(sheets)('%s has no class that nobody uses, and nobody uses one that it has not', (sheet) => {
    expect(usesOf(sheet)).toEqual(classesOf(sheet));
  });

  test.each(sheets)('%s has names that can be exported', (sheet) => {
    expect(classesOf(sheet).filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  // To write them: vitest run css-modules.test --update
  test.each(sheets)('%s has its types beside it', async (sheet) => {
    const types = join(dirname(sheet), `${basename(sheet, '.css')}.d.css.ts`);
    await expect(typesOf(sheet)).toMatchFileSnapshot(resolve(src, types));
  });
});
