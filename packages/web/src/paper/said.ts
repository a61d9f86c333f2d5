import paper from '@dicepit/words/pages/paper.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of the paperwork come with it, and not with every other page. */
export const paperWords = pageWords('paper', paper);
