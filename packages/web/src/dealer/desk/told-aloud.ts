import type { TableEvent } from '@dicepit/engine';

/** What a dealer is told aloud as it happens; bets and chips are not, there are too many of them. */
export const toldAtDesk: ReadonlySet<string> = new Set<TableEvent['type']>([
  'DiceOffered',
  'DiceAccepted',
  'DiceDeclined',
  'DiceChosen',
  'DiceGivenUp',
  'DiceThrown',
  'DiceRested',
  'LateBetAsked',
  'LateBetWithdrawn',
  'AmendmentAsked',
  'EntryAmended',
  'AmendmentRejected',
  'CallOverruled',
  'FaceDisputed',
  'FaceRuled',
  'RollSettled',
  'DieLeftTable',
  'DieFound',
  'DieLost',
  'TableHalted',
  'HaltLifted',
  'IncidentOpened',
  'PlayStarted',
  'TableClosed',
]);
