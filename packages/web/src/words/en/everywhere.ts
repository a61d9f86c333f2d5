import { pluralIn } from '../plural.ts';

const form = pluralIn('en');

/** A pack that is not named here goes by its id. */
const packs: Readonly<Record<string, string>> = {
  'snake-eyes-nz': 'Snake Eyes NZ',
  'snake-eyes-nsw': 'Snake Eyes NSW',
  'double-dice': 'Double Dice',
  'wonder-dice': 'Wonder Dice',
  'snake-eyes-party': 'Snake Eyes party',
};

/** Words that every screen uses. */
export const common = {
  ok: 'OK',
  done: 'Done',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  tryAgain: 'Try again',
  reload: 'Reload the page',
  menu: 'Menu',
  yes: 'Yes',
  no: 'No',
  rule: 'Rule',
  clause: (clause: string) => `Rule ${clause}`,
  die: (pips: number) => `a ${pips}`,
  dice: (pips: readonly number[]) => pips.join(' and '),
  rolls: (count: number) => `${count} ${form(count, { one: 'roll', other: 'rolls' })}`,
  seat: (seat: number) => `Seat ${seat}`,
  playChips: 'play chips',
  packs,
};
