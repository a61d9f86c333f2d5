import { hash } from 'node:crypto';

/** What the first entry of a stream is linked to. */
export const NOTHING = '0'.repeat(64);

/**
 * The hash of an entry: SHA-256 over the hash before it, the name of its stream, its version and its text, each on a
 * line of its own. A stream's name has no line break, and the text comes last, so nothing can be read in two ways.
 */
export const linkOf = (before: string, stream: string, version: number, text: string): string =>
  hash('sha256', `${before}\n${stream}\n${version}\n${text}`, 'hex');
