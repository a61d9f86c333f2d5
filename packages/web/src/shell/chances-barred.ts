import { chancesBarredAt } from '@dicepit/games';
import type { Me, PitFacts } from '@dicepit/wire';

export const toLab = './lab';

/** A table at which somebody sits whose rules bar what analyses the game, with the clause that does. */
export type ChancesBarred = { readonly title: string; readonly pack: string; readonly clause: string };

/**
 * Why somebody is shown no chances, no edge and no lab, if they are not: on every screen of the pit, whichever table or
 * game it is about. The server says the same to whoever asks for a page.
 */
export function chancesBarredFor(
  me: Pick<Me, 'seats'> | undefined,
  pit: Pick<PitFacts, 'tables'> | undefined,
): ChancesBarred | undefined {
  for (const { table, title, pack } of pit?.tables ?? []) {
    const clause = chancesBarredAt(pack);
    if (clause === undefined || me?.seats.some((seat) => seat.table === table) !== true) continue;
    return { title, pack, clause };
  }
  return undefined;
}
