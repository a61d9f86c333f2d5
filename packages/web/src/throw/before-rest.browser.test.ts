import type { Pips } from '@dicepit/engine';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside, openWorld, type World } from '../../../server/src/http/testing/world.ts';
import { loadedDice } from '../player/testing/loaded-dice.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { screens } from '../testing/screens.ts';
import { handPace } from './presenter.ts';

/** How a page looked after one of its changes: what its dice did, and everything on it that tells a result. */
type Sample = { readonly dice: string; readonly tells: string };

/** Notes down, at every change of the page, what the dice do and what of a result is anywhere on it. */
const watching = (marks: readonly string[]): string => `(() => {
  window.samples = [];
  const note = () => {
    const dice = document.querySelector('[data-part=thrown-dice]');
    const tells = ${JSON.stringify(marks)}.flatMap((mark) =>
      [...document.querySelectorAll(mark)].map((each) => mark + ': ' + (each.getAttribute('aria-label') || each.textContent)));
    const sample = { dice: dice === null ? 'none' : dice.dataset.dice, tells: tells.join(' | ') };
    const last = window.samples.at(-1);
    if (!last || last.dice !== sample.dice || last.tells !== sample.tells) window.samples.push(sample);
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  note();
})()`;

const samplesOf = (page: Page): Promise<readonly Sample[]> => page.evaluate('window.samples');

/** What stood there until the dice rested, of everything that tells a result; one entry where nothing changed. */
function toldBeforeRest(samples: readonly Sample[]): ReadonlySet<string> {
  const out = samples.findIndex(({ dice }) => ['toss', 'spin', 'land'].includes(dice));
  const rest = samples.findIndex(({ dice }, index) => index > out && (dice === 'rest' || dice === 'told'));
  return new Set(samples.slice(out, rest).map(({ tells }) => tells));
}

const televisionTells = [
  '.area.lit',
  '[data-part=call] [data-part=cube]',
  '[data-part=words]',
  '[data-part=gain]',
  '[data-part=pays] li',
  '[data-part=last] li',
  '[data-part=histogram]',
  '[data-part=moment]',
  '[aria-current=step]',
  '[data-mark] i',
  '[data-mark] [data-part=card]',
  '[data-part=kitty] b',
];

const phoneTells = [
  '[data-part="say"] b',
  '[data-part="last-roll"]',
  '[data-part="area"][data-state~="lit"]',
  '[aria-live]',
  '[data-part=strip]',
  '[data-part=counters]',
  '[data-part=money]',
  '[data-part=notice]',
  '[data-part=sheet]',
  '[data-part=moment]',
  '[data-part=told]',
  '[data-part=card]',
  '[data-part=other]',
  '[data-part=kitty]',
];

