/** Draws below this are used: 71 times 36^5. */
const USED = 71 * 36 ** 5;

/**
 * What somebody would write by hand who wants nothing but the net sum, and wants it fast: xoshiro128**, two rolls
 * to a look-up, whole numbers, one long session, and nothing counted.
 */
export function bareNet(nets: Float64Array, seed: number, rolls: number): number {
  const pairs = Int32Array.from(
    { length: 1296 },
    (_, pair) => (nets[pair % 36] ?? 0) + (nets[(pair / 36) | 0] ?? 0),
  );
  const singles = Int32Array.from(nets);
  let [s0, s1, s2, s3] = [seed, 2, 3, 4];
  let total = 0;
  for (let part = 0; part < rolls; part += 100_000) {
    let net = 0;
    for (let left = 20_000; left > 0; ) {
      const scrambled = Math.imul(s1, 5);
      const drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
      if (drawn >= USED) continue;
      left--;
      const rest = (drawn / 1296) >>> 0;
      const last = ((rest / 1296) >>> 0) % 36;
      net = (net + (pairs[drawn % 1296] ?? 0) + (pairs[rest % 1296] ?? 0) + (singles[last] ?? 0)) | 0;
    }
    total += net;
  }
  return total;
}

/** The same with a bankroll that may be ruined and the farthest it fell, in sessions of 200 rolls. */
export function barePath(nets: Float64Array, seed: number, rolls: number): number {
  const singles = Int32Array.from(nets);
  let [s0, s1, s2, s3] = [seed, 2, 3, 4];
  let found = 0;
  for (let made = 0; made < rolls; made += 200) {
    let [bankroll, peak, fall] = [1_000_000_00, 1_000_000_00, 0];
    for (let left = 40; left > 0; ) {
      const scrambled = Math.imul(s1, 5);
      let drawn = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
      const shifted = s1 << 9;
      s2 ^= s0;
      s3 ^= s1;
      s1 ^= s2;
      s0 ^= s3;
      s2 ^= shifted;
      s3 = (s3 << 11) | (s3 >>> 21);
      if (drawn >= USED) continue;
      left--;
      for (let digit = 0; digit < 5; digit++) {
        bankroll = (bankroll + (singles[drawn % 36] ?? 0)) | 0;
        drawn = (drawn / 36) >>> 0;
        if (bankroll > peak) peak = bankroll;
        if (peak - bankroll > fall) fall = peak - bankroll;
        if (bankroll < 50_00) left = 0;
      }
    }
    found += fall;
  }
  return found;
}
