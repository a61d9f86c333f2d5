import type { EventBody, TableEvent } from './event/event.ts';

/** The void calls that came only after the dice had stopped; they should come before whenever they can. */
export const lateNoRolls = (events: readonly TableEvent[]): readonly LateNoRoll[] =>
  events.filter((event): event is LateNoRoll => event.type === 'RollVoided' && event.moment !== 'in flight');

export type LateNoRoll = Extract<EventBody, { readonly type: 'RollVoided' }> & Pick<TableEvent, 'by' | 'at'>;
