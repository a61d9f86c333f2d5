import lively from '@dicepit/words/pages/lively.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of what guests do beside the game come with it, and not with every page. */
export const livelyWords = pageWords('lively', lively);
