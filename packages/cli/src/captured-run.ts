import { Readable } from 'node:stream';
import { createColors } from 'picocolors';
import { Failure } from './exit.ts';
import { run } from './run.ts';
import { explainCause, type Terminal } from './terminal.ts';

/** A command line run in this process, with all it wrote. */
export type CapturedRun = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line as a script would, without a terminal; `input` is what comes by standard input. */
export async function capturedRun(
  args: readonly string[],
  input = '',
  locale?: string,
): Promise<CapturedRun> {
  const out: string[] = [];
  const err: string[] = [];
  const terminal: Terminal = {
    write: (text) => out.push(text),
    say: (text) => err.push(text),
    read: (path) =>
      path === '-'
        ? Promise.resolve(input)
        : Promise.reject(new Failure({ code: 'CANNOT_READ', path, why: explainCause({}) }, 1)),
    save: (path, text) => Promise.resolve(void out.push(`[${path}]\n${text}`)),
    colours: createColors(false),
    interactive: false,
    input: Readable.from([input]),
    locale,
  };
  const code = await run(args, terminal);
  return { code, out: out.join(''), err: err.join('') };
}
