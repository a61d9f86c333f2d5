import { spawn } from 'node:child_process';

/** Opens a page in the browser of this computer, where there is one; otherwise nothing happens. */
export function openPage(url: string, platform: NodeJS.Platform = process.platform): void {
  const [program, ...args] = openers[platform] ?? ['xdg-open'];
  const child = spawn(program, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () => undefined);
  child.unref();
}

// `start` takes its first quoted argument for a title.
const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};
