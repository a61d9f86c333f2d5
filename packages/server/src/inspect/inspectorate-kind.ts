import type { Inspectorate, InspectorateEvent } from '@dicepit/desks';
import { evolveInspectorate, INSPECTORATE_STREAM, newInspectorate } from '@dicepit/desks';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';

/** The one stream of what the inspectorate was sent and what its people looked at. */
export const inspectorateKind: StreamKind<Inspectorate, InspectorateEvent> = {
  name: INSPECTORATE_STREAM,
  initial: newInspectorate,
  evolve: evolveInspectorate,
  snapshot: { every: 1_000, write: writeState, read: readState<Inspectorate> },
};
