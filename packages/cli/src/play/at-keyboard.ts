import type { Terminal } from '../terminal.ts';
import type { Keyboard } from './keyboard.ts';
import type { OutputLine } from './output-line.ts';
import type { Entered, Playing } from './playing.ts';
import type { TextStyle } from './text-style.ts';
import { wrapped } from './wrapped.ts';

/** A game that is over: whether it was ended or cut short, and where it stood. */
type Ended = { readonly ending: 'ended' | 'interrupted'; readonly playing: Playing };

/** Plays a game from its first line to its last. */
export async function playAtKeyboard(
  start: Entered,
  keyboard: Keyboard,
  put: (told: readonly OutputLine[]) => void,
): Promise<Ended> {
  let { next: playing, told } = start;
  put(told);
  while (!playing.over) {
    const heard = await keyboard.ask(playing.prompt, playing.words);
    if (heard.kind === 'interrupted') return { ending: 'interrupted', playing };
    if (heard.kind === 'end') break;
    ({ next: playing, told } = playing.enter(heard.text));
    put(told);
  }
  put(playing.farewell());
  return { ending: 'ended', playing };
}

/** Puts what is told where it belongs: the game to results, everything else aside. */
export const writeOutput =
  (terminal: Terminal, ink: TextStyle) =>
  (told: readonly OutputLine[]): void => {
    for (const { to, text } of told) {
      if (to === 'table') terminal.write(`${wrapped(text, ink.width)}\n`);
      else terminal.say(`${terminal.colours.yellow(wrapped(text, ink.width))}\n`);
    }
  };
