import { assert } from '@dicepit/engine';

/** The numbers on the cards of the party game. A set of cards is ten bits, the lowest for card 2. */
export const partyCards: readonly number[] = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];

export type CardSet = number;

export const FULL_SET: CardSet = 0b11_1111_1111;

/** In how many of the 36 rolls the total is seven, and in how many it names a card. */
export const SEVEN_WAYS = 6;
export const CARD_WAYS = 30;
export const ALL_WAYS = 36;

/** In how many of the 36 rolls the total names a card of a set. */
export const waysOf: Uint8Array = Uint8Array.from({ length: FULL_SET + 1 }, (_, set) =>
  toCards(set).reduce((ways, card) => ways + 6 - Math.abs(card - 7), 0),
);

/** The bit of the card that a total names; no bit for seven. */
export const bitOf = (total: number): CardSet => bits[total] ?? 0;

export function toCardSet(cards: readonly number[]): CardSet {
  return cards.reduce((set, card) => {
    const bit = bitOf(card);
    assert(bit !== 0, () => `there is no card ${card}`);
    return set | bit;
  }, 0);
}

export function toCards(set: CardSet): readonly number[] {
  return partyCards.filter((_, index) => (set >> index) & 1);
}

const bits: readonly CardSet[] = Array.from({ length: 13 }, (_, total) => {
  const index = partyCards.indexOf(total);
  return index < 0 ? 0 : 1 << index;
});
