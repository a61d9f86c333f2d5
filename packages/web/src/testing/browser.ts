import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * Where a Chromium is, if there is one. Debian's headless shell comes first: it draws the same pages, and takes a third
 * less of a processor than the browser with its windows.
 */
export const executablePath = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));

/** What the name of a skipped test says. */
export const withoutBrowser =
  executablePath === undefined ? ' (skipped: no Chromium here; name one in CHROMIUM)' : '';

/** How long a page is waited for: a busy machine is slow, and not wrong. */
const PAGE_TIMEOUT_MS = 90_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test is gone before it pays to have its code compiled a second time, and faster: that costs a tenth of all.
  '--js-flags=--no-maglev --no-turbofan',
];

/** The browsers of this worker, by the size of their letters. Test files of one worker run one after another. */
const running = new Map<number, Promise<Browser>>();

/**
 * A browser; its letters are as large as somebody has asked for in its settings, in px. All files of a worker share one
 * process, since to start it takes longer than many a test. To close it closes what was opened in it.
 */
export async function aBrowser(letters = 16): Promise<Browser> {
  let browser = await running.get(letters);
  if (browser?.isConnected() !== true) {
    const starting = launch(letters);
    running.set(letters, starting);
    browser = await starting;
  }
  const shared = browser;
  return new Proxy(shared, {
    get(target, name) {
      if (name === 'close') return () => Promise.all(target.contexts().map((context) => context.close()));
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function launch(letters: number): Promise<Browser> {
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...flags, `--blink-settings=defaultFontSize=${letters}`],
  });
  browser.on('context', (context) => {
    context.setDefaultTimeout(PAGE_TIMEOUT_MS);
    // One that is closed at once needs none.
    context.addInitScript(UNPAINTED).catch(() => undefined);
  });
  return browser;
}

/**
 * Has a page laid out, styled and moved as ever, but not painted: with no graphics card that takes a third of the time,
 * and tests ask where things are, what they say and whether they can be pressed. On paper it is there.
 */
const UNPAINTED = `
  window.unpainted = new CSSStyleSheet();
  unpainted.replaceSync('@media screen { html { opacity: 0 !important } }');
  document.adoptedStyleSheets = [unpainted];
`;

/** Has a page painted while somebody looks at its colours or takes a picture of it. */
export async function painted<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate('unpainted.disabled = true');
  const seen = await look();
  await page.evaluate('unpainted.disabled = false');
  return seen;
}
