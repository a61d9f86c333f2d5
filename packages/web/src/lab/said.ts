import { lab as de } from '../words/de/lab.ts';
import { lab as en } from '../words/en/lab.ts';
import { pageWords } from '../words/page-words.ts';

export type Words = typeof en;

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const labWords = pageWords<Words>(en, de);
