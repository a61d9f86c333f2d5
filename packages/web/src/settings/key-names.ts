/** What can be done by one key at a player's table, and the key for it where nobody has chosen another. */
export const usualKeys = {
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
export type OwnKeys = { readonly [Name in KeyName]?: string };
