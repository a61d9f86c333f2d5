import { spawn } from 'node:child_process';

/** Starts a program; settles once it runs, and rejects where it is not there. */
export type Start = (program: string, args: readonly string[]) => Promise<void>;

/** Shows a page full screen on this computer, by the first browser that is there; says whether there was one. */
export async function openKiosk(
  url: string,
  {
    start = started,
    platform = process.platform,
  }: { readonly start?: Start; readonly platform?: string } = {},
): Promise<boolean> {
  for (const [program, ...before] of browsers[platform] ?? onLinux) {
    try {
      await start(program, [...before, ...FULL_SCREEN, url]);
      return true;
    } catch {
      // Not that one: the next.
    }
  }
  return false;
}

/** Sounds need no tap first: nobody taps a wall. */
const FULL_SCREEN = ['--kiosk', '--no-first-run', '--autoplay-policy=no-user-gesture-required'];

type Browser = readonly [program: string, ...args: string[]];

const onLinux: readonly Browser[] = [
  ['chromium'],
  ['chromium-browser'],
  ['google-chrome'],
  ['microsoft-edge'],
  ['brave-browser'],
];

const browsers: Readonly<Record<string, readonly Browser[]>> = {
  darwin: [
    ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    ['/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
    ['/Applications/Chromium.app/Contents/MacOS/Chromium'],
  ],
  win32: [
    ['C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'],
    ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
  ],
};

const started: Start = (program, args) =>
  new Promise((runs, failed) => {
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    child.once('spawn', runs);
    child.once('error', failed);
    child.unref();
  });
