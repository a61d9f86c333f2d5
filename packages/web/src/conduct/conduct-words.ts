import conduct from '@dicepit/words/pages/conduct.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words about conduct come with their parts, and not with every page. */
export const conductWords = pageWords('conduct', conduct);
