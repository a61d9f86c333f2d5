import commands from '@dicepit/words/pages/commands.json' with { type: 'json' };
import dealer from '@dicepit/words/pages/dealer.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** The words of the dealer's desk come with it, and not with every page. */
export const dealerWords = pageWords('dealer', dealer);

/** What every command of a table is called, and what its fields are. */
export const commandWords = pageWords('commands', commands);
