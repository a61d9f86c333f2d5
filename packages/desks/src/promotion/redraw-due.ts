import type { Moment } from '@dicepit/engine';
import type { DrawnWinner } from './promotion.ts';
import type { Terms } from './terms.ts';

const MINUTE_MS = 60_000;

/** From when on a prize is drawn again for want of its winner; undefined where the terms know nothing of that. */
export const redrawDue = ({ presence, redraw }: Terms, { at }: DrawnWinner): Moment | undefined =>
  presence === true && redraw !== undefined ? at + redraw.minutes * MINUTE_MS : undefined;
