import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from './hex.ts';

/** So much of the hash is part of a pack's id: two packs that share it are not met by chance. */
const DIGITS = 12;

/**
 * The one text of a pack as data: JSON without spaces, its fields in the order in which they stand. The order is part of
 * what a pack says: wagers, options and clauses are shown in it.
 */
export const packText = (data: object): string => JSON.stringify(data);

/** The SHA-256 of that text. It stands in the first entry of every table that is played by the pack. */
export const packHash = (data: object): string => toHex(sha256(utf8ToBytes(packText(data))));

/** What a pack from a file is called in a pit and in its trail: its own id, and which of its versions. */
export const packIdOf = (id: string, hash: string): string => `${id}@${hash.slice(0, DIGITS)}`;

/** The id that a pack calls itself by: `craps` of `craps@3f9a0c11d2e4`. */
export const ownIdOf = (pack: string): string => pack.split('@')[0] ?? pack;
