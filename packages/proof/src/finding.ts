/** Something that should not be in a trail: what it is, where it stands, and a sentence for a person. */
export type Finding<Kind extends string = string> = {
  readonly kind: Kind;
  /** Empty where a line belongs to no stream. */
  readonly stream: string;
  /** The version of the entry that is wrong; 0 where it is no entry. */
  readonly version: number;
  /** The line of an exported file, counted from 1, where there is one. */
  readonly line?: number;
  readonly sentence: string;
};

/** What was found at the end: what is wrong, and what is right but worth saying. */
export type Findings<Kind extends string = string> = {
  readonly findings: readonly Finding<Kind>[];
  readonly notes: readonly string[];
};

/** An event as it stands in a stream: whatever it is about, it has a type. */
export type StreamEvent = { readonly type: string; readonly [fact: string]: unknown };
