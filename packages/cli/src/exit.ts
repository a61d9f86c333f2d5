import type { Tellable } from '@dicepit/words';
import { failureTold, refusalTold, type TerminalFailure } from './language.ts';

/** How a command ends, for scripts. */
export const exit = {
  done: 0,
  failed: 1,
  usage: 2,
  invalid: 3,
  unfit: 4,
  network: 5,
  notMet: 6,
  refused: 7,
  interrupted: 130,
  terminated: 143,
} as const;

/** How the command ended, set by a command that is done but has something to tell a script. */
export type End = { code: number };

/** A failure that a person can mend, or what the rules refuse: told in a sentence, never as a stack. */
export class Failure extends Error {
  readonly code: number;

  constructor(failure: TerminalFailure | { readonly refusal: Tellable }, code: number = exit.usage) {
    super('refusal' in failure ? refusalTold(failure.refusal) : failureTold(failure));
    this.name = 'Failure';
    this.code = code;
  }
}
