import {
  calledOf,
  type Game,
  type HouseWords,
  type NoRoll,
  type Roll,
  sayCall,
  VOID_CALL,
} from '@dicepit/engine';
import { inLanguage, nameOfPacks } from '../words/refusal-words.ts';
import { callWording } from '../words/translated.ts';
import { language } from '../words/words.ts';
import { houseWording } from './house-wording.ts';

/** A roll as a dealer of this house calls it: `Eight, hard`, `Seven out`, or in words that the host has chosen. */
export const callOf = (game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string =>
  sayCall(callWording(), calledOf(game, roll, thrower), houseWords(game));

/** A roll as the book calls it, for those who look back: what a house calls its rolls may have changed since. */
export const bookCallOf = (game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string =>
  sayCall(callWording(), calledOf(game, roll, thrower));

export type VoidCall = { readonly call: string; readonly says: string };

/** What a void roll is called in this house, and why it is one. */
export const voidCallOf = (game: Game, reason: string): VoidCall => {
  const { call, says } = bookVoidCallOf(game, reason);
  return { call: houseWords(game)[VOID_CALL] ?? call, says };
};

/** What a void roll is called by the book, and why it is one. */
export function bookVoidCallOf(game: Game, reason: string): VoidCall {
  const listed = game.procedure.noRolls.find((each) => each.reason === reason);
  const says = listed === undefined ? nameOfPacks('reason', reason) : reasonSays(game, listed);
  return { call: capital(voidCall(game)), says };
}

/** What a void roll is called by the rules of a game, as it stands in a sentence. */
export const voidCall = ({ procedure: { voidRoll } }: Game): string =>
  inLanguage(`void.${voidRoll.call}`, voidRoll.call);

/** Why a roll is void, as the rules of a game have it. */
export const reasonSays = (
  { pack }: Game,
  { reason, says }: Pick<NoRoll<string>, 'reason' | 'says'>,
): string => inLanguage(`reason.${pack}.${reason}`, says);

/** The words of the house for this game, in the language that is spoken on this device. */
const houseWords = ({ pack }: Game): HouseWords =>
  houseWording.value[pack]?.[language.value === 'de' ? 'de' : 'en'] ?? {};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
