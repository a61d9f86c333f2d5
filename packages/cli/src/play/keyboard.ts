import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Terminal } from '../terminal.ts';
import { MAX_LINE_LENGTH } from './playing.ts';
import { wrapped } from './wrapped.ts';

/** What came from the keyboard: a line, or how it ended. */
export type KeyboardInput =
  | { readonly kind: 'line'; readonly text: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'interrupted' };

export type Keyboard = {
  /** Waits for the next line; a person is asked first, a script is not. */
  readonly ask: (prompt: string, words: readonly string[]) => Promise<KeyboardInput>;
  readonly close: () => void;
};

export function createKeyboard({ input }: Terminal): Keyboard {
  return isTyped(input) ? typedKeyboard(input) : scriptedKeyboard(input);
}

/** Whether a person types, so that asking makes sense. */
export const isTyped = (input: Terminal['input']): boolean => 'isTTY' in input && input.isTTY === true;

/** A person at a terminal: lines can be edited, called back with the arrows, and completed with Tab. */
function typedKeyboard(input: Terminal['input']): Keyboard {
  let words: readonly string[] = [];
  const completer = (line: string): [string[], string] => {
    const [start = ''] = /[^\s,]*$/.exec(line) ?? [];
    return [words.filter((word) => word.startsWith(start.toLowerCase())).map(String), start];
  };
  // Questions go where hints go, so that what the game says can be kept in a file.
  const lines = createInterface({ input, output: process.stderr, terminal: true, completer });
  const heard = queue();
  let asking = false;
  const leave = (kind: 'end' | 'interrupted'): void => {
    // What is said next begins on a line of its own, not behind the question.
    if (asking) process.stderr.write('\n');
    asking = false;
    heard.push({ kind });
  };
  lines.on('line', (text) => heard.push({ kind: 'line', text }));
  lines.on('SIGINT', () => leave('interrupted'));
  lines.on('close', () => leave('end'));
  return {
    ask: (prompt, known) => {
      words = known;
      asking = true;
      lines.setPrompt(shortPrompt(prompt));
      lines.prompt();
      return heard.next();
    },
    close: () => {
      asking = false;
      lines.close();
    },
  };
}

/** On a narrow screen the question stands on lines of its own, so that there is room to type. */
function shortPrompt(prompt: string): string {
  const { columns } = process.stderr;
  if (prompt.length + ROOM_TO_TYPE <= columns) return prompt;
  process.stderr.write(`${wrapped(prompt.replace(/ > $/, ''), columns)}\n`);
  return '> ';
}

const ROOM_TO_TYPE = 20;

/** A script on a pipe. It is never asked anything. */
function scriptedKeyboard(input: Terminal['input']): Keyboard {
  const heard = queue();
  const interrupt = (): void => heard.push({ kind: 'interrupted' });
  process.once('SIGINT', interrupt);
  const lines = toLines(input);
  return {
    ask: async () => {
      const line = lines.next().then(
        ({ done, value }): KeyboardInput => (done ? { kind: 'end' } : { kind: 'line', text: value }),
        (): KeyboardInput => ({ kind: 'end' }),
      );
      return Promise.race([heard.next(), line]);
    },
    close: () => {
      process.removeListener('SIGINT', interrupt);
      // An open pipe would keep the program waiting for a line that nobody reads.
      if (input instanceof Readable) input.destroy();
    },
  };
}

/** The lines of a stream, each cut where it can no longer be a command, so that no line fills the memory. */
export async function* toLines(stream: AsyncIterable<Buffer | string>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let held = '';
  let some = false;
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const [first = '', ...others] = text.split('\n');
    held = cut(held + first);
    some ||= text !== '';
    for (const line of others) {
      yield held.replace(/\r$/, '');
      held = cut(line);
      some = held !== '';
    }
  }
  if (some) yield held;
  return undefined;
}

const cut = (line: string): string => line.slice(0, MAX_LINE_LENGTH + 2);

/** Things heard before anybody asked wait here, as when several lines are pasted at once. */
function queue(): {
  readonly push: (heard: KeyboardInput) => void;
  readonly next: () => Promise<KeyboardInput>;
} {
  const held: KeyboardInput[] = [];
  let waiting: ((heard: KeyboardInput) => void) | undefined;
  return {
    push: (heard) => {
      if (waiting === undefined) held.push(heard);
      else waiting(heard);
      waiting = undefined;
    },
    next: () => {
      const first = held.shift();
      if (first !== undefined) return Promise.resolve(first);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
  };
}
