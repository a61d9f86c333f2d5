import { createHash, randomBytes } from 'node:crypto';
import type { Ports } from '../pit/pit.ts';

/** As many bytes as the seed of a turn has; nothing else that people see takes so many. */
const SEED_BYTES = 32;

let drawn = 0;

/** Each test file has dice of its own, whichever files its process has run before: see `same-start.ts`. */
export const drawFromTheFirst = (): void => {
  drawn = 0;
};

/**
 * Chance as tests have it: dice fall alike in every run, so that no run is refused for a roll that the one before did
 * not have. Each seed is another one, in whichever pit it is drawn; keys and codes stay chance.
 */
export const sameChance: Ports['entropy'] = (bytes) => {
  if (bytes !== SEED_BYTES) return randomBytes(bytes);
  drawn += 1;
  return createHash('sha256').update(`seed ${drawn}`).digest();
};
