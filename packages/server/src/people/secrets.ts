import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Ports } from '../pit/pit.ts';

/** Letters for codes that people read out and type: no vowels, so no words, and nothing that looks like another. */
export const codeLetters = 'BCDFGHJKMNPQRSTVWXYZ3479';

/** Base 32, for ids and tokens. */
const idLetters = 'abcdefghijklmnopqrstuvwxyz234567';

/** So many letters by chance, each as likely as any other. */
export function lettersBy(entropy: Ports['entropy'], alphabet: string, count: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < count)
    for (const byte of entropy(count))
      if (byte < fair && text.length < count) text += alphabet[byte % alphabet.length];
  return text;
}

/** An id that the server makes: `p-` for a person, `h-` for a house player, `c-` for a claim. */
export const newId = (entropy: Ports['entropy'], kind: 'p' | 'h' | 'c', count = 10): string =>
  `${kind}-${lettersBy(entropy, idLetters, count)}`;

/** An id whose order is that of time, such as `d-0mgq1x2yz-k3v7qa`. */
export function timedId({ now, entropy }: Ports, kind: string): string {
  const time = Math.max(0, now()).toString(36).padStart(9, '0');
  return `${kind}-${time}-${lettersBy(entropy, idLetters, 6)}`;
}

/** A salt for a token: who has it can do nothing without the pit's own key. */
export const newSalt = (entropy: Ports['entropy']): string => lettersBy(entropy, idLetters, 26);

/** A token of 130 bits, for a link. */
export const tokenFrom = (key: Uint8Array, use: string, salt: string): string =>
  lettersFrom(key, `${use}\n${salt}`, idLetters, 26);

/** A code of 8 letters, for typing on another phone. */
export const codeFrom = (key: Uint8Array, use: string, salt: string): string =>
  lettersFrom(key, `${use}\n${salt}`, codeLetters, 8);

/**
 * Letters made from a salt and the pit's key instead of by chance, so that the answer to a repeated request can have
 * them again though they were never written down.
 */
function lettersFrom(key: Uint8Array, seed: string, alphabet: string, count: number): string {
  let block = 0;
  const bytes = (): Uint8Array => createHmac('sha256', key).update(`letters\n${seed}\n${block++}`).digest();
  return lettersBy(bytes, alphabet, count);
}

/** What is kept of something secret: it can be recognised with the key and not be read without. */
export const keyed = (key: Uint8Array, use: string, secret: string): string =>
  createHmac('sha256', key).update(`${use}\n${secret}`).digest('hex');

/** Compares in the same time whatever differs. */
export const same = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** A code as it was meant: however it was grouped and in whichever case it was typed. */
export const plainCode = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