describe.skipIf(executablePath === undefined)(`before dice rest${withoutBrowser}`, () => {
  let browser: Browser;
  let world: World;
  const dice = loadedDice();

  beforeAll(async () => {
    world = await openWorld({ screens, ports: dice.ports });
    await world.ask('host', 'claimHost', {
      body: { token: world.hostToken, name: 'Hanna', passphrase: 'green kettles sing at noon' },
    });
    const code = String(inside((await world.ask('host', 'readCode')).json, 'code'));
    for (const name of ['ann', 'bob']) await world.ask(name, 'joinGuest', { body: { code, name } });
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
  const phone = { viewport: { width: 390, height: 844 } };

  const give = (table: string, command: object, who = 'ann') =>
    world.askAnything(who, 'giveCommand', { params: { table }, body: { command } });

  /** A table of the house at which ann has the dice and a bet on a hard eight; the first roll makes it, or is another. */
  async function annThrows(
    title: string,
    pace: object = {},
    roll: readonly [Pips, Pips] = [4, 4],
  ): Promise<string> {
    const count = (await world.ask('nobody', 'listTables')).text.split('"table":"nz-').length;
    const name = `nz-${count}`;
    dice.load({ table: name, rolls: [roll] });
    const body = {
      pack: 'snake-eyes-nz',
      title,
      mode: 'fun',
      dice: 'virtual',
      seats: 4,
      limits: { minimum: 1_00, maximum: 50_00 },
      staff: {
        by: 'house',
        pace: { answering: 600_000, betting: 1, throwing: 600_000, rolling: 300, showing: 600_000, ...pace },
      },
    };
    const table = String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
    expect(table).toBe(name);
    await expect
      .poll(async () => (await give(table, { type: 'SitDown', seat: 1, name: 'Ann' })).status)
      .toBe(200);
    await give(table, { type: 'BuyIn', seat: 1, cents: 50_00, from: 'account' });
    await give(table, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-8', chips: 5_00 }] });
    await expect.poll(async () => (await give(table, { type: 'AcceptDice', seat: 1 })).status).toBe(200);
    return table;
  }

  test('neither a television nor a phone tells what they show; both tell it when they have rested', async () => {
    const table = await annThrows('Told late');
    const tv = await opened(`/t/${table}/screen`, 'nobody', television);
    await tv.locator('.stack').waitFor();
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.locator('[data-wager="hard-8"]').waitFor();
    await tv.evaluate(watching(televisionTells));
    await ann.locator('[data-part=flight][data-ready=true]').waitFor({ state: 'attached' });
    await ann.evaluate(watching(phoneTells));
    await expect.poll(async () => (await give(table, { type: 'ThrowDice', seat: 1 })).status).toBe(200);
    await tv.locator('.area.lit[data-wager="hard-8"]').waitFor();
    await ann.locator('[data-part="area"][data-state~="lit"][data-wager="hard-8"]').waitFor();

    for (const page of [tv, ann]) {
      const samples = await samplesOf(page);
      const moves = samples.map((each) => each.dice).filter((each, at, all) => each !== all[at - 1]);
      expect(moves.filter((each) => each !== 'none' && each !== 'rest')).toEqual(
        expect.arrayContaining(['toss', 'land', 'told']),
      );
      // Words of a phone's status line may come while dice fly; of a result there is nothing among them.
      for (const told of toldBeforeRest(samples)) {
        expect(told).not.toMatch(/eight, hard|\.area\.lit|=gain|=pays|moment|=cube|won|win \d|4 and 4/i);
        expect(told).not.toContain('[aria-current=step]: Called');
      }
    }
    const lastSeen = async (page: Page) => (await samplesOf(page)).at(-1)?.tells;
    expect(await lastSeen(tv)).toMatch(/Eight, hard/);
    expect(await lastSeen(ann)).toMatch(/Eight, hard/);
    // What is celebrated comes after, and goes by itself.
    await tv.locator('[data-part=moment]').getByText('The hard way').waitFor();
    await ann.locator('[data-part=moment]').getByText('The hard way').waitFor();
    await tv.context().close();
    await ann.context().close();
  });

  type TableCase = { readonly pack: string; readonly title: string; readonly physical?: true };

  /** A table of one game at which ann sits with chips: the house runs it, or people with dice of their own. */
  async function annSits({ pack, title, physical }: TableCase): Promise<string> {
    const patient = { answering: 600_000, throwing: 600_000, rolling: 300, showing: 600_000 };
    const body = {
      pack,
      title,
      mode: 'home',
      dice: physical ? 'physical' : 'virtual',
      seats: 4,
      staff: physical ? { by: 'people' } : { by: 'house', pace: { ...patient, betting: 1_500 } },
    };
    const table = String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
    if (physical) {
      const float = { command: { type: 'OpenTable', float: 10_000_00 }, as: 'operator' };
      await world.askAnything('host', 'giveCommand', { params: { table }, body: float });
    }
    await expect
      .poll(
        async () => (await give(table, { type: 'SitDown', seat: 1, name: 'Ann', born: '1990-01-01' })).status,
      )
      .toBe(200);
    const colour = pack === 'wonder-dice' ? { colour: { colour: 'blue', value: 1_00 } } : {};
    await give(table, { type: 'BuyIn', seat: 1, cents: 50_00, from: 'account', ...colour });
    return table;
  }

  /** Has a television and ann's phone watch a throw: neither says anything of it until its dice rest. */
  async function tellsLate(table: string, throws: () => Promise<unknown>): Promise<string> {
    const tv = await opened(`/t/${table}/screen`, 'nobody', television);
    await tv.locator('.felt .area').first().waitFor();
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.locator('[data-part=flight][data-ready=true]').waitFor({ state: 'attached' });
    await tv.evaluate(watching(televisionTells));
    await ann.evaluate(watching(phoneTells));
    await throws();
    for (const page of [tv, ann]) {
      await page.locator('[data-dice=told]').waitFor({ state: 'attached' });
      const samples = await samplesOf(page);
      expect(samples.map((each) => each.dice)).toEqual(expect.arrayContaining(['land', 'told']));
      for (const told of toldBeforeRest(samples))
        expect(told).not.toMatch(
          /\.area\.lit|=gain|=pays|moment|=cube|won \+?\d|win \d|\[aria-current=step\]: Called/i,
        );
      expect(samples.at(-1)?.tells).not.toBe(samples[0]?.tells);
    }
    const last = (await samplesOf(tv)).at(-1)?.tells ?? '';
    await tv.context().close();
    await ann.context().close();
    return last;
  }

  test('nor is anything told of three dice in a cup', async () => {
    const table = await annSits({ pack: 'wonder-dice', title: 'Cup' });
    const told = await tellsLate(table, () =>
      give(table, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'high', chips: 5_00 }] }),
    );
    expect(told.split('[data-part=call] [data-part=cube]')).toHaveLength(4);
  });

  test('nor of a throw that may make a set', async () => {
    const table = await annSits({ pack: 'double-dice', title: 'Sets' });
    await give(table, { type: 'PlaceBets', seat: 1, bets: [{ wager: 'shooters-bet', chips: 5_00 }] });
    await expect.poll(async () => (await give(table, { type: 'AcceptDice', seat: 1 })).status).toBe(200);
    await tellsLate(table, async () => {
      await expect.poll(async () => (await give(table, { type: 'ThrowDice', seat: 1 })).status).toBe(200);
    });
  });

  test('nor of real dice, which are set down when they have been called', async () => {
    const added = await world.ask('host', 'addStaff', { body: { name: 'Dora', roles: ['dealer'] } });
    const token = String(inside(added.json, 'signUp', 'token'));
    await world.ask('dora', 'claimStaff', { body: { token, passphrase: 'seven lamps under a bridge' } });
    const table = await annSits({ pack: 'snake-eyes-nz', title: 'Wood', physical: true });
    const does = async (who: string, command: object): Promise<void> => {
      const { status, text } = await give(table, command, who);
      expect({ command, status, text }).toMatchObject({ status: 200 });
    };
    await does('dora', { type: 'SignOn', as: 'dealer' });
    await does('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'hard-8', chips: 5_00 }] });
    await does('dora', { type: 'OfferDice' });
    await does('ann', { type: 'AcceptDice', seat: 1 });
    await tellsLate(table, async () => {
      await does('ann', { type: 'ThrowDice', seat: 1 });
      await does('dora', { type: 'BringToRest' });
      await does('dora', { type: 'CallRoll', faces: [4, 4] });
    });
  });

  test('neither the host’s page nor a dealer’s tells a roll of virtual dice before those of the television rest', async () => {
    // The host's page shows every table, and eights were called at others: this roll is nobody else's.
    const table = await annThrows('Told to nobody', {}, [5, 5]);
    const host = await opened('/host', 'host', { viewport: { width: 1280, height: 900 } });
    await host.locator('[data-part=panel-card]').filter({ hasText: 'Told to nobody' }).first().waitFor();
    const dealer = await opened(`/t/${table}/dealer`, 'host', { viewport: { width: 1280, height: 900 } });
    await dealer.locator('[data-part=foot]').waitFor();
    /** Notes when a page first had the call on it, at any of its changes. */
    const noting = `(() => {
      const note = () => {
        const labels = [...document.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
        const text = document.body.innerText + labels.join(' ');
        if (!window.toldAt && /ten, hard|5 and 5/i.test(text)) window.toldAt = Date.now();
      };
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      note();
    })()`;
    for (const page of [host, dealer]) await page.evaluate(noting);
    let thrownAt = 0;
    await expect
      .poll(async () => {
        // One machine has one clock, and no page hears of the dice before they are thrown.
        thrownAt = Date.now();
        return (await give(table, { type: 'ThrowDice', seat: 1 })).status;
      })
      .toBe(200);
    for (const page of [host, dealer]) {
      const toldAt = () => page.evaluate('window.toldAt || 0').then(Number);
      await expect.poll(toldAt, { timeout: 15_000 }).toBeGreaterThan(0);
      expect({
        page: page.url(),
        early: (await toldAt()) - thrownAt < handPace.toss + handPace.land,
      }).toEqual({
        page: page.url(),
        early: false,
      });
      await page.context().close();
    }
  });

  test('the record of the television does not count a roll before its dice rest', async () => {
    const table = await annThrows('Counted late');
    const tv = await opened(`/t/${table}/screen?view=results`, 'nobody', television);
    await tv.locator('[data-part=page-results]').waitFor();
    await tv.evaluate(watching(['[data-part=last] li', '[data-part=histogram]', '[data-part=caption]']));
    await expect.poll(async () => (await give(table, { type: 'ThrowDice', seat: 1 })).status).toBe(200);
    await tv.locator('[data-part=last] li').first().waitFor();
    // No dice are drawn there: it is told by the same clock, and the table had called them long before.
    const samples = await samplesOf(tv);
    expect(samples.at(0)?.tells).not.toContain('[data-part=last] li');
    expect(samples.at(-1)?.tells).toContain('[data-part=last] li: 8');
    await tv.context().close();
  });

  test('a table that goes on at once is not held up: the next bets open on every screen', async () => {
    const table = await annThrows('Quick', { rolling: 1, showing: 1 });
    const tv = await opened(`/t/${table}/screen`, 'nobody', television);
    await tv.locator('.stack').waitFor();
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.locator('[data-wager="hard-8"]').waitFor();
    await tv.evaluate(watching(televisionTells));
    await ann.locator('[data-part=flight][data-ready=true]').waitFor({ state: 'attached' });
    await ann.evaluate(watching(phoneTells));
    await expect.poll(async () => (await give(table, { type: 'ThrowDice', seat: 1 })).status).toBe(200);
    await ann.locator('[data-part=sheet]').waitFor();
    // The dice were cut short: they never fell.
    for (const page of [tv, ann])
      await expect
        .poll(async () => (await samplesOf(page)).filter((each) => each.dice === 'rest'))
        .toEqual([]);
    await expect.poll(() => tv.locator('[data-part=thrown-dice]').count()).toBe(0);
    await tv.context().close();
    await ann.context().close();
  });

  test('where nothing may move, a still says as much', async () => {
    const table = await annThrows('Still');
    const tv = await opened(`/t/${table}/screen`, 'nobody', { ...television, reducedMotion: 'reduce' });
    await tv.locator('.stack').waitFor();
    const ann = await opened(`/t/${table}`, 'ann', { ...phone, reducedMotion: 'reduce' });
    await ann.locator('[data-wager="hard-8"]').waitFor();
    await expect.poll(async () => (await give(table, { type: 'ThrowDice', seat: 1 })).status).toBe(200);
    await tv.locator('.area.lit[data-wager="hard-8"]').waitFor();
    await ann.locator('[data-part="area"][data-state~="lit"][data-wager="hard-8"]').waitFor();
    for (const page of [tv, ann]) expect(await page.locator('[data-part=thrown-dice] i').count()).toBe(0);
    expect(await tv.locator('[data-part=call] [data-part=cube]').count()).toBe(2);
    expect(await tv.locator('[data-part=words]').textContent()).toBe('Eight, hard');
    expect(await ann.locator('[data-part="last-roll"]').getAttribute('aria-label')).toMatch(/4 and 4/);
    await tv.context().close();
    await ann.context().close();
  });

  test('no card of a party turns, and no chip moves, before its dice rest', async () => {
    const body = {
      pack: 'snake-eyes-party',
      title: 'Party',
      dice: 'virtual',
      seats: 4,
      startingChips: 50,
      first: 'first seat',
    };
    const table = String(inside((await world.askAnything('host', 'addTable', { body })).json, 'table'));
    await world.ask('host', 'paceTable', {
      params: { table },
      body: { staff: { by: 'house', pace: { rolling: 200, betting: 600_000, throwing: 600_000 } } },
    });
    for (const [seat, who] of ['ann', 'bob'].entries()) {
      await give(table, { type: 'SitDown', seat: seat + 1, name: who }, who);
      await give(table, { type: 'BringChips', seat: seat + 1, whites: 50 }, who);
    }
    const tv = await opened(`/t/${table}/screen`, 'nobody', television);
    const ann = await opened(`/t/${table}`, 'ann', phone);
    await ann.getByRole('button', { name: 'Start the game' }).click();
    await ann.getByRole('button', { name: 'Throw', exact: true }).waitFor();
    await tv.locator('[data-part=party] [data-mark]').first().waitFor();
    await tv.evaluate(watching(televisionTells));
    await ann.locator('[data-part=flight][data-ready=true]').waitFor({ state: 'attached' });
    await ann.evaluate(watching(phoneTells));
    await ann.getByRole('button', { name: 'Throw', exact: true }).click();
    await ann.locator('[data-dice=told]').waitFor({ state: 'attached' });
    await tv.locator('[data-dice=told]').waitFor({ state: 'attached' });
    for (const page of [tv, ann]) {
      const samples = await samplesOf(page);
      const [first, ...others] = [...toldBeforeRest(samples)].map((tells) =>
        tells
          .split(' | ')
          .filter((each) => /=card|=kitty|=other|=told\]: (?!The dice)/.test(each))
          .join(),
      );
      expect(samples.map((each) => each.dice)).toEqual(expect.arrayContaining(['toss', 'land', 'told']));
      expect(new Set([first, ...others]).size).toBe(1);
    }
    await tv.context().close();
    await ann.context().close();
  });
});
