import { assert, type Dice, everyRoll, type Roll } from '@dicepit/engine';
import type { Chance } from '@dicepit/games';
import { draw, ROLLS_OF_DRAW, rollInto } from '../generator/rolls.ts';
import { seedState, toKey } from '../generator/seed.ts';

/** The rolls of one session of a seed, without end: the dice that the kernels would roll for it. */
export function createDice(seed: string | bigint, session: number, dice: Dice): () => Roll {
  const state = createState(seed, session);
  const each = ROLLS_OF_DRAW[dice];
  const buffer = new Uint8Array(each);
  let at = each;
  return () => {
    if (at === each) {
      rollInto(buffer, each, state, dice);
      at = 0;
    }
    const roll = everyRoll[dice][buffer[at++] ?? 0];
    assert(roll !== undefined, () => 'a roll is not among all rolls');
    return roll;
  };
}

/** What people at a table leave to chance; never the dice. */
export function createChance(seed: string | bigint, session: number): Chance {
  const state = createState(seed, session);
  return (below) => {
    const used = Math.floor(2 ** 32 / below) * below;
    for (;;) {
      const drawn = draw(state);
      if (drawn < used) return drawn % below;
    }
  };
}

function createState(seed: string | bigint, session: number): Int32Array {
  const state = new Int32Array(4);
  seedState(state, toKey(seed), session);
  return state;
}
