import { settings } from '../../settings/settings.ts';
import { nameBy } from '../../words/name-by.ts';
import { dealerWords } from '../said.ts';
import type { KeyAct } from './acts.ts';
import { chosenKeys } from './kept-keys.ts';

/** The key that does the same as the button it stands on; nothing where there is none. */
export function Legend({ act }: { readonly act: KeyAct | undefined }) {
  const key = act === undefined ? undefined : keyFor(act);
  // A screen reader hears of it by the button's own shortcut.
  return key === undefined ? null : (
    <kbd class="legend" aria-hidden="true">
      {keyLabel(key)}
    </kbd>
  );
}

/** A key by the name that stands on a keyboard. */
export const keyLabel = (key: string): string =>
  nameBy(dealerWords.value.keyLabels, key) ?? key.toUpperCase();

/** The key as `aria-keyshortcuts` writes it; undefined where keys are off. */
export function shortcutOf(act: KeyAct | undefined): string | undefined {
  const key = act === undefined ? undefined : keyFor(act);
  // The sign itself would stand between two keys.
  return key === '+' ? 'Plus' : key;
}

const keyFor = (act: KeyAct): string | undefined =>
  settings.value.keys ? (chosenKeys()[act] ?? undefined) : undefined;
