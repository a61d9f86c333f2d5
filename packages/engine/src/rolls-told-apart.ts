import type { Game } from './pack.ts';
import { everyRoll, type Roll, totalOf } from './roll.ts';

/**
 * The rolls of a total as far as any bet of a game tells them apart, one for each way: whoever knows the total has to
 * be asked more only where there is more than one. Six made hard or easy are two where hardways are offered.
 */
export function rollsToldApart(game: Game, total: number): readonly Roll[] {
  const found = new Map<string, Roll>();
  for (const roll of everyRoll[game.dice]) {
    if (totalOf(roll) !== total) continue;
    const way = toWayKey(game, roll);
    if (!found.has(way)) found.set(way, roll);
  }
  return [...found.values()];
}

/** What a roll is to every stage of every wager: the place of the rule that claims it. */
const toWayKey = ({ wagers }: Game, roll: Roll): string =>
  Object.values(wagers)
    .flatMap(({ stages }) =>
      Object.values(stages).map((rules) => rules.findIndex(({ rolls }) => rolls.has(roll))),
    )
    .join();
