import { createPrivateKey, sign as signByKey } from 'node:crypto';
import type { By } from '@dicepit/engine';
import { HEADS_STREAM, type HeadsSigned, type Sign, type SignedHeads, signHeads } from '@dicepit/proof';
import type { Head } from '@dicepit/store';
import { type Pit, timersOf } from '../pit/pit.ts';
import { formatEntry } from '../pit/projection.ts';
import { headsNow } from '../pit/stream-reader.ts';

/** Heads that were signed just now: of the streams that had gone on, and where the stream of heads stands since. */
type NewlySigned = { readonly signed: SignedHeads; readonly own: Head };

/** Signs where the streams end, again and again, so that what was written cannot be written anew unseen. */
export type Signing = {
  /** Signs now, where anything has changed; what was signed is durable afterwards. */
  readonly sign: () => Promise<void>;
  /** The latest heads of all streams, signed; for anybody to keep. */
  readonly latest: () => Promise<SignedHeads>;
  /** Calls whenever heads were signed, with them; the answer ends that. */
  readonly listen: (hear: (signed: NewlySigned) => void) => () => void;
  /** Signs for the last time. */
  readonly end: () => Promise<void>;
};

const SIGNING_INTERVAL_MS = 60_000;

const signer: By = { person: 'house', role: 'operator' };

export function startSigning(
  pit: Pick<Pit, 'store' | 'keys' | 'ports'>,
  {
    every = SIGNING_INTERVAL_MS,
    failed,
  }: { readonly every?: number; readonly failed: (cause: unknown) => void },
): Signing {
  const { store, keys, ports } = pit;
  const signed = new Map<string, number>();
  let latest: SignedHeads | undefined;
  let under: Promise<void> = Promise.resolve();
  const listeners = new Set<(signed: NewlySigned) => void>();

  /** Only the streams that have gone on are written down: ten thousand resting tables cost nothing a minute. */
  const changedIn = (heads: readonly Head[]): readonly Head[] =>
    heads.filter(({ stream, version }) => signed.get(stream) !== version);

  const write = async (): Promise<void> => {
    for (;;) {
      const heads = await headsNow(store);
      const changed = changedIn(heads);
      if (!changed.some(({ stream }) => stream !== HEADS_STREAM)) return;
      const at = ports.now();
      const own = heads.find(({ stream }) => stream === HEADS_STREAM)?.version ?? 0;
      const newly = signHeads(keys.heads, changed, at, signByNode);
      const entry: HeadsSigned = { type: 'HeadsSigned', ...newly, by: signer };
      const appended = await store.append({
        writes: [{ stream: HEADS_STREAM, expected: own, texts: [formatEntry(entry)] }],
      });
      // Another node was quicker: what it has signed is among the heads now.
      if (appended.is !== 'appended') continue;
      for (const { stream, version } of changed) signed.set(stream, version);
      latest = signHeads(keys.heads, heads, at, signByNode);
      const [after] = appended.heads;
      if (after !== undefined) for (const hear of listeners) hear({ signed: newly, own: after });
      return;
    }
  };

  const sign = (): Promise<void> => {
    under = under.then(write, write);
    return under;
  };

  const stop = timersOf(ports).every(every, () => void sign().catch(failed));
  return {
    sign,
    listen: (told) => {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    latest: async () => {
      if (latest === undefined) await sign();
      return latest ?? signHeads(keys.heads, await headsNow(store), ports.now(), signByNode);
    },
    end: async () => {
      stop();
      await sign();
    },
  };
}

/** In milliseconds: what happens together is signed for together. */
const DEBOUNCE_MS = 500;

const doors = ['TableSetUp', 'OpeningBegun', 'TableClosed', 'SeedRevealed'] as const;

/**
 * Signs where the trail ends when a table opens or closes and when a seed is revealed: the words on the wall are of that
 * moment, and nobody can take back a turn after its seed is known without another head than the one that was signed.
 */
export function signAtDoors(
  pit: Pick<Pit, 'tables' | 'ports'>,
  signing: Pick<Signing, 'sign'>,
  failed: (cause: unknown) => void,
): () => void {
  let callOff: (() => void) | undefined;
  const signSoon = (): void => {
    callOff ??= timersOf(pit.ports).later(DEBOUNCE_MS, () => {
      callOff = undefined;
      signing.sign().catch(failed);
    });
  };
  const end = pit.tables.listen(undefined, signSoon, doors);
  return () => {
    end();
    callOff?.();
  };
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The same signature as in plain JavaScript, since Ed25519 has one alone, a good deal sooner. */
export const signByNode: Sign = (message, secretKey) =>
  signByKey(
    null,
    message,
    createPrivateKey({ key: Buffer.concat([PKCS8, secretKey]), format: 'der', type: 'pkcs8' }),
  );
