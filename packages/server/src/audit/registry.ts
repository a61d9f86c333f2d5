import type { InspectorateEvent } from '@dicepit/desks';
import type { Finding, TrailEntry } from '@dicepit/proof';
import { FLOOR, type FloorEvent } from '../floor/floor.ts';
import { PEOPLE } from '../people/people.ts';
import { tableStream } from '../table/pit-table.ts';

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
  const due = new Map<string, string>();
  return {
    hear({ written }) {
      if (Reflect.get(Object(written), 'device') !== undefined)
        due.set(PEOPLE, 'Somebody asked for something by a session, and nobody ever joined or signed in.');
    },
    onFloor(event) {
      if (event.type === 'TableAdded')
        due.set(tableStream(event.table), `The pit added table ${event.table}, and its stream is not here.`);
    },
    atInspectorate(event) {
      const about = event.type === 'NoticeReceived' ? event.notice.about : undefined;
      if (about?.includes('/') === true)
        due.set(about, `The inspectorate was given notice about ${about}, which is not here.`);
    },
    end: (streams) =>
      [...due, ...(streams.size > 0 ? [[FLOOR, 'The stream of the pit itself is not here.'] as const] : [])]
        .filter(([stream]) => !streams.has(stream))
        .map(([stream, sentence]) => ({ kind: 'stream-missing', stream, version: 0, sentence })),
  };
}
