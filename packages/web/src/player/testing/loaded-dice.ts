import { randomBytes } from 'node:crypto';
import type { Pips } from '@dicepit/engine';
import { facesOf } from '@dicepit/proof';
import { type Ports, systemPorts } from '@dicepit/server';

/** The rolls that the first turn of a table is to have, each as it falls or, of two dice, as it counts. */
export type Load = { readonly table: string; readonly rolls: readonly Wanted[] };

type Wanted = readonly Pips[] | 'seven' | 'no seven';

/** Chance that can be told how dice fall: seeds are drawn until one gives those rolls. All else stays chance. */
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
        // Seeds of dice are the only thing that takes so much of it.
        if (bytes !== 32 || load === undefined) return randomBytes(bytes);
        next = undefined;
        return seedFor(load);
      },
    },
  };
}

function seedFor({ table, rolls }: Load): Uint8Array {
  for (;;) {
    const seed = randomBytes(32);
    const falls = rolls.every((wanted, index) => {
      const count = typeof wanted === 'string' ? 2 : wanted.length;
      return isLike(facesOf({ seed, table, turn: 1, draw: index + 1, contributions: [], count }), wanted);
    });
    if (falls) return seed;
  }
}

function isLike(faces: readonly Pips[], wanted: Wanted): boolean {
  if (typeof wanted !== 'string') return faces.join() === wanted.join();
  return (faces.reduce((sum, pips) => sum + pips, 0) === 7) === (wanted === 'seven');
}
