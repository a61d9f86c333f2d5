import { signal } from '@preact/signals';
import { type Keyed, keyedFrom } from './faces.ts';
import { noTotal, type TotalEntry } from './totals.ts';

const PLACE = 'dicepit.keyed';

/** What is keyed and not called yet. It outlives a page that is loaded again, so that no roll is lost on the way. */
export const keyed = signal<Keyed>(kept());

/** A total that is being keyed, where totals are. It is kept as the faces that stand for it as soon as it is whole. */
export const totalKeyed = signal<TotalEntry>(noTotal);

/** The roll that the dice were brought to rest for from here, so that it is said once. */
export const restSaid = signal(0);

export function keep(faces: Keyed): void {
  keyed.value = faces;
  if (faces.length === 0) totalKeyed.value = noTotal;
  try {
    sessionStorage.setItem(PLACE, faces.join('-'));
  } catch {
    // A private window may have no storage: then it is kept as long as the page is.
  }
}

function kept(): Keyed {
  try {
    return keyedFrom(sessionStorage.getItem(PLACE));
  } catch {
    return [];
  }
}
