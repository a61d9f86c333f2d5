import type { DisputeEvent, InspectorateEvent, PromotionEvent } from '@dicepit/desks';
import type { Finding } from '@dicepit/proof';
import type { Streams } from './registry.ts';

/** Compares complaints that the house erased with the looks of inspectors that allowed it to. */
export type Erasures = {
  readonly inDesk: (stream: string, event: DisputeEvent | PromotionEvent) => void;
  readonly atInspectorate: (event: InspectorateEvent) => void;
  /** `streams` are those that the trail holds: what only one side can tell is not held against it. */
  readonly end: (streams: Streams) => readonly Finding[];
};

export function newErasures(): Erasures {
  const erased = new Map<string, string>();
  const seen = new Set<string>();
  const key = (ref: string, at: number): string => `${ref} ${at}`;
  return {
    inDesk(stream, event) {
      if (event.type === 'PersonalErased' && event.seenAt !== undefined)
        erased.set(key(event.ref, event.seenAt), stream);
    },
    atInspectorate(event) {
      if (event.type !== 'Looked' || event.by.role !== 'inspector') return;
      if (event.sight.part !== undefined) seen.add(key(event.sight.part, event.at));
    },
    end: (streams) =>
      [...erased]
        .filter(([name]) => !seen.has(name) && streams.has('inspectorate'))
        .map(([, stream]) => ({
          kind: 'erased-unread',
          stream,
          version: 0,
          sentence: 'A complaint was erased as read, and no inspector looked at it then.',
        })),
  };
}
