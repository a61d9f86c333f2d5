import { emptyLedger, type Ledger } from './ledger.ts';
import type { Moment, Role } from './role.ts';
import type { Setup } from './setup.ts';
import type { Betting } from './state/bet.ts';
import type { DiceState } from './state/dice.ts';
import type { OpeningState } from './state/opening.ts';
import type { CurrentRoll, PastRoll } from './state/roll.ts';
import type { Money, Seat } from './state/seat.ts';
import type { Shooter } from './state/shooter.ts';
import type { Signs } from './state/signs.ts';
import type { Halt, Incident } from './state/trouble.ts';

export type * from './state/bet.ts';
export type * from './state/dice.ts';
export type * from './state/opening.ts';
export type * from './state/roll.ts';
export type * from './state/seat.ts';
export type * from './state/shooter.ts';
export type * from './state/signs.ts';
export type * from './state/trouble.ts';

/** One running game with its players and bets: everything a fold of its events knows. */
export type Table = {
  readonly setup: Setup | undefined;
  readonly state: 'closed' | 'opening' | 'open';
  /** When the table came to the phase it stands in: what every wait is counted from. */
  readonly since: Moment;
  /** When the last thing happened here: nothing happens before that any more. */
  readonly clock: Moment;
  readonly opening: OpeningState;
  /** Who is signed on at this table, and as what. */
  readonly staff: ReadonlyMap<string, Role>;
  /** The age that people have shown here, by sitting down or signing on: nobody is asked twice. */
  readonly ages?: ReadonlyMap<string, number>;
  /** The dealer in charge of the dice. */
  readonly custodian: string | undefined;
  readonly seats: ReadonlyMap<number, Seat>;
  readonly ledger: Ledger;
  readonly money: Money;
  readonly dice: DiceState;
  readonly shooter: Shooter;
  readonly betting: Betting;
  /** The roll that is being made: from the release of the dice until all it decides is settled. */
  readonly roll: CurrentRoll | undefined;
  /** Rolls called so far, void ones included, and the last of them for corrections. */
  readonly rolled: number;
  readonly recent: readonly PastRoll[];
  /** Valid throws made in this turn. */
  readonly thrown: number;
  /** A void roll has locked the layout until the dice are thrown again. */
  readonly frozen: boolean;
  readonly signs: Signs;
  readonly halt: Halt | undefined;
  readonly incidents: readonly Incident[];
};

export const newTable: Table = {
  setup: undefined,
  state: 'closed',
  since: 0,
  clock: Number.MIN_SAFE_INTEGER,
  opening: {
    checklist: new Map(),
    equipment: new Map(),
    floatLocked: true,
    floatCounted: false,
    chips: undefined,
    lowestChip: undefined,
    oddsPosted: false,
    startedAt: undefined,
  },
  staff: new Map(),
  custodian: undefined,
  seats: new Map(),
  ledger: emptyLedger,
  money: { vouchers: new Map() },
  dice: { dice: new Map(), active: [], missing: new Map(), lost: 0, replacing: undefined },
  shooter: { is: { kind: 'nobody' }, holding: false, voidsInRow: 0, warnings: [] },
  betting: { bets: [], late: [], placed: 0 },
  roll: undefined,
  rolled: 0,
  recent: [],
  thrown: 0,
  frozen: false,
  signs: {
    limits: undefined,
    byWager: new Map(),
    bySeat: new Map(),
    raise: undefined,
    payTable: undefined,
    closing: undefined,
    statutory: [],
  },
  halt: undefined,
  incidents: [],
};
