import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandNames, program } from '../packages/cli/src/program.ts';
import { ownTerminal } from '../packages/cli/src/terminal.ts';

const root = new URL('..', import.meta.url);

/** Every page of the repository that a person reads. */
const pages = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', 'docs/**/*.md'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => path !== '' && existsSync(new URL(path, root)))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

/** The anchors of a page's headings, as GitHub makes them. */
const anchorsIn = (text: string): readonly string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isBroken(page: URL, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : new URL(path, page);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
}

/** The flags of a command, or of the command below it that the words go on with. */
async function flagsOf(name: string, [next = '']: readonly string[]): Promise<readonly string[]> {
  const command = (await program([name], ownTerminal(), { code: 0 })).commands.find(
    (each) => each.name() === name,
  );
  const own = command?.commands.find((each) => each.name() === next) ?? command;
  return own?.options.flatMap(({ short, long }) => [short ?? '', long ?? '']) ?? [];
}

describe('the pages in Markdown', () => {
  test('are found', () => {
    expect(pages.length).toBeGreaterThan(45);
  });

  test.each(pages)('$path links only to what is there', ({ path, text }) => {
    const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => isBroken(new URL(path, root), link))).toEqual([]);
  });

  test.each(pages.filter(({ text }) => text.includes('npx dicepit ')))(
    '$path names only commands and flags that exist',
    async ({ text }) => {
      for (const [line = '', said = ''] of text.matchAll(/npx dicepit ([^\n>|`#)]+)/g)) {
        const [name = '', ...words] = said.trim().split(/\s+/);
        if (name.startsWith('<')) continue;
        expect(commandNames).toContain(name);
        const flags = await flagsOf(name, words);
        expect({
          line,
          unknown: words.filter((word) => /^--?[a-z]/.test(word) && !flags.includes(word)),
        }).toEqual({
          line,
          unknown: [],
        });
      }
    },
  );

  test.each(pages.filter(({ text }) => text.includes('npm run ')))(
    '$path names only scripts that exist',
    ({ text }) => {
      const { scripts }: { readonly scripts: object } = JSON.parse(
        readFileSync(new URL('package.json', root), 'utf8'),
      );
      const named = [...text.matchAll(/npm run ([a-z:]+(?:`, `[a-z:]+)*)/g)].flatMap(([, said = '']) =>
        said.split('`, `'),
      );
      expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
    },
  );

  test.each(pages.filter(({ path }) => path.startsWith('docs/operating/')))(
    '$path names only flags of the pit',
    async ({ text }) => {
      const flags = await flagsOf('serve', []);
      const named = [...text.matchAll(/`(--[a-z-]+)[^`]*`/g)].map(([, flag = '']) => flag);
      expect(named.filter((flag) => !flags.includes(flag))).toEqual([]);
    },
  );
});
