import { assert, isRoll, type Roll } from '@dicepit/engine';
import { everyCardNumber } from '../card.ts';

/** What a drawing of the party needs to know, as plain data; how many cards a player has to go follows from it. */
export type PartyView = {
  readonly players: readonly PartyPlayer[];
  /** The chips in the kitty, counted in whites. */
  readonly kitty: number;
  /** Who has the dice, counted from 0. */
  readonly thrower?: number | null;
  /** Chances left after a complete pass, of three; null or left out in ordinary throwing. */
  readonly chances?: number | null;
  readonly lastRoll?: Roll | null;
  readonly winner?: number | null;
};

export type PartyPlayer = {
  readonly name: string;
  /** The numbers of the cards still face up, in any order. */
  readonly faceUp: readonly number[];
  /** Chips in the rack, counted in whites; below zero on credit. */
  readonly chips: number;
};

/** Whoever calls us has the rules: a party that cannot be is our own mistake. */
export function assertParty({ players, kitty, thrower, chances, lastRoll, winner }: PartyView): void {
  const isPlayer = (player: number | null | undefined) => player == null || players[player] !== undefined;
  assert(players.length >= 2 && players.length <= 10, () => `a party of ${players.length} players`);
  assert(isPlayer(thrower) && isPlayer(winner), () => `the party has no player ${thrower} or ${winner}`);
  assert(Number.isInteger(kitty) && kitty >= 0, () => `a kitty of ${kitty} chips`);
  assert(chances == null || [0, 1, 2, 3].includes(chances), () => `${chances} chances of three`);
  assert(lastRoll == null || isRoll(lastRoll, 2), () => `${String(lastRoll)} is not a roll of two dice`);
  for (const { faceUp, chips } of players) {
    const isSet = new Set(faceUp).size === faceUp.length;
    assert(isSet && faceUp.every((card) => everyCardNumber.includes(card)), () => `cards ${String(faceUp)}`);
    assert(Number.isSafeInteger(chips), () => `${chips} chips in a rack`);
  }
}
