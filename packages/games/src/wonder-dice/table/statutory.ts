import type { StatutoryMaximum } from '@dicepit/engine';

/**
 * The largest single bet under RSA 287-D as a table starts out. Ten dollars is the cautious default; a later figure
 * is a dated entry that the operator makes with its source.
 */
export const statutory: readonly StatutoryMaximum[] = [
  { from: Number.NEGATIVE_INFINITY, maximum: 2_00, source: 'RSA 287-D before 2008 HB 1509' },
  // Only the year is known.
  { from: Date.UTC(2008, 0, 1), maximum: 4_00, source: '2008 HB 1509, chapter 291' },
  { from: Date.UTC(2018, 5, 14), maximum: 10_00, source: 'HB 169, chapter 265, RSA 287-D:16' },
];

/** Later figures as they were reported, for an operator to enter. The day the limits were lifted is not verified. */
export const reportedStatutory: readonly StatutoryMaximum[] = [
  { from: Date.UTC(2023, 6, 1), maximum: 50_00, source: 'SB 120' },
  { from: Date.UTC(2025, 6, 1), maximum: null, source: '2025 HB 2, start not verified' },
];
