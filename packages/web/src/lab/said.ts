import type { PageWords } from '@dicepit/words/pages';
import lab from '@dicepit/words/pages/lab.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

export type Words = PageWords['lab'];

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const labWords = pageWords('lab', lab);
