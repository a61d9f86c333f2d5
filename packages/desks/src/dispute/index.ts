export {
  type DisputeCommand,
  type DisputeFinding,
  type DisputeGround,
  type DisputeSubject,
  disputeFindings,
  disputeGrounds,
  type Remedy,
} from './command.ts';
export { decideDispute } from './decide.ts';
export * from './dispute.ts';
export type { DisputeEvent } from './event.ts';
export type { DisputedRoll, Evidence, EvidenceEntry } from './evidence.ts';
export { findLadder, type Ladder } from './ladder.ts';
export { disputeRefusals } from './refusals.ts';
