import { type Signal, signal } from '@preact/signals';

const placeOf = (table: string): string => `dicepit.comes-down.${table}`;

/** The wagers of which somebody wants a won bet taken down, at one table; kept for as long as the page's tab is open. */
export const wishesAt = (table: string): Signal<ReadonlySet<string>> => signal(new Set(kept(table)));

/** What somebody wants of a wager from now on. */
export function wish(
  {
    open,
    comesDown,
  }: { readonly open: { readonly id: string }; readonly comesDown: Signal<ReadonlySet<string>> },
  wager: string,
  isWished: boolean,
): void {
  const others = [...comesDown.peek()].filter((each) => each !== wager);
  comesDown.value = new Set(isWished ? [...others, wager] : others);
  try {
    sessionStorage.setItem(placeOf(open.id), JSON.stringify([...comesDown.peek()]));
  } catch {
    // A private window may have no storage: then it holds as long as the page does.
  }
}

function kept(table: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(placeOf(table)) ?? '[]');
    return Array.isArray(read) ? read.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
