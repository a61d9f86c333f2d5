import { writeFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { World } from '../../packages/server/src/http/testing/world.ts';
import { findChromium } from '../needs.ts';

/** Where pictures go, and how large one may be: whoever reads the README waits for all of them. */
const FOLDER = 'docs/pictures';
const LARGEST = 150_000;

export type Shot = {
  readonly name: string;
  readonly path: string;
  /** Whose page it is; anybody's where nobody is named. */
  readonly who?: string;
  readonly width: number;
  readonly height: number;
  /** How many dots to a point. */
  readonly scale?: number;
  readonly theme?: 'dark' | 'light';
  /** What has to be on the page before it is taken. */
  readonly when: string;
  /** What happens while the page is open, before it is taken. */
  readonly first?: (page: Page) => Promise<void>;
};

/** Several pictures of one page while it moves, side by side. */
export type Film = Pick<Shot, 'name' | 'path' | 'who' | 'when'> & {
  readonly columns: number;
  /** What happens on the page; `keep` has one more picture kept, so many milliseconds later. */
  readonly plays: (page: Page, keep: (later: number) => void) => Promise<void>;
};

export type Camera = {
  readonly take: (shot: Shot) => Promise<void>;
  readonly film: (film: Film) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** One picture of a film. */
const FRAME = { width: 1280, height: 720 };
const FRAME_SHOWN = { width: 640, height: 360 };

export async function openCamera(world: World): Promise<Camera> {
  const executablePath = findChromium();
  const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  const browser: Browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...flags, '--disable-component-update', '--disable-sync'],
  });
  const url = `http://localhost:${world.server.port}`;
  const opened = async (
    { path, who, when }: Pick<Shot, 'path' | 'who' | 'when'>,
    options: BrowserContextOptions,
  ): Promise<Page> => {
    const context = await browser.newContext(options);
    const cookie = who === undefined ? '' : world.cookieOf(who);
    if (cookie !== '')
      await context.addCookies([{ name: 'dicepit', value: encodeURIComponent(cookie), url }]);
    // Whoever is in a picture has played before, and is told nothing that only a newcomer needs.
    await context.addInitScript(`localStorage.setItem('dicepit.settings', '{"hints":false}')`);
    const page = await context.newPage();
    await page.goto(`${url}${path}`);
    await page.locator(when).first().waitFor();
    return page;
  };
  return {
    close: () => browser.close(),
    film: async ({ name, columns, plays, ...shot }) => {
      const page = await opened(shot, { viewport: FRAME });
      await page.evaluate('document.fonts.ready');
      const frames = await filmed(page, plays);
      const sheet = await browser.newPage();
      const size = {
        width: columns * FRAME_SHOWN.width,
        height: Math.ceil(frames.length / columns) * FRAME_SHOWN.height,
      };
      await sheet.setViewportSize(size);
      const images = frames.map((data) => `<img src="data:image/png;base64,${data}" width="100%">`).join('');
      const style = `margin:0;display:grid;grid-template-columns:repeat(${columns},1fr);gap:4px;background:#000`;
      await sheet.setContent(`<body style="${style}">${images}</body>`);
      writeFileSync(`${FOLDER}/${name}.webp`, await smallEnough(sheet, { name, ...size }));
      await sheet.close();
      await page.context().close();
    },
    take: async ({ name, path, who, width, height, scale = 1, theme = 'dark', when, first }) => {
      const page = await opened(
        { path, when, ...(who === undefined ? {} : { who }) },
        {
          viewport: { width, height },
          deviceScaleFactor: scale,
          colorScheme: theme,
          reducedMotion: 'reduce',
        },
      );
      await first?.(page);
      // Letters and the last fade have to be there as well.
      await page.evaluate('document.fonts.ready');
      // Nobody is at the keys.
      await page.evaluate('document.activeElement?.blur()');
      await page.waitForTimeout(600);
      writeFileSync(`${FOLDER}/${name}.webp`, await smallEnough(page, { name, width, height, scale }));
      await page.context().close();
    },
  };
}

/** The pictures of a page that were asked for while something was played: of each moment the last that was drawn before. */
async function filmed(page: Page, plays: Film['plays']): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const drawn: { readonly at: number; readonly data: string }[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    drawn.push({ at: (metadata.timestamp ?? 0) * 1_000, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png' });
  const kept: number[] = [];
  await plays(page, (later) => void kept.push(Date.now() + later));
  await page.waitForTimeout(Math.max(0, ...kept.map((at) => at - Date.now())) + 300);
  await session.send('Page.stopScreencast');
  return kept.flatMap((moment) => drawn.findLast(({ at }) => at <= moment)?.data ?? []);
}

/** The page as WebP, in the best quality that is small enough. */
async function smallEnough(
  page: Page,
  { name, width, height, scale = 1 }: Pick<Shot, 'name' | 'width' | 'height' | 'scale'>,
): Promise<Buffer> {
  // A part of a page is named by where it lies on the whole of it.
  const y = await page.evaluate<number>('scrollY');
  const clip = { x: 0, y, width, height, scale };
  const session = await page.context().newCDPSession(page);
  for (const quality of [92, 84, 76, 66, 54]) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= LARGEST) return bytes;
  }
  throw new Error(`${name} is larger than ${LARGEST} bytes in any quality`);
}
