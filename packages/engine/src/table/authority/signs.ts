import type { SignsCommand } from '../command/signs.ts';
import type { Authority } from '../concern.ts';
import { operator, supervisors } from './ranks.ts';

export const signs: Authority<SignsCommand> = {
  PostLimits: supervisors,
  PostWagerLimits: supervisors,
  PostSeatLimits: supervisors,
  PostRaise: supervisors,
  PostClosing: supervisors,
  ChangePayTable: operator,
  SetStatutoryMaximum: operator,
  TakeDownSign: supervisors,
};
