import type { TurnFault } from './verify-turn.ts';

/** Everything that can be wrong with the dice in the stream of a table. */
export type DiceFault =
  | TurnFault
  | 'entry-malformed'
  | 'dice-not-virtual'
  /** Commitments. */
  | 'two-commitments'
  | 'turn-skipped'
  | 'turn-repeated'
  | 'seed-reused'
  | 'commitment-late'
  /** Contributions. */
  | 'contribution-stray'
  | 'contribution-house'
  | 'contribution-of-another'
  | 'contribution-unseated'
  | 'contribution-late'
  /** Draws. */
  | 'draw-without-commitment'
  | 'draw-of-another-turn'
  | 'draw-without-throw'
  | 'draw-unused'
  | 'redrawn'
  | 'throw-not-drawn'
  | 'void-not-drawn'
  | 'faces-differ'
  | 'bet-after-draw'
  /** Reveals. */
  | 'reveal-missing'
  | 'reveal-early'
  | 'reveal-stray'
  | 'seed-lost';
