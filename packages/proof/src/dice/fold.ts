import type { Pips } from '@dicepit/engine';
import type { DiceDoubted, DiceEntry, DiceFailed } from './entry.ts';
import { type Contribution, withContribution } from './faces.ts';

/** One draw of a turn, with the contributions that counted for it. */
export type DrawRecord = {
  readonly draw: number;
  readonly faces: readonly Pips[];
  readonly contributions: readonly Contribution[];
};

/** The turn under way: its seed is committed to and not yet revealed. */
export type LiveTurn = {
  readonly turn: number;
  readonly commitment: string;
  readonly contributions: readonly Contribution[];
  /** How many draws have been made: the next one has the number after it, and no draw is ever made twice. */
  readonly draws: number;
  readonly drawn: readonly DrawRecord[];
};

/** A turn that is over, with all that anybody needs to check it. */
export type RevealedTurn = {
  readonly turn: number;
  readonly commitment: string;
  readonly seed: string;
  readonly drawn: readonly DrawRecord[];
};

/** What the dice entries of a table tell. */
export type DiceState = {
  /** The turn under way, or the last one when none is; 0 before the first. */
  readonly turn: number;
  readonly live: LiveTurn | undefined;
  /** The last turns that are over, the newest at the end; all of them are in the stream. */
  readonly revealed: readonly RevealedTurn[];
  /** Why there are no dice; a seed that is committed to later mends it. */
  readonly failed: DiceFailed['cause'] | undefined;
  readonly doubted: readonly DiceDoubted[];
};

export const newDice: DiceState = {
  turn: 0,
  live: undefined,
  revealed: [],
  failed: undefined,
  doubted: [],
};

/** How many revealed turns are kept at hand. */
const KEPT_TURNS = 10;

/** The dice after one more entry. What happened, happened: it is the verifier that objects. */
export function evolveDice(state: DiceState, entry: DiceEntry): DiceState {
  const { live } = state;
  switch (entry.type) {
    case 'SeedCommitted': {
      const { turn, commitment } = entry;
      const begun: LiveTurn = { turn, commitment, contributions: [], draws: 0, drawn: [] };
      return { ...state, turn, live: begun, failed: undefined };
    }
    case 'SeedContributed':
      return live === undefined
        ? state
        : { ...state, live: { ...live, contributions: withContribution(live.contributions, entry) } };
    case 'FacesDrawn': {
      if (live === undefined) return state;
      const { draw, faces } = entry;
      const drawn = [...live.drawn, { draw, faces, contributions: live.contributions }];
      return { ...state, live: { ...live, draws: draw, drawn } };
    }
    case 'SeedRevealed': {
      if (live === undefined) return state;
      const { turn, commitment, drawn } = live;
      const revealed = [...state.revealed, { turn, commitment, seed: entry.seed, drawn }];
      return { ...state, live: undefined, revealed: revealed.slice(-KEPT_TURNS) };
    }
    case 'DiceDoubted':
      return { ...state, doubted: [...state.doubted, entry] };
    // The seed of this turn is lost, or without entropy was never made: either way no turn is under way.
    case 'DiceFailed':
      return { ...state, live: undefined, failed: entry.cause };
  }
}
