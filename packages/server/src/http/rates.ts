import { networkOf } from '../people/backoff.ts';
import type { Caller } from '../pit/result.ts';

/** How quickly one session, and everybody behind one address, may ask. */
export type Rates = {
  readonly session: { readonly commands: Rate; readonly reads: Rate };
  readonly address: { readonly commands: Rate; readonly reads: Rate };
};

/** Generous for people at a table, whose phones may all stand behind one address; a nuisance for a script. */
export const usualRates: Rates = {
  session: { commands: { perSecond: 20, burst: 60 }, reads: { perSecond: 50, burst: 200 } },
  address: { commands: { perSecond: 200, burst: 600 }, reads: { perSecond: 500, burst: 2_000 } },
};

/** For measurements and for tests of anything else. */
const unlimited: Rate = { perSecond: 1e9, burst: 1e9 };
export const noRates: Rates = {
  session: { commands: unlimited, reads: unlimited },
  address: { commands: unlimited, reads: unlimited },
};

/** Seconds to wait before asking again; 0 for a request that may pass. */
export type Limiter = {
  /** Asked before it is known who asks, so that a flood costs no look at sessions. */
  readonly ofAddress: (address: string, isCommand: boolean) => number;
  readonly ofCaller: (caller: Caller, isCommand: boolean) => number;
  /** How much of what applies to a caller is left, as the header fields that say so. */
  readonly fieldsFor: (caller: Caller, isCommand: boolean) => Readonly<Record<string, string>>;
};

/** A rate as the field `RateLimit-Policy` writes it: so many requests in so many seconds. */
const policyOf = (name: string, { perSecond, burst }: Rate): string =>
  `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`;

export function limiterOf({ session, address }: Rates, now: () => number): Limiter {
  const sessionCommands = bucketsOf(session.commands, now);
  const sessionReads = bucketsOf(session.reads, now);
  const addressCommands = bucketsOf(address.commands, now);
  const addressReads = bucketsOf(address.reads, now);
  return {
    ofAddress: (from, isCommand) => (isCommand ? addressCommands : addressReads).take(networkOf(from)),
    ofCaller: (caller, isCommand) =>
      caller.is === 'nobody' ? 0 : (isCommand ? sessionCommands : sessionReads).take(caller.session),
    fieldsFor: (caller, isCommand) => {
      const of = caller.is === 'nobody' ? address : session;
      const kind = isCommand ? 'commands' : 'reads';
      const [ofSession, ofAddress] = isCommand
        ? [sessionCommands, addressCommands]
        : [sessionReads, addressReads];
      const left =
        caller.is === 'nobody' ? ofAddress.left(networkOf(caller.address)) : ofSession.left(caller.session);
      const { perSecond, burst } = of[kind];
      const filled = Math.ceil((burst - left) / perSecond);
      return {
        'ratelimit-policy': policyOf(kind, of[kind]),
        ratelimit: `"${kind}";r=${Math.floor(left)};t=${filled}`,
      };
    },
  };
}

/** How quickly somebody may ask: so many a second for ever, and so many at once after a rest. */
export type Rate = { readonly perSecond: number; readonly burst: number };

/** Counts requests by name. `take` gives the seconds to wait, which is 0 for a request that may pass. */
export type Buckets = {
  readonly take: (name: string) => number;
  /** How many would pass at once now. */
  readonly left: (name: string) => number;
  readonly size: () => number;
};

/** No more names are remembered than this; whoever was quiet longest is forgotten first. */
const MAX_BUCKETS = 20_000;

type Bucket = { readonly tokens: number; readonly at: number };

/** A bucket for each name, which holds `burst` tokens and is filled again at `perSecond`. */
export function bucketsOf({ perSecond, burst }: Rate, now: () => number): Buckets {
  const buckets = new Map<string, Bucket>();
  const left = (name: string): number => {
    const at = now();
    const before = buckets.get(name) ?? { tokens: burst, at };
    // A clock that was set back gives nothing and takes nothing.
    const filled = before.tokens + (Math.max(0, at - before.at) / 1_000) * perSecond;
    return Math.min(burst, filled);
  };
  return {
    left,
    take: (name) => {
      const at = now();
      const tokens = left(name);
      // Set anew, so that the first of the map is always whoever was quiet longest.
      buckets.delete(name);
      buckets.set(name, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
      if (buckets.size > MAX_BUCKETS) forgetQuietest(buckets);
      return tokens >= 1 ? 0 : (1 - tokens) / perSecond;
    },
    size: () => buckets.size,
  };
}

/** Forgets a quarter at once: one at a time would cost a search for the first each time. */
function forgetQuietest(buckets: Map<string, Bucket>): void {
  for (const name of buckets.keys()) {
    if (buckets.size <= MAX_BUCKETS * 0.75) return;
    buckets.delete(name);
  }
}
