import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);

/** The bytes of lower-case hexadecimal digits; nothing where the text is anything else. */
export const parseHex = (hex: string): Uint8Array | undefined =>
  hex.length % 2 === 0 && /^[0-9a-f]*$/.test(hex) ? hexToBytes(hex) : undefined;

/** Whether a text is a SHA-256 as we write it. */
export const isHash = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
