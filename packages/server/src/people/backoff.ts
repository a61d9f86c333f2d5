import type { Put } from '@dicepit/store';
import { type Pit, type Ports, timersOf } from '../pit/pit.ts';
import { keyed } from './secrets.ts';

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
const MAX_WAIT_SECONDS = 300;
const FORGET_AFTER_MS = 600_000;
const MAX_KEYS = 20_000;
const MINUTE_MS = 60_000;

/** Where tries are kept, so that a restart forgives nobody; told of every change. */
type Ledger = {
  readonly known: ReadonlyMap<string, Tries>;
  readonly changed: (key: string, tries: Tries | undefined) => void;
};

const noLedger: Ledger = { known: new Map(), changed: () => undefined };

/** What the budget of the minute is kept under among the tries. */
const BUDGET = 'budget';

/** So many failures a network may have and still be looked at when the budget is spent. */
const MAX_FAILURES_OVER_BUDGET = 3;

/**
 * Waits that double with each failure, and a budget of tries a minute over everybody where one is set. Nothing is
 * counted by the account alone: strangers cannot keep anybody from signing in. Nor can they by spending the budget: whoever
 * has hardly failed yet is looked at all the same, so that it slows down only those who guess.
 */
export function backoffBy(
  { now }: Pick<Ports, 'now'>,
  budget = Number.POSITIVE_INFINITY,
  { known: before, changed }: Ledger = noLedger,
): Backoff {
  const tries = new Map(before);
  const spent = tries.get(BUDGET);
  tries.delete(BUDGET);
  let minute = { began: spent?.last ?? Number.NEGATIVE_INFINITY, spent: spent?.failures ?? 0 };
  const keepMinute = (): void => {
    if (budget !== Number.POSITIVE_INFINITY) changed(BUDGET, { failures: minute.spent, last: minute.began });
  };

  const failuresOf = (key: string, at: number): Tries => {
    const known = tries.get(key);
    if (known === undefined || at - known.last >= FORGET_AFTER_MS) return { failures: 0, last: at };
    // Nobody waits for a clock that was set back.
    if (at < known.last) tries.set(key, { ...known, last: at });
    return tries.get(key) ?? known;
  };

  const attempt = (...counted: readonly Counted[]): Attempt => {
    const at = now();
    // A clock that was set back begins a new minute as well.
    if (at - minute.began >= MINUTE_MS || at < minute.began) minute = { began: at, spent: 0 };
    const waits = counted.map(({ key, free }) => {
      const { failures, last } = failuresOf(key, at);
      return failures < free ? 0 : last + wait(failures - free) - at;
    });
    const hasFailed = counted.some(({ key }) => failuresOf(key, at).failures >= MAX_FAILURES_OVER_BUDGET);
    const isSpent = minute.spent >= budget && hasFailed;
    const longest = Math.max(0, ...waits, isSpent ? minute.began + MINUTE_MS - at : 0);
    if (longest > 0) return { ok: false, after: Math.ceil(longest / 1_000) };

    const spending = minute;
    spending.spent++;
    for (const { key } of counted) {
      const { failures } = failuresOf(key, at);
      tries.delete(key);
      const failed = { failures: failures + 1, last: at };
      tries.set(key, failed);
      changed(key, failed);
    }
    keepMinute();
    shorten(tries, changed);
    return {
      ok: true,
      succeeded: () => {
        spending.spent--;
        keepMinute();
        for (const { key } of counted) {
          const known = tries.get(key);
          if (known === undefined) continue;
          const left = known.failures <= 1 ? undefined : { ...known, failures: known.failures - 1 };
          if (left === undefined) tries.delete(key);
          else tries.set(key, left);
          changed(key, left);
        }
      },
    };
  };
  return { attempt, size: () => tries.size };
}

const wait = (beyond: number): number => Math.min(2 ** beyond, MAX_WAIT_SECONDS) * 1_000;

/** Forgets the oldest, so that many strangers cost little memory. */
function shorten(tries: Map<string, Tries>, changed: Ledger['changed']): void {
  for (const key of tries.keys()) {
    if (tries.size <= MAX_KEYS) return;
    tries.delete(key);
    changed(key, undefined);
  }
}

/** A back-off that a restart does not end. Keys are kept as keyed hashes: there are addresses and names in them. */
export async function lastingBackoff(
  { store, keys, ports }: Pick<Pit, 'store' | 'keys' | 'ports'>,
  shelf: string,
  budget?: number,
): Promise<Backoff> {
  const records = await store.records(shelf);
  const known = new Map<string, Tries>();
  const over: Put[] = [];
  for (const { key, text } of records) {
    // We wrote the record ourselves.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const tries = JSON.parse(text) as Tries;
    if (ports.now() - tries.last < FORGET_AFTER_MS) known.set(key, tries);
    else over.push({ shelf, key, text: null });
  }
  if (over.length > 0) await store.put(over);

  let waiting = new Map<string, Tries | undefined>();
  const write = (): void => {
    const puts = Array.from(waiting, ([key, tries]) => ({
      shelf,
      key,
      text: tries === undefined ? null : JSON.stringify(tries),
    }));
    waiting = new Map();
    // Where it cannot be kept it is still counted.
    store.put(puts).catch(() => undefined);
  };
  const changed: Ledger['changed'] = (key, tries) => {
    if (waiting.size === 0) timersOf(ports).soon(write);
    waiting.set(key, tries);
  };
  const backoff = backoffBy(ports, budget, { known, changed });
  return {
    ...backoff,
    attempt: (...counted) =>
      backoff.attempt(...counted.map(({ key, free }) => ({ key: keyed(keys.sessions, 'tries', key), free }))),
  };
}
