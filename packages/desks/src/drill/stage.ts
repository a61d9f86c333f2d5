import { everyRoll, type Game, ruleFor, throwsInSets, type Wager } from '@dicepit/engine';

/**
 * Where a bet stands after so many throws of a turn that did not end it. A bet that was decided on the way is made
 * again, as players do.
 */
export function stageAfter(game: Game, wager: Wager, throws: number): string {
  const quiet = findQuietRoll(game);
  return Array.from({ length: throws }).reduce<string>((stage) => {
    const { verdict } = ruleFor(wager, stage, quiet);
    if (verdict.kind === 'moves') return verdict.to;
    return verdict.kind === 'stands' ? stage : wager.opensAt;
  }, wager.opensAt);
}

/** How many throws there can be in a turn that is counted in sets; one state of the turn where none are counted. */
export const throwsOfTurn = (game: Game): number => Math.max(1, throwsInSets(game));

const findQuietRoll = ({ dice, procedure }: Game) =>
  everyRoll[dice].find((roll) => procedure.turn?.endsOn.has(roll) !== true) ?? [];
