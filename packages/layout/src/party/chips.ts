import { chipFace, chipSymbol } from '../chip.ts';
import { chipDress } from '../chip-dress.ts';

/** The chips of the party by their worth in whites; its rules say which they are. */
export type PartyChip = 1 | 5 | 10;

/** A party's chips as they are drawn. */
export const partyFaces: Readonly<Record<PartyChip, string>> = {
  1: chipFace(chipDress.white, 8),
  5: chipFace(chipDress.red, 8),
  10: chipFace(chipDress.blue, 8),
};

export const partySymbols = (prefix: string): string =>
  ([1, 5, 10] as const).map((worth) => chipSymbol(prefix, worth, partyFaces[worth])).join('\n');
