import { BASE } from '@dicepit/words/languages';
import { languageSpoken } from '../words/words.ts';

/** A refusal as a sheet says it: the answer, and what follows from it. */
export type Said = { readonly title: string; readonly text: string };

/** `$2 is below the minimum of $5 (NSW 7.1). Stake $5 or more.` in two: what is wrong, and the way out. */
export function splitSentence(detail: string): Said {
  // Behind a colon other languages have capitals in the middle of a sentence as well.
  const end = detail.search(languageSpoken() === BASE ? /[.;:] (?=[A-Z])/ : /\. (?=[\p{Lu}„«])/u);
  return end === -1
    ? { title: detail.replace(/\.$/, ''), text: '' }
    : { title: detail.slice(0, end), text: detail.slice(end + 2) };
}
