import { pluralIn } from '../plural.ts';

const form = pluralIn('en');

/** A phase that is not named here goes by the word of the rules. */
const phases: Readonly<Record<string, string>> = {
  closed: 'Closed',
  opening: 'Opening',
  halted: 'Stopped',
  'offering the dice': 'Dice being offered',
  betting: 'Bets open',
  'dice out': 'Dice out',
  'at rest': 'Dice at rest',
  called: 'Called',
  gathering: 'Waiting to start',
  'high dice': 'Throwing for the first turn',
  throwing: 'Game on',
  won: 'Game won',
};

/** The list of tables. */
export const lobby = {
  title: 'Tables',
  empty: 'No table is open yet. It appears here as soon as the host opens one.',
  seats: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  free: (count: number) => `${count} ${form(count, { one: 'seat', other: 'seats' })} free`,
  full: 'Full, you can watch',
  limits: (minimum: string, maximum: string) => `${minimum} to ${maximum}`,
  house: (count: number) => `${count} ${form(count, { one: 'player', other: 'players' })} of the house`,
  yours: 'Your seat is here',
  realDice: 'Real dice',
  houseDice: 'Virtual dice',
  hello: (name: string) => `Hello ${name}`,
  came: (names: string, more: number) => `Who has come: ${names}${more === 0 ? '' : `, and ${more} more`}`,
  me: 'Me',
  watching: 'You are watching. Join to play.',
  joinNow: 'Join',
  lab: 'Odds lab',
  labNote: 'What every wager is worth, exactly',
  phases,
};
