import { calledOf, type Game, type HouseWords, type Roll, sayCall, VOID_CALL } from '@dicepit/engine';
import { translated } from '../words/translated.ts';
import { language, words } from '../words/words.ts';
import { houseWording } from './house-wording.ts';

/** A roll as a dealer of this house calls it: `Eight, hard`, `Seven out`, or in words that the host has chosen. */
export const callOf = (game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string =>
  sayCall(words.value.calls, calledOf(game, roll, thrower), houseWords(game));

/** A roll as the book calls it, for those who look back: what a house calls its rolls may have changed since. */
export const bookCallOf = (game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string =>
  sayCall(words.value.calls, calledOf(game, roll, thrower));

export type VoidCall = { readonly call: string; readonly says: string };

/** What a void roll is called in this house, and why it is one. */
export const voidCallOf = (game: Game, reason: string): VoidCall => {
  const { call, says } = bookVoidCallOf(game, reason);
  return { call: houseWords(game)[VOID_CALL] ?? call, says };
};

/** What a void roll is called by the book, and why it is one. */
export function bookVoidCallOf(game: Game, reason: string): VoidCall {
  const { call } = game.procedure.voidRoll;
  const says = game.procedure.noRolls.find((each) => each.reason === reason)?.says;
  return { call: capital(translated(call)), says: translated(says ?? reason.replaceAll('-', ' ')) };
}

/** The words of the house for this game, in the language that is spoken on this device. */
const houseWords = ({ pack }: Game): HouseWords =>
  houseWording.value[pack]?.[language.value === 'de' ? 'de' : 'en'] ?? {};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
