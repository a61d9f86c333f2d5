/**
 * What plots say by themselves, in English. Titles, captions and what is measured come with the data; numbers arrive
 * as they are to be read.
 */
export const plotWords = {
  /** The ends of an interval, in tables. */
  low: 'low',
  high: 'high',

  fan: {
    roll: 'roll',
    rolls: 'rolls',
    median: 'median',
    described: ({ measures, rolls, start, ends }: FanTold) =>
      `${measures} over ${rolls} rolls, from ${start}. At the end: ${ends}.`,
  },

  distribution: {
    shareOfSessions: 'share of sessions',
    ahead: ({ share }: { readonly share: string }) => `ahead ${share}`,
    behind: ({ share }: { readonly share: string }) => `behind or even ${share}`,
    ruined: ({ share }: { readonly share: string }) => `out ${share}`,
    out: 'out',
    above: 'above',
    upTo: 'up to',
    share: 'share',
    exactShare: 'exact share',
  },

  ruin: {
    chance: 'chance of ruin',
    described: ({ along, points }: { readonly along: string; readonly points: string }) =>
      `Chance of ruin by ${along}: ${points}.`,
  },

  edges: { name: 'name', against: 'against' },

  totals: {
    total: 'total',
    totalOfDice: 'total of the dice',
    rolls: 'rolls',
    share: 'share',
    shareOfRolls: 'share of rolls',
    expectedShare: 'expected share',
    from: '95 % from',
    to: '95 % to',
    within: ({ rolls }: { readonly rolls: string }) =>
      `Totals of ${rolls} rolls. All lie within what chance leaves.`,
    outside: ({ rolls, totals }: { readonly rolls: string; readonly totals: string }) =>
      `Totals of ${rolls} rolls. Outside of it: ${totals}.`,
  },

  heat: {
    first: 'first',
    firstDie: 'first die',
    secondDie: 'second die',
    rolls: 'rolls',
    share: 'share',
    beyond: 'beyond a fair share',
    deviations: 'standard deviations',
    described: ({ rolls, roll, beyond, deviations }: HeatTold) =>
      `${rolls} rolls of two dice. Farthest from a fair share is ${roll}, ${beyond}, ${deviations} standard deviations.`,
  },
};

export type PlotWords = typeof plotWords;

export type FanTold = {
  readonly measures: string;
  readonly rolls: string;
  readonly start: string;
  readonly ends: string;
};

export type HeatTold = {
  readonly rolls: string;
  readonly roll: string;
  readonly beyond: string;
  readonly deviations: string;
};
