import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as fc from 'fast-check';
import { type CheckSignature, toPublicKey } from '../chain/heads.ts';
import { verifyTrail } from '../trail/verify-trail.ts';
import { aPitPlan, honestEntries, linesOfTrail, secretKey } from './honest-trail.ts';

/** The platform's own check, a good deal quicker than one in plain JavaScript. */
const checkByNode: CheckSignature = ({ publicKey, message, signature }) =>
  verify(null, message, keyOf(Buffer.from(publicKey).toString('hex')), signature);

const keys = new Map<string, KeyObject>();

function keyOf(hex: string): KeyObject {
  const der = Buffer.from(`302a300506032b6570032100${hex}`, 'hex');
  const key = keys.get(hex) ?? createPublicKey({ key: der, format: 'der', type: 'spki' });
  keys.set(hex, key);
  return key;
}

export const publicKey = toPublicKey(secretKey);
/** The key is known, and signatures are checked by the platform. */
export const options = { publicKey, checkSignature: checkByNode };
// Signing costs more than all the rest: a few pits are made once, and forged in hundreds of ways.
export const pits = await Promise.all(
  fc.sample(aPitPlan, { numRuns: 12, seed: 4 }).map(async (plan) => {
    const entries = honestEntries(plan);
    return { plan, entries, lines: await linesOfTrail(entries) };
  }),
);
export const aPit = fc.constantFrom(...pits);

/** The kinds of what is found in a trail, in its order. */
export const kindsIn = async (lines: readonly string[]): Promise<readonly string[]> =>
  (await verifyTrail(lines, options)).findings.map(({ kind }) => kind);
