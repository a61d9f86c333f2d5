import { computed } from '@preact/signals';
import { conduct as de } from '../words/de/conduct.ts';
import { conduct as en } from '../words/en/conduct.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

/** The words about conduct come with their parts, and not with every page. */
export const conductWords = computed<typeof en>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
