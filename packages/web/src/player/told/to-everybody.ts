import type { TableEvent } from '@dicepit/engine';

/** What concerns everybody at the table is told as the dealer would say it. */
export const toEverybody: ReadonlySet<string> = new Set<TableEvent['type']>([
  'CallOverruled',
  'RollReversed',
  'RollInvalidated',
  'EntryAmended',
  'FaceRuled',
  'TableHalted',
  'HaltLifted',
  'TableClosed',
  'LimitsPosted',
  'ClosingPosted',
  'RaisePosted',
  'PayTableChanged',
  'BetVoided',
  // Of these only whoever they are for hears anything.
  'RulePrompted',
  'AdviceGiven',
]);
