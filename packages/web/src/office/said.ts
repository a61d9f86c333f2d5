import { computed } from '@preact/signals';
import { office as de } from '../words/de/office.ts';
import { office as en } from '../words/en/office.ts';
import { pseudo } from '../words/pseudo.ts';
import { language } from '../words/words.ts';

export type DeskWords = typeof en;

/** The words of the desk come with it, and not with every other page. */
export const deskWords = computed<DeskWords>(() => {
  if (language.value === 'de') return de;
  return language.value === 'pseudo' ? pseudo(en) : en;
});
