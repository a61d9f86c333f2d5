/** Things to choose from as a language joins them: `a, b or c`. The rules of the language come when there is a choice. */
export function eitherIn(locale: string): (items: readonly string[]) => string {
  let format: Intl.ListFormat | undefined;
  return (items) => {
    if (items.length < 2) return items.join('');
    format ??= new Intl.ListFormat(locale, { type: 'disjunction' });
    return format.format(items);
  };
}
