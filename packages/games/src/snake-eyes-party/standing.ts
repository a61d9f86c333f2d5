import type { Card } from './cards.ts';
import type { PartyGame, Player, Whites } from './game.ts';

/** How a game stands, as a scoreboard shows it; lists go by player. */
export type PartyStanding = {
  readonly winner: Player | null;
  readonly kitty: Whites;
  /** Chips up or down on what each brought. */
  readonly net: readonly Whites[];
  readonly faceUp: readonly (readonly Card[])[];
  /** Whose throw is next, for high dice too; null before the start and when the game is won. */
  readonly next: Player | null;
  /** Chances left after a complete pass; null in ordinary throwing. */
  readonly chances: number | null;
};

export function standingOf(game: PartyGame): PartyStanding {
  const { phase, kitty, seats } = game;
  return {
    winner: phase.is === 'won' ? phase.winner : null,
    kitty,
    net: seats.map(({ rack }) => rack - (game.startingChips ?? 0)),
    faceUp: seats.map(({ faceUp }) => faceUp),
    next: nextToThrow(game),
    chances: phase.is === 'throwing' ? phase.chances : null,
  };
}

/** Whose throw is next, in high dice as in play; nobody's before the start and after the end. */
export function nextToThrow({ phase }: PartyGame): Player | null {
  switch (phase.is) {
    case 'high dice':
      return phase.contenders[phase.totals.length] ?? null;
    case 'throwing':
      return phase.thrower;
    case 'gathering':
    case 'won':
      return null;
  }
}
