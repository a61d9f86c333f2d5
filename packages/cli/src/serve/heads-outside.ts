import { appendFile, readFile } from 'node:fs/promises';
import type { Head, SignedHeads } from '@dicepit/proof';
import { signedIn } from '../trail/anchor.ts';

export type HeadsOutside = {
  readonly keep: (signed: SignedHeads) => void;
  /** Where every stream was when it was last signed, by the file; an address is only told. */
  readonly kept: () => Promise<readonly Head[]>;
  readonly end: () => Promise<void>;
};

/** In milliseconds: whoever keeps heads is not waited for longer. */
const REQUEST_TIMEOUT_MS = 10_000;

/** So many heads wait for somebody who cannot be reached; the oldest are let go first. */
const MAX_QUEUED_HEADS = 1_000;

/**
 * Gives every signed head to somebody outside: as a line in a file, best on another machine, or by POST to an address.
 * They come in order, and again until they were taken.
 */
export function headsOutside(
  to: string,
  { publicKey, failed }: { readonly publicKey: string; readonly failed: (cause: unknown) => void },
): HeadsOutside {
  const waiting: string[] = [];
  let sending: Promise<void> | undefined;
  const give = isAddress(to) ? posted(to) : (line: string): Promise<void> => appendFile(to, `${line}\n`);

  const send = async (): Promise<void> => {
    try {
      for (let [line] = waiting; line !== undefined; [line] = waiting) {
        await give(line);
        waiting.shift();
      }
    } catch (cause) {
      failed(cause);
    }
    sending = undefined;
  };

  return {
    keep: (signed) => {
      waiting.push(JSON.stringify({ publicKey, ...signed }));
      if (waiting.length > MAX_QUEUED_HEADS) waiting.shift();
      sending ??= send();
    },
    kept: () => (isAddress(to) ? Promise.resolve([]) : lastIn(to, publicKey)),
    end: async () => {
      await sending;
      if (waiting.length > 0) await send();
    },
  };
}

const isAddress = (to: string): boolean => /^https?:\/\//i.test(to);

const posted =
  (url: string) =>
  async (body: string): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  };

async function lastIn(file: string, publicKey: string): Promise<readonly Head[]> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    // Nothing was kept there yet.
    return [];
  }
  const last = new Map<string, Head>();
  for (const line of text.split('\n')) {
    // Another pit may keep its heads in the same file; half a line is what a full disk leaves.
    if (!line.includes(publicKey)) continue;
    for (const head of signedIn(line)?.heads ?? []) last.set(head.stream, head);
  }
  return [...last.values()];
}
