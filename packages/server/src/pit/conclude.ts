import type { Appended, Receipt } from '@dicepit/store';
import type { Acting, Planned } from './acting.ts';
import type { Durable } from './known.ts';

type Concluding = {
  readonly writes: readonly Planned[];
  readonly appending: Promise<Appended>;
  readonly drop: () => void;
};

/** Waits for an append and takes in what is durable by it. */
export async function concluded(
  acting: Acting,
  { writes, appending, drop }: Concluding,
): Promise<'done' | 'moved' | Receipt> {
  try {
    const appended = await appending;
    switch (appended.is) {
      case 'appended':
        for (const [index, write] of writes.entries())
          await takeInWritten(acting, write, appended.heads[index]?.hash);
        return 'done';
      case 'repeated':
        drop();
        return appended.receipt;
      case 'conflict':
        drop();
        await acting.readOn(appended.found.stream);
        return 'moved';
    }
  } catch (failure) {
    drop();
    throw failure;
  }
}

async function takeInWritten(
  { takeIn, readOn }: Acting,
  { stream, expected, texts }: Planned,
  end: string | undefined,
): Promise<void> {
  const entries = texts.map((text, index): Durable => {
    const entry = { version: expected + index + 1, text };
    return end === undefined || index < texts.length - 1 ? entry : { ...entry, hash: end };
  });
  const taken = takeIn(stream, entries);
  // It is durable: a failure to read what came before it does not undo that, and somebody will read on later.
  if (taken === 'gap') await readOn(stream).catch(() => undefined);
}
