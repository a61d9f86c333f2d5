import type { Telling } from '@dicepit/engine';
import type { ProofLine } from './finding-lines.ts';

/** Something that should not be in a trail: what it is, where it stands, and what a person is told of it. */
export type Finding<Kind extends string = string> = {
  readonly kind: Kind;
  /** Lines that the message catalogues have sentences for, told one after another. */
  readonly says: readonly (Telling & Readonly<Record<string, unknown>>)[];
  /** Empty where a line belongs to no stream. */
  readonly stream: string;
  /** The version of the entry that is wrong; 0 where it is no entry. */
  readonly version: number;
  /** The line of an exported file, counted from 1, where there is one. */
  readonly line?: number;
  /**
   * Not a fault: it was decided by an earlier edition of the rules, and today's would decide otherwise. It is listed and
   * counted by itself.
   */
  readonly remark?: true;
  /** Where the record and the rules part company, where both are known. */
  readonly differs?: Differs;
};

/** One fact of an event that is not what the rules make of its command. */
export type Differs = {
  readonly event: string;
  /** The names on the way to the fact, with points between them: `settlements.0.winnings`. */
  readonly place: string;
  /** Both as JSON, cut short. */
  readonly recorded: string;
  readonly due: string;
};

/** What was found at the end: what is wrong, and what is right but worth saying. */
export type Findings<Kind extends string = string> = {
  readonly findings: readonly Finding<Kind>[];
  readonly notes: readonly ProofLine[];
};

/** An event as it stands in a stream: whatever it is about, it has a type. */
export type StreamEvent = { readonly type: string; readonly [fact: string]: unknown };
