import { type KeyName, type OwnKeys, usualKeys } from './key-names.ts';
import { change, settings } from './settings.ts';

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
