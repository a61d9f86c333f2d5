import type { Moment } from '@dicepit/engine';

const MINUTE = 60_000;

/**
 * When somebody took over, of a time that is written to the minute: within the minute in which the detention began it
 * is that moment itself, since nobody takes over before.
 */
export const tookOverAt = (written: Moment, from: Moment): Moment =>
  written < from && from - written < MINUTE ? from : written;
