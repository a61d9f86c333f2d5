import { defaultPace } from '@dicepit/engine';
import { type Chance, type HouseRun, manners, tableRules } from '@dicepit/games';
import { houseNames } from '../play/banked/house-players.ts';
import { below, createStream, throwDice } from '../play/random.ts';

const NOON_MS = 12 * 3_600_000;

/** A table of a pack that runs by itself: the house deals to its players, and the same seed gives the same evening. */
export function houseTable(pack: string, seed: string): HouseRun {
  const rules = tableRules[pack];
  if (rules === undefined) throw new Error(`Broken invariant: ${pack} has no table`);
  let dice = createStream(seed, 'dice');
  return {
    rules,
    setup: {
      table: 't1',
      pack,
      options: {},
      mode: 'home',
      dice: 'virtual',
      seats: 8,
      policies: { limitsAtEntry: 'refuse', betsInRunOut: false, betsAfterVoidRound: false },
    },
    settings: defaultPace,
    players: (manners[pack] ?? []).map((manner, index) => ({
      name: houseNames[index] ?? `Guest ${index}`,
      manner,
    })),
    buyIn: 200_00,
    stake: 5_00,
    from: Date.UTC(2026, 0, 1) + NOON_MS,
    dice: () => {
      const thrown = throwDice(dice, rules.pack.dice);
      dice = thrown.stream;
      return thrown.value;
    },
    chance: createChance(seed),
  };
}

/** What the house players know of chance, apart from the dice. */
function createChance(seed: string): Chance {
  let stream = createStream(seed, 'house players');
  return (bound) => {
    const drawn = below(stream, bound);
    stream = drawn.stream;
    return drawn.value;
  };
}
