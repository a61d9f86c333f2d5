import drill from '@dicepit/words/pages/drill.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of this page come with it, and not with every other. */
export const drillWords = pageWords('drill', drill);
