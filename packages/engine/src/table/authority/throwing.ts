import type { ThrowingCommand } from '../command/throwing.ts';
import type { Authority } from '../concern.ts';
import { dealer } from './ranks.ts';

export const throwing: Authority<ThrowingCommand> = {
  PassDice: dealer,
  // The operator may be the one who finishes a set for a shooter who cannot.
  ThrowDice: ['player', 'dealer', 'operator'],
  BringToRest: dealer,
};
