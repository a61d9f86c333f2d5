import player from '@dicepit/words/pages/player.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** What somebody at a table is told comes with the table, and not with every page. */
export const playerWords = pageWords('player', player);
