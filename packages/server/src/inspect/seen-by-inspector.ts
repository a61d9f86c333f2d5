import { INSPECTORATE_STREAM, type InspectorateEvent } from '@dicepit/desks';
import type { Moment } from '@dicepit/engine';
import type { Store } from '@dicepit/store';
import { parseEntry } from '../pit/projection.ts';
import { pagesOf } from '../pit/stream-reader.ts';

/**
 * When an inspector first looked at something personal, as the inspectorate's stream says; undefined where none has. It is
 * asked before something is erased, which is seldom enough to read the stream for it.
 */
export async function seenByInspector(store: Store, ref: string): Promise<Moment | undefined> {
  for await (const page of pagesOf(store, INSPECTORATE_STREAM))
    for (const { text } of page) {
      if (!text.includes(ref)) continue;
      const { event } = parseEntry<InspectorateEvent>(text);
      if (isInspectorsLook(event, ref)) return event.at;
    }
  return undefined;
}

const isInspectorsLook = (event: InspectorateEvent, ref: string): boolean =>
  event.type === 'Looked' &&
  event.by.role === 'inspector' &&
  event.sight.view === 'personal' &&
  event.sight.part === ref;
