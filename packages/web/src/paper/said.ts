import { paper as de } from '../words/de/paper.ts';
import { paper as en } from '../words/en/paper.ts';
import { pageWords } from '../words/page-words.ts';

/** The words of the paperwork come with it, and not with every other page. */
export const paperWords = pageWords<typeof en>(en, de);
