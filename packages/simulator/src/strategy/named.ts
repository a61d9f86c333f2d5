import type { PlannedBet } from '../planned-bet.ts';
import { betOnlyAfter, ladder, leaveUp, martingale, press, proportional, regress } from './library.ts';
import { flat, type Strategy } from './strategy.ts';

/** A strategy of the library, with the figures that may be chosen. */
export type NamedStrategy = {
  readonly name: string;
  readonly about: string;
  readonly figures: Readonly<Record<string, Figure>>;
  readonly make: (bets: readonly PlannedBet[], figures: Readonly<Record<string, number>>) => Strategy;
};

export type Figure = {
  readonly about: string;
  readonly byDefault: number;
  readonly least: number;
  readonly most: number;
};

export type StrategyRead =
  | { readonly ok: true; readonly strategy: Strategy }
  | { readonly ok: false; readonly refusal: StrategyRefusal };

/** Why words do not name a strategy. */
export type StrategyRefusal =
  | { readonly code: 'STRATEGY_UNKNOWN'; readonly name: string; readonly known: readonly string[] }
  | {
      readonly code: 'FIGURE_UNKNOWN';
      readonly name: string;
      readonly figure: string;
      readonly known: readonly string[];
    }
  | {
      readonly code: 'FIGURE_NOT_ALLOWED';
      readonly figure: string;
      readonly value: string;
      readonly least: number;
      readonly most: number;
    };

export const namedStrategies: readonly NamedStrategy[] = [
  {
    name: 'flat',
    about: 'The same stakes at every roll, each made again when it is decided',
    figures: {},
    make: flat,
  },
  {
    name: 'press',
    about: 'One stake more after every win, so many times; back to the first after a loss',
    figures: { presses: { about: 'how many times it goes up', byDefault: 3, least: 1, most: 20 } },
    make: (bets, { presses = 3 }) => press(bets, presses),
  },
  {
    name: 'regress',
    about: 'Begins high, and goes down to the stake once it has won',
    figures: { times: { about: 'how many stakes it begins with', byDefault: 3, least: 2, most: 100 } },
    make: (bets, { times = 3 }) => regress(bets, times),
  },
  {
    name: 'martingale',
    about:
      'Doubles after every loss, so many times; back to the first after a win. It loses as surely as flat bets',
    figures: { doublings: { about: 'how many times it doubles', byDefault: 6, least: 1, most: 20 } },
    make: (bets, { doublings = 6 }) => martingale(bets, doublings),
  },
  {
    name: 'ladder',
    about: 'One stake more after a loss, one less after a win',
    figures: { most: { about: 'how many stakes it goes up to', byDefault: 10, least: 2, most: 100 } },
    make: (bets, { most = 10 }) => ladder(bets, most),
  },
  {
    name: 'leave-up',
    about: 'Makes every bet once and leaves it up until it loses',
    figures: {},
    make: leaveUp,
  },
  {
    name: 'bet-only-after',
    about: 'Bets only once so many rolls in a row have not made a total. The dice do not know',
    figures: {
      rolls: { about: 'how many rolls it waits', byDefault: 5, least: 1, most: 100 },
      total: { about: 'the total that must stay away', byDefault: 7, least: 2, most: 18 },
    },
    make: (bets, { rolls = 5, total = 7 }) => betOnlyAfter(bets, { rolls, total }),
  },
  {
    name: 'proportional',
    about: 'Stakes a part of the bankroll, in whole multiples of the stakes',
    figures: { percent: { about: 'how many hundredths of the bankroll', byDefault: 5, least: 1, most: 100 } },
    make: (bets, { percent = 5 }) => proportional(bets, percent),
  },
];

/** The strategy that words name: `martingale`, or with its figures `martingale:doublings=4`. */
export function readStrategy(text: string, bets: readonly PlannedBet[]): StrategyRead {
  const [name = '', given = ''] = text.split(':');
  const named = namedStrategies.find((each) => each.name === name.trim());
  if (named === undefined) {
    const known = namedStrategies.map((each) => each.name);
    return { ok: false, refusal: { code: 'STRATEGY_UNKNOWN', name, known } };
  }
  const figures: Record<string, number> = {};
  for (const part of given.split(',').filter((each) => each.trim() !== '')) {
    const [figure = '', value = ''] = part.split('=').map((each) => each.trim());
    const bounds = Object.hasOwn(named.figures, figure) ? named.figures[figure] : undefined;
    if (bounds === undefined)
      return {
        ok: false,
        refusal: { code: 'FIGURE_UNKNOWN', name, figure, known: Object.keys(named.figures) },
      };
    const { least, most } = bounds;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < least || number > most)
      return { ok: false, refusal: { code: 'FIGURE_NOT_ALLOWED', figure, value, least, most } };
    figures[figure] = number;
  }
  return { ok: true, strategy: named.make(bets, figures) };
}

/** The sentence for a person: what is wrong and what would be right. */
export function explainStrategy(refusal: StrategyRefusal): string {
  switch (refusal.code) {
    case 'STRATEGY_UNKNOWN':
      return `There is no strategy ${refusal.name}. There are ${refusal.known.join(', ')}.`;
    case 'FIGURE_UNKNOWN':
      return refusal.known.length === 0
        ? `${refusal.name} takes no figures.`
        : `${refusal.name} takes no figure ${refusal.figure}. It takes ${refusal.known.join(', ')}.`;
    case 'FIGURE_NOT_ALLOWED':
      return `${refusal.figure} is ${refusal.value || 'missing'}. It is a whole number from ${refusal.least} to ${refusal.most}.`;
  }
}
