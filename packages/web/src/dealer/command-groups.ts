import { type CommandType, listCommands } from '@dicepit/engine';

/** Every command of a table by what it is about, in the order of an evening. A group is one concern of the table or several. */
export const concerns = {
  opening: listCommands('opening'),
  staff: listCommands('staff'),
  equipment: listCommands('equipment'),
  dice: listCommands('receiving', 'custody'),
  shooter: listCommands('shooter'),
  roll: listCommands('throwing', 'calling', 'noRoll', 'entering', 'settling'),
  rulings: listCommands('overruling', 'halting'),
  incidents: listCommands('incidents'),
  conduct: listCommands('conduct'),
  bets: listCommands('betting', 'late', 'placement'),
  seats: listCommands('seats'),
  money: listCommands('money'),
  signs: listCommands('signs'),
} as const satisfies Readonly<Record<string, readonly CommandType[]>>;

export type Concern = keyof typeof concerns;
