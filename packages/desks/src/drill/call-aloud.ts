import { callWords, everyRoll, type Game, type Roll } from '@dicepit/engine';

/** A call as a dealer says it: `Eight, hard`, and `Seven out` where the roll ends a shooter's turn. */
export function callAloud(game: Game, roll: Roll, thrower: 'shooter' | 'dealer'): string {
  const ends = thrower === 'shooter' && game.procedure.turn?.endsOn.has(roll) === true;
  return ends ? `${callWords(game, roll)} out` : callWords(game, roll);
}

/** Everything that a dealer of this game may have to call, each once, void rolls apart. */
export const everyCall = (game: Game, thrower: 'shooter' | 'dealer'): readonly string[] => [
  ...new Set(everyRoll[game.dice].map((roll) => callAloud(game, roll, thrower))),
];

/** What is called where a roll is void. */
export const voidCall = ({ procedure }: Game): string => {
  const { call } = procedure.voidRoll;
  return call.charAt(0).toUpperCase() + call.slice(1);
};
