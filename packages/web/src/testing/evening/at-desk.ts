import type { Page } from 'playwright-core';

/** What the staff choose to sign in with. */
export const passphrase = 'nine boats leave the harbour';

/** Somebody of the staff before the desk of a table. */
export type AtDesk = {
  readonly page: Page;
  /** Waits until the big button says this and is open, and presses it. */
  readonly press: (says: string | RegExp) => Promise<void>;
  /** Waits until the big button says this, open or not. */
  readonly says: (text: string | RegExp) => Promise<void>;
  /** Waits until it says this and is open. */
  readonly ready: (says: string | RegExp) => Promise<void>;
  /** Presses a button of the sheet that is open. */
  readonly inSheet: (name: string | RegExp) => Promise<void>;
  readonly writes: (label: string, text: string) => Promise<void>;
  /** Keys the faces, and enters them as soon as the desk reads them back and takes them. */
  readonly calls: (faces: string) => Promise<void>;
};

export function atDesk(page: Page): AtDesk {
  const next = page.locator('[data-part=next]');
  const open = (says: string | RegExp) =>
    next.filter({ hasText: says }).and(page.locator(':not([aria-disabled])'));
  const sheet = page.locator('dialog[open]');
  return {
    page,
    press: (says) => open(says).click(),
    says: (text) => next.filter({ hasText: text }).waitFor(),
    ready: (says) => open(says).waitFor(),
    inSheet: (name) => sheet.getByRole('button', { name }).click(),
    writes: (label, text) => sheet.getByLabel(label).fill(text),
    calls: async (faces) => {
      for (const face of faces) await page.keyboard.press(face);
      await open(/^Call /).waitFor();
      await page.keyboard.press('Enter');
    },
  };
}

/** Comes in by the link of the host, sets a passphrase, and goes to the desk of a table. */
export async function comesToDesk(page: Page, table: string): Promise<AtDesk> {
  await page.getByLabel('Passphrase').fill(passphrase);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: new RegExp(table) }).click();
  await page.locator('[data-part=next]').waitFor();
  return atDesk(page);
}
