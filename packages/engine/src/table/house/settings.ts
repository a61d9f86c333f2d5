import type { Cents } from '../../money.ts';
import type { Moment } from '../role.ts';

/** How the house runs a table by itself; every wait is in milliseconds. */
export type HouseSettings = {
  /** What the float is counted to when the house opens the table. */
  readonly float: Cents;
  /** How long an offer of the dice waits for its answer; silence declines. */
  readonly answering: number;
  /** How long bets are taken before the dice go out. */
  readonly betting: number;
  /** How long a shooter may hold the dice without throwing them. */
  readonly throwing: number;
  /** How long the dice roll before they rest. */
  readonly rolling: number;
  /** How long a called roll is shown before it is settled. */
  readonly showing: number;
  /** When the house closes the table, as soon as no roll is under way; never when not said. */
  readonly closesAt?: Moment;
};

/** A pace that people at a table can follow. */
export const unhurried: HouseSettings = {
  float: 10_000_00,
  answering: 15_000,
  betting: 20_000,
  throwing: 30_000,
  rolling: 3_000,
  showing: 4_000,
};
