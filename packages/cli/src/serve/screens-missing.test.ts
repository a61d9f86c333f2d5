import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { capturedRun } from '../captured-run.ts';

// As after a clone whose screens nobody has built.
vi.mock('@dicepit/web', async (original) => ({ ...(await original<object>()), areBuilt: () => false }));

const folder = mkdtempSync(join(tmpdir(), 'dicepit-screens-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8'),
);

test.each(['en_US.UTF-8', 'de_DE.UTF-8', 'fr_FR.UTF-8'])(
  'screens that are not built stop a pit with the command that builds them, in %s',
  async (locale) => {
    const data = join(folder, locale);
    const { code, out, err } = await capturedRun(['serve', '--data', data, '--port', '0'], '', locale);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const [, script = ''] = /npm run (\w+)/.exec(err) ?? [];
    expect(scripts[script]).toBe('node packages/web/scripts/build.ts');
    // Nothing is left behind, neither a folder nor a line in a trail.
    expect(existsSync(data)).toBe(false);
  },
);

test('a folder named for the screens that holds none is told by its name', async () => {
  const { code, err } = await capturedRun(['serve', '--data', join(folder, 'data'), '--screens', folder]);
  expect({ code, err }).toEqual({ code: expect.any(Number), err: expect.stringContaining(folder) });
});
