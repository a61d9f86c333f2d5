import type * as Words from '@dicepit/words';
import type { LanguageTag, Teller } from '@dicepit/words';
import print from '@dicepit/words/pages/print.json' with { type: 'json' };
import { type Print, printOf } from '@dicepit/words/print';
import { computed, signal } from '@preact/signals';
import { comesWithLanguage, language, pageWords } from '../words/words.ts';

/** What is printed on sheets, and not what stands around them. */
const printWords = pageWords('print', print);

/** What packs say, in the languages that were asked for so far. */
const tellers = signal<ReadonlyMap<LanguageTag, Teller>>(new Map());

/** The language that is spoken, for sheets; nothing until what packs say in it is here. */
export const printHere = computed<Print | undefined>(() => {
  const teller = tellers.value.get(language.value);
  if (teller === undefined) void load(language.value);
  return teller === undefined ? undefined : printOf(teller, printWords.value);
});

comesWithLanguage(load);

async function load(tag: LanguageTag): Promise<void> {
  try {
    const { loadTeller }: Pick<typeof Words, 'loadTeller'> = await import('@dicepit/words');
    const teller = await loadTeller(tag, ['book']);
    tellers.value = new Map([...tellers.peek(), [tag, teller]]);
  } catch {
    // The network is away: there is no sheet until it is back and the page is asked for again.
  }
}
