import { drill as de } from '../words/de/drill.ts';
import { drill as en } from '../words/en/drill.ts';
import { pageWords } from '../words/page-words.ts';

/** The words of this page come with it, and not with every other. */
export const drillWords = pageWords<typeof en>(en, de);
