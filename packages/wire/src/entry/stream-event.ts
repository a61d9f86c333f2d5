import type { TableEvent } from '@dicepit/engine';
import type { PartyTableEvent } from '@dicepit/games';
import type { DiceEntry } from '@dicepit/proof';
import { z } from 'zod';

/** Whatever can stand in the stream of a table: what happened there, and what was written about its dice. */
export type StreamEvent = TableEvent | PartyTableEvent | DiceEntry;

/** Stands in the place of an entry that whoever asks may not see, so that versions have no gap. */
export type Withheld = { readonly type: 'Withheld' };

/** An event on its way to somebody. It comes from the server, so that only its type is looked at. */
export const visibleEvent = z.custom<StreamEvent | Withheld>(
  (value) => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string',
  { error: 'an event is an object with a type' },
);

/** One entry of a table's stream as somebody may see it. */
export const visibleEntry = z.object({ version: z.int().min(1), event: visibleEvent });

export type SeenEntry = z.infer<typeof visibleEntry>;
