import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { routes } from '@dicepit/wire';
import { expect, test } from 'vitest';
import { usualRates } from '../../packages/server/src/http/auth-guard.ts';
import { inside, openWorld } from '../../packages/server/src/http/testing/world.ts';

const file = new URL('writing-a-bot.md', import.meta.url);
const page = await readFile(file, 'utf8');

test('the page says how often one may ask, from the very numbers that the pit goes by', async () => {
  const rows = (['session', 'address'] as const).flatMap((of) =>
    (['commands', 'reads'] as const).map((kind) => {
      const { perSecond, burst } = usualRates[of][kind];
      const whose = of === 'session' ? 'one session or token' : 'all behind one address';
      const cells = [whose.padEnd(22), kind.padEnd(8), `${perSecond}`.padStart(18), `${burst}`.padStart(21)];
      return `| ${cells.join(' | ')} |`;
    }),
  );
  const table = [
    '| of                     | what     | a second, for ever | at once, after a rest |',
    '| ---------------------- | -------- | -----------------: | --------------------: |',
    ...rows,
  ];
  const [before = '', , after = ''] = page.split(/(?<=-update` -->\n)([\s\S]*)(?=<!-- the end)/);
  await expect(`${before}\n${table.join('\n')}\n\n${after}`).toMatchFileSnapshot(fileURLToPath(file));
});

test('the page names routes and events that there are', () => {
  const paths = new Set(Object.values(routes).map(({ method, path }) => `${method} ${path}`));
  for (const [, method, path] of page.matchAll(/^(GET|POST) +(\/api\/v1\/\S+)/gm))
    expect(paths).toContain(`${method} ${path}`);
  for (const name of Object.keys(routes.followTable.answer.shape)) expect(page).toContain(`\`${name}\``);
});

const hasCurl = spawnSync('curl', ['--version']).status === 0;

// Where there is no curl the test is reported as skipped, not as passed.
test.skipIf(!hasCurl)('the recipe with curl makes a token, comes in by it, and ends it', async () => {
  const [, recipe = ''] = /^```sh\n(curl -s -c [\s\S]*?)^```/m.exec(page) ?? [];
  expect(recipe.trimEnd().split('\n')).toHaveLength(5);
  const cwd = await mkdtemp(join(tmpdir(), 'dicepit-recipe-'));
  const world = await openWorld();
  const host = { name: 'Hanna', passphrase: 'a cellar full of dice' };
  await world.ask('host', 'claimHost', { body: { token: world.hostToken, ...host } });
  const shell = spawn('sh', ['-eu'], {
    cwd,
    env: { PATH: process.env['PATH'], PIT: world.server.url, NAME: host.name, PASSPHRASE: host.passphrase },
  });
  const printed = text(shell.stdout);
  // Each answer on a line of its own.
  shell.stdin.end(recipe.replaceAll(/\n/g, '\necho\n'));
  const answers = (await printed).split('\n').filter((line) => line !== '');
  const [signedIn, tables, programs, revoked] = answers.map((line): unknown => JSON.parse(line));
  expect(signedIn).toMatchObject({ name: 'Hanna' });
  expect(tables).toHaveProperty('tables');
  expect(programs).toMatchObject({ programs: [{ name: 'Score board', scope: 'watch' }] });
  expect(revoked).toMatchObject({ name: 'Score board' });
  const { token } = JSON.parse(await readFile(join(cwd, 'program.json'), 'utf8'));
  expect(token).toMatch(/^dpt_\w{26}$/);
  const after = await fetch(`${world.server.url}/api/v1/tables`, {
    headers: { authorization: `Bearer ${String(token)}` },
  });
  expect(after.status).toBe(401);
  expect(inside((await world.ask('host', 'listPrograms')).json, 'programs')).toEqual([]);
  await world.close();
  await rm(cwd, { recursive: true });
});
