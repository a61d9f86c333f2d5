export * from './chain/heads.ts';
export * from './chain/link.ts';
export {
  type ChainFault,
  type ChainStep,
  type ChainWalk,
  verifyChain,
  walkChain,
} from './chain/walk-chain.ts';
export { toWords } from './chain/words.ts';
export { isDiceEntry, isHousePerson, parseDiceEntry } from './dice/check-entry.ts';
export type { DiceFault } from './dice/dice-fault.ts';
export * from './dice/entry.ts';
export * from './dice/faces.ts';
export * from './dice/fold.ts';
export * from './dice/monitor.ts';
export * from './dice/verify-dice.ts';
export * from './dice/verify-turn.ts';
export type * from './finding.ts';
export type { ProofLine } from './finding-lines.ts';
export { parseHex, toHex } from './hex.ts';
export { ownIdOf, packHash, packIdOf, packText } from './pack-hash.ts';
export * from './prize/by-dice.ts';
export * from './prize/draw.ts';
export { rulesMark } from './rules-mark.ts';
export type { CarriedPack, TrailHeader, TrailLine, TrailTrailer } from './trail/line.ts';
export { type PlacedLine, readTrail } from './trail/read-trail.ts';
export type * from './trail/report.ts';
export { type Verification, verifyTrail } from './trail/verify-trail.ts';
export { type Export, HEADS_STREAM, writeTrail } from './trail/write-trail.ts';
export { isWritten, type Written } from './trail/written.ts';
