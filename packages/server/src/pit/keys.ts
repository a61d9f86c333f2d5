import { hkdfSync } from 'node:crypto';

/** The pit's keys, each for one use, all from the one secret that the operator keeps. */
export type Keys = {
  /** Signs session cookies. */
  readonly sessions: Uint8Array;
  /** Seals the seeds of virtual dice. */
  readonly seeds: Uint8Array;
  /** The Ed25519 secret key that signs heads. */
  readonly heads: Uint8Array;
};

export const keysFrom = (secret: Uint8Array): Keys => ({
  sessions: derived(secret, 'dicepit/1 sessions'),
  seeds: derived(secret, 'dicepit/1 seeds'),
  heads: derived(secret, 'dicepit/1 heads'),
});

const derived = (secret: Uint8Array, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), use, 32));
