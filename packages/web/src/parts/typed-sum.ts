/** A sum as it is typed, in whole cents; undefined where it is none. */
export function centsIn(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,9}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}
