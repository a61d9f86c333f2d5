import { type Parsed, parseJsonStrictly } from '@dicepit/wire';

/** No command is longer. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The bytes of a body as JSON. What is not UTF-8 is no JSON, and is not mended into something else. */
export function readBody(bytes: Uint8Array): Parsed<unknown> {
  try {
    return parseJsonStrictly(utf8.decode(bytes));
  } catch {
    return { ok: false, problems: [{ place: '', message: 'the body is not UTF-8' }] };
  }
}

/** The type of a body that a form of another site cannot send. */
export const isJsonType = (type: string | undefined): boolean =>
  type !== undefined && /^application\/json[ \t]*(;[ \t]*charset="?utf-8"?[ \t]*)?$/i.test(type);

// A byte order mark is kept, so that the reader sees and refuses it.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
