import type { Overview } from '@dicepit/wire';
import { signal } from '@preact/signals';

/** What the host's page shows. */
export type Screen = 'start' | 'first phone' | 'console' | 'settling up';

/** Which start of the software this browser has gone on with; a night is offered to be resumed once for each. */
const STORAGE_KEY = 'dicepit.entered';

/** What the host has chosen to look at; nothing until then. */
export const chosen = signal<Screen | undefined>(undefined);

/**
 * What is shown first. A night that the software found on its disk is offered to be gone on with; one that runs is
 * simply shown, and never the questions of a new one; an empty room tries its first phone.
 */
export function screenFor(night: Overview, { entered }: { readonly entered: string | null }): Screen {
  const { tables, guests, pit } = night;
  if (tables.length === 0) return 'start';
  if (isOnlyDemo(night) && entered !== String(pit.startedAt)) return 'start';
  if (isUnfinished(night) && entered !== String(pit.startedAt)) return 'start';
  return guests.some(({ kind }) => kind === 'guest') ? 'console' : 'first phone';
}

/** Whether there are only tables to look around at: nobody has said yet what tonight is. */
export const isOnlyDemo = ({ tables }: Pick<Overview, 'tables'>): boolean =>
  tables.length > 0 && tables.every(({ card }) => card.demo === true);

/** Whether something was left half-way when the software was started. */
export const isUnfinished = ({ pit, tables, guests }: Overview): boolean =>
  pit.began === 'resumed' &&
  (guests.some(({ kind }) => kind === 'guest') || tables.some(({ rolled }) => rolled > 0));

export function enteredBefore(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function enter({ pit }: Overview, screen: Screen): void {
  chosen.value = screen;
  try {
    localStorage.setItem(STORAGE_KEY, String(pit.startedAt));
  } catch {
    // A private window may have no storage: then it is offered once more.
  }
}
