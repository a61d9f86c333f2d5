import { barredChances } from '@dicepit/games';
import type { Me, PitFacts } from '@dicepit/wire';

export const toLab = './lab';

/** A table at which somebody sits whose rules bar what analyses the game, with the clause that does. */
export type LabBarred = { readonly title: string; readonly pack: string; readonly clause: string };

/** Why somebody has no odds lab, if they have none: the server says the same to whoever asks for the page. */
export function labBarredFor(
  me: Pick<Me, 'seats'> | undefined,
  pit: Pick<PitFacts, 'tables'> | undefined,
): LabBarred | undefined {
  for (const { table, title, pack } of pit?.tables ?? []) {
    const clause = Object.hasOwn(barredChances, pack) ? barredChances[pack] : undefined;
    if (clause === undefined || me?.seats.some((seat) => seat.table === table) !== true) continue;
    return { title, pack, clause };
  }
  return undefined;
}
