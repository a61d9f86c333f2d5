import { pit } from '../live/pit.ts';
import { words } from '../words/words.ts';

/** What a pit calls its chips that has not been told otherwise. */
const UNTOLD = 'play chips';

/** What the chips of this pit are called, in the words of the host or, where there are none, of the language. */
export function chipsName(): string {
  const name = pit.value?.chips ?? '';
  return name === UNTOLD ? words.value.common.playChips : name;
}
