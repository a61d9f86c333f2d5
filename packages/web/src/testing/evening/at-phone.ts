import type { Locator, Page } from 'playwright-core';

/** A player with a phone. */
export type AtPhone = {
  readonly page: Page;
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly sees: (text: string | RegExp) => Promise<void>;
  /** Waits until the band over the felt says where the table stands. */
  readonly stands: (title: string | RegExp) => Promise<void>;
  readonly area: (wager: string) => Locator;
  /** Taps areas of the felt, one after another. */
  readonly taps: (...wagers: readonly string[]) => Promise<void>;
  /** Waits until a bet lies on an area and has reached the table. */
  readonly lies: (wager: string) => Promise<void>;
  /** Taps an area so often, and waits until that has reached the table. */
  readonly bets: (wager: string, taps?: number) => Promise<void>;
  /** What an area says to whoever does not see it. */
  readonly told: (wager: string) => Promise<string>;
  /** Each line of the pay slip: what it is called, what became of it, and what that came to. */
  readonly slip: () => Promise<readonly string[]>;
  /** Under the slip: what the roll came to, what is on the table, what is in the rack. */
  readonly slipFigures: () => Promise<readonly string[]>;
  /** A figure of the dock by its name, such as Rack. */
  readonly figure: (name: string) => Promise<string>;
};

export function atPhone(page: Page): AtPhone {
  const area = (wager: string) => page.locator(`[data-wager="${wager}"]`);
  const lies = (wager: string) =>
    area(wager).and(page.locator('[data-state~="stack"]:not([data-state~="sending"])')).waitFor();
  /** The slip of the last roll lies over the lower part of the felt until it is put aside. */
  const putAside = async (): Promise<void> => {
    const slip = page.locator('[data-kind="slip"]');
    if (await slip.isVisible()) await slip.getByRole('button', { name: 'OK', exact: true }).click();
  };
  return {
    page,
    area,
    lies,
    press: (name) => page.getByRole('button', { name }).click(),
    sees: (text) => page.getByText(text).first().waitFor(),
    stands: (title) => page.locator('[data-part="say"] b', { hasText: title }).waitFor(),
    taps: async (...wagers) => {
      await putAside();
      for (const wager of wagers) await area(wager).click();
    },
    bets: async (wager, taps = 1) => {
      await putAside();
      for (let tap = 0; tap < taps; tap += 1) await area(wager).click();
      await lies(wager);
    },
    told: async (wager) => (await area(wager).textContent()) ?? '',
    slip: async () => {
      await page.locator('[data-kind="slip"]').waitFor();
      return page.locator('[data-kind="slip"] [data-part=line]').evaluateAll((lines) =>
        lines.map((line) => {
          const [name = '', stake = '', word = '', all = ''] = [
            '[data-part=what]',
            '[data-part=what] small',
            '[data-part=value] small',
            '[data-part=value]',
          ].map((part) => line.querySelector<HTMLElement>(part)?.innerText.trim());
          return `${name.slice(0, -stake.length).trim()} ${word} ${all.slice(word.length).trim()}`;
        }),
      );
    },
    slipFigures: async () =>
      (await page.locator('[data-part="net"] b').allInnerTexts()).map((figure) => figure.trim()),
    figure: async (name) =>
      (await page
        .locator('[data-part="money"] [data-part="sum"]', { has: page.getByText(name, { exact: true }) })
        .locator('b')
        .textContent()) ?? '',
  };
}

/** A guest opens the link of the pit, says a name, and sits down at a table. */
export async function comesToTable(page: Page, name: string, table: string): Promise<AtPhone> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  const sit = page.getByRole('button', { name: /^(Join with|Sit down)/ });
  const link = page.getByRole('link', { name: new RegExp(table) });
  // With one table a guest is led to it.
  await sit.or(link).first().waitFor();
  if ((await sit.count()) === 0) await link.click();
  await sit.waitFor();
  const age = page.getByLabel('I am 18 or over');
  if ((await age.count()) > 0) await age.check();
  await sit.click();
  return atPhone(page);
}
