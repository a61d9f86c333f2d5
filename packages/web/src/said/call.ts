import { everyRoll, type Game, isHard, type Roll, ruleFor, totalOf } from '@dicepit/engine';
import { translated } from '../words/translated.ts';
import { words } from '../words/words.ts';

/** A roll as a dealer calls it: `Eight, hard`, `Seven out`, `Nine, triple three`. */
export function callOf(game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string {
  const said = words.value.calls;
  const total = totalOf(roll);
  const name = said.numbers[total] ?? String(total);
  const [pips = 1] = roll;
  const face = (said.numbers[pips] ?? String(pips)).toLowerCase();
  if (thrower !== 'dealer' && game.procedure.turn?.endsOn.has(roll) === true) return said.sevenOut;
  if (game.dice === 3) return isHard(roll) ? said.triple(name, face) : name;
  if (total === 2) return said.snakeEyes;
  if (!isToldApart(game, total)) return name;
  // Double Dice speaks of doubles, Snake Eyes of the hard way and the easy one.
  if (game.pack === 'double-dice') return isHard(roll) ? said.double(name, face) : name;
  return isHard(roll) ? said.hard(name) : said.easy(name);
}

/** What a void roll is called in this game, and why it is one. */
export function voidCallOf(game: Game, reason: string): { readonly call: string; readonly says: string } {
  const { call } = game.procedure.voidRoll;
  const says = game.procedure.noRolls.find((each) => each.reason === reason)?.says;
  return { call: capital(translated(call)), says: translated(says ?? reason.replaceAll('-', ' ')) };
}

/** Whether some wager of the game tells equal dice from unlike ones at this total. */
function isToldApart(game: Game, total: number): boolean {
  const rolls = everyRoll[game.dice].filter((roll) => totalOf(roll) === total);
  return Object.values(game.wagers).some(
    (wager) => new Set(rolls.map((roll) => ruleFor(wager, wager.opensAt, roll).verdict.kind)).size > 1,
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
