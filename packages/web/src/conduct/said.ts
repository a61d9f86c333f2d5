import { conduct as de } from '../words/de/conduct.ts';
import { conduct as en } from '../words/en/conduct.ts';
import { pageWords } from '../words/page-words.ts';

/** The words about conduct come with their parts, and not with every page. */
export const conductWords = pageWords<typeof en>(en, de);
