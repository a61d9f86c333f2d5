import type { By, Moment } from '@dicepit/engine';
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { parseHex, toHex } from '../hex.ts';
import type { Head } from './link.ts';

/** Where streams ended at a moment, signed by the pit: whoever keeps it can prove a later trail wrong. */
export type SignedHeads = {
  readonly heads: readonly Head[];
  readonly at: Moment;
  /** Ed25519 over `bytesOfHeads`, 128 lower-case hexadecimal digits. */
  readonly signature: string;
};

/** The entry of the stream `heads`. */
export type HeadsSigned = SignedHeads & { readonly type: 'HeadsSigned'; readonly by: By };

/** Checks a signature; the one of noble is used where none is given, and a server may bring a quicker one. */
export type CheckSignature = (signed: {
  readonly publicKey: Uint8Array;
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}) => boolean;

/** Makes an Ed25519 signature; the one of noble is used where none is given, and a server may bring a quicker one. */
export type Sign = (message: Uint8Array, secretKey: Uint8Array) => Uint8Array;

const signByNoble: Sign = (message, secretKey) => ed25519.sign(message, secretKey);

export const toPublicKey = (secretKey: Uint8Array): string => toHex(ed25519.getPublicKey(secretKey));

/**
 * The bytes that are signed, in UTF-8: a line `dicepit/heads/1`, a line with the moment in milliseconds, and for each
 * head in the order given a line of stream, version and hash with tabs between.
 */
export const bytesOfHeads = ({ heads, at }: Omit<SignedHeads, 'signature'>): Uint8Array =>
  utf8ToBytes(`dicepit/heads/1\n${at}\n${formatHeads(heads)}`);

export const formatHeads = (heads: readonly Head[]): string =>
  heads.map(({ stream, version, hash }) => `${stream}\t${version}\t${hash}\n`).join('');

export function signHeads(
  secretKey: Uint8Array,
  heads: readonly Head[],
  at: Moment,
  sign: Sign = signByNoble,
): SignedHeads {
  return { heads, at, signature: toHex(sign(bytesOfHeads({ heads, at }), secretKey)) };
}

export const verifyHeads = (
  publicKey: string,
  signed: SignedHeads,
  check: CheckSignature = checkByNoble,
): boolean => verifyBytes({ publicKey, message: bytesOfHeads(signed), signature: signed.signature }, check);

/** Whether a signature in hexadecimal fits; a key or signature of the wrong form fits nothing. */
export function verifyBytes(
  signed: { readonly publicKey: string; readonly message: Uint8Array; readonly signature: string },
  check: CheckSignature = checkByNoble,
): boolean {
  const publicKey = parseHex(signed.publicKey);
  const signature = parseHex(signed.signature);
  if (publicKey?.length !== 32 || signature?.length !== 64) return false;
  return check({ publicKey, message: signed.message, signature });
}

/** The hash of signed heads, from which their words are made. */
export const hashOfHeads = (signed: Omit<SignedHeads, 'signature'>): string =>
  toHex(sha256(bytesOfHeads(signed)));

/**
 * One hash for where all streams end, whatever the order of the file: two people who see the same words look at the
 * same trail.
 */
export const hashOfEnds = (heads: readonly Head[]): string =>
  hashOfHeads({ heads: heads.toSorted((one, other) => (one.stream < other.stream ? -1 : 1)), at: 0 });

const checkByNoble: CheckSignature = ({ publicKey, message, signature }) => {
  // A point that is not on the curve is thrown, not answered.
  try {
    return ed25519.verify(signature, message, publicKey, { zip215: false });
  } catch {
    return false;
  }
};
