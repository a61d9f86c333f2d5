import { office as de } from '../words/de/office.ts';
import { office as en } from '../words/en/office.ts';
import { pageWords } from '../words/page-words.ts';

export type DeskWords = typeof en;

/** The words of the desk come with it, and not with every other page. */
export const deskWords = pageWords<DeskWords>(en, de);
