/** Two dice from a seed: the same seed throws the same dice on every machine. */
export type SeededDice = {
  /** The pips of both dice, read as one number from 0 to 35: six times the first, plus the second, from 0. */
  readonly roll: () => number;
};

/** Dice from xoshiro128** (Blackman and Vigna), its state filled from a hash of the seed. */
export function seededDice(seed: string): SeededDice {
  const word = seededWords(seed);
  return {
    roll: () => {
      // The four numbers past the last multiple of 36 would favour the first four rolls: they are drawn again.
      let drawn = word();
      while (drawn >= FAIR) drawn = word();
      return drawn % 36;
    },
  };
}

/** Numbers of 32 bits from the same generator. */
export function seededWords(seed: string): () => number {
  const state = filledFrom(seed);
  return () => nextWord(state);
}

/** The total of a roll as `SeededDice` numbers it. */
export const totalOfRoll = (roll: number): number => Math.floor(roll / 6) + (roll % 6) + 2;

/** The next 32 bits of the generator, whose four words are written on in place. */
export function nextWord(state: Uint32Array): number {
  const [a, b, c, d] = [state[0] ?? 0, state[1] ?? 0, state[2] ?? 0, state[3] ?? 0];
  const drawn = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
  state[0] = a ^ d ^ b;
  state[1] = b ^ c ^ a;
  state[2] = c ^ a ^ (b << 9);
  state[3] = rotated(d ^ b, 11);
  return drawn;
}

const FAIR = Math.floor(2 ** 32 / 36) * 36;

const rotated = (word: number, places: number): number => (word << places) | (word >>> (32 - places));

/** Four words from a seed: FNV-1a over its characters, then splitmix32 for each word. */
function filledFrom(seed: string): Uint32Array {
  let hash = 0x811c9dc5;
  for (let place = 0; place < seed.length; place += 1)
    hash = Math.imul(hash ^ seed.charCodeAt(place), 0x01000193);
  return Uint32Array.from({ length: 4 }, () => {
    hash = (hash + 0x9e3779b9) | 0;
    const once = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
    const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
    return twice ^ (twice >>> 15);
  });
}
