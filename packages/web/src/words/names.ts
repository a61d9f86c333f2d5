/** A name by a key that comes from elsewhere and may be unknown here. */
export const nameBy = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  names[key];

/** What a pit calls its chips that has not been told otherwise; every language has a name of its own for them. */
export const UNTOLD_CHIPS = 'play chips';
