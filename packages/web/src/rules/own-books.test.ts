import { addPack } from '@dicepit/games';
import { toBundle } from '@dicepit/games/data';
import { addText } from '@dicepit/games/texts';
import { html } from '@dicepit/rulebook';
import { loadPrint } from '@dicepit/words/page-words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepPack } from '../../../server/src/floor/keep-pack.ts';
import { openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { anOwnPack } from '../../../server/src/testing/own-pack.ts';
import { builtScreens } from '../built.ts';
import { ownBooks } from './own-books.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

describe('the rulebook of a game of one’s own', () => {
  const [first] = anOwnPack('kitchen-eyes').data.register;
  if (first === undefined) throw new Error('the pack has a register');
  const own = anOwnPack('kitchen-eyes', { name: 'Kitchen & Eyes', place: 'the "kitchen"' });
  const at = `/rules/${encodeURIComponent(own.id)}`;
  let world: World;
  const ask = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${world.server.url}${path}`, { headers });

  beforeAll(async () => {
    world = await openWorld({ screens: builtScreens, books: ownBooks(builtScreens) });
    await keepPack(world.server.pit, own);
  });
  afterAll(() => world.close());

  test('is a page like those of the house, with their style, script and policy', async () => {
    const [mine, house] = await Promise.all([ask(at), ask('/rules/snake-eyes-nz')]);
    expect(mine.status).toBe(200);
    for (const header of ['content-type', 'content-security-policy', 'x-content-type-options', 'vary'])
      expect({ header, value: mine.headers.get(header) }).toEqual({
        header,
        value: house.headers.get(header),
      });
    const [text, theirs] = [await mine.text(), await house.text()];
    const filesOf = (page: string) => page.match(/(?<=(href|src)="\.\.\/)rules\/[^"]+\.(css|js)(?=")/g);
    expect(filesOf(text)).toHaveLength(2);
    expect(filesOf(text)).toEqual(filesOf(theirs));
    expect(text).toContain(`id="${first.clause}"`);
    const again = await ask(at, { 'if-none-match': mine.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test.each(['en', 'de', 'fr'] as const)(
    'names no published text, for there is none, in %s',
    async (lang) => {
      const said = (await loadPrint(lang)).words.book;
      const [mine = '', house = ''] = await Promise.all(
        [at, '/rules/snake-eyes-nz'].map(async (path) => (await ask(`${path}?lang=${lang}`)).text()),
      );
      expect(mine).toContain(html`${said.ownGame}`.markup);
      expect(mine).not.toContain(html`${said.ownWords}`.markup);
      expect(mine).not.toContain(html`${said.drawings}`.markup);
      expect(house).toContain(html`${said.ownWords}`.markup);
      expect(house).not.toContain(html`${said.ownGame}`.markup);
    },
  );

  test('speaks the language that is asked for', async () => {
    for (const [asked, lang] of [
      [await ask(`${at}?lang=de`), 'de'],
      [await ask(`${at}.fr`), 'fr'],
      [await ask(at, { 'accept-language': 'fr-CH, de;q=0.5' }), 'fr'],
      [await ask(at, { 'accept-language': 'xx' }), 'en'],
    ] as const)
      expect(await asked.text()).toContain(`<html lang="${lang}"`);
  });

  test('shows what its author wrote as text, whatever that is', async () => {
    expect(await (await ask(at)).text()).toContain('<h1>Kitchen &amp; Eyes</h1>');
    // No pit takes markup; if one ever did, the book would still show it as text.
    const name = `Kitchen ${HOSTILE}`;
    expect(() => anOwnPack('shed-eyes', { name })).toThrow('a text is words, and no markup');
    const rule = `${HOSTILE}</script><script>alert(2)</script>`;
    const register = own.data.register.map((row, index) => (index === 0 ? { ...row, rule } : row));
    const id = 'shed-eyes@0123456789ab';
    const bundle = toBundle({ ...own.data, name, place: name, register }, id);
    addPack(bundle);
    addText(id, bundle.register, bundle.commentary);
    const text = await (await ask(`/rules/${id}`)).text();
    expect(text).not.toContain('<img');
    expect(text).not.toContain('alert(2)</script>');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text.match(/<script/g)).toHaveLength(2);
  });

  test('is written without chances for whoever may not have them', async () => {
    const write = ownBooks(builtScreens);
    const [whole = '', posted = ''] = await Promise.all(
      (['whole', 'posted'] as const).map((of) => write({ pack: own.id, language: 'en', of })),
    );
    const lab = `../lab#v=1&amp;game=${own.id}`;
    expect([whole.includes(lab), posted.includes(lab)]).toEqual([true, false]);
    expect(posted.length).toBeLessThan(whole.length);
    expect(await write({ pack: 'shed-eyes@000000000000', language: 'en', of: 'whole' })).toBeUndefined();
  });

  test.each([
    '/rules/shed-eyes@000000000000',
    '/rules/..%2f..%2fpackage.json',
    '/rules/nothing',
    `${at}.posted.posted`,
  ])('%s is no book', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});
