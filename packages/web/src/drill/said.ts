import { computed } from '@preact/signals';
import { drill as de } from '../words/de/drill.ts';
import { drill as en } from '../words/en/drill.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

/** The words of this page come with it, and not with every other. */
export const drillWords = computed<typeof en>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
