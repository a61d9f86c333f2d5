import type { Dice } from './simulation.ts';

/** How the world around a node is at the moment; chances from 0 to 1, times in milliseconds. */
export type Weather = {
  readonly store: {
    /** The database cannot be reached at all. */
    readonly away: boolean;
    readonly delay: number;
    /** The share of messages that are slow, and how slow at the most. */
    readonly slow: number;
    readonly slowDelay: number;
    readonly requestLost: number;
    /** The answer is lost after everything was written. */
    readonly answerLost: number;
    readonly hintLost: number;
    readonly hintTwice: number;
    readonly hintDelay: number;
  };
  readonly network: {
    readonly delay: number;
    readonly slow: number;
    readonly slowDelay: number;
    readonly requestLost: number;
    readonly requestTwice: number;
    readonly answerLost: number;
    /** Event streams are cut after so long at the most; those that hang are cut without a word. */
    readonly cutAfter: number;
    readonly hangs: number;
  };
};

export const fair: Weather = {
  store: {
    away: false,
    delay: 2,
    slow: 0,
    slowDelay: 0,
    requestLost: 0,
    answerLost: 0,
    // A hint may be lost in any weather: nothing may depend on one.
    hintLost: 0.2,
    hintTwice: 0,
    hintDelay: 5,
  },
  network: {
    delay: 10,
    slow: 0,
    slowDelay: 0,
    requestLost: 0,
    requestTwice: 0,
    answerLost: 0,
    cutAfter: Number.POSITIVE_INFINITY,
    hangs: 0,
  },
};

/** Some weather, now better and now worse: each night has its own climate. */
export function someWeather(dice: Dice, roughness: number): Weather {
  const share = (most: number): number => (dice.happens(0.5) ? dice.between(0, most * roughness) : 0);
  return {
    store: {
      away: dice.happens(0.06 * roughness),
      delay: dice.between(0.2, 5 + 40 * roughness),
      slow: share(0.1),
      slowDelay: dice.between(50, 4_000 + 5_000 * roughness),
      requestLost: share(0.06),
      answerLost: share(0.06),
      hintLost: dice.happens(0.3) ? dice.between(0, 1) : 0,
      hintTwice: share(0.3),
      hintDelay: dice.between(1, 50 + 2_000 * roughness),
    },
    network: {
      delay: dice.between(1, 30 + 200 * roughness),
      slow: share(0.1),
      slowDelay: dice.between(50, 8_000),
      requestLost: share(0.1),
      requestTwice: share(0.2),
      answerLost: share(0.15),
      cutAfter: dice.between(500, 60_000),
      hangs: share(0.5),
    },
  };
}
