/** How a session ended. */
export const PLAYED_OUT = 0;
export const RUINED = 1;
export const AT_GOAL = 2;
export const AT_STOP_LOSS = 3;
export const LEFT = 4;

/** What some sessions came to, one after another; a kernel fills it in. */
export type Block = {
  readonly finals: Float64Array;
  readonly falls: Float64Array;
  readonly lengths: Float64Array;
  readonly ends: Uint8Array;
  /** Session after session what it had at each checkpoint; empty where paths are not followed. */
  readonly marks: Float64Array;
};

/** Plays sessions by their numbers, and counts what fell. */
export type Kernel = {
  readonly play: (first: number, sessions: number, block: Block) => void;
  /** How often each cell was met since this was last asked, by what the cells are of. */
  readonly taken: () => ReadonlyMap<string, Float64Array>;
};

export const newBlock = (sessions: number, checkpoints: number): Block => ({
  finals: new Float64Array(sessions),
  falls: new Float64Array(sessions),
  lengths: new Float64Array(sessions),
  ends: new Uint8Array(sessions),
  marks: new Float64Array(sessions * checkpoints),
});

/** Where a session begins and what stops it. */
export type Limits = {
  readonly start: number;
  /** Whether a session stops when its stakes cannot be put down. */
  readonly mayRuin: boolean;
  readonly goal: number;
  readonly stopLoss: number;
};

/** Why a session stops with so much and such stakes to come; zero while it goes on. */
export function findEnd({ mayRuin, goal, stopLoss }: Limits, bankroll: number, stakes: number): number {
  if (mayRuin && bankroll < stakes) return RUINED;
  if (bankroll >= goal) return AT_GOAL;
  return bankroll <= stopLoss ? AT_STOP_LOSS : PLAYED_OUT;
}
