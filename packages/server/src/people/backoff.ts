import { isIPv6 } from 'node:net';
import type { Ports } from '../pit/ports.ts';

/** One thing that tries are counted by: an address, or an address and an account. */
export type Counted = {
  readonly key: string;
  /** So many failures cost nothing. */
  readonly free: number;
};

type Attempt =
  | {
      readonly ok: true;
      /** It was right: this try does not count. */
      readonly succeeded: () => void;
    }
  /** Not looked at: so many seconds until the next one is. */
  | { readonly ok: false; readonly after: number };

export type Backoff = {
  /** Counts a try before it is looked at, so that a thousand at once are as slow as a thousand in a row. */
  readonly attempt: (...counted: readonly Counted[]) => Attempt;
  readonly size: () => number;
};

type Tries = { readonly failures: number; readonly last: number };

/** The longest wait, in seconds; after ten quiet minutes all is forgotten. */
const LONGEST = 300;
const FORGET = 600_000;
const MOST_KEYS = 20_000;
const MINUTE = 60_000;

/**
 * Waits that double with each failure, and a budget of tries a minute over everybody where one is set. Nothing is
 * counted by the account alone: strangers cannot keep anybody from signing in.
 */
export function backoffBy({ now }: Pick<Ports, 'now'>, budget = Number.POSITIVE_INFINITY): Backoff {
  const tries = new Map<string, Tries>();
  let minute = { began: Number.NEGATIVE_INFINITY, spent: 0 };

  const failuresOf = (key: string, at: number): Tries => {
    const known = tries.get(key);
    if (known === undefined || at - known.last >= FORGET) return { failures: 0, last: at };
    // Nobody waits for a clock that was set back.
    if (at < known.last) tries.set(key, { ...known, last: at });
    return tries.get(key) ?? known;
  };

  const attempt = (...counted: readonly Counted[]): Attempt => {
    const at = now();
    // A clock that was set back begins a new minute as well.
    if (at - minute.began >= MINUTE || at < minute.began) minute = { began: at, spent: 0 };
    const waits = counted.map(({ key, free }) => {
      const { failures, last } = failuresOf(key, at);
      return failures < free ? 0 : last + wait(failures - free) - at;
    });
    const longest = Math.max(0, ...waits, minute.spent >= budget ? minute.began + MINUTE - at : 0);
    if (longest > 0) return { ok: false, after: Math.ceil(longest / 1_000) };

    const spending = minute;
    spending.spent++;
    for (const { key } of counted) {
      const { failures } = failuresOf(key, at);
      tries.delete(key);
      tries.set(key, { failures: failures + 1, last: at });
    }
    shorten(tries);
    return {
      ok: true,
      succeeded: () => {
        spending.spent--;
        for (const { key } of counted) {
          const known = tries.get(key);
          if (known === undefined) continue;
          if (known.failures <= 1) tries.delete(key);
          else tries.set(key, { ...known, failures: known.failures - 1 });
        }
      },
    };
  };
  return { attempt, size: () => tries.size };
}

/** An address as tries are counted by: a home with IPv6 has more addresses than anybody could count. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...middle, ...right].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const wait = (beyond: number): number => Math.min(2 ** beyond, LONGEST) * 1_000;

/** Forgets the oldest, so that many strangers cost little memory. */
function shorten(tries: Map<string, Tries>): void {
  for (const key of tries.keys()) {
    if (tries.size <= MOST_KEYS) return;
    tries.delete(key);
  }
}
