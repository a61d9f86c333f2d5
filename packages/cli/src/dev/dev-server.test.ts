import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type NewFolder, newFolder } from '../lab/testing/new-folder.ts';
import { speak } from '../language.ts';
import { type DevServer, openDev } from './dev-server.ts';

let folder: NewFolder;
let dev: DevServer | undefined;
beforeAll(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  await dev?.close();
  dev = undefined;
  await speak({}, 'en');
});
afterAll(() => folder.remove());

async function begun(name: string): Promise<string> {
  await capturedRun(['new', 'game', name, '--dir', folder.at(name)]);
  return folder.at(name);
}

/** A page that looks on, as a browser does: every part as it was told last, and every value that a part has had. */
async function lookingAt(url: string) {
  const parts = new Map<string, string>();
  const stop = new AbortController();
  const { body } = await fetch(`${url}/events`, { signal: stop.signal });
  if (body === null) throw new Error('no stream');
  const reading = (async () => {
    let text = '';
    for await (const piece of body.pipeThrough(new TextDecoderStream())) {
      text += piece;
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages)
        for (const [id, html] of Object.entries<string>(JSON.parse(message.replace(/^data: /, ''))))
          parts.set(id, html);
    }
  })().catch(() => undefined);
  return {
    part: (id: string) => parts.get(id) ?? '',
    stop: async () => {
      stop.abort();
      await reading;
    },
  };
}

const change = async (file: string, from: string, to: string): Promise<void> => {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
};

describe('dicepit dev', () => {
  test('follows every save: new odds, then a fault at its line with the last good felt, then the mended game', async () => {
    const dir = await begun('followed');
    dev = await openDev(dir, 0);
    expect(dev.name()).toBe('Followed');
    const page = await lookingAt(dev.url);
    await expect.poll(() => page.part('wide')).toContain('LUCKY SEVEN');
    expect(page.part('status')).toContain('valid');
    expect(page.part('odds')).toMatch(/Hard Eight.*9 to 1.*9\.09 %/);

    await change(`${dir}/pack.ts`, "wins('9 to 1')", "wins('8 to 1')");
    await expect.poll(() => page.part('odds')).toMatch(/Hard Eight.*8 to 1.*18\.18 %/);
    await change(`${dir}/pack.ts`, "'Over Seven'", "'Beyond Seven'");
    await expect.poll(() => page.part('wide')).toContain('BEYOND SEVEN');

    await change(`${dir}/pack.ts`, '[easy(8), loses]', '[total(8), loses]');
    await expect.poll(() => page.part('findings')).toContain('<code class="place">pack.ts:17</code>');
    expect(page.part('findings')).toMatch(
      /claims 4-4.*class="line meant"><i>17<\/i> {4}bet\(&#39;hard-eight/s,
    );
    expect(page.part('findings')).toContain('of the last good version');
    expect(page.part('status')).toMatch(/[1-9]\d* problems?</);
    expect(page.part('wide')).toContain('BEYOND SEVEN');

    await writeFile(`${dir}/pack.ts`, `${await readFile(`${dir}/pack.ts`, 'utf8')}\nexport konst\n`);
    await expect.poll(() => page.part('findings')).toMatch(/pack\.ts:30<\/code>/);
    await change(`${dir}/pack.ts`, '\nexport konst\n', '');
    await change(`${dir}/pack.ts`, '[total(8), loses]', '[easy(8), loses]');
    await expect.poll(() => page.part('status')).toContain('valid');
    expect(page.part('findings')).toBe('');
    await page.stop();
  });

  test('has house players at its table, who bet, win and lose', async () => {
    dev = await openDev(await begun('played'), 0);
    const page = await lookingAt(dev.url);
    await expect.poll(() => page.part('seats')).toMatch(/Hana<\/b> \$1\d\d/);
    await expect.poll(() => page.part('told')).toMatch(/The roll is settled/);
    expect(page.part('rolls')).toContain('<svg');
    await page.stop();
  });

  test('waits for a game that is faulty from the start, and shows nothing of it unescaped', async () => {
    const dir = await begun('broken');
    await change(`${dir}/pack.ts`, 'dice: 2', 'dice: <b>two</b>');
    dev = await openDev(dir, 0);
    const page = await lookingAt(dev.url);
    await expect.poll(() => page.part('findings')).toMatch(/pack\.ts:9<\/code>/);
    expect(page.part('findings')).not.toContain('<b>');
    expect(page.part('findings')).toContain('Nothing to show yet');
    await change(`${dir}/pack.ts`, 'dice: <b>two</b>', 'dice: 2');
    await change(`${dir}/pack.ts`, "'Over Seven'", "'<script>alert(1)</script>'");
    await expect.poll(() => page.part('findings')).toMatch(/pack\.ts.*(markup|script)/s);
    expect(page.part('status')).toMatch(/[1-9]\d* problems?</);
    for (const id of ['findings', 'odds', 'wide']) expect(page.part(id)).not.toContain('<script>');
    await page.stop();
  });

  test('reads a file of data, and one that is gone', async () => {
    const dir = await begun('data');
    const file = folder.at('data.pack.json');
    await capturedRun(['build', dir, '--out', file]);
    dev = await openDev(file, 0);
    const page = await lookingAt(dev.url);
    await expect.poll(() => page.part('odds')).toContain('Lucky Seven');
    await rm(file);
    await expect.poll(() => page.part('status')).toContain('1 problem');
    await page.stop();
  });

  test('speaks the language of the terminal', async () => {
    const dir = await begun('sprache');
    await speak({}, 'de');
    dev = await openDev(dir, 0);
    expect(await (await fetch(dev.url)).text()).toMatch(/<html lang="de">.*Quoten/s);
    const page = await lookingAt(dev.url);
    await expect.poll(() => page.part('status')).toContain('gültig');
    await page.stop();
  });

  test('answers this machine by its own names only', async () => {
    dev = await openDev(await begun('own'), 0);
    const asked = request(dev.url, { headers: { host: 'evil.example' } }).end();
    const [answer] = await once(asked, 'response');
    expect(answer.statusCode).toBe(403);
    answer.resume();
    expect((await fetch(`${dev.url}/`)).headers.get('content-security-policy')).toContain(
      "default-src 'none'",
    );
    expect((await fetch(`${dev.url}/nowhere`)).status).toBe(404);
  });

  test('says on the command line what is wrong with a path or a port', async () => {
    expect(await capturedRun(['dev', folder.at('nowhere')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file'),
    });
    const dir = await begun('port');
    dev = await openDev(dir, 0);
    const { port } = new URL(dev.url);
    expect(await capturedRun(['dev', dir, '--port', port])).toMatchObject({ code: 5 });
  });
});
