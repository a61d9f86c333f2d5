import { show, trouble } from './desk.ts';
import { readPasted } from './read-pasted.ts';
import { fairWords } from './said.ts';
import { checkFile, putAway } from './trail/desk.ts';

/** Larger files are trails: a turn of the dice has a hundred throws at most. */
const LARGEST_TURN = 1 << 20;

/** Checks a file that somebody brings: a trail of any size, or one turn. */
export async function checkBrought(file: Blob): Promise<void> {
  if (file.size > LARGEST_TURN) checkFile(file);
  else checkText(await file.text());
}

export function checkText(text: string): void {
  const pasted = readPasted(text);
  // As it was brought: a character more or less would be another file.
  if (pasted.is === 'trail') return checkFile(new Blob([text]));
  putAway();
  if (pasted.is === 'turn') show({ turn: pasted.turn, from: 'text' });
  else trouble.value = fairWords.value.unreadable[pasted.why];
}
