import { type CoursePosition, everyTurnEndsOn, turnEndsOn } from '../course.ts';
import type { Game } from '../pack.ts';
import { everyRoll, isHard, type Roll, totalOf } from '../roll.ts';
import { ruleFor } from '../wager.ts';

/** How a total was made, where the game tells that apart; `out` ends a shooter's turn, `down` and `wins` are of a party. */
export const manners = ['total', 'hard', 'easy', 'double', 'triple', 'out', 'down', 'wins'] as const;
export type Manner = (typeof manners)[number];

/** A roll as it is called: its total, how that was made, and what the first die shows. */
type CalledTotal = {
  readonly manner: Manner;
  readonly total: number;
  readonly pips: number;
  /** What the dice show where their faces are pictures: they are called by their names, and no total is. */
  readonly faces?: readonly string[];
};

/** What is called: a total, or a roll that counts for nothing by the word that the rules have for it. */
export type Called = CalledTotal | { readonly manner: 'void'; readonly word: string };

/** What a game is asked before one of its rolls is called. */
export type CallingGame = Pick<Game, 'dice' | 'procedure' | 'wagers' | 'course' | 'faces'>;

/**
 * What a roll is called as. A seven of the dealer's own ends nobody's turn; whether another does, the stage of the table
 * says that it was thrown in. Where none is known, only what ends every turn is called so.
 */
export function toCalledTotal(
  game: CallingGame,
  roll: Roll,
  thrower: number | 'shooter' | 'dealer',
  standing?: CoursePosition,
): CalledTotal {
  const [pips = 1] = roll;
  const { faces } = game;
  return {
    manner: thrower !== 'dealer' && endsTurn(game, roll, standing) ? 'out' : findManner(game, roll),
    total: totalOf(roll),
    pips,
    ...(faces === undefined ? {} : { faces: roll.map((each) => faces[each - 1]?.name ?? String(each)) }),
  };
}

/** The name of a call among the words of a house: `hard-8`, or `void`. */
export const callKey = (called: Called): string =>
  called.manner === 'void' ? VOID_CALL : `${called.manner}-${called.total}`;

/** The name of a roll that counts for nothing, among the words of a house. */
export const VOID_CALL = 'void';

/** What a void roll of a game is called. */
export const voidCalled = ({ procedure }: CallingGame): Called => ({
  manner: 'void',
  word: procedure.voidRoll.call,
});

/** What a roll is called that was declared invalid; no house has words of its own for it. */
export const invalidCalled: Called = { manner: 'void', word: 'Roll invalid' };

/** Everything that is called in a game by its total, void rolls apart, and each once; nothing where faces are pictures. */
export function everyCalled(game: CallingGame): readonly CalledTotal[] {
  if (game.faces !== undefined) return [];
  const calls = everyRoll[game.dice].flatMap((roll) => [
    toCalledTotal(game, roll, 'dealer'),
    toCalledTotal(game, roll, game.procedure.thrower.who),
  ]);
  const byKey = new Map(calls.map((called) => [callKey(called), called]));
  return [...byKey.values()].toSorted((a, b) => a.total - b.total);
}

const endsTurn = (game: CallingGame, roll: Roll, standing: CoursePosition | undefined): boolean =>
  standing === undefined ? everyTurnEndsOn(game, roll) : turnEndsOn(game, standing, roll);

function findManner(game: CallingGame, roll: Roll): Manner {
  if (game.dice === 3) return isHard(roll) ? 'triple' : 'total';
  // Double Dice speaks of doubles, Snake Eyes of the hard way and the easy one.
  if (game.course?.sets !== undefined) return isHard(roll) ? 'double' : 'total';
  // An odd total has one way to be made.
  if (totalOf(roll) % 2 === 1 || !isToldApart(game, totalOf(roll))) return 'total';
  return isHard(roll) ? 'hard' : 'easy';
}

/** Whether some wager of the game tells equal dice from unlike ones at this total. */
function isToldApart(game: CallingGame, total: number): boolean {
  const rolls = everyRoll[game.dice].filter((roll) => totalOf(roll) === total);
  return Object.values(game.wagers).some(
    (wager) => new Set(rolls.map((roll) => ruleFor(wager, wager.opensAt, roll).verdict.kind)).size > 1,
  );
}
