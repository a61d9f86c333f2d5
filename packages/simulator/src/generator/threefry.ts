/** Four words of 32 bits. */
export type Words = readonly [number, number, number, number];

/**
 * Threefry-4x32-20 of Salmon, Moraes, Dror and Shaw (2011): a key turns the counters into other words, each
 * counter into words that no other counter of that key gives.
 */
export function threefry(key: Words, counter: Words): Words {
  const words = new Int32Array(4);
  threefryInto(words, Int32Array.from(key), counter[0], counter[1], counter[2], counter[3]);
  const [a = 0, b = 0, c = 0, d = 0] = Uint32Array.from(words);
  return [a, b, c, d];
}

/** The same without making anything new, for the start of every session. */
export function threefryInto(
  words: Int32Array,
  key: Int32Array,
  first: number,
  second: number,
  third: number,
  fourth: number,
): void {
  const k0 = key[0] ?? 0;
  const k1 = key[1] ?? 0;
  const k2 = key[2] ?? 0;
  const k3 = key[3] ?? 0;
  const k4 = PARITY ^ k0 ^ k1 ^ k2 ^ k3;
  let x0 = (first + k0) | 0;
  let x1 = (second + k1) | 0;
  let x2 = (third + k2) | 0;
  let x3 = (fourth + k3) | 0;
  // Four rounds, then the key again: five times over, the key turning by one word each time.
  let a = k1;
  let b = k2;
  let c = k3;
  let d = k4;
  let e = k0;
  for (let turn = 1; turn <= 5; turn++) {
    const odd = (turn & 1) === 1;
    x0 = (x0 + x1) | 0;
    x1 = turned(x1, odd ? 10 : 6) ^ x0;
    x2 = (x2 + x3) | 0;
    x3 = turned(x3, odd ? 26 : 20) ^ x2;
    x0 = (x0 + x3) | 0;
    x3 = turned(x3, odd ? 11 : 17) ^ x0;
    x2 = (x2 + x1) | 0;
    x1 = turned(x1, odd ? 21 : 11) ^ x2;
    x0 = (x0 + x1) | 0;
    x1 = turned(x1, odd ? 13 : 25) ^ x0;
    x2 = (x2 + x3) | 0;
    x3 = turned(x3, odd ? 27 : 10) ^ x2;
    x0 = (x0 + x3) | 0;
    x3 = turned(x3, odd ? 23 : 18) ^ x0;
    x2 = (x2 + x1) | 0;
    x1 = turned(x1, odd ? 5 : 20) ^ x2;
    x0 = (x0 + a) | 0;
    x1 = (x1 + b) | 0;
    x2 = (x2 + c) | 0;
    x3 = (x3 + d + turn) | 0;
    const gone = a;
    a = b;
    b = c;
    c = d;
    d = e;
    e = gone;
  }
  words[0] = x0;
  words[1] = x1;
  words[2] = x2;
  words[3] = x3;
}

const PARITY = 0x1bd11bda;

const turned = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
