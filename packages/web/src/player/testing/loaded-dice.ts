import type { Pips } from '@dicepit/engine';
import { drawFaces, SEED_BYTES } from '@dicepit/proof';
import { type Ports, systemPorts } from '@dicepit/server';
import { sameChance } from '../../../../server/src/testing/same-chance.ts';

/** The rolls that the first turn of a table is to have, each as it falls or, of two dice, as it counts. */
export type Load = { readonly table: string; readonly rolls: readonly Wanted[] };

type Wanted = readonly Pips[] | 'seven' | 'no seven';

/** Chance that can be told how dice fall: seeds are drawn until one gives those rolls, the same one in every run. */
export function loadedDice(): { readonly ports: Ports; readonly load: (load: Load) => void } {
  let next: Load | undefined;
  return {
    load: (load) => {
      next = load;
    },
    ports: {
      ...systemPorts,
      entropy: (bytes) => {
        const load = next;
        if (bytes !== SEED_BYTES || load === undefined) return sameChance(bytes);
        next = undefined;
        return seedFor(load);
      },
    },
  };
}

function seedFor({ table, rolls }: Load): Uint8Array {
  for (;;) {
    const seed = sameChance(SEED_BYTES);
    const falls = rolls.every((wanted, index) => {
      const count = typeof wanted === 'string' ? 2 : wanted.length;
      return isLike(drawFaces({ seed, table, turn: 1, draw: index + 1, contributions: [], count }), wanted);
    });
    if (falls) return seed;
  }
}

function isLike(faces: readonly Pips[], wanted: Wanted): boolean {
  if (typeof wanted !== 'string') return faces.join() === wanted.join();
  return (faces.reduce((sum, pips) => sum + pips, 0) === 7) === (wanted === 'seven');
}
