import { CONDUCT_STREAM, type Conduct, type ConductEvent, evolveConduct, newConduct } from '@dicepit/desks';
import { readState, writeState } from '@dicepit/wire';
import type { StreamKind } from '../pit/projection.ts';

/** The one stream about the conduct of people. */
export const conductKind: StreamKind<Conduct, ConductEvent> = {
  name: CONDUCT_STREAM,
  initial: newConduct,
  evolve: evolveConduct,
  snapshot: { every: 1_000, write: writeState, read: readState<Conduct> },
};
