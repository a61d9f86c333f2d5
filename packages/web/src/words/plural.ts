export type Forms = { readonly one: string; readonly other: string };

/** The form of a word that goes with a count, by the rules of a language. */
export const pluralIn = (locale: string): ((count: number, forms: Forms) => string) => {
  // Made when something is first counted: every page speaks two languages or three, and counts in one.
  let rules: Intl.PluralRules | undefined;
  return (count, { one, other }) => {
    rules ??= new Intl.PluralRules(locale);
    return rules.select(count) === 'one' ? one : other;
  };
};
