import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { violationsOf } from '../testing/axe.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { pushedSideways } from '../testing/reflow.ts';
import { screens } from '../testing/screens.ts';

describe.skipIf(executablePath === undefined)(`a lively room${withoutBrowser}`, () => {
  let browser: Browser;
  let world: World;
  let table: string;

  beforeAll(async () => {
    world = await openWorld({ screens });
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    const code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
    await world.ask('ann', 'joinGuest', { body: { code, name: 'Ann' } });
    await world.ask('tv', 'joinScreen', { body: { code, title: 'Bar' } });
    const body = {
      pack: 'snake-eyes-nz',
      title: 'By the door',
      mode: 'home',
      dice: 'virtual',
      seats: 4,
      staff: { by: 'house', pace: { answering: 600_000, betting: 600_000, throwing: 600_000 } },
    };
    table = String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
  });

  async function opened(path: string, who: string, options: BrowserContextOptions = {}): Promise<Page> {
    const url = `http://localhost:${world.server.port}`;
    const context = await browser.newContext({ bypassCSP: true, locale: 'en-NZ', ...options });
    const cookie = world.cookieOf(who);
    if (cookie !== '')
      await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    return page;
  }
  const television = { viewport: { width: 1280, height: 720 } };
  const themes = ['dark', 'light', 'contrast'];
  const phone = { viewport: { width: 390, height: 844 } };

  test('the host chooses what a television shows, which stays when it is loaded anew, and gives it back', async () => {
    const tv = await opened('/tv', 'tv', television);
    await tv.locator('[data-part=lobby]').waitFor();
    const host = await opened('/host', 'host');
    const choice = host.getByRole('combobox', { name: 'It shows: Bar' });
    await choice.selectOption({ label: 'Results: By the door' });
    await tv.locator('[data-part=page-results]').waitFor();
    await host.getByText('Bar: Results: By the door.').first().waitFor();
    expect(await violationsOf(host, themes)).toEqual([]);
    await tv.reload();
    await tv.locator('[data-part=page-results]').waitFor();
    // The remote of the set says why it changes nothing.
    await tv.keyboard.press('ArrowRight');
    await tv.getByText('The host has chosen what this screen shows').waitFor();
    expect(await tv.locator('[data-part=page-results]').count()).toBe(1);
    await choice.selectOption({ label: 'How to join' });
    await tv.locator('[data-part=lobby]').waitFor();
    await choice.selectOption({ label: 'The table: By the door' });
    await tv.locator('[data-part=table]').waitFor();
    await choice.selectOption({ label: 'What it likes' });
    await tv.locator('[data-part=lobby]').waitFor();
    await tv.context().close();
    await host.context().close();
  });

  test('a game is told in a minute: on a phone before anybody sits down, and on a television', async () => {
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.getByRole('button', { name: 'How to play, in a minute' }).click();
    await ann.getByRole('heading', { name: 'Snake Eyes NZ in a minute' }).waitFor();
    await expect.poll(() => ann.locator('dialog li').count()).toBe(5);
    expect(await violationsOf(ann, themes)).toEqual([]);
    const middle = (): Promise<number> =>
      ann.locator('dialog ol').evaluate((list) => Math.round(list.scrollLeft / (list.scrollWidth / 5)));
    for (let card = 1; card < 5; card += 1) {
      await ann.getByRole('button', { name: 'Next' }).click();
      await expect.poll(middle).toBe(card);
    }
    await ann.getByRole('button', { name: 'Play', exact: true }).click();
    await ann.locator('dialog').waitFor({ state: 'detached' });
    const tv = await opened(`/t/${table}/screen?view=play&lang=de`, 'tv', television);
    await tv.getByRole('heading', { name: 'Zwei Würfel, eine Summe' }).waitFor();
    await tv.context().close();
    await ann.context().close();
  });

  test('a reaction rises from the seat of whoever sent it, and is refused in a sentence when there are too many', async () => {
    const sit = { params: { table }, body: { command: { type: 'SitDown', seat: 1, name: 'Ann' } } };
    await expect.poll(async () => (await world.askAnything('ann', 'giveCommand', sit)).status).toBe(200);
    const tv = await opened(`/t/${table}/screen`, 'tv', television);
    await tv.locator('[data-mark="1"]').waitFor();
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.getByRole('button', { name: 'Menu' }).click();
    await ann.getByRole('button', { name: 'Applause' }).click();
    await tv.locator('[data-part=reactions] li').waitFor();
    const mark = await tv.locator('[data-mark="1"] [data-part=token]').boundingBox();
    const left = await tv
      .locator('[data-part=reactions] li')
      .evaluate((each) => Number.parseFloat(each.style.left));
    expect(left).toBeCloseTo((mark?.x ?? 0) + (mark?.width ?? 0) / 2, 0);
    await tv.locator('[data-part=reactions] li').waitFor({ state: 'detached' });
    expect(await violationsOf(ann, themes)).toEqual([]);
    for (let sent = 0; sent < 6; sent += 1) await ann.getByRole('button', { name: 'Star' }).click();
    await ann
      .getByText(/5 reactions in 10 seconds are enough/)
      .first()
      .waitFor();
    await tv.context().close();
    await ann.context().close();
  });

  test('a reaction stands still where nothing may move, and the host switches all of them off', async () => {
    const tv = await opened('/tv', 'nobody', { ...television, reducedMotion: 'reduce' });
    await tv.locator('[data-part=lobby]').waitFor();
    const lobby = await opened('/#/tables', 'ann', phone);
    const heart = lobby.getByRole('button', { name: 'Heart' });
    await heart.waitFor();
    const host = await opened('/host', 'host');
    await expect
      .poll(async () => (await world.ask('ann', 'react', { body: { reaction: 'heart' } })).status, {
        timeout: 15_000,
      })
      .toBe(200);
    const moves = await tv
      .locator('[data-part=reactions] li')
      .evaluate((each) => getComputedStyle(each).animationName);
    expect(moves).toBe('none');
    await host.getByText('Guests may send reactions to the TVs').first().click();
    await host.getByRole('checkbox', { name: 'Guests may send reactions to the TVs' }).click();
    await host.getByText('Reactions are off.').first().waitFor();
    await heart.waitFor({ state: 'detached' });
    for (const page of [tv, lobby, host]) await page.context().close();
  });

  test('the host names teams, a guest chooses one on a small phone, and a television shows what each has raised', async () => {
    const host = await opened('/host', 'host');
    await host.getByRole('button', { name: 'The room' }).click();
    await host.getByLabel('Raising money for').fill('the school library');
    await host.getByLabel('Teams, with commas between them').fill('Reds, The league of the harbour');
    await host.getByLabel('Goal').fill('500');
    expect(await violationsOf(host, themes)).toEqual([]);
    await host.getByRole('button', { name: 'Save', exact: true }).click();
    await host.locator('dialog').waitFor({ state: 'detached' });

    for (const [locale, title, none] of [
      ['en-NZ', 'Your team', 'None'],
      ['de-DE', 'Dein Team', 'Keines'],
      ['fr-FR', 'Votre équipe', 'Aucune'],
    ] as const) {
      const small = { viewport: { width: 320, height: 640 }, locale };
      const ann = await opened('/#/tables', 'ann', small);
      const choice = ann.getByRole('group', { name: title });
      await choice.getByRole('radio', { name: none }).waitFor({ state: 'attached' });
      await choice.getByRole('radio', { name: 'The league of the harbour' }).click();
      await expect
        .poll(() => choice.getByRole('radio', { name: 'The league of the harbour' }).isChecked())
        .toBe(true);
      expect(await pushedSideways(ann)).toEqual([]);
      await ann.setViewportSize(small.viewport);
      expect(await violationsOf(ann, themes)).toEqual([]);
      await choice.getByRole('radio', { name: 'Reds' }).click();
      await expect.poll(async () => inside((await world.ask('ann', 'readMe')).json, 'team')).toBe('Reds');
      await ann.context().close();
    }
    const person = String(inside((await world.ask('ann', 'readMe')).json, 'person'));
    const body = { cents: 25_00, reason: 'Donation' };
    expect((await world.ask('host', 'issueChips', { params: { person }, body })).status).toBe(200);
    for (const [language, title, guests] of [
      ['de', 'Was die Teams gesammelt haben', '1 Gast'],
      ['fr', 'Ce que les équipes ont réuni', '1 invité'],
    ] as const) {
      const tv = await opened(`/t/${table}/screen?view=leaders&lang=${language}`, 'tv', television);
      await tv.getByRole('list', { name: title }).waitFor();
      await expect
        .poll(() => tv.locator('[data-part=teams] li').first().textContent())
        .toBe(`Reds${guests}25`);
      await tv.context().close();
    }
    await host.context().close();
  });
});
