import type { LanguageTag } from '@dicepit/words/languages';
import { effect, signal } from '@preact/signals';
import type { OwnKeys } from './key-names.ts';
import type { Lesson } from './lessons.ts';

type Theme = 'system' | 'dark' | 'light' | 'contrast';

/** Each kind of sound has its own switch; captions carry everything that is heard. */
export type Sounds = {
  readonly dice: boolean;
  readonly chips: boolean;
  readonly call: boolean;
  readonly win: boolean;
};

/** What somebody prefers on this device. Nothing here is known to the server. */
export type Settings = {
  readonly theme: Theme;
  readonly language: LanguageTag | 'system';
  readonly motion: 'system' | 'reduced';
  readonly sounds: Sounds;
  readonly hideOthers: boolean;
  readonly keys: boolean;
  readonly ownKeys: OwnKeys;
  /** Whether a newcomer is shown around a table, and what of that has done its work. */
  readonly hints: boolean;
  readonly learnt: readonly Lesson[];
  /** Whether a dealer keys totals in the place of faces, where that will do. */
  readonly totals: boolean;
  /** The player's own bounds for the evening, in cents and minutes; nothing where none is set. */
  readonly bounds: { readonly loss?: number; readonly stake?: number; readonly minutes?: number };
};

const silence: Sounds = { dice: false, chips: false, call: false, win: false };

const unset: Settings = {
  theme: 'system',
  language: 'system',
  motion: 'system',
  sounds: silence,
  hideOthers: false,
  keys: true,
  ownKeys: {},
  hints: true,
  learnt: [],
  totals: false,
  bounds: {},
};

const PLACE = 'dicepit.settings';

export const settings = signal<Settings>(kept());

export const change = (changes: Partial<Settings>): void => {
  settings.value = { ...settings.value, ...changes };
};

/** What the device itself asks for; it may change while the page is open. */
const systemTheme = signal<Theme>('dark');

/** Puts the theme on the page and keeps every change on this device; called once by each page. */
export function keepSettings(): void {
  followSystem();
  effect(() => {
    const { theme, motion } = settings.value;
    const { dataset } = document.documentElement;
    dataset['theme'] = theme === 'system' ? systemTheme.value : theme;
    dataset['motion'] = motion;
    try {
      localStorage.setItem(PLACE, JSON.stringify(settings.value));
    } catch {
      // A private window may have no storage: then they hold as long as the page does.
    }
  });
}

export const isStill = (): boolean =>
  settings.value.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function followSystem(): void {
  const contrast = matchMedia('(prefers-contrast: more)');
  const light = matchMedia('(prefers-color-scheme: light)');
  const look = (): void => {
    systemTheme.value = contrast.matches ? 'contrast' : light.matches ? 'light' : 'dark';
  };
  contrast.addEventListener('change', look);
  light.addEventListener('change', look);
  look();
}

function kept(): Settings {
  try {
    const text = localStorage.getItem(PLACE);
    // What this page has written itself; a field it does not know any more is harmless.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? unset : { ...unset, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return unset;
  }
}
