import { computed } from '@preact/signals';
import { paper as de } from '../words/de/paper.ts';
import { paper as en } from '../words/en/paper.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

/** The words of the paperwork come with it, and not with every other page. */
export const paperWords = computed<typeof en>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
