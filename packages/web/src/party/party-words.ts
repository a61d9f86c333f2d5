import party from '@dicepit/words/pages/party.json' with { type: 'json' };
import { pageWords } from '../words/words.ts';

/** What the party game says. */
export const partyWords = pageWords('party', party);
