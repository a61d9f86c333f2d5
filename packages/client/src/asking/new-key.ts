const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * A key that nobody has used before: 132 bits of chance in 22 letters.
 *
 * A page over plain http has `getRandomValues` and not `randomUUID`.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(22)), (byte) => LETTERS[byte % 64]).join('');
