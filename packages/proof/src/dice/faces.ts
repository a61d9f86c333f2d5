import type { Pips } from '@dicepit/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from '../hex.ts';

/** A player's share in the dice: the first word somebody gives sets their place, the latest is what counts. */
export type Contribution = { readonly person: string; readonly text: string };

/**
 * Everything that decides a throw, and nothing else.
 *
 * There is no room here for stakes, for who is ahead or for what fell before: dice that do not know of them cannot
 * depend on them.
 */
export type Draw = {
  /** 32 bytes. */
  readonly seed: Uint8Array;
  readonly table: string;
  readonly turn: number;
  /** Counted from 1 in the turn. */
  readonly draw: number;
  readonly contributions: readonly Contribution[];
  /** How many dice are thrown. */
  readonly count: number;
};

/** How many bytes a seed has. */
export const SEED_BYTES = 32;

/** What the house publishes before betting opens: it fixes the seed and tells nothing about it. */
export const toCommitment = (seed: Uint8Array): string => toHex(sha256(seed));

/** The contributions of a draw as one hash, a line to a person. */
export const contributionsHash = (contributions: readonly Contribution[]): string =>
  toHex(sha256(utf8ToBytes(contributions.map(({ person, text }) => `${person}\t${text}\n`).join(''))));

/** The faces of one draw, die by die. The same draw always gives the same faces. */
export function drawFaces(drawn: Draw): readonly Pips[] {
  const faces: Pips[] = [];
  for (let block = 0; faces.length < drawn.count; block++) {
    for (const byte of bytesOfBlock(drawn, block)) {
      const face = toFace(byte);
      if (face !== undefined && faces.length < drawn.count) faces.push(face);
    }
  }
  return faces;
}

/** What is hashed for a draw; the first block nearly always holds faces enough. */
export const formatMessage = (
  { table, turn, draw, contributions }: Omit<Draw, 'seed' | 'count'>,
  block = 0,
): string => `dicepit/1\n${table}\n${turn}\n${draw}\n${contributionsHash(contributions)}\n${block}`;

/** The 32 bytes of a block, from which the faces are read in order. */
export const bytesOfBlock = (draw: Omit<Draw, 'count'>, block = 0): Uint8Array =>
  hmac(sha256, draw.seed, utf8ToBytes(formatMessage(draw, block)));

/**
 * The face of one byte. 252 bytes make 42 of each face; the 4 that are left over would favour the low faces and are
 * passed over.
 */
export const toFace = (byte: number): Pips | undefined => (byte < 252 ? faceOfSix[byte % 6] : undefined);

const faceOfSix: readonly Pips[] = [1, 2, 3, 4, 5, 6];

/** Whether a text may be contributed: 1 to 64 printable ASCII characters, so that no two look alike and differ. */
export const isContribution = (text: unknown): text is string =>
  typeof text === 'string' && /^[\x20-\x7e]{1,64}$/.test(text);

/** The contributions after one more: a later one of the same person takes the place of the earlier. */
export function withContribution(
  contributions: readonly Contribution[],
  { person, text }: Contribution,
): readonly Contribution[] {
  const place = contributions.findIndex((each) => each.person === person);
  return place === -1 ? [...contributions, { person, text }] : contributions.with(place, { person, text });
}
