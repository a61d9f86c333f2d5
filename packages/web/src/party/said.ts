import { party as de } from '../words/de/party.ts';
import { party as en } from '../words/en/party.ts';
import { pageWords } from '../words/page-words.ts';

/** What the party game says. */
export const partyWords = pageWords(en, de);
