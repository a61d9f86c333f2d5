import { chanceFrom } from '@dicepit/games';

/*
 * Virtual time. Everything that happens in a simulated night is an event of one queue, in the order of its time; nothing
 * waits for the real clock. An event runs with all the promises that it settles before the next one begins, so that a
 * night is a function of its seed: the same seed gives the same events in the same order, to the byte.
 */

/** Chance by the seed of the night. */
export type Dice = {
  /** A whole number below a bound. */
  readonly below: (bound: number) => number;
  /** From one figure to below another. */
  readonly between: (from: number, to: number) => number;
  /** Whether something happens that does so with a chance. */
  readonly happens: (chance: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  readonly bytes: (count: number) => Uint8Array;
};

/**
 * Something that lives in the night: a process, a phone, the database. What it waits for reaches it only while it lives;
 * while it is frozen everything waits, and comes in its order when it goes on.
 */
export type Life = {
  readonly name: string;
  readonly isAlive: () => boolean;
  readonly isFrozen: () => boolean;
  /** Runs something after so many milliseconds; the answer calls it off. */
  readonly after: (milliseconds: number, what: string, run: () => void) => () => void;
  readonly freeze: (milliseconds: number) => void;
  /** Ends it at once and without a word: whatever it waited for never comes. */
  readonly end: () => void;
};

export type Simulation = {
  /** Milliseconds since the night began. */
  readonly now: () => number;
  readonly dice: Dice;
  readonly live: (name: string) => Life;
  /** Writes a line of the trace. */
  readonly note: (line: string) => void;
  readonly trace: () => readonly string[];
  /** How many events have run. */
  readonly events: () => number;
  /** Runs what is due up to a moment. */
  readonly runUntil: (moment: number) => Promise<void>;
};

type Event = {
  readonly at: number;
  readonly number: number;
  readonly life: LivingThing;
  readonly what: string;
  readonly run: () => void;
  isOff: boolean;
};

type LivingThing = { readonly name: string; isAlive: boolean; frozenUntil: number };

export function createSimulation(seed: number): Simulation {
  const queue = createQueue();
  const trace: string[] = [];
  const dice = createDice(seed);
  let now = 0;
  let count = 0;
  let events = 0;

  const note = (line: string): void => void trace.push(`${now.toFixed(3)} ${line}`);
  const add = (event: Omit<Event, 'number' | 'isOff'>): Event => {
    const added = { ...event, number: count++, isOff: false };
    queue.push(added);
    return added;
  };
  const runNext = ({ life, what, run, isOff }: Event): void => {
    if (isOff || !life.isAlive) return;
    if (life.frozenUntil > now) {
      // Those that were due in the meantime come off the queue in their order, and so go back in it.
      add({ at: life.frozenUntil, life, what, run });
      return;
    }
    events += 1;
    if (what !== '') note(`${life.name}: ${what}`);
    run();
  };

  return {
    now: () => now,
    dice,
    note,
    trace: () => trace,
    events: () => events,
    live: (name) => {
      const life: LivingThing = { name, isAlive: true, frozenUntil: 0 };
      return {
        name,
        isAlive: () => life.isAlive,
        isFrozen: () => life.frozenUntil > now,
        after: (milliseconds, what, run) => {
          const event = add({ at: now + Math.max(0, milliseconds), life, what, run });
          return () => {
            event.isOff = true;
          };
        },
        freeze: (milliseconds) => {
          life.frozenUntil = Math.max(life.frozenUntil, now + milliseconds);
        },
        end: () => {
          life.isAlive = false;
        },
      };
    },
    runUntil: (moment) =>
      new Promise((resolve, reject) => {
        const step = (): void => {
          const next = queue.peek();
          if (next === undefined || next.at > moment) {
            now = moment;
            resolve();
            return;
          }
          queue.pop();
          now = Math.max(now, next.at);
          try {
            runNext(next);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            return;
          }
          // A microtask asks for a tick, and a tick comes when no microtask is left: everything that the event has
          // settled is done by then, and the real event loop is not waited for.
          queueMicrotask(() => process.nextTick(step));
        };
        process.nextTick(step);
      }),
  };
}

/** Chance by a seed, in a stream of its own: what is drawn elsewhere does not change it. */
export function createDice(seed: number): Dice {
  const chance = chanceFrom(Math.imul(seed + 1, 0x9e3779b1));
  const between = (from: number, to: number): number => from + (chance(2 ** 24) / 2 ** 24) * (to - from);
  return {
    below: chance,
    between,
    happens: (share) => share > 0 && between(0, 1) < share,
    pick: (items) => items[chance(items.length)] ?? items[0],
    bytes: (count) => Uint8Array.from({ length: count }, () => chance(256)),
  };
}

/** A binary heap: the earliest event first, and of two at one moment the one that was asked for first. */
function createQueue(): {
  readonly push: (event: Event) => void;
  readonly peek: () => Event | undefined;
  readonly pop: () => void;
} {
  const heap: Event[] = [];
  const isBefore = (one: number, other: number): boolean => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return a !== undefined;
    return a.at === b.at ? a.number < b.number : a.at < b.at;
  };
  const swap = (one: number, other: number): void => {
    const [a, b] = [heap[one], heap[other]];
    if (a === undefined || b === undefined) return;
    heap[one] = b;
    heap[other] = a;
  };
  return {
    push: (event) => {
      heap.push(event);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!isBefore(at, parent)) break;
        swap(at, parent);
        at = parent;
      }
    },
    peek: () => heap[0],
    pop: () => {
      swap(0, heap.length - 1);
      heap.pop();
      for (let at = 0; ; ) {
        let first = at;
        for (const child of [2 * at + 1, 2 * at + 2])
          if (child < heap.length && isBefore(child, first)) first = child;
        if (first === at) break;
        swap(at, first);
        at = first;
      }
    },
  };
}
