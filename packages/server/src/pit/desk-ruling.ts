import type { DeskRuling } from '@dicepit/desks';
import type { Ruling } from './planned.ts';

/** What a desk has ruled, as the pit answers it: a refusal by the rules does not fit how things stand. */
export function ruledAtDesk<Event>(ruling: DeskRuling<Event>, status = 409): Ruling<Event> {
  if (ruling.ok) return ruling;
  const { sentence, ...refusal } = ruling.refusal;
  return { ok: false, refusal: { status, ...refusal, message: sentence } };
}
