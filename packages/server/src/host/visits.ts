import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Moment } from '@dicepit/engine';

/** The devices outside of this computer that have asked the pit for anything since it was started. */
export type Visits = {
  readonly note: (address: string) => void;
  readonly devices: () => number;
  /** When a new one came last. */
  readonly last: () => Moment | undefined;
  readonly listen: (changed: () => void) => () => void;
};

/** Nobody counts further, and nobody can fill the memory by it. */
const MAX_VISITS = 10_000;

export function newVisits(now: () => Moment, own: () => readonly string[] = ownAddresses): Visits {
  const seen = new Set<string>();
  const listeners = new Set<() => void>();
  let last: Moment | undefined;
  return {
    note: (address) => {
      const from = address.replace(/^::ffff:/, '');
      if (seen.has(from) || seen.size >= MAX_VISITS || isLoopback(from) || own().includes(from)) return;
      seen.add(from);
      last = now();
      for (const changed of listeners) changed();
    },
    devices: () => seen.size,
    last: () => last,
    listen: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

const isLoopback = (address: string): boolean =>
  address === '' || address === '::1' || (isIPv4(address) && address.startsWith('127.'));

/** A laptop may change its network at any time, so that these are asked for anew. */
const ownAddresses = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap((found = []) => found.map(({ address }) => address));
