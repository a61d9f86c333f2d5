import { pseudo } from '@dicepit/words/pseudo';
import { computed, type ReadonlySignal } from '@preact/signals';
import { language } from './words.ts';

/** Words that come with the pages that need them, and not with every other, in the language that is spoken. */
export const pageWords = <Words extends object>(en: Words, de: Words): ReadonlySignal<Words> =>
  computed(() => {
    if (language.value === 'de') return de;
    return language.value === 'pseudo' ? pseudo(en) : en;
  });
