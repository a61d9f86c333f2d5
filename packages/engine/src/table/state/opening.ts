import type { Cents } from '../../money.ts';
import type { By, Moment } from '../role.ts';

export type OpeningState = {
  readonly checklist: ReadonlyMap<string, readonly ChecklistAnswer[]>;
  readonly equipment: ReadonlyMap<string, Equipment>;
  readonly floatLocked: boolean;
  readonly floatCounted: boolean;
  /** The chips that the table pays with, any number of each, where the count of the float says them. */
  readonly chips: readonly Cents[] | undefined;
  /** The lowest chip in a float that was counted before counts said what is paid with: nothing smaller is paid. */
  readonly lowestChip: Cents | undefined;
  readonly oddsPosted: boolean;
  readonly startedAt: Moment | undefined;
};

/** What somebody answered to an item of the opening checklist. */
export type ChecklistAnswer = { readonly by: By; readonly yes: boolean };

/** A thing at the table: a bowl, a drop box, a results display. */
export type Equipment = {
  readonly on: boolean;
  readonly reference?: string;
  readonly approval?: string;
  readonly standard?: { readonly name: string; readonly version: string; readonly attestedBy: string };
  readonly count?: number;
};
