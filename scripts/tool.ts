import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { builtScreens } from '@dicepit/web';

export const say = (line: string): void => {
  if (line !== '') process.stdout.write(`${line}\n`);
};

/** Runs a tool of node_modules/.bin, its output shown as it comes. */
export function runTool(
  tool: string,
  args: readonly string[],
  chromium: string | undefined,
): { readonly ok: boolean; readonly seconds: string } {
  const began = performance.now();
  const { status, error } = spawnSync(tool, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      // Servers and threads of the tests load the same code over and over.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      // `npm test` has built the screens when it comes to the tests in a browser: they need not build them again.
      DICEPIT_SCREENS: builtScreens,
      ...(chromium === undefined ? {} : { CHROMIUM: chromium }),
    },
  });
  if (error !== undefined) say(`${tool} could not be started: ${error.message}`);
  return { ok: status === 0, seconds: ((performance.now() - began) / 1000).toFixed(1) };
}
