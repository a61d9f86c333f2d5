import { type HouseSettings, unhurried } from '@dicepit/engine';

type Waits = Pick<HouseSettings, 'answering' | 'betting' | 'throwing' | 'rolling' | 'showing'>;

export type PaceName = 'calm' | 'lively' | 'quick';

const { answering, betting, throwing, rolling, showing } = unhurried;

/** How quickly the software deals: for a room that talks, for one that plays, and for a handful who know the game. */
export const paces: Readonly<Record<PaceName, Waits>> = {
  calm: { answering, betting, throwing, rolling, showing },
  lively: { answering: 10_000, betting: 15_000, throwing: 20_000, rolling: 2_500, showing: 4_000 },
  quick: { answering: 6_000, betting: 8_000, throwing: 12_000, rolling: 1_800, showing: 2_500 },
};

export const paceNames: readonly PaceName[] = ['calm', 'lively', 'quick'];

/** The times for a throw that a party may choose from, in milliseconds, the usual one among them. */
export const throwTimes: readonly number[] = [15_000, throwing, 60_000, 120_000];

/** The pace that a table has now, where it is one of these. */
export const paceNamed = (given: Waits): PaceName | undefined =>
  paceNames.find((name) => paces[name].betting === given.betting);
