import { pit } from '../live/pit.ts';
import { UNTOLD_CHIPS } from '../words/untold-chips.ts';
import { words } from '../words/words.ts';

/** What the chips of this pit are called, in the words of the host or, where there are none, of the language. */
export function chipsName(): string {
  const name = pit.value?.chips ?? '';
  return name === UNTOLD_CHIPS ? words.value.common.playChips : name;
}
