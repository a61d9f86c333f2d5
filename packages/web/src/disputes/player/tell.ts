import type { Answer } from '@dicepit/client';
import type { DisputeFacts } from '@dicepit/wire';

/** Does something in a dispute, and says what came of it. */
export type Tell = (asked: Promise<Answer<DisputeFacts>>, said: string) => Promise<void>;
