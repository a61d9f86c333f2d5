import type { Dice } from '@dicepit/engine';

/**
 * Draws below this are used, the others thrown away: it is 71 times 6^10, so that each way ten dice can fall
 * has exactly 71 draws, and no roll is likelier than another. One draw in 2,298 is thrown away.
 */
export const USED_DRAWS = 71 * 6 ** 10;

/** How many rolls are read from one draw, as digits to the base 36 or 216, the lowest first. */
export const ROLLS_OF_DRAW: Readonly<Record<Dice, number>> = { 2: 5, 3: 3 };

/** One step of xoshiro128** 1.1 (Blackman and Vigna), as a whole number below 2^32. */
export function draw(state: Int32Array): number {
  const s1 = state[1] ?? 0;
  const scrambled = Math.imul(s1, 5);
  const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
  const s2 = (state[2] ?? 0) ^ (state[0] ?? 0);
  const s3 = (state[3] ?? 0) ^ s1;
  state[1] = s1 ^ s2;
  state[0] = (state[0] ?? 0) ^ s3;
  state[2] = s2 ^ (s1 << 9);
  state[3] = (s3 << 11) | (s3 >>> 21);
  return drawn >>> 0;
}

/** A draw that each way of ten dice has as many of as any other. */
export function usedDraw(state: Int32Array): number {
  let drawn = draw(state);
  while (drawn >= USED_DRAWS) drawn = draw(state);
  return drawn;
}

/** Puts so many rolls into a buffer, as indexes of `everyRoll`; the last draw is used up, so a few more may follow. */
export function rollInto(
  buffer: Uint8Array,
  count: number,
  state: Int32Array,
  dice: Dice,
  upTo?: Float64Array,
): void {
  if (upTo !== undefined) rollLoadedInto(buffer, count, state, upTo);
  else if (dice === 2) rollPairsInto(buffer, count, state);
  else rollTriplesInto(buffer, count, state);
}

// The generator is written out here: a state kept in local variables is several times as fast.
function rollPairsInto(buffer: Uint8Array, count: number, state: Int32Array): void {
  let s0 = state[0] ?? 0;
  let s1 = state[1] ?? 0;
  let s2 = state[2] ?? 0;
  let s3 = state[3] ?? 0;
  for (let at = 0; at < count; ) {
    const scrambled = Math.imul(s1, 5);
    let drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = s1 << 9;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= shifted;
    s3 = (s3 << 11) | (s3 >>> 21);
    if (drawn >= USED_DRAWS) continue;
    buffer[at] = drawn % 36;
    drawn = (drawn / 36) >>> 0;
    buffer[at + 1] = drawn % 36;
    drawn = (drawn / 36) >>> 0;
    buffer[at + 2] = drawn % 36;
    drawn = (drawn / 36) >>> 0;
    buffer[at + 3] = drawn % 36;
    buffer[at + 4] = ((drawn / 36) >>> 0) % 36;
    at += 5;
  }
  state[0] = s0;
  state[1] = s1;
  state[2] = s2;
  state[3] = s3;
}

function rollTriplesInto(buffer: Uint8Array, count: number, state: Int32Array): void {
  for (let at = 0; at < count; ) {
    let drawn = usedDraw(state);
    for (let digit = 0; digit < 3; digit++) {
      buffer[at++] = drawn % 216;
      drawn = (drawn / 216) >>> 0;
    }
  }
}

/**
 * The chances of loaded dice added up, roll after roll. A chance is cut to a multiple of 2^-53, as each draw is: no roll
 * falls more often or less than it should by more than that.
 */
export function addUp({
  ways,
  total,
}: {
  readonly ways: readonly bigint[];
  readonly total: bigint;
}): Float64Array {
  let sum = 0n;
  return Float64Array.from(ways, (each) => {
    sum += each;
    return Number((sum << 53n) / total) / 2 ** 53;
  });
}

function rollLoadedInto(buffer: Uint8Array, count: number, state: Int32Array, upTo: Float64Array): void {
  for (let at = 0; at < count; at++) {
    const high = draw(state) >>> 5;
    const chance = (high * 2 ** 26 + (draw(state) >>> 6)) / 2 ** 53;
    let [least, most] = [0, upTo.length - 1];
    while (least < most) {
      const middle = (least + most) >> 1;
      if (chance < (upTo[middle] ?? 1)) most = middle;
      else least = middle + 1;
    }
    buffer[at] = least;
  }
}
