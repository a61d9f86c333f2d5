import type { TestProject } from 'vitest/node';
import { buildScreens } from '../../scripts/build-screens.ts';
import { executablePath } from './browser.ts';
import { aFolder } from './casino.ts';

/**
 * Builds every screen before the first test in a browser, and clears up after the last. `npm test` has built them when
 * it comes to the tests, and names the folder in `DICEPIT_SCREENS`.
 */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const built = executablePath === undefined ? '' : process.env['DICEPIT_SCREENS'];
  if (built !== undefined) {
    provide('screens', built);
    return () => undefined;
  }
  const folder = aFolder();
  await buildScreens(folder.path);
  provide('screens', folder.path);
  return folder.remove;
}
