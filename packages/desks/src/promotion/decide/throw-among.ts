import { isPips } from '@dicepit/engine';
import { diceFor, placeByDice } from '@dicepit/proof';
import type { PromotionEntry } from '../entry-list.ts';
import { refuse } from '../refusals.ts';

/** What a throw has chosen: an entry, or none where it belongs to none and is made again. */
type Thrown = { readonly ok: true; readonly entry: PromotionEntry | undefined } | ReturnType<typeof refuse>;

/** The entry that dice choose among some, thrown as many as those need. */
export function thrownAmong(left: readonly PromotionEntry[], faces: readonly number[]): Thrown {
  const dice = diceFor(left.length);
  if (faces.length !== dice || !faces.every((face) => isPips(face)))
    return refuse({ code: 'WRONG_DICE', clause: 'nsw/10.7.1', entries: left.length, dice });
  const place = placeByDice(faces, left.length);
  return { ok: true, entry: place === undefined ? undefined : left[place] };
}
