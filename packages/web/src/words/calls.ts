import {
  type Called,
  type CoursePosition,
  type CurrentRoll,
  type Game,
  type HouseWords,
  type NoRoll,
  nameOf,
  type PastRoll,
  type Pips,
  type Roll,
  sayCall,
  standingAtRoll,
  type Table,
  toCalledTotal,
  voidCalled,
} from '@dicepit/engine';
import type { SpokenCall } from '@dicepit/wire';
import calls from '@dicepit/words/pages/calls.json' with { type: 'json' };
import { houseWording } from '../live/pit.ts';
import { inLanguage, nameOfPacks } from './refusal-words.ts';
import { dice, languageSpoken, pageWords } from './words.ts';

/** How calls are worded in the language that is spoken. */
export const callWords = pageWords('calls', calls);

/** Who threw, and where the table stood then: together they decide whether a roll is a seven out. */
export type Thrown = { readonly thrower: number | 'dealer'; readonly standing: CoursePosition };

export const thrownAt = (table: Table, roll: CurrentRoll | PastRoll): Thrown => ({
  thrower: roll.thrower,
  standing: standingAtRoll(table, roll),
});

/** The same of the roll under way; undefined between rolls. */
export const thrownNow = (table: Table): Thrown | undefined => table.roll && thrownAt(table, table.roll);

/** A roll as a dealer of this house calls it: `Eight, hard`, `Seven out`, or in words that the host has chosen. */
export const callOf = (game: Game, roll: Roll, thrown?: Thrown): string =>
  sayCall(
    callWords.value,
    toCalledTotal(game, roll, thrown?.thrower ?? 'dealer', thrown?.standing),
    houseWords(game),
  );

/** A call that the pit has sent, in the words of the house where it has any. */
export const spokenIn = ({ called, house }: SpokenCall): string =>
  house[languageSpoken()] ?? bookCall(called);

/** A roll as the book calls it, for those who look back: what a house calls its rolls may have changed since. */
export const bookCallOf = (game: Game, roll: Roll, thrower: number | 'dealer' = 'dealer'): string =>
  bookCall(toCalledTotal(game, roll, thrower));

/** A call as the book has it. */
export const bookCall = (called: Called): string => sayCall(callWords.value, called);

export type VoidCall = { readonly call: string; readonly says: string };

/** What a void roll is called in this house, and why it is one. */
export const voidCallOf = (game: Game, reason: string): VoidCall => {
  const { says } = bookVoidCallOf(game, reason);
  return { call: sayCall(callWords.value, voidCalled(game), houseWords(game)), says };
};

/** What a void roll is called by the book, and why it is one. */
export function bookVoidCallOf(game: Game, reason: string): VoidCall {
  const listed = game.procedure.noRolls.find((each) => each.reason === reason);
  const says = listed === undefined ? nameOfPacks('reason', reason) : reasonSays(game, listed);
  return { call: bookCall(voidCalled(game)), says };
}

/** What dice show, in the order read: `3-6-5`, or the names of their pictures. */
export const rollText = ({ faces }: Pick<Game, 'faces'>, roll: readonly Pips[]): string =>
  faces === undefined ? dice(roll) : roll.map((pips) => faceName({ faces }, pips)).join(', ');

/** What one face is called: its number, or its picture by its name. */
export const faceName = ({ faces }: Pick<Game, 'faces'>, pips: Pips): string =>
  faces?.[pips - 1]?.name ?? nameOf(callWords.value, pips);

/** What a void roll is called by the rules of a game, as it stands in a sentence. */
export const voidCall = ({ procedure: { voidRoll } }: Game): string =>
  inLanguage(`void.${voidRoll.call}`, voidRoll.call);

/** Why a roll is void, as the rules of a game have it. */
export const reasonSays = (
  { pack }: Game,
  { reason, says }: Pick<NoRoll<string>, 'reason' | 'says'>,
): string => inLanguage(`reason.${pack}.${reason}`, says);

/** The words of the house for this game, in the language that is spoken on this device. */
const houseWords = ({ pack }: Game): HouseWords => houseWording.value[pack]?.[languageSpoken()] ?? {};
