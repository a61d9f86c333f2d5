import { computed } from '@preact/signals';
import { fair as de } from '../words/de/fair.ts';
import { fair as en } from '../words/en/fair.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const fairWords = computed<typeof en>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
