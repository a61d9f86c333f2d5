import { assert } from '@dicepit/engine';
import type { Page } from 'playwright-core';
import { type AtDesk, atDesk, passphrase } from './at-desk.ts';

/** Becomes the host by the link that the terminal has printed. */
export async function becomesHost(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Hanna');
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Open the table' }).waitFor();
}

export type Wish = {
  readonly game: string;
  readonly dice: 'Real dice' | 'The software throws';
  readonly mode?: 'Fun money' | 'Home' | 'Casino strict';
  /** Further settings by their labels: what is typed there, or chosen. */
  readonly more?: Readonly<Record<string, string>>;
};

/** Answers the three questions and opens the table. */
export async function opensTable(page: Page, { game, dice, mode, more = {} }: Wish): Promise<void> {
  const another = page.getByRole('button', { name: 'Open one' });
  if (await another.isVisible()) await another.click();
  const answers = [game, dice, ...(mode === undefined ? [] : [mode])];
  for (const answer of answers)
    await page.getByRole('radio', { name: new RegExp(`^${answer}`) }).check({ force: true });
  if (Object.keys(more).length > 0) {
    await page.getByRole('button', { name: 'More settings' }).click();
    for (const [label, text] of Object.entries(more)) {
      const choice = page.getByRole('group', { name: label }).getByRole('radio', { name: text, exact: true });
      if ((await choice.count()) > 0) await choice.check({ force: true });
      else await page.getByLabel(label, { exact: true }).fill(text);
    }
    await page.getByRole('button', { name: 'Done' }).click();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  // Only the first table of a night is followed by a try with one phone.
  const first = page.getByRole('button', { name: 'Go to the console' });
  const console = page.getByRole('heading', { name: 'Guests', exact: true });
  await first.or(console).waitFor();
  if (await first.isVisible()) await first.click();
  await page.getByRole('heading', { name: 'Guests', exact: true }).waitFor();
}

/** How quickly the house deals in a test: every wait of its own as short as can be, every wait for people long. */
const pace = { answering: 600_000, betting: 30, throwing: 600_000, rolling: 10, showing: 10 };

/** Lets the house deal as quickly as it can; the paces of the console are for people. */
export async function hastens(page: Page, table: string): Promise<void> {
  const status = await page.evaluate(
    async ([address, body]) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': `hasten-${Date.now()}` };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [`./api/v1/tables/${table}/pace`, JSON.stringify({ staff: { by: 'house', pace } })] as const,
  );
  assert(status === 200, () => `the pace of ${table} was refused: ${status}`);
}

/** Takes somebody on, and gives the link that the host hands to them. */
export async function takesOn(page: Page, name: string, role: string): Promise<string> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  for (const each of new Set(['Dealer', role]))
    await page.getByRole('checkbox', { name: each, exact: true }).setChecked(each === role);
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = (await page.locator('[data-part=verbatim]').textContent()) ?? '';
  await page.keyboard.press('Escape');
  return link;
}

/** The link that the QR code of the console holds, as the console tells it in words. */
export async function linkForGuests(page: Page): Promise<string> {
  const told = page.locator('[data-part=address], [data-part=code]');
  await told.nth(1).filter({ hasText: /\S/ }).waitFor();
  const [address = '', code = ''] = await told.allTextContents();
  return `http://${address}/#code=${code}`;
}

/** Opens the desk of a table from the console, in a tab of its own. */
export async function opensDesk(page: Page, table: string): Promise<AtDesk> {
  await page.getByRole('button', { name: `Open: ${table}` }).click();
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Dealer’s pad' }).click();
  const desk = await opened;
  await page.keyboard.press('Escape');
  await desk.locator('[data-part=next]').waitFor();
  return atDesk(desk);
}
