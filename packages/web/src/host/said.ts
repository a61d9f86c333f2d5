import { host as de } from '../words/de/host.ts';
import { host as en } from '../words/en/host.ts';
import { pageWords } from '../words/page-words.ts';

export type HostWords = typeof en;

/** The words of the console come with it, and not with every page. */
export const hostWords = pageWords<HostWords>(en, de);
