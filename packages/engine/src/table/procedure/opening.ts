import type { Basis } from './citation.ts';

/** One question of the opening checklist, asked where the dice are physical. */
export type ChecklistItem<Clause extends string> = {
  readonly item: string;
  readonly says: string;
  readonly clause: Basis<Clause>;
  /** Who answers: the dealer, or the dealer and a supervisor both; a reminder blocks nothing. */
  readonly answeredBy: 'dealer' | 'dealer-and-supervisor' | 'reminder';
};

export type OpeningProcedure<Clause extends string> = {
  /** The instrument that allows the game, and from when; none where the text is no such instrument. */
  readonly approval: { readonly record: Basis<Clause>; readonly inForce: Basis<Clause> } | undefined;
  readonly checklist: readonly ChecklistItem<Clause>[];
  /** How many dice a table may hold when play starts, and at most. */
  readonly dice: { readonly least: number; readonly most: number; readonly clause: Basis<Clause> };
  readonly float: Basis<Clause>;
  /** Chips leave or enter the float only while it is unlocked. */
  readonly lock: Basis<Clause>;
  /** The sign of limits without which play does not start; none where the pack asks for none. */
  readonly limits: Basis<Clause> | undefined;
  /** The odds that are on show before play starts. */
  readonly odds: Basis<Clause>;
  readonly starting: Basis<Clause>;
  readonly closing: Basis<Clause>;
};
