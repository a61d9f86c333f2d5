import fair from '@dicepit/words/pages/fair.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const fairWords = pageWords('fair', fair);
