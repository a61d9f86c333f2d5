import type { DeskRefusal } from '@dicepit/desks';
import { refusedBy } from './outcome.ts';
import type { Ruling } from './planned.ts';

/** What a desk has ruled, as the pit answers it: a refusal by the rules does not fit how things stand. */
export const ruledAtDesk = <Event>(
  ruling:
    | { readonly ok: true; readonly events: readonly Event[] }
    | { readonly ok: false; readonly refusal: DeskRefusal },
  status = 409,
): Ruling<Event> => (ruling.ok ? ruling : refusedBy(status, ruling.refusal));
