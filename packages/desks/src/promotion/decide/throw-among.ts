import { isPips } from '@dicepit/engine';
import { diceFor, placeByDice } from '@dicepit/proof';
import type { DeskRefusal } from '../../ruling.ts';
import { refuse } from '../cited.ts';
import type { PromotionEntry } from '../entry-list.ts';

/** What a throw has chosen: an entry, or none where it belongs to none and is made again. */
type Thrown =
  | { readonly ok: true; readonly entry: PromotionEntry | undefined }
  | { readonly ok: false; readonly refusal: DeskRefusal };

/** The entry that dice choose among some, thrown as many as those need. */
export function thrownAmong(left: readonly PromotionEntry[], faces: readonly number[]): Thrown {
  const dice = diceFor(left.length);
  if (faces.length !== dice || !faces.every((face) => isPips(face)))
    return refuse(
      'WRONG_DICE',
      'nsw/10.7.1',
      `Among ${left.length} entries ${dice === 1 ? 'one die is' : `${dice} dice are`} thrown. Throw as many.`,
    );
  const place = placeByDice(faces, left.length);
  return { ok: true, entry: place === undefined ? undefined : left[place] };
}
