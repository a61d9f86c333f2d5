import recap from '@dicepit/words/pages/recap.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of one's own evening come with its card. */
export const recapWords = pageWords('recap', recap);
