import { atFault } from './at-fault.ts';
import { atPlay } from './at-play.ts';
import type { Makers } from './maker.ts';
import { makingReady } from './making-ready.ts';

/** Every command a person can give at a table, made up. */
export const makers: Makers = { ...makingReady, ...atPlay, ...atFault };
