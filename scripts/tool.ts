import { spawn } from 'node:child_process';
import { totalmem } from 'node:os';
import { resolve } from 'node:path';
import { builtScreens } from '@dicepit/web';

export const say = (line: string): void => {
  if (line !== '') process.stdout.write(`${line}\n`);
};

/** What became of a tool: whether it succeeded, what it printed where that was kept, and how long it took. */
export type ToolRun = { readonly ok: boolean; readonly printed: string; readonly seconds: string };

/**
 * The compiler and the linter are written in Go, and end before what they leave behind fills the memory of most machines: to
 * collect it takes a quarter of their time. Each may have a quarter of the memory before it collects after all, and a machine
 * with little goes on as Go does by itself.
 */
const withoutCollecting =
  totalmem() < 14e9 ? {} : { GOGC: 'off', GOMEMLIMIT: `${Math.floor(totalmem() / 4 / 2 ** 20)}MiB` };

/**
 * Runs a tool of node_modules/.bin. What it prints is shown as it comes, or kept to be shown at once when tools run side
 * by side.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  { chromium, keep = false }: { readonly chromium: string | undefined; readonly keep?: boolean },
): Promise<ToolRun> {
  const began = performance.now();
  const output = keep ? 'pipe' : 'inherit';
  const child = spawn(tool, args, {
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      ...withoutCollecting,
      // Servers and threads of the tests load the same code over and over.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
      // `npm test` has built the screens when it comes to the tests in a browser: they need not build them again.
      DICEPIT_SCREENS: builtScreens,
      ...(chromium === undefined ? {} : { CHROMIUM: chromium }),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  return new Promise((done) => {
    const finish = (ok: boolean): void =>
      done({ ok, printed: printed.trimEnd(), seconds: ((performance.now() - began) / 1000).toFixed(1) });
    child.once('error', ({ message }) => {
      printed += `${tool} could not be started: ${message}`;
      finish(false);
    });
    child.once('close', (status) => finish(status === 0));
  });
}
