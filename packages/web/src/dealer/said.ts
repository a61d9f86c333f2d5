import { commands as commandsDe } from '../words/de/commands.ts';
import { dealer as dealerDe } from '../words/de/dealer.ts';
import { commands as commandsEn } from '../words/en/commands.ts';
import { dealer as dealerEn } from '../words/en/dealer.ts';
import { pageWords } from '../words/page-words.ts';

/** The words of the dealer's desk come with it, and not with every page. */
export const dealerWords = pageWords<typeof dealerEn>(dealerEn, dealerDe);

/** What every command of a table is called, and what its fields are. */
export const commandWords = pageWords<typeof commandsEn>(commandsEn, commandsDe);
