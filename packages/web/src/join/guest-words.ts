import guest from '@dicepit/words/pages/guest.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words around a table, from the code to one's own sheet, come with the page for guests. */
export const guestWords = pageWords('guest', guest);
