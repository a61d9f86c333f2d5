import { readFile, writeFile } from 'node:fs/promises';
import { createColors } from 'picocolors';
import { exit, Failure } from './exit.ts';
import { said } from './language.ts';

type Colours = ReturnType<typeof createColors>;

/** Where a command reads and writes. Results go to `write`; everything else goes to `say`. */
export type Terminal = {
  readonly write: (text: string) => void;
  readonly say: (text: string) => void;
  readonly read: (path: string) => Promise<string>;
  readonly save: (path: string, text: string) => Promise<void>;
  readonly colours: Colours;
  /** Whether a person sits at both ends, so that asking makes sense. */
  readonly interactive: boolean;
  /** Whether questions are wanted at all, whoever sits there; they are where nothing is said. */
  readonly mayAsk?: boolean;
  /** Whether somebody sees what is said, wherever results go: then how far work has come may be shown. */
  readonly watched?: boolean;
  readonly input: NodeJS.ReadableStream;
  /** What the environment says of the language, such as `de_CH.UTF-8`; nothing is English. */
  readonly locale?: string | undefined;
};

/** The largest input read: records are text, and one past this is no record. */
const MAX_INPUT_BYTES = 64 * 1024 * 1024;

export function ownTerminal(): Terminal {
  const { stdin, stdout, stderr, argv, env } = process;
  return {
    write: (text) => stdout.write(text),
    say: (text) => stderr.write(text),
    read: (path) => (path === '-' ? readStream(stdin) : readPath(path)),
    save,
    colours: createColors(wantsColour(stdout.isTTY, argv, env)),
    interactive: stdin.isTTY && stdout.isTTY && wantsQuestions(argv),
    mayAsk: wantsQuestions(argv),
    watched: stderr.isTTY,
    input: stdin,
    locale: [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => value),
  };
}

/** Colour only on a terminal, unless it is forced; never when somebody asks for none. */
export function wantsColour(
  isTerminal: boolean,
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  if (env['NO_COLOR'] || argv.includes('--no-color')) return false;
  if (env['FORCE_COLOR']) return env['FORCE_COLOR'] !== '0';
  return isTerminal && env['TERM'] !== 'dumb' && !env['CI'];
}

/** Whether somebody who sits there wants to be asked. */
export const wantsQuestions = (argv: readonly string[]): boolean => !argv.includes('--no-input');

async function readStream(stream: NodeJS.ReadStream): Promise<string> {
  if (stream.isTTY) throw new Failure({ code: 'NOTHING_TO_READ' });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_INPUT_BYTES) throw tooLarge();
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readPath(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    if (bytes.length > MAX_INPUT_BYTES) throw tooLarge();
    return bytes.toString('utf8');
  } catch (cause) {
    throw cause instanceof Failure
      ? cause
      : new Failure({ code: 'CANNOT_READ', path, why: explainCause(cause) }, exit.failed);
  }
}

async function save(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text);
  } catch (cause) {
    throw cannotWrite(path, cause);
  }
}

/** The failure of a file that cannot be written. */
export const cannotWrite = (path: string, cause: unknown): Failure =>
  new Failure({ code: 'CANNOT_WRITE', path, why: explainCause(cause, 'noFolder') }, exit.failed);

const tooLarge = () => new Failure({ code: 'INPUT_TOO_LARGE', size: MAX_INPUT_BYTES / 1024 / 1024 });

/** Why the disk or a stream would not do it, for a person. */
export function explainCause(cause: unknown, missing: 'noFile' | 'noFolder' = 'noFile'): string {
  const { causes } = said();
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const known: Readonly<Record<string, string>> = {
    ENOENT: causes[missing],
    EACCES: causes.denied,
    EISDIR: causes.isFolder,
    ENOSPC: causes.diskFull,
  };
  return known[code] ?? (cause instanceof Error ? cause.message : causes.unknown);
}
