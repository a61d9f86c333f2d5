import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { program } from '../../packages/cli/src/program.ts';
import { ownTerminal } from '../../packages/cli/src/terminal.ts';

const page = await readFile(new URL('lab.md', import.meta.url), 'utf8');

/** The commands that the page shows, each with the output printed under it, in the order of the page. */
const shown = [...page.matchAll(/```text\n\$ npx dicepit (.+)\n([\s\S]*?)```/g)].map(
  ([, command = '', output = '']) => ({ command, output }),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dicepit-guide-'));
  const strategy = /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  await writeFile(join(folder, 'tenth.ts'), strategy);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a reader types, with everything that is written or read from the disk in the folder of this test. */
function argsOf(command: string): readonly string[] {
  const args = command.split(' ');
  if (args[0] === 'new') return [...args, '--dir', join(folder, args.at(-1) ?? '')];
  return args.map((each) => (['tenth.ts', 'lucky-seven'].includes(each) ? join(folder, each) : each));
}

describe('the guide to the lab', () => {
  test('shows every command of it', () => {
    expect(shown.length).toBeGreaterThanOrEqual(8);
  });

  // In the order of the page, since a game is begun before it is checked.
  test.each(shown)('dicepit $command prints what is shown', async ({ command, output }) => {
    const { code, out } = await capturedRun(argsOf(command));
    const printed = out.replaceAll(join(folder, '/'), '').replaceAll('\\', '/');
    expect({ code, out: printed }).toEqual({ code: 0, out: output });
  });

  test('names only commands and flags that exist', async () => {
    const lines = [...page.matchAll(/npx dicepit ([^\n>|`]+)/g)].map(([, line = '']) =>
      line.trim().split(' '),
    );
    for (const [name = '', ...rest] of lines) {
      const all = await program([name], ownTerminal(), { code: 0 });
      const command = all.commands.find((each) => each.name() === name);
      const own = command?.commands.find((each) => each.name() === rest[0]) ?? command;
      const flags = own?.options.flatMap(({ short, long }) => [short, long]) ?? [];
      expect(rest.filter((word) => word.startsWith('-') && !flags.includes(word))).toEqual([]);
    }
  });
});
