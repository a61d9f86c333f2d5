import type { Comparison } from '@dicepit/simulator';
import { foundBy, type Watched } from '../simulation/beside.ts';
import type { CompareAsked } from './lab-rivals.ts';

/** Plays strategies on the same dice beside the page. */
export const compared = (asked: CompareAsked, watched: Watched): Promise<Comparison> =>
  foundBy(new Worker(new URL('./lab-rivals.ts', import.meta.url), { type: 'module' }), asked, watched);
