import { assert, type Game, type Wager } from '@dicepit/engine';

/** The wager of a game that a record names. */
export function wagerIn(game: Game, id: string): Wager {
  const wager = Object.hasOwn(game.wagers, id) ? game.wagers[id] : undefined;
  assert(wager !== undefined, () => `${id} is not a wager of ${game.pack}`);
  return wager;
}
