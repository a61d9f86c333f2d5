import type { Head } from '../chain/link.ts';
import type { ChainFault } from '../chain/walk-chain.ts';
import type { DiceFault } from '../dice/dice-fault.ts';
import type { Finding, StreamEvent } from '../finding.ts';
import type { ProofLine } from '../finding-lines.ts';
import type { AnchorFault } from './anchors.ts';
import type { CarriedPack, TrailHeader } from './line.ts';

/** What can be wrong with a file, beside its chains, its signed heads and its dice. */
export type FileFault =
  | 'header-missing'
  | 'trailer-missing'
  | 'broken-json'
  | 'foreign-line'
  | 'entry-malformed'
  | 'line-count'
  | 'pack-differs'
  | 'wrong-key'
  | 'wrong-signature';

/** Every kind of finding that `verifyTrail` makes by itself; a replay adds its own. */
export type TrailFault = FileFault | ChainFault | AnchorFault | DiceFault;

/** The text of an entry: what happened and, on the first event that a command caused, the command. */
export type TrailEntry = {
  readonly event: StreamEvent;
  readonly cause?: unknown;
  /** How it came to be written; see `Written`. */
  readonly written?: unknown;
};

/** Gives the recorded commands to the rules again, stream by stream. It must not throw, whatever the file says. */
export type Replay = {
  /** A pack that the file carries, before its entries; false where it is none, or another than it is called. */
  readonly pack?: (carried: CarriedPack) => boolean;
  /** `head` is where the stream ends with this entry. */
  readonly entry: (head: Head, entry: TrailEntry) => readonly Finding[];
  /** `whole` where the file says that it holds every stream: then what one tells of another must be there. */
  readonly end: (file?: { readonly whole: boolean }) => readonly Finding[];
};

export type TrailReport = {
  /** Nothing at all is wrong; there may be remarks. */
  readonly ok: boolean;
  readonly header: TrailHeader | undefined;
  /** In the order of the file, the first bad record first; at most a thousand. */
  readonly findings: readonly Finding[];
  /** How many there are in all. */
  readonly found: number;
  /** What is no fault but must be known, in the order of the file; at most a thousand. */
  readonly remarks: readonly Finding[];
  /** How many there are in all. */
  readonly remarked: number;
  readonly notes: readonly ProofLine[];
  readonly entries: number;
  /** Where every stream ends. */
  readonly heads: readonly Head[];
  /** Signed heads that were checked, those from outside and the trailer included. */
  readonly signatures: number;
};
