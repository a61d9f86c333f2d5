import { randomBytes } from 'node:crypto';

/** What the pit has of the world beside its store: a clock and chance, both given so that tests own them. */
export type Ports = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can foretell. Throws when the system has none to give. */
  readonly entropy: (bytes: number) => Uint8Array;
};

export const systemPorts: Ports = { now: () => Date.now(), entropy: (bytes) => randomBytes(bytes) };
