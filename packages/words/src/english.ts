import { loadTeller, type Tellable } from './teller.ts';

const { tell } = await loadTeller('en');

/** A refusal in English: for logs, for the terminal, and for whoever asks the API for no language. */
export const tellInEnglish = (telling: Tellable): string => tell(telling) ?? telling.code;
