import { fair as de } from '../words/de/fair.ts';
import { fair as en } from '../words/en/fair.ts';
import { pageWords } from '../words/page-words.ts';

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const fairWords = pageWords<typeof en>(en, de);
