import type { TestProject } from 'vitest/node';
import { buildScreens } from '../../scripts/build-screens.ts';
import { aFolder, executablePath } from './casino.ts';

/** Builds every screen before the first test in a browser, and clears up after the last. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  if (executablePath === undefined) {
    provide('screens', '');
    return () => undefined;
  }
  const folder = aFolder();
  await buildScreens(folder.path);
  provide('screens', folder.path);
  return folder.remove;
}
