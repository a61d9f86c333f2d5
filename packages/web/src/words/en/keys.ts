import type { KeyName } from '../../settings/key-names.ts';

const fixed: readonly (readonly [key: string, does: string])[] = [
  ['Arrows', 'move on the felt'],
  ['Enter', 'add the chosen chip'],
  ['+', 'the same'],
  ['− or Delete', 'take it off'],
  ['1 to 5', 'choose a chip'],
];

const does: Readonly<Record<KeyName, string>> = {
  undo: 'Undo',
  redo: 'Redo',
  repeat: 'Repeat my bets',
  double: 'Double',
  clear: 'Clear',
  throw: 'Throw the dice',
  typed: 'Type a bet or a question',
  info: 'Tell more of an area',
  again: 'Say the last message again',
};

/** What the sheet of the keys says. */
export const keys = {
  title: 'Keys',
  note: 'Write another letter or sign into a field. An empty field means no key.',
  off: 'Single keys are switched off in the settings.',
  own: 'Keys of your own',
  always: 'Keys that stay',
  fixed,
  does,
  none: 'none',
  taken: (key: string, by: string) => `${key} is taken: ${by}. Free it there first, or choose another.`,
  isFixed: (key: string) => `${key} belongs to the chips and stays. Choose a letter.`,
  noKey: 'One letter or sign makes a key.',
  chosen: (what: string, key: string) => `${what}: ${key}`,
  reset: 'As they were',
  wasReset: 'The keys are as they were.',
};
