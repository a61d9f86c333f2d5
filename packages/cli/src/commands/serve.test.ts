import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

const config = async (...flags: readonly string[]) => {
  const { code, out } = await capturedRun(['serve', ...flags, '--print-config']);
  expect(code).toBe(0);
  return JSON.parse(out);
};

test('every setting is told with where it comes from', async () => {
  process.env['DICEPIT_PORT'] = '8080';
  const told = await config(
    '--mode',
    'fun',
    '--game',
    'double-dice',
    '--game',
    'wonder-dice',
    '--base',
    'dice/',
  );
  delete process.env['DICEPIT_PORT'];
  expect(told).toMatchObject({
    mode: { value: 'fun', from: 'flag' },
    port: { value: 8080, from: 'environment' },
    game: { value: ['double-dice', 'wonder-dice'], from: 'flag' },
    data: { value: './dicepit-data', from: 'default' },
    base: { value: '/dice', from: 'flag' },
    store: { value: 'SQLite', from: 'default' },
  });
});

test.each([
  [['--game', 'snake-eyes'], 'Did you mean snake-eyes-n'],
  [['--port', '70000'], 'from 0 to 65535'],
  [['--mode', 'wild'], 'Allowed choices are'],
  [['--base', '/a b'], 'A path such as /dice'],
  [['--empty', '--game', 'wonder-dice'], 'do not go together'],
])('%j is wrong usage', async (flags, message) => {
  const { code, err } = await capturedRun(['serve', ...flags]);
  expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
});

test('a variable that makes no sense is a configuration that is not valid, and ends with code 3', async () => {
  process.env['DICEPIT_PORT'] = 'seven';
  const { code, err } = await capturedRun(['serve', '--print-config']);
  delete process.env['DICEPIT_PORT'];
  expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining("from env 'DICEPIT_PORT'") });
});

test('--resume opens no pit where there is none, and leaves nothing behind', async () => {
  const data = join(tmpdir(), `dicepit-none-${process.pid}`);
  const { code, err } = await capturedRun(['serve', '--resume', '--port', '0', '--data', data]);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('no pit in') });
  expect(existsSync(data)).toBe(false);
});
