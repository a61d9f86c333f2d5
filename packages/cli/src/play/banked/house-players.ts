import type { Bet, Cents, Game } from '@dicepit/engine';
import { type Drawn, pick, type Stream } from '../random.ts';

/** How a house player bets: wagers kept up at all times, and wagers to pick one from each round. */
export type Manner = {
  /** As it is said of them: `Hana plays the field`. */
  readonly says: string;
  readonly keeps: readonly string[];
  readonly picks: readonly string[];
};

/** What a house player sees when it bets. */
export type View = {
  readonly game: Game;
  /** The player's own bets on the layout. */
  readonly up: readonly Bet[];
  readonly rack: Cents;
  /** What the player stakes on one bet. */
  readonly unit: Cents;
  /** The wager that this player must have up, as the shooter does; undefined when none is asked for. */
  readonly must: string | undefined;
};

export type Wish = { readonly wager: string; readonly stake: Cents };

export const houseNames = [
  'Hana',
  'Moss',
  'Ines',
  'Tove',
  'Rafi',
  'Odile',
  'Kit',
  'Bram',
  'Yuki',
  'Pilar',
] as const;

/** The manners of one pack, in the order of the house players. */
export const mannersOf = (pack: string): readonly Manner[] => manners[pack] ?? [];

/** What a house player would like to bet. The rules have the last word, as with everybody. */
export function wishes(manner: Manner, view: View, stream: Stream): Drawn<readonly Wish[]> {
  const { game, up, unit, must } = view;
  const offered = (wager: string): boolean => Object.hasOwn(game.wagers, wager);
  const isUp = (wager: string): boolean => up.some((bet) => bet.wager === wager);
  // One is drawn each round whether it is wanted or not, so that the stream runs alike in every game.
  const picked = pick(stream, manner.picks.length === 0 ? ['nothing'] : manner.picks);

  const wanted = [...(must === undefined ? [] : [must]), ...manner.keeps, picked.value];
  const missing = [...new Set(wanted)].filter((wager) => offered(wager) && !isUp(wager));
  const afforded = missing.slice(0, Math.floor(view.rack / unit));
  return { value: afforded.map((wager) => ({ wager, stake: unit })), stream: picked.stream };
}

const snakeEyes: readonly Manner[] = [
  { says: 'plays the field', keeps: ['field'], picks: [] },
  { says: 'presses the hard ways', keeps: ['hard-6', 'hard-8'], picks: [] },
  { says: 'keeps six and eight up', keeps: ['six', 'eight'], picks: [] },
  {
    says: 'chases long shots',
    keeps: [],
    picks: ['craps-2', 'craps-3', 'craps-12', 'eleven', 'hardway-combo'],
  },
  { says: 'waits for the seven', keeps: ['any-7'], picks: [] },
];

const manners: Readonly<Record<string, readonly Manner[]>> = {
  'snake-eyes-nz': snakeEyes,
  'snake-eyes-nsw': snakeEyes,
  'double-dice': [
    { says: 'keeps six and eight up', keeps: ['number-6', 'number-8'], picks: [] },
    {
      says: 'loves doubles',
      keeps: [],
      picks: ['double-1', 'double-2', 'double-3', 'double-4', 'double-5', 'double-6'],
    },
    { says: 'backs every shooter', keeps: ['shooters-bet', 'bonus'], picks: [] },
    {
      says: 'walks the number line',
      keeps: [],
      picks: ['number-2-5', 'number-3-4', 'number-10-11', 'number-9-12'],
    },
    { says: 'waits for the seven', keeps: ['any-7'], picks: [] },
  ],
  'wonder-dice': [
    { says: 'plays the field', keeps: ['field'], picks: [] },
    {
      says: 'follows a number',
      keeps: [],
      picks: ['number-1', 'number-2', 'number-3', 'number-4', 'number-5', 'number-6'],
    },
    { says: 'goes high or low', keeps: [], picks: ['high', 'low'] },
    { says: 'hopes for a triple', keeps: ['any-triple'], picks: [] },
    { says: 'trusts in sixes', keeps: ['number-6'], picks: [] },
  ],
};
