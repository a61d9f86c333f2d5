import { threefry, threefryInto, type Words } from './threefry.ts';

/**
 * The key of a seed: a whole number is its own key, up to 128 bits of it, and any other words are hashed.
 *
 * `42`, `'42'` and `42n` are one seed, so that a seed may be typed again as it was printed.
 */
export function toKey(seed: string | bigint): Int32Array {
  if (typeof seed === 'bigint') return Int32Array.from(toWords(seed));
  if (/^\d{1,38}$/.test(seed)) return Int32Array.from(toWords(BigInt(seed)));
  return Int32Array.from(hashed(seed));
}

/**
 * Where the dice of one session start.
 *
 * Threefry gives every session under one key a state of its own. Two sessions would share dice only if one
 * state lay on the other's way: for n sessions of d draws the chance of any such pair is below n²d / 2^128.
 */
export function seedState(state: Int32Array, key: Int32Array, session: number): void {
  threefryInto(state, key, session | 0, (session / WORD) | 0, 0, 0);
  // The one state that xoshiro never leaves; Threefry gives it to one counter in 2^128.
  if (((state[0] ?? 0) | (state[1] ?? 0) | (state[2] ?? 0) | (state[3] ?? 0)) === 0) state[0] = 1;
}

const WORD = 2 ** 32;

function toWords(number: bigint): Words {
  const word = (place: bigint): number => Number(BigInt.asUintN(32, number >> (32n * place)));
  return [word(0n), word(1n), word(2n), word(3n)];
}

/** Four characters at a time, mixed under the key so far and added to what came of it. */
function hashed(text: string): Words {
  const units = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  let key: Words = [units.length, 0, 0, 1];
  for (let at = 0; at < units.length; at += 4) {
    const part: Words = [units[at] ?? 0, units[at + 1] ?? 0, units[at + 2] ?? 0, units[at + 3] ?? 0];
    const mixed = threefry(key, part);
    key = [mixed[0] ^ part[0], mixed[1] ^ part[1], mixed[2] ^ part[2], mixed[3] ^ part[3]];
  }
  return key;
}
