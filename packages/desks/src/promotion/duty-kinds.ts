/** What the rules want done in a promotion. */
export const dutyKinds = [
  'fix entries',
  'attest before',
  'draw',
  'attest after',
  'draw again',
  'tell winner',
  'tell winner why',
  'decide claim',
  'tell claimant why',
  'decide dispute',
  'advise of complaint',
  'postpone or cancel',
  'validate',
] as const;

export type DutyKind = (typeof dutyKinds)[number];
