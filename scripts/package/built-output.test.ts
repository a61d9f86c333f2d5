import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildIfChanged, type Output, packagesIn } from '../../packages/web/scripts/built-output.ts';

const root = resolve(import.meta.dirname, '../..');
const scratch = mkdtempSync(join(tmpdir(), 'dicepit-built-'));
const name = `test-${process.pid}`;
afterAll(() => {
  rmSync(scratch, { recursive: true, force: true });
  rmSync(join(root, `node_modules/.cache/dicepit/${name}-built.json`), { force: true });
});

test('what is built is kept until its sources change, or what was built of them', async () => {
  let builds = 0;
  const source = join(scratch, 'source.txt');
  const output: Output = {
    name,
    folder: join(scratch, 'made'),
    sources: [source],
    build: () => {
      builds += 1;
      return Promise.resolve(['node_modules/zod']);
    },
  };
  writeFileSync(source, 'one');
  expect([await buildIfChanged(output), builds]).toEqual([['node_modules/zod'], 1]);
  expect([await buildIfChanged(output), builds]).toEqual([['node_modules/zod'], 1]);
  writeFileSync(source, 'two');
  await buildIfChanged(output);
  expect(builds).toBe(2);
  // A folder that somebody has emptied or added to is not what was built.
  await buildIfChanged({ ...output, folder: scratch });
  expect(builds).toBe(3);
  await buildIfChanged({ ...output, folder: scratch }, { always: true });
  expect(builds).toBe(4);
});

test('packages are known by the folders that their modules come from, whatever the system', () => {
  expect(
    packagesIn([
      join(root, 'packages/cli/src/main.ts'),
      join(root, 'node_modules/zod/v4/index.js'),
      `\0${join(root, 'node_modules/zod/index.js')}?commonjs`,
      join(root, 'node_modules/@noble/hashes/sha2.js'),
      join(root, 'node_modules/pino/node_modules/sonic-boom/index.js'),
    ]),
  ).toEqual(['node_modules/@noble/hashes', 'node_modules/pino/node_modules/sonic-boom', 'node_modules/zod']);
});
