import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { toHex } from '../hex.ts';

/** One entry of a stream with its link to the entry before. */
export type ChainEntry = {
  readonly stream: string;
  /** Counted from 1 in its stream, without a gap. */
  readonly version: number;
  readonly hash: string;
  readonly text: string;
};

/** Where a stream ends, or ended once. */
export type Head = { readonly stream: string; readonly version: number; readonly hash: string };

/** What the first entry of a stream is linked to. */
export const NOTHING = '0'.repeat(64);

/**
 * The hash of an entry: SHA-256 over the hash before it, the name of its stream, its version and its text, each on a
 * line of its own. The text comes last, so nothing can be read in two ways.
 */
export const hashLink = (before: string, { stream, version, text }: Omit<ChainEntry, 'hash'>): string =>
  toHex(sha256(utf8ToBytes(`${before}\n${stream}\n${version}\n${text}`)));
