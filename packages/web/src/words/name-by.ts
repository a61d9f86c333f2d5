/** A name by a key that comes from elsewhere and may be unknown here. */
export const nameBy = (names: Readonly<Record<string, string>>, key: string): string | undefined =>
  names[key];
