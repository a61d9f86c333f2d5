const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  s: 'š',
};

/**
 * A made-up language for tests: every text of a catalogue with accents, a third longer and in brackets, so that
 * what was not taken from the catalogue, or does not fit when it grows, can be seen.
 */
export function pseudo<Catalogue>(catalogue: Catalogue): Catalogue {
  // The shape stays; only the texts at its leaves, and those that its functions give, are dressed up.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return dressed(catalogue) as Catalogue;
}

function dressed(value: unknown): unknown {
  if (typeof value === 'string') return dress(value);
  if (typeof value === 'function')
    return (...args: readonly unknown[]): unknown => dressed(Reflect.apply(value, undefined, args));
  if (Array.isArray(value)) return value.map(dressed);
  if (typeof value !== 'object' || value === null) return value;
  const words: Record<string, unknown> = {};
  // Old televisions have no `Object.fromEntries`.
  for (const [name, inner] of Object.entries(value)) words[name] = dressed(inner);
  return words;
}

function dress(text: string): string {
  const longer = '~'.repeat(Math.ceil(text.length / 3));
  return `[${text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter)}${longer}]`;
}
