import type { TerminalWords } from '@dicepit/words/terminal';

/** What is looked at; nothing where the line before says it. */
type Subject = keyof TerminalWords['doctor']['what'] | '';

/** What was found about one thing that a pit needs. */
export type Check = {
  readonly is: 'ok' | 'warn' | 'fail';
  readonly what: Subject;
  readonly said: string;
  /** What to do about it. */
  readonly wayOut?: string;
  /** Whether it is about the network: scripts are told apart by it. */
  readonly network?: boolean;
};

export const ok = (what: Subject, said: string): Check => ({ is: 'ok', what, said });

export const warn = (what: Subject, said: string, wayOut: string): Check => ({
  is: 'warn',
  what,
  said,
  wayOut,
});

export const fail = (what: Subject, said: string, wayOut: string): Check => ({
  is: 'fail',
  what,
  said,
  wayOut,
});
