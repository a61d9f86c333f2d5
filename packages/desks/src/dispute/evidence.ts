import type { By, Moment, Outcome, RollCall, TableBet, TableSettlement } from '@dicepit/engine';

/**
 * What is known of a roll or a bet at the moment a dispute is raised. It is copied into the dispute, so that it stays
 * as it was; the table's version and hash say which trail it was copied from.
 */
export type Evidence = {
  readonly pack: string;
  readonly table: string;
  readonly stream: string;
  readonly version: number;
  readonly hash: string;
  readonly roll?: DisputedRoll;
  /** The bet that is disputed, as it lies or lay. */
  readonly bet?: TableBet;
  /** Who sat where at the roll, and who sits where now. */
  readonly present: readonly { readonly seat: number; readonly person: string }[];
  /** Who did what, and when. */
  readonly entries: readonly EvidenceEntry[];
};

/** One roll: how it was called, amended and settled, and what lay on the layout. */
export type DisputedRoll = {
  readonly number: number;
  readonly thrower: number | 'dealer';
  readonly state: 'under way' | 'done' | 'invalidated';
  readonly calls: readonly RollCall[];
  readonly outcome?: Outcome;
  readonly bets: readonly TableBet[];
  readonly settlements: readonly TableSettlement[];
  /** Somebody ruled on the face of a die. */
  readonly faceRuled: boolean;
};

/** An entry of the table's stream about what is disputed. */
export type EvidenceEntry = {
  readonly version: number;
  readonly type: string;
  readonly by: By;
  readonly at: Moment;
  readonly clause: string;
};
