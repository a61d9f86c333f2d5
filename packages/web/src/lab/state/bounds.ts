/** How much the page takes; the command line takes more, and nobody waits for it in a browser. */
export const LARGEST_SUM = 1_000_000_00;
export const MOST_ROLLS = 20_000;
export const MOST_SESSIONS = 100_000_000;
export const MOST_BETS = 12;
export const MOST_RIVALS = 6;
export const MOST_WEIGHT = 300;
export const LONGEST_SEED = 64;

/** A sum in dollars as somebody types it, in cents; undefined where it is none. */
export function readSum(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const sum = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sum > 0 && sum <= LARGEST_SUM ? sum : undefined;
}

/** A sum as it is typed and as the command line takes it: `5`, `2.50`. */
export const writeSum = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** A whole number from one up to the most, as people type large ones: `1000000`, `1e6`, `1 000 000`. */
export function readWhole(text: string, most: number): number | undefined {
  const plain = text.replaceAll(/[\s_]/g, '');
  const value = /^\d{1,12}(?:e\d)?$/i.test(plain) ? Number(plain) : Number.NaN;
  return Number.isSafeInteger(value) && value >= 1 && value <= most ? value : undefined;
}
