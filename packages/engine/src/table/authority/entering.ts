import type { EnteringCommand } from '../command/entering.ts';
import type { Authority } from '../concern.ts';
import { dealer, supervisors } from './ranks.ts';

export const entering: Authority<EnteringCommand> = {
  KeyEntry: dealer,
  PressEntry: dealer,
  AmendEntry: dealer,
  AnswerAmendment: supervisors,
};
