import type { DeskRefusal } from '@dicepit/desks';
import type { Ruling } from './planned.ts';

/** What a desk has ruled, as the pit answers it: a refusal by the rules does not fit how things stand. */
export function ruledAtDesk<Event>(
  ruling:
    | { readonly ok: true; readonly events: readonly Event[] }
    | { readonly ok: false; readonly refusal: DeskRefusal },
  status = 409,
): Ruling<Event> {
  if (ruling.ok) return ruling;
  const { code, clause, ...figures } = ruling.refusal;
  return { ok: false, refusal: { status, code, ...(clause === undefined ? {} : { clause }), figures } };
}
