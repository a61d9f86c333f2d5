export type Forms = { readonly one: string; readonly other: string };

/** The form of a word that goes with a count, by the rules of a language. */
export const pluralIn = (locale: string): ((count: number, forms: Forms) => string) => {
  const rules = new Intl.PluralRules(locale);
  return (count, { one, other }) => (rules.select(count) === 'one' ? one : other);
};
