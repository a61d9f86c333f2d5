import type { Moment } from '@dicepit/engine';
import type { Cited } from './cited.ts';
import { isDrawn, type Promotion } from './promotion.ts';
import { hasClosedEntries, hasStarted } from './stage.ts';

/** The Authority has the full terms at least so long before a promotion starts. */
export const NOTICE_BEFORE_START_MS = 24 * 60 * 60_000;

export type ClockKind = 'may start' | 'starts' | 'entries close' | 'draw';

/** The next moment that a promotion moves on at, or may. */
export type Clock = { readonly kind: ClockKind; readonly clause: Cited; readonly at: Moment };

/** What a promotion waits for at a moment, if it waits for the clock; what people owe is among the duties. */
export function clockAt(promotion: Promotion, at: Moment): Clock | undefined {
  const { closed, integrity, notice, opening, terms } = promotion;
  if (closed !== undefined || integrity !== undefined || isDrawn(promotion)) return undefined;
  if (opening === undefined)
    return notice === undefined
      ? undefined
      : { kind: 'may start', clause: 'nsw/10.9', at: notice.at + NOTICE_BEFORE_START_MS };
  if (!hasStarted(promotion, at)) return { kind: 'starts', clause: 'nsw/10.9', at: opening.start };
  if (!hasClosedEntries(promotion, at))
    return terms.entriesClose === null
      ? undefined
      : { kind: 'entries close', clause: 'nsw/10.7.6', at: terms.entriesClose };
  return terms.event.at === null ? undefined : { kind: 'draw', clause: 'nsw/10.7.7', at: terms.event.at };
}
