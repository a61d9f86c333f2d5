import type { Pips } from '../../roll.ts';

export type EnteringCommand =
  /** Keys the total into the entry equipment; it counts when entry is pressed. */
  | { readonly type: 'KeyEntry'; readonly total: number }
  | { readonly type: 'PressEntry' }
  /**
   * Asks to correct the outcome before anything is settled; whoever asked takes it back by naming what stands. `alone`
   * corrects at once what one keyed oneself, where there is no staff to ask.
   */
  | { readonly type: 'AmendEntry'; readonly faces: readonly Pips[]; readonly alone?: true }
  | { readonly type: 'AnswerAmendment'; readonly approve: boolean };
