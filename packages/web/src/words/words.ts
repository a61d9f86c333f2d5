import type { LanguageTag } from '@dicepit/words';
import { pseudo } from '@dicepit/words/pseudo';
import { computed, effect, signal } from '@preact/signals';
import { type Language, settings } from '../settings/settings.ts';
import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

/** English comes with the page; another language comes when it is spoken. */
const loaded = signal<Partial<Record<Language, Words>>>({ en });

/** The language asked for on this device. */
const wanted = computed<Language>(() => {
  const { language: chosen } = settings.value;
  return chosen === 'system' ? ofBrowser() : chosen;
});

/** The language that is spoken: the one asked for, as soon as its words are here. */
export const language = computed<Language>(() => (wanted.value in loaded.value ? wanted.value : 'en'));

/** Its tag, as the pit is asked in it. */
export const languageTag = (): LanguageTag => (language.value === 'pseudo' ? 'en-XA' : language.value);

/** How that language writes numbers and dates. */
export const localeOf = (): string => (language.value === 'de' ? 'de-DE' : 'en-NZ');

/** The words of the language that is spoken on this device. */
export const words = computed<Words>(() => loaded.value[language.value] ?? en);

/** Speaks the language asked for, now and whenever it changes; done when its words are here or will not come. */
export function speak(): Promise<void> {
  effect(() => {
    document.documentElement.lang = language.value === 'de' ? 'de' : 'en';
  });
  return new Promise((settled) => {
    effect(() => void load(wanted.value).finally(settled));
  });
}

async function load(asked: Language): Promise<void> {
  if (asked in loaded.peek()) return;
  try {
    const catalogue = await catalogueOf(asked);
    loaded.value = { ...loaded.peek(), [asked]: catalogue };
  } catch {
    // The network is away: the page goes on in English.
  }
}

async function catalogueOf(asked: Language): Promise<Words> {
  if (asked === 'de') return (await import('./de.ts')).de;
  if (asked === 'pseudo') return pseudo(en);
  return en;
}

function ofBrowser(): Language {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag): tag is 'en' | 'de' => tag === 'en' || tag === 'de') ?? 'en';
}
