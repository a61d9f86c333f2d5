import { randomBytes } from 'node:crypto';

/** What the pit has of the world beside its store: a clock and chance, both given so that tests own them. */
export type Ports = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can foretell. Throws when the system has none to give. */
  readonly entropy: (bytes: number) => Uint8Array;
  /** Which run of the software this is, and for how many whole milliseconds it has run, whatever the clock says. */
  readonly ran?: () => { readonly boot: string; readonly ms: number };
  /** The version of the software that runs. */
  readonly software?: string;
};

/** Milliseconds on a clock that nobody sets; a test that owns one clock owns both. */
export const elapsedOn =
  ({ ran, now }: Pick<Ports, 'ran' | 'now'>): (() => number) =>
  () =>
    ran?.().ms ?? now();

const boot = randomBytes(8).toString('hex');

export const systemPorts: Ports = {
  now: () => Date.now(),
  entropy: (bytes) => randomBytes(bytes),
  ran: () => ({ boot, ms: Math.floor(performance.now()) }),
};
