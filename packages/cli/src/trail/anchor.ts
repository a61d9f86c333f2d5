import { readFile } from 'node:fs/promises';
import type { SignedHeads } from '@dicepit/proof';
import { exit, Failure } from '../exit.ts';
import { explainCause } from '../terminal.ts';

/**
 * The signed heads that somebody kept, as `GET /api/v1/heads` gives them, or one to a line as `serve --heads-to` writes
 * them: what the trail must have passed through.
 */
export async function readAnchor(file: string): Promise<readonly SignedHeads[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (cause) {
    throw new Failure({ code: 'CANNOT_READ', path: file, why: explainCause(cause) }, exit.failed);
  }
  const whole = signedIn(text);
  if (whole !== undefined) return [whole];
  const anchors = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(signedIn);
  const known = anchors.filter((anchor) => anchor !== undefined);
  if (known.length === 0 || known.length < anchors.length) throw new Failure({ code: 'NO_HEADS', file });
  return known;
}

export function signedIn(text: string): SignedHeads | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isSigned(value)) return value;
    return isRecord(value) && isSigned(value['latest']) ? value['latest'] : undefined;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isSigned = (value: unknown): value is SignedHeads =>
  isRecord(value) &&
  typeof value['at'] === 'number' &&
  typeof value['signature'] === 'string' &&
  Array.isArray(value['heads']) &&
  value['heads'].every(
    (head: unknown) =>
      isRecord(head) &&
      typeof head['stream'] === 'string' &&
      typeof head['version'] === 'number' &&
      typeof head['hash'] === 'string',
  );
