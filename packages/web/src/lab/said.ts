import { computed } from '@preact/signals';
import { lab as de } from '../words/de/lab.ts';
import { lab as en } from '../words/en/lab.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

export type Words = typeof en;

/** The words of this page come with it, and not with every other: it says more than a phone needs. */
export const labWords = computed<Words>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
