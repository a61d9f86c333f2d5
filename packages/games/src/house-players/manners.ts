/** How a house player bets: wagers kept up at all times, and wagers to pick one from each round. */
export type Manner = {
  readonly name: string;
  /** As it is said of them: `Hana plays the field`. */
  readonly says: string;
  readonly keeps: readonly string[];
  readonly picks: readonly string[];
  /** One offer of the dice in so many is declined; never when 0. */
  readonly declines: number;
  /** After one roll in so many a shooter gives up the dice where the rules let them; never when 0. */
  readonly givesUp: number;
};

const manner = (
  name: string,
  says: string,
  bets: { readonly keeps?: readonly string[]; readonly picks?: readonly string[] },
  dice: { readonly declines?: number; readonly givesUp?: number } = {},
): Manner => ({
  name,
  says,
  keeps: bets.keeps ?? [],
  picks: bets.picks ?? [],
  declines: dice.declines ?? 0,
  givesUp: dice.givesUp ?? 0,
});

const snakeEyes: readonly Manner[] = [
  manner('field', 'plays the field', { keeps: ['field'] }),
  manner('hard-ways', 'presses the hard ways', { keeps: ['hard-6', 'hard-8'] }, { givesUp: 12 }),
  manner('six-and-eight', 'keeps six and eight up', { keeps: ['six', 'eight'] }, { declines: 4 }),
  manner('long-shots', 'chases long shots', {
    picks: ['craps-2', 'craps-3', 'craps-12', 'eleven', 'hardway-combo'],
  }),
  manner('seven', 'waits for the seven', { keeps: ['any-7'] }, { declines: 2 }),
];

/** The manners of each pack with a bank, in the order of the seats. */
export const manners: Readonly<Record<string, readonly Manner[]>> = {
  'snake-eyes-nz': snakeEyes,
  'snake-eyes-nsw': snakeEyes,
  'double-dice': [
    manner('six-and-eight', 'keeps six and eight up', { keeps: ['number-6', 'number-8'] }, { givesUp: 3 }),
    manner('doubles', 'loves doubles', {
      picks: ['double-1', 'double-2', 'double-3', 'double-4', 'double-5', 'double-6'],
    }),
    manner('every-shooter', 'backs every shooter', { keeps: ['shooters-bet', 'bonus'] }),
    manner(
      'number-line',
      'walks the number line',
      { picks: ['number-2-5', 'number-3-4', 'number-10-11', 'number-9-12'] },
      { declines: 4 },
    ),
    manner('seven', 'waits for the seven', { keeps: ['any-7'] }, { declines: 2 }),
  ],
  'wonder-dice': [
    manner('field', 'plays the field', { keeps: ['field'] }),
    manner('a-number', 'follows a number', {
      picks: ['number-1', 'number-2', 'number-3', 'number-4', 'number-5', 'number-6'],
    }),
    manner('high-or-low', 'goes high or low', { picks: ['high', 'low'] }),
    manner('triples', 'hopes for a triple', { keeps: ['any-triple'] }),
    manner('sixes', 'trusts in sixes', { keeps: ['number-6'] }),
  ],
};
