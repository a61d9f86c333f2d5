import host from '@dicepit/words/pages/host.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of the console come with it, and not with every page. */
export const hostWords = pageWords('host', host);
