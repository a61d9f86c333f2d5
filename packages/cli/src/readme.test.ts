import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { capturedRun } from './captured-run.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** The commands that the README shows, each with the output printed under it. */
const shown = [...read('README.md').matchAll(/```text\n\$ npx dicepit (.+)\n([\s\S]*?)```/g)].map(
  ([, command = '', output = '']) => ({ command, output }),
);

describe('the README', () => {
  test('shows a few commands', () => {
    expect(shown.length).toBeGreaterThanOrEqual(2);
  });

  test.each(shown)('dicepit $command prints what is shown', async ({ command, output }) => {
    const args = command.split(' ');
    const file = args.findIndex((argument) => argument.endsWith('.json'));
    const { code, out } = await capturedRun(
      args.map((argument, index) => (index === file ? '-' : argument)),
      file === -1 ? '' : read(args[file] ?? ''),
    );
    expect({ code, out: out.trimEnd() }).toEqual({ code: 0, out: output.trimEnd() });
  });
});
