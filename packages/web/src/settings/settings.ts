import type { LanguageTag } from '@dicepit/words/languages';
import { effect, signal } from '@preact/signals';

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

const STORAGE_KEY = 'dicepit.settings';

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
      localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.value));
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
    const text = localStorage.getItem(STORAGE_KEY);
    // What this page has written itself; a field it does not know any more is harmless.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return text === null ? unset : { ...unset, ...(JSON.parse(text) as Partial<Settings>) };
  } catch {
    return unset;
  }
}

/** What a newcomer is told at a table, one thing at a time and each once. */
const lessons = ['chip', 'area', 'totals', 'wait', 'result'] as const;

export type Lesson = (typeof lessons)[number];

export type Learnt = readonly Lesson[];

/** Whether somebody is still new here, and has not asked to be left alone. */
export const isTeaching = (): boolean =>
  settings.value.hints && lessons.some((lesson) => !settings.value.learnt.includes(lesson));

export function learn(more: Learnt): void {
  const { learnt } = settings.peek();
  if (more.some((lesson) => !learnt.includes(lesson)))
    change({ learnt: lessons.filter((lesson) => learnt.includes(lesson) || more.includes(lesson)) });
}

/** What can be done by one key at a player's table, and the key for it where nobody has chosen another. */
const usualKeys = {
  undo: 'z',
  redo: 'y',
  repeat: 'r',
  double: 'd',
  clear: 'c',
  throw: 't',
  typed: '/',
  info: 'i',
  again: 'l',
} as const;

export type KeyName = keyof typeof usualKeys;

/** The keys that somebody has changed on this device; empty where there is to be none. */
type OwnKeys = { readonly [Name in KeyName]?: string };

/** The names of the keys in the order in which they are listed. */
// What an object of our own is made of is known, only not to the language.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const keyNames = Object.keys(usualKeys) as readonly KeyName[];

/**
 * The key for something on this device; undefined where there is none. What is told of an area is asked for on that
 * area alone, and so it is not switched off with the others: there is no other way to it by keys.
 */
export function keyFor(name: KeyName): string | undefined {
  const { keys, ownKeys } = settings.value;
  return keys || name === 'info' ? chosenKey(ownKeys, name) || undefined : undefined;
}

/** The same as a browser tells it on. */
export const shortcutFor = (name: KeyName): string | undefined => keyFor(name)?.toUpperCase();

/** What a key does on this device; undefined where it does nothing. */
export const nameOfKey = (key: string): KeyName | undefined =>
  keyNames.find((name) => keyFor(name) === key.toLowerCase());

/** The key that is chosen for something, whether or not keys are switched on. */
export const chosenKey = (own: OwnKeys, name: KeyName): string => own[name] ?? usualKeys[name];

/** Why a key cannot be had for something. */
export type KeyRefusal =
  | { readonly why: 'taken'; readonly key: string; readonly by: KeyName }
  /** Figures choose chips, and plus and minus put them on and take them off. */
  | { readonly why: 'fixed'; readonly key: string }
  | { readonly why: 'no key'; readonly key: string };

/** Gives something another key, or none where that is empty; undefined where it was done. */
export function chooseKey(name: KeyName, typed: string): KeyRefusal | undefined {
  const { ownKeys } = settings.peek();
  const key = typed.trim().toLowerCase();
  const refusal = key === '' ? undefined : refusalOf(ownKeys, name, key);
  if (refusal === undefined) change({ ownKeys: { ...ownKeys, [name]: key } });
  return refusal;
}

export const keysAsTheyWere = (): void => change({ ownKeys: {} });

function refusalOf(own: OwnKeys, name: KeyName, key: string): KeyRefusal | undefined {
  if (/^[\d+-]$/.test(key)) return { why: 'fixed', key };
  if (!/^.$/u.test(key)) return { why: 'no key', key };
  const by = keyNames.find((other) => other !== name && chosenKey(own, other) === key);
  return by && { why: 'taken', key, by };
}
