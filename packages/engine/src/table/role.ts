/** What a person is at a table. Every command says which roles may give it, and a pack may narrow that. */
export type Role =
  | 'player'
  | 'dealer'
  | 'game-supervisor'
  | 'casino-supervisor'
  | 'senior-casino-supervisor'
  | 'operator'
  | 'inspector'
  | 'scrutineer';

export const everyRole: readonly Role[] = [
  'player',
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
  'inspector',
  'scrutineer',
];

/** Who gives a command, and as what. The house's own dealer gives the same commands a person would. */
export type By = { readonly person: string; readonly role: Role; readonly pit?: string };

/** Moments are milliseconds of the clock that the command brings; the table has none of its own. */
export type Moment = number;

/** The ladder of those who may overrule a call, from the lowest rung to the highest. */
export const ladder: readonly Role[] = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'senior-casino-supervisor',
  'operator',
];

export const rungOf = (role: Role): number => ladder.indexOf(role);
