import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedStrategies } from '@dicepit/simulator';
import { expect, test } from 'vitest';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';

const file = new URL('strategies.md', import.meta.url);
const page = await readFile(file, 'utf8');

/** The table of the library, as the page prints it. */
const table = namedStrategies.flatMap(({ name, about, figures }) => {
  const all = Object.entries(figures);
  const head = `- **\`${name}\`** ${about[0]?.toLowerCase()}${about.slice(1)}.`;
  return [
    head,
    ...all.map(
      ([figure, { about: means, byDefault, least, most }]) =>
        `  - \`${figure}\`: ${means}; ${least} to ${most}, ${byDefault} when left out`,
    ),
  ];
});

test('the page lists every strategy with its figures', async () => {
  const [before = '', , after = ''] = page.split(/(?<=-update` -->\n)([\s\S]*)(?=<!-- the end)/);
  await expect(`${before}\n${table.join('\n')}\n\n${after}`).toMatchFileSnapshot(fileURLToPath(file));
});

test('the strategy on the page plays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dicepit-strategies-'));
  try {
    await writeFile(join(folder, 'patient.ts'), /```ts\n([\s\S]*?)```/.exec(page)?.[1] ?? '');
    const args = ['simulate', 'snake-eyes-nz', '-b', 'field=5', '--sessions', '200', '--seed', '1', '--json'];
    const { code, out, err } = await capturedRun([...args, '--strategy', join(folder, 'patient.ts')]);
    expect({ code, err }).toEqual({ code: 0, err: 'seed 1\n' });
    const [field] = JSON.parse(out).perWager;
    expect(field.staked).toBeGreaterThan((field.won + field.lost) * 5_00);
  } finally {
    await rm(folder, { recursive: true });
  }
});
