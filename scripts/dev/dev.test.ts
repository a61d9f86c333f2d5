import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

describe('npm run dev', () => {
  let folder: string;
  let command: ChildProcess;
  let said = '';
  let url: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'dicepit-of-dev-'));
    command = spawn(process.execPath, ['scripts/dev.ts', '0'], {
      env: { ...process.env, TMPDIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    command.stdout?.on('data', (part) => {
      said += String(part);
    });
    await vi.waitUntil(() => said.includes('\n'), { timeout: 60_000 });
    url = said.split(' ')[0] ?? '';
  });
  afterAll(() => {
    command.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  /** Asks as a browser does that has found a host name such as dealer.localhost at this machine. */
  const ask = (address: string, headers: Readonly<Record<string, string>> = {}): Promise<IncomingMessage> => {
    const { host, pathname, search } = new URL(address);
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      request({ hostname, port, path: `${pathname}${search}`, headers: { host, ...headers } }, resolve)
        .on('error', reject)
        .end();
    });
  };

  async function textOf(message: IncomingMessage): Promise<string> {
    let text = '';
    for await (const part of message) text += String(part);
    return text;
  }

  /** Follows an address with `as` to the page that it leads to. */
  async function signedIn(address: string): Promise<{ readonly url: string; readonly cookie: string }> {
    const first = await ask(address);
    const second = await ask(first.headers.location ?? '');
    expect([first.statusCode, second.statusCode]).toEqual([302, 302]);
    return {
      url: second.headers.location ?? '',
      cookie: (second.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '',
    };
  }

  test.each([
    ['dealer', /^\/t\/[^/]+\/dealer$/, '/src/dealer/main.tsx', 'Dora'],
    ['host', /^\/host$/, '/src/host/main.tsx', 'Hanna'],
    ['player', /^\/t\/[^/]+$/, '/src/player/main.tsx', 'Ann'],
  ])(
    '?as=%s signs in at the page of that role, which Vite serves from its source',
    async (role, path, script, name) => {
      const page = await signedIn(`${url}/?as=${role}`);
      expect(new URL(page.url).hostname).toBe(`${role}.localhost`);
      expect(new URL(page.url).pathname).toMatch(path);
      const html = await textOf(await ask(page.url, { cookie: page.cookie }));
      expect(html).toContain('/@vite/client');
      const src = /<script type="module" src="(\.\/src[^"]+)"/.exec(html)?.[1] ?? '';
      const base = /<base href="([^"]+)"/.exec(html)?.[1] ?? '';
      const source = new URL(src, new URL(base, page.url));
      expect(source.pathname).toBe(script);
      expect(await textOf(await ask(source.href))).toContain('import ');
      expect(
        await textOf(await ask(new URL('/api/v1/me', page.url).href, { cookie: page.cookie })),
      ).toContain(`"name":"${name}"`);
    },
  );

  test('?as=tv opens the television over the table, with nobody signed in', async () => {
    const page = await signedIn(`${url}/?as=tv`);
    expect(page.cookie).toBe('dicepit=');
    expect(new URL(page.url).pathname).toMatch(/^\/t\/[^/]+\/screen$/);
    expect(await textOf(await ask(page.url))).toContain('src/tv/main.ts');
  });

  test('?as= on another page signs in and stays there', async () => {
    const page = await signedIn(`${url}/paper?as=host&of=signs`);
    expect(page.url).toBe(`${url.replace('localhost', 'host.localhost')}/paper?of=signs`);
  });

  test('?as= of nobody is answered with those who are there', async () => {
    const answer = await ask(`${url}/?as=croupier`);
    expect(answer.statusCode).toBe(404);
    expect(await textOf(answer)).toContain('dealer, host, player, tv');
  });

  test('a table is under way, and its event stream comes through', async () => {
    const page = await signedIn(`${url}/?as=player`);
    const table = new URL(page.url).pathname.split('/')[2] ?? '';
    const stream = await ask(new URL(`/api/v1/tables/${table}/events`, page.url).href, {
      cookie: page.cookie,
    });
    expect(stream.headers['content-type']).toContain('text/event-stream');
    const [first]: unknown[] = await once(stream, 'data');
    expect(String(first)).toContain('data:');
    stream.destroy();
    const told = await textOf(await ask(`${url}/api/v1/tables/${table}/entries`));
    expect(told).toContain('BetPlaced');
  });

  test('Ctrl-C ends it and leaves nothing behind', async () => {
    expect(readdirSync(folder)).toHaveLength(1);
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([0, null]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
