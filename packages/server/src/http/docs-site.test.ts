import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from './testing/world.ts';

const folder = mkdtempSync(join(tmpdir(), 'dicepit-docs-'));
let built: World;
let bare: World;

beforeAll(async () => {
  mkdirSync(join(folder, 'guide'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'guide/lab.html'), '<h1>Lab</h1>');
  writeFileSync(join(folder, 'assets/app.6rulkOTG.js'), 'export {};');
  writeFileSync(join(folder, '.secret.html'), 'nothing for readers');
  [built, bare] = await Promise.all([openWorld({ docs: folder }), openWorld()]);
});
afterAll(async () => {
  await Promise.all([built.close(), bare.close()]);
  rmSync(folder, { recursive: true });
});

const get = (world: World, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`http://localhost:${world.server.port}${path}`, { redirect: 'manual', headers });

describe('the documentation', () => {
  test.each([
    ['/docs/', '<h1>Home</h1>'],
    ['/docs/guide/lab.html', '<h1>Lab</h1>'],
    ['/docs/guide/lab', '<h1>Lab</h1>'],
  ])('%s is sent under the policy of every page', async (path, text) => {
    const response = await get(built, path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'; style-src 'self';");
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test('stands below its folder, whatever path leads there', async () => {
    const { status, headers } = await get(built, '/docs');
    expect([status, headers.get('location')]).toEqual([302, 'docs/']);
  });

  test('a file that is named by what is in it is asked for once', async () => {
    const { headers } = await get(built, '/docs/assets/app.6rulkOTG.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/docs/none.html', '/docs/.secret.html', '/docs/..%2fsecret', '/docs/%2e%2e/%2e%2e/etc/passwd'])(
    '%s is not there',
    async (path) => {
      expect((await get(built, path)).status).toBe(404);
    },
  );

  test('is only read', async () => {
    const { status } = await fetch(`http://localhost:${built.server.port}/docs/`, { method: 'DELETE' });
    expect(status).toBe(405);
  });

  test.each([
    ['en', 'The documentation is not built'],
    ['de', 'Die Dokumentation ist nicht gebaut'],
    ['fr', 'La documentation n’est pas construite'],
  ])('where it is not built a page says how to build it, in %s', async (language, title) => {
    const response = await get(bare, '/docs/guide/lab', { 'accept-language': language });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain('npm run site');
    expect(html).toContain('href="../../files/lost.css"');
  });
});
