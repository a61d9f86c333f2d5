import type { Wager } from '@dicepit/engine';

/**
 * Whether the bets that are decided when a session ends are like all others. They are where each roll decides alike. A bet
 * that goes through stages may lose in the first and win in the last alone: among those decided in time are more that lose
 * than among all, and their share is no estimate of the edge.
 */
export const isCutFairly = ({ stages }: Pick<Wager, 'stages'>): boolean => Object.keys(stages).length === 1;
