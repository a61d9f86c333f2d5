import { type Game, type Roll, ruleFor } from '@dicepit/engine';

/** The stage that bets on a wager stand in, where it is not the opening one. */
export type Stages = Readonly<Record<string, string>>;

/**
 * The wagers whose rule for this roll wins: the areas to light. It asks the same rules that settle the bets,
 * so a light and a payment cannot part company.
 */
export const litAreas = (game: Game, roll: Roll, stages: Stages = {}): readonly string[] =>
  Object.values(game.wagers)
    .filter((wager) => ruleFor(wager, stages[wager.id] ?? wager.opensAt, roll).verdict.kind === 'wins')
    .map(({ id }) => id);
