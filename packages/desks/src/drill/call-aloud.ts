import {
  bookCalls,
  everyRoll,
  type Game,
  type Roll,
  sayCall,
  toCalledTotal,
  voidCalled,
} from '@dicepit/engine';

/** A call as a dealer says it: `Eight, hard`, and `Seven out` where the roll ends a shooter's turn. */
export const callAloud = (game: Game, roll: Roll, thrower: 'shooter' | 'dealer'): string =>
  sayCall(bookCalls, toCalledTotal(game, roll, thrower));

/** Everything that a dealer of this game may have to call, each once, void rolls apart. */
export const everyCall = (game: Game, thrower: 'shooter' | 'dealer'): readonly string[] => [
  ...new Set(everyRoll[game.dice].map((roll) => callAloud(game, roll, thrower))),
];

/** What is called where a roll is void. */
export const voidCall = (game: Game): string => sayCall(bookCalls, voidCalled(game));
