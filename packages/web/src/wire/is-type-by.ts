import { isRace } from '@dicepit/games';
import type { WireData } from './wire-as-data.ts';

/** Whether the stream of a table of this pack has entries of this type: what the wire says, of its types as data. */
export const isTypeBy =
  ({ banked, party }: WireData['types']) =>
  (pack: string, type: string): boolean =>
    (isRace(pack) ? party : banked).includes(type);
