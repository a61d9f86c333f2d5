import { createCipheriv, createDecipheriv } from 'node:crypto';
import { toCommitment } from '@dicepit/proof';
import type { Put, Store } from '@dicepit/store';

/** Where the seeds of virtual dice lie until their turn is over. */
export type Vault = {
  /** A fresh seed, sealed for the store, and what is shown of it; undefined when the system gives no entropy. */
  readonly seal: (
    table: string,
    turn: number,
  ) => { readonly commitment: string; readonly put: Put } | undefined;
  /** The seed of a turn in hexadecimal; undefined when it is lost or cannot be opened. */
  readonly open: (table: string, turn: number) => Promise<string | undefined>;
  readonly keyOf: (table: string, turn: number) => string;
};

const SHELF = 'seeds';

const SEED_BYTES = 32;
const NONCE_BYTES = 12;

/** So many bytes that nobody can foretell. Throws when the system has none to give. */
type Entropy = (bytes: number) => Uint8Array;

/** Seeds are kept encrypted under the pit's own key, so that who reads the database cannot read the dice. */
export function vaultOf(store: Store, key: Uint8Array, { entropy }: { readonly entropy: Entropy }): Vault {
  const keyOf = (table: string, turn: number): string => `${table}/${turn}`;
  return {
    keyOf,
    seal: (table, turn) => {
      const seed = fromSystem(entropy, SEED_BYTES);
      const nonce = fromSystem(entropy, NONCE_BYTES);
      if (seed === undefined || nonce === undefined) return undefined;
      return {
        commitment: toCommitment(seed),
        put: {
          shelf: SHELF,
          key: keyOf(table, turn),
          text: sealed(key, { name: keyOf(table, turn), seed, nonce }),
        },
      };
    },
    open: async (table, turn) => {
      const text = await store.record(SHELF, keyOf(table, turn));
      return text === undefined ? undefined : opened(key, keyOf(table, turn), text);
    },
  };
}

function fromSystem(entropy: Entropy, count: number): Uint8Array | undefined {
  try {
    const bytes = entropy(count);
    // A source that gives short or blank bytes is as good as none.
    return bytes.length === count && bytes.some((byte) => byte !== 0) ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** AES-256-GCM bound to the table and the turn: a sealed seed cannot be passed off as that of another turn. */
function sealed(
  key: Uint8Array,
  { name, seed, nonce }: { readonly name: string; readonly seed: Uint8Array; readonly nonce: Uint8Array },
): string {
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const hidden = Buffer.concat([cipher.update(seed), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64');
}

function opened(key: Uint8Array, name: string, text: string): string | undefined {
  const bytes = Buffer.from(text, 'base64');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(name))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('hex');
  } catch {
    return undefined;
  }
}
