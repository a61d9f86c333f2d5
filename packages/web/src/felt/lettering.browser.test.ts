import { type CommandBody, type Roll, roll } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inside } from '../../../server/src/http/testing/world.ts';
import { aBrowser, executablePath, withoutBrowser } from '../testing/browser.ts';
import { aCasino, type Casino } from '../testing/casino.ts';
import { screens } from '../testing/screens.ts';
import { textFaultsOf } from '../testing/text-faults.ts';

/** Every pack with a bank, and a roll that lights areas of several shapes. */
const packs = [
  ['snake-eyes-nz', roll('4-4')],
  ['snake-eyes-nsw', roll('6-1')],
  ['double-dice', roll('3-3')],
  ['wonder-dice', roll('5-4-4')],
] as const;

type Pack = (typeof packs)[number][0];

const people = [
  ['Ann', 'blue'],
  ['Ben', 'green'],
  ['Cleo', 'yellow'],
] as const;

describe.skipIf(executablePath === undefined)(`the lettering of a felt${withoutBrowser}`, () => {
  let browsers: readonly Browser[];
  let casino: Casino;

  beforeAll(async () => {
    browsers = await Promise.all([aBrowser(), aBrowser(32)]);
    casino = await aCasino(screens);
    const code = String(inside((await casino.world.ask('hanna', 'readCode')).json, 'code'));
    for (const [name] of people) await casino.world.ask(name, 'joinGuest', { body: { code, name } });
  });
  afterAll(async () => {
    for (const browser of browsers) await browser.close();
    await casino.close();
  });

  test.each(packs)(
    '%s: nothing is cut or covered where everybody has a bet on everything, nor where areas are lit',
    async (pack, rolled) => {
      const table = await opened(casino, pack);
      const tags = ['en-NZ', 'de-DE'];
      const asked = browsers.flatMap((browser) => tags.map((tag) => phoneAt(casino, table, browser, tag)));
      const pages = await Promise.all(asked);
      for (const page of pages) expect(await faultsOf(page)).toEqual([]);
      await called(casino, table, rolled, pack === 'wonder-dice' ? undefined : 1);
      for (const page of pages) {
        await page.locator('[data-part="area"][data-state~="lit"] [data-part="tag"]').first().waitFor();
        expect(await faultsOf(page)).toEqual([]);
      }
      const [small = 0, , large] = await Promise.all(pages.map(sizeOfNames));
      expect(large).toBeGreaterThanOrEqual(2 * small);
      for (const page of pages) await page.context().close();
    },
  );
});

/** Ann's phone in a language. */
async function phoneAt(
  { world, url }: Casino,
  table: string,
  browser: Browser,
  locale: string,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale,
  });
  await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(world.cookieOf('Ann')), url }]);
  const page = await context.newPage();
  await page.goto(`${url}/t/${table}`);
  await page.locator('[data-part="area"][data-state~="stack"]').first().waitFor();
  return page;
}

/** What is wrong with the words on a tablet and on phones of two sizes. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [width, height] of [
    [320, 640],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    found.push(...(await textFaultsOf(page)).map((fault) => `${width} ${fault}`));
  }
  return found;
}

/** How large the smallest name of an area is, in px. */
const sizeOfNames = (page: Page): Promise<number> =>
  page
    .locator('[data-part="area"] [data-part="name"]')
    .evaluateAll((names) =>
      Math.min(...names.map((name) => Number.parseFloat(getComputedStyle(name).fontSize))),
    );

/** A table in play at which everybody has a bet on everything that takes one. */
async function opened(casino: Casino, pack: Pack): Promise<string> {
  const { world } = casino;
  const added = await world.ask('hanna', 'addTable', {
    body: {
      pack,
      title: pack,
      mode: 'home',
      dice: 'physical',
      seats: 8,
      limits: { minimum: 1_00, maximum: 10_00 },
      staff: { by: 'people' },
    },
  });
  const table = String(inside(added.json, 'table'));
  await gives(casino, table, 'hanna', { type: 'OpenTable', float: 100_000_00 });
  if (pack === 'double-dice')
    await gives(casino, table, 'dora', { type: 'SignOn', as: 'dealer', born: '1990-01-01' });
  for (const [index, [name, colour]] of people.entries()) {
    const seat = index + 1;
    const own = pack === 'wonder-dice' ? { colour: { colour, value: 1_00 } } : {};
    await gives(casino, table, name, { type: 'SitDown', seat, name, born: '1990-01-01' });
    await gives(casino, table, 'dora', { type: 'BuyIn', seat, cents: 200_00, from: 'cash', ...own });
    for (const wager of wagersOf(pack))
      await gives(casino, table, name, { type: 'PlaceBets', seat, bets: [{ wager, chips: 5_00 }] });
  }
  return table;
}

/** A command that may be refused: not every wager takes a bet from everybody. */
async function gives({ world }: Casino, table: string, who: string, command: CommandBody): Promise<void> {
  const as = who === 'hanna' ? ({ as: 'operator' } as const) : {};
  await world.ask(who, 'giveCommand', { params: { table }, body: { command, ...as } });
}

function wagersOf(id: string): readonly string[] {
  const game = bankedPacks.find((pack) => pack.id === id)?.open();
  return game?.ok === true ? Object.keys(game.game.wagers) : [];
}

async function called(
  casino: Casino,
  table: string,
  faces: Roll,
  shooter: number | undefined,
): Promise<void> {
  if (shooter !== undefined) {
    await gives(casino, table, 'dora', { type: 'OfferDice' });
    await gives(casino, table, 'Ann', { type: 'AcceptDice', seat: shooter });
  }
  const throwing = { type: 'ThrowDice', ...(shooter === undefined ? {} : { seat: shooter }) } as const;
  for (const command of [throwing, { type: 'BringToRest' }, { type: 'CallRoll', faces }] as const)
    await gives(casino, table, 'dora', command);
}
