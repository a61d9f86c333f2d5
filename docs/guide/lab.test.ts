import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';

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
  return args.map((each) => (each === 'tenth.ts' ? join(folder, each) : each));
}

describe('the guide to the lab', () => {
  test('shows every command of it', () => {
    expect(shown.length).toBeGreaterThanOrEqual(8);
  });

  test.each(shown)('dicepit $command prints what is shown', async ({ command, output }) => {
    const { code, out } = await capturedRun(argsOf(command));
    const printed = out.replaceAll(join(folder, '/'), '').replaceAll('\\', '/');
    expect({ code, out: printed }).toEqual({ code: 0, out: output });
  });
});
