import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../scripts/needs.ts';

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const phone = { width: 390, height: 844 };
const desk = { width: 1180, height: 820 };

export const aBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...flags, '--disable-component-update', '--disable-sync'],
  });
};

type Opening = {
  readonly browser: Browser;
  readonly url: string;
  readonly cookie: string;
  readonly moves: boolean;
};

/** A phone at the table; the moment at which areas light up is noted as the page changes. */
export async function aPhone(opening: Opening, table: string): Promise<Page> {
  const page = await (await contextOf(opening, phone)).newPage();
  await page.addInitScript(`
    window.litAt = 0;
    new MutationObserver(() => {
      const isLit = document.querySelector('[data-part="area"][data-state~="lit"]') !== null;
      if (isLit && window.litAt === 0) window.litAt = Date.now();
    }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state'] });
  `);
  await page.goto(`${opening.url}/t/${table}`);
  await page.locator('[data-part="area"]').first().waitFor();
  return page;
}

/** The least that could stand in a phone's place: a page that follows the same stream and prints what comes. */
export async function aBarePage(opening: Opening, table: string): Promise<Page> {
  const page = await (await contextOf(opening, phone)).newPage();
  const events = `/api/v1/tables/${table}/events`;
  const body = `<pre></pre><script>
    window.litAt = 0;
    const followed = new EventSource('${events}');
    followed.addEventListener('snapshot', () => { window.isReady = true; });
    followed.addEventListener('entry', ({ data }) => {
      document.querySelector('pre').append(data);
      if (JSON.parse(data).event.type === 'RollCalled' && window.litAt === 0) window.litAt = Date.now();
    });
  </script>`;
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${opening.url}/bare`);
  await page.waitForFunction('window.isReady');
  return page;
}

/** The dealer's desk; the moment of the key is noted before the page does anything with it. */
export async function aDesk(opening: Opening, table: string): Promise<Page> {
  const page = await (await contextOf(opening, desk)).newPage();
  await page.addInitScript(`
    addEventListener('keydown', ({ key }) => { if (key === 'Enter') window.enteredAt = Date.now(); }, true);
  `);
  await page.goto(`${opening.url}/t/${table}/dealer`);
  await page.locator('[data-part=next]').waitFor();
  return page;
}

async function contextOf(
  { browser, url, cookie, moves }: Opening,
  viewport: typeof phone,
): Promise<BrowserContext> {
  const reducedMotion = moves ? 'no-preference' : 'reduce';
  const context = await browser.newContext({ viewport, reducedMotion });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  return context;
}
