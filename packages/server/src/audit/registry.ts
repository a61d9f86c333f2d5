import type { InspectorateEvent } from '@dicepit/desks';
import type { Finding, TrailEntry } from '@dicepit/proof';
import type { AuditLine } from '@dicepit/wire/refusals';
import { FLOOR, type FloorEvent } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import { tableStream } from '../table/pit-table.ts';
import { found } from './redecide.ts';

/** The streams that a trail holds, or must hold. */
export type Streams = { readonly has: (stream: string) => boolean };

/**
 * Which streams must be there by what others say: whoever takes out a whole stream, with the key of the pit, leaves those
 * who speak of it.
 */
export type Registry = {
  readonly hear: (entry: TrailEntry) => void;
  readonly onFloor: (event: FloorEvent) => void;
  readonly atInspectorate: (event: InspectorateEvent) => void;
  readonly end: (streams: ReadonlyMap<string, unknown>) => readonly Finding[];
};

export function newRegistry(): Registry {
  const due = new Map<string, AuditLine>();
  return {
    hear({ written }) {
      if (Reflect.get(Object(written), 'device') !== undefined)
        due.set(PEOPLE, { code: 'stream-missing', case: 'people' });
    },
    onFloor(event) {
      if (event.type === 'TableAdded')
        due.set(tableStream(event.table), { code: 'stream-missing', case: 'table', table: event.table });
    },
    atInspectorate(event) {
      const about = event.type === 'NoticeReceived' ? event.notice.about : undefined;
      if (about?.includes('/') === true) due.set(about, { code: 'stream-missing', case: 'notice', about });
    },
    end: (streams) =>
      [...due, ...(streams.size > 0 ? [[FLOOR, { code: 'stream-missing', case: 'floor' }] as const] : [])]
        .filter(([stream]) => !streams.has(stream))
        .map(([stream, line]) => found({ stream }, line)),
  };
}
