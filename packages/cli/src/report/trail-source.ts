import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { linesIn } from '@dicepit/client';
import { hashOfEnds, toWords, verifyTrail } from '@dicepit/proof';
import { newReplay } from '@dicepit/server/audit';
import { exit, Failure } from '../exit.ts';
import { dataFolder } from '../serve/data-folder.ts';
import { explainCause } from '../terminal.ts';
import { findingText } from '../trail/finding-text.ts';
import { ownTrail } from '../trail/own-trail.ts';

/** A trail that can be read more than once: an exported file, or the data folder of a pit. */
export type TrailSource = { readonly lines: () => AsyncIterable<string> };

export async function trailSource(path: string): Promise<TrailSource> {
  try {
    const found = await stat(path);
    if (found.isDirectory()) return { lines: () => ownTrail({ folder: dataFolder(path), env: process.env }) };
  } catch (cause) {
    throw unreadable(path, cause);
  }
  return { lines: () => fileLines(path) };
}

/** Nobody reports from a trail that was tampered with: it is checked first, every decision of it. */
export async function assertSound({ lines }: TrailSource, path: string): Promise<void> {
  const { ok, findings, found, heads } = await verifyTrail(lines(), { replay: newReplay() });
  if (ok) return;
  const [first] = findings;
  throw new Failure(
    {
      code: 'TRAIL_UNFIT',
      path,
      found,
      first: first === undefined ? '' : findingText(first),
      words: toWords(hashOfEnds(heads)),
    },
    exit.unfit,
  );
}

async function* fileLines(path: string): AsyncGenerator<string, void> {
  try {
    yield* linesIn(createReadStream(path));
  } catch (cause) {
    throw unreadable(path, cause);
  }
}

const unreadable = (path: string, cause: unknown): Failure =>
  cause instanceof Failure
    ? cause
    : new Failure({ code: 'CANNOT_READ', path, why: explainCause(cause) }, exit.failed);
