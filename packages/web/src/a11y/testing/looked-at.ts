import type { Page } from 'playwright-core';

/** One state of a page that the checker of accessibility is sent to. */
export type LookedAt = {
  /** The file that is built; every book of rules is one page. */
  readonly page: string;
  readonly state: string;
  readonly who: 'nobody' | 'Ann' | 'Ben' | 'dora' | 'cas' | 'ivy' | 'hanna';
  /** Where it stands; `:house` is a table that the house runs, `:people` one that people run. */
  readonly path: string;
  /** What is there when the page shows what it is opened for. */
  readonly shows: string;
  /** What is done there; `said` is a text as the page says it, where that speaks another language than English. */
  readonly does?: (page: Page, said?: (text: string) => string) => Promise<void>;
};

/** Presses buttons one after the other, and waits for the sheet that comes of it. */
export const presses =
  (...names: readonly string[]) =>
  async (page: Page, said = (text: string): string => text): Promise<void> => {
    // Whoever comes to a table may be asked something first.
    const asked = page.locator('dialog:modal');
    if ((await asked.count()) > 0) await page.keyboard.press('Escape');
    for (const name of names)
      await page
        .getByRole('button', { name: said(name) })
        .first()
        .click();
    await page.locator('dialog[open]').first().waitFor();
  };

const keys =
  (wager: string, key: string) =>
  async (page: Page): Promise<void> => {
    await page.locator(`[data-wager="${wager}"]`).press(key);
    await page.locator('dialog[open]').first().waitFor();
  };

const settings = presses('Settings of this page');
const table = '/t/:house';
const felt = '[data-part="area"]';

/**
 * Every page in the states that can be had by coming to it. What comes about only by playing, dealing or deciding is
 * looked at where that is tested.
 */
export const lookedAt: readonly LookedAt[] = [
  { page: 'index.html', state: 'coming in', who: 'nobody', path: '/', shows: 'input' },
  { page: 'index.html', state: 'the lobby', who: 'Ben', path: '/?lobby', shows: 'nav a' },
  {
    page: 'index.html',
    state: 'reactions',
    who: 'Ben',
    path: '/?lobby',
    shows: '[role="group"] button svg[viewBox="0 0 64 64"]',
  },
  {
    page: 'index.html',
    state: 'my evening',
    who: 'Ben',
    path: '/?lobby',
    shows: 'nav a',
    does: presses('Me', 'My evening'),
  },
  { page: 'table.html', state: 'choosing a seat', who: 'Ben', path: table, shows: 'input[type=radio]' },
  { page: 'table.html', state: 'at the table', who: 'Ann', path: table, shows: felt },
  { page: 'table.html', state: 'the menu', who: 'Ann', path: table, shows: felt, does: presses('Menu') },
  { page: 'table.html', state: 'an area', who: 'Ann', path: table, shows: felt, does: keys('field', 'i') },
  { page: 'table.html', state: 'typed bets', who: 'Ann', path: table, shows: felt, does: keys('field', '/') },
  {
    page: 'table.html',
    state: 'the record',
    who: 'Ann',
    path: table,
    shows: felt,
    does: presses('Menu', 'Record and my results'),
  },
  {
    page: 'table.html',
    state: 'how to play',
    who: 'Ann',
    path: table,
    shows: felt,
    does: presses('Menu', 'How to play, in a minute'),
  },
  { page: 'dealer.html', state: 'signing in', who: 'nobody', path: '/dealer', shows: 'input' },
  { page: 'dealer.html', state: 'choosing a table', who: 'dora', path: '/dealer', shows: 'h1' },
  {
    page: 'dealer.html',
    state: 'opening',
    who: 'dora',
    path: '/t/:people/dealer',
    shows: '[data-part=next]',
  },
  {
    page: 'dealer.html',
    state: 'the keys',
    who: 'dora',
    path: '/t/:people/dealer',
    shows: '[data-part=next]',
    does: presses('More', 'Keys'),
  },
  {
    page: 'dealer.html',
    state: 'calling a supervisor',
    who: 'dora',
    path: '/t/:people/dealer',
    shows: '[data-part=next]',
    does: presses('More', 'Call a supervisor'),
  },
  { page: 'dealer.html', state: 'the house deals', who: 'dora', path: '/t/:house/dealer', shows: 'h1' },
  { page: 'host.html', state: 'signing in', who: 'nobody', path: '/host', shows: 'input' },
  { page: 'host.html', state: 'the console', who: 'hanna', path: '/host', shows: 'h2' },
  { page: 'host.html', state: 'settings', who: 'hanna', path: '/host', shows: 'h2', does: settings },
  {
    page: 'host.html',
    state: 'settling up',
    who: 'hanna',
    path: '/host',
    shows: 'h2',
    does: async (page, said = (text) => text) => {
      await page
        .getByRole('button', { name: said('Settling up') })
        .first()
        .click();
      await page.locator('table').first().waitFor();
    },
  },
  { page: 'fair.html', state: 'a turn', who: 'nobody', path: '/fair', shows: '[data-part=checks]' },
  { page: 'tv.html', state: 'the lobby', who: 'nobody', path: '/tv', shows: 'svg' },
  { page: 'tv.html', state: 'a table', who: 'nobody', path: '/t/:house/screen', shows: '.felt .area' },
  { page: 'rules.html', state: 'the books', who: 'nobody', path: '/rules', shows: 'h1' },
  { page: 'rules.de.html', state: 'the books', who: 'nobody', path: '/rules?lang=de', shows: 'h1' },
  { page: 'rules.fr.html', state: 'the books', who: 'nobody', path: '/rules?lang=fr', shows: 'h1' },
  { page: 'rules/:pack.html', state: 'a book', who: 'nobody', path: '/rules/wonder-dice', shows: 'h1' },
  { page: 'lab.html', state: 'the wagers', who: 'nobody', path: '/lab', shows: 'table' },
  { page: 'desk.html', state: 'signing in', who: 'nobody', path: '/desk', shows: 'input' },
  { page: 'desk.html', state: 'disputes', who: 'cas', path: '/desk/disputes', shows: 'h1' },
  { page: 'desk.html', state: 'conduct', who: 'cas', path: '/desk/conduct', shows: 'h1' },
  { page: 'desk.html', state: 'promotions', who: 'hanna', path: '/desk/promotions', shows: 'h1' },
  { page: 'promotions.html', state: 'none', who: 'nobody', path: '/promotions', shows: 'h1' },
  { page: 'inspect.html', state: 'signing in', who: 'nobody', path: '/inspect', shows: 'input' },
  { page: 'inspect.html', state: 'the inspector', who: 'ivy', path: '/inspect', shows: 'h1' },
  { page: 'paper.html', state: 'signing in', who: 'nobody', path: '/paper', shows: 'input' },
  { page: 'paper.html', state: 'a sheet', who: 'dora', path: '/paper', shows: 'h1' },
  { page: 'drill.html', state: 'a question', who: 'nobody', path: '/drill', shows: 'h1' },
];
