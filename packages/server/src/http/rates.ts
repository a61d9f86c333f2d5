import { networkOf } from '../people/backoff.ts';
import type { Caller } from '../pit/request.ts';
import { bucketsOf, type Rate } from './buckets.ts';

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
};

export function limiterOf({ session, address }: Rates, now: () => number): Limiter {
  const sessionCommands = bucketsOf(session.commands, now);
  const sessionReads = bucketsOf(session.reads, now);
  const addressCommands = bucketsOf(address.commands, now);
  const addressReads = bucketsOf(address.reads, now);
  return {
    ofAddress: (from, isCommand) => (isCommand ? addressCommands : addressReads).take(networkOf(from)),
    ofCaller: (caller, isCommand) =>
      caller.is === 'nobody' ? 0 : (isCommand ? sessionCommands : sessionReads).take(caller.session),
  };
}
