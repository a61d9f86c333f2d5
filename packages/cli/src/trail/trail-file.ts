import { open, stat } from 'node:fs/promises';
import { linesIn } from '@dicepit/client';
import { exit, Failure } from '../exit.ts';
import { workLine } from '../lab/progress.ts';
import { explainCause, type Terminal } from '../terminal.ts';

/** The lines of a trail: of a file, or of standard input for `-`. */
export async function* readTrail(file: string, { input }: Terminal): AsyncGenerator<string, void> {
  if (file === '-') return yield* linesIn(readPieces(input));
  const handle = await openedFile(file);
  try {
    yield* linesIn(handle.createReadStream({ autoClose: false }));
  } catch (cause) {
    throw cause instanceof RangeError
      ? new Failure({ code: 'TRAIL_TOO_LONG', file, why: cause.message }, exit.unfit)
      : unreadable(file, cause);
  } finally {
    await handle.close();
  }
}

async function* readPieces(input: NodeJS.ReadableStream): AsyncGenerator<Uint8Array | string, void> {
  for await (const piece of input) yield typeof piece === 'string' ? piece : Buffer.from(piece);
}

export async function openedFile(file: string) {
  try {
    return await open(file);
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

export const unreadable = (file: string, cause: unknown): Failure =>
  new Failure({ code: 'CANNOT_READ', path: file, why: explainCause(cause) }, exit.failed);

/** Shows how far the reading of a trail has come: a year of evenings takes a while. */
export async function* told(
  lines: AsyncIterable<string>,
  file: string,
  terminal: Terminal,
  wanted = false,
): AsyncGenerator<string, void> {
  const line = workLine(terminal, 'checking', { wanted });
  const size = file === '-' ? undefined : (await stat(file)).size;
  let [done, read] = [0, 0];
  for await (const text of lines) {
    yield text;
    done += 1;
    read += text.length + 1;
    line.show({ done, ...(size === undefined ? {} : { share: read / size }) });
  }
  line.end();
}
