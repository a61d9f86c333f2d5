import { randomBytes } from 'node:crypto';
import type { Moment } from '@dicepit/engine';

/** Timers, so that whoever owns the clock owns every wait as well. None of them keeps a process alive. */
export type Timers = {
  /** Runs something once after so many milliseconds, unless what it gives back is called before. */
  readonly later: (milliseconds: number, run: () => void) => () => void;
  /** Runs something every so many milliseconds until what it gives back is called. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
  /** Runs something once whatever has arrived by now was looked at. */
  readonly soon: (run: () => void) => void;
};

/** What the pit has of the world beside its store: clock, chance and timers, all given so that tests own them. */
export type Ports = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can foretell. Throws when the system has none to give. */
  readonly entropy: (bytes: number) => Uint8Array;
  /** Which run of the software this is, and for how many whole milliseconds it has run, whatever the clock says. */
  readonly ran?: () => { readonly boot: string; readonly ms: number };
  /** The version of the software that runs. */
  readonly software?: string;
  /** Those of the process where nothing is said. */
  readonly timers?: Timers;
};

const systemTimers: Timers = {
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds).unref();
    return () => clearInterval(timer);
  },
  soon: (run) => void setImmediate(run),
};

export const timersOf = ({ timers = systemTimers }: Pick<Ports, 'timers'>): Timers => timers;

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

/** The clock of the machine was set: by how much, and whether this node goes by the new time. */
export type Jump = { readonly ms: number; readonly followed: boolean };

export type SteadyClock = {
  readonly now: () => Moment;
  /** Hears of every jump: when it is seen, and when it has lasted. */
  readonly listen: (heard: (jump: Jump) => void) => () => void;
};

/** In milliseconds: what is no jump, and how long one has to last before it is believed. */
const MIN_JUMP_MS = 1_000;

const JUMP_BELIEVED_AFTER_MS = 10_000;

/**
 * The time of the machine, without its leaps: a clock that is wrong for a few seconds sets no moment wrong, since the
 * time goes on by a clock that nobody can set. One that stays changed was set right, or the machine has slept.
 */
export function steadyClock({ now, ran }: Pick<Ports, 'now' | 'ran'>): SteadyClock {
  const listeners = new Set<(jump: Jump) => void>();
  const tell = (jump: Jump): void => {
    for (const heard of listeners) queueMicrotask(() => heard(jump));
  };
  const listen: SteadyClock['listen'] = (heard) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  };
  if (ran === undefined) return { now, listen };

  let offset = now() - ran().ms;
  let doubted: { readonly since: number; readonly offset: number } | undefined;
  return {
    listen,
    now: () => {
      const { ms } = ran();
      const seen = now() - ms;
      const jump = seen - offset;
      if (Math.abs(jump) < MIN_JUMP_MS) {
        offset = seen;
        doubted = undefined;
      } else if (doubted === undefined || Math.abs(seen - doubted.offset) >= MIN_JUMP_MS) {
        doubted = { since: ms, offset: seen };
        tell({ ms: jump, followed: false });
      } else if (ms - doubted.since >= JUMP_BELIEVED_AFTER_MS) {
        offset = seen;
        doubted = undefined;
        tell({ ms: jump, followed: true });
      }
      return ms + offset;
    },
  };
}
