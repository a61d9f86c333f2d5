import { open } from 'node:fs/promises';
import { linesIn } from '@dicepit/client';
import { exit, Failure } from '../exit.ts';
import { said } from '../language.ts';
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

/** Tells now and then how far it has come: a year of evenings takes a while. */
export async function* told(
  lines: AsyncIterable<string>,
  { say, interactive }: Terminal,
): AsyncGenerator<string, void> {
  let count = 0;
  for await (const line of lines) {
    yield line;
    count += 1;
    if (interactive && count % 20_000 === 0) say(`\r${said().trail.linesRead({ count })}`);
  }
  if (interactive && count >= 20_000) say('\r\u001b[K');
}
