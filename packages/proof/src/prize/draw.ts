import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from '../hex.ts';

/** Who takes part in a draw, in the order of the list. */
export type DrawnFrom = { readonly entry: string; readonly person: string };

/** Everything that decides who wins, and nothing else. */
export type PrizeDraw = {
  /** 32 bytes; their hash was published before entries closed. */
  readonly seed: Uint8Array;
  readonly promotion: string;
  /** The digest of the list as it was fixed; see `listDigest`. */
  readonly list: string;
  /** How many entries the list has. */
  readonly entries: number;
  /** How many of them win. */
  readonly prizes: number;
};

/** The list of entries as one hash, a line to an entry: whoever has the list can make it again. */
export const listDigest = (list: readonly DrawnFrom[]): string =>
  toHex(sha256(utf8ToBytes(list.map(({ entry, person }) => `${entry}\t${person}\n`).join(''))));

/**
 * The places in the list that win, counted from 0, the first prize first. An entry wins once at the most, so the
 * second prize is drawn from those that are left, in the order of the list.
 */
export function winningPlaces(draw: PrizeDraw): readonly number[] {
  const left = Array.from({ length: draw.entries }, (_, place) => place);
  const places: number[] = [];
  for (let pick = 1; pick <= draw.prizes && left.length > 0; pick++)
    places.push(...left.splice(numberBelow(draw, pick, left.length), 1));
  return places;
}

/** What is hashed for one pick. The first block is nearly always enough. */
export const prizeMessage = (
  { promotion, list }: Pick<PrizeDraw, 'promotion' | 'list'>,
  pick: number,
  block = 0,
): string => `dicepit/1 prize\n${promotion}\n${list}\n${pick}\n${block}`;

/**
 * A number below another, each as likely as any. Six bytes make one of 2^48 numbers, which a double holds exactly;
 * those past the last whole multiple would favour the low places and are passed over.
 */
export function numberBelow(
  draw: Pick<PrizeDraw, 'seed' | 'promotion' | 'list'>,
  pick: number,
  below: number,
): number {
  const fair = NUMBERS - (NUMBERS % below);
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, draw.seed, utf8ToBytes(prizeMessage(draw, pick, block)));
    for (let from = 0; from + WIDTH <= bytes.length; from += WIDTH) {
      const number = bytes.subarray(from, from + WIDTH).reduce((sum, byte) => sum * 256 + byte, 0);
      if (number < fair) return number % below;
    }
  }
}

const WIDTH = 6;
const NUMBERS = 256 ** WIDTH;
