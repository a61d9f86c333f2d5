import type { Fault } from '@dicepit/engine';

/** What to do about a fault of a definition. */
export const remedyFor: Readonly<Record<Fault['kind'], string>> = {
  'another number of dice': 'Take its rolls from the words of as many dice as the pack throws.',
  'no rolls': 'Give it rolls that no rule above it has, or take it out.',
  'claimed twice': 'Take the roll out of one of the two rules.',
  'not claimed': 'Add a rule for these rolls, or end the stage with a rule for rest.',
  'no stages': 'Give it a stage with the rules that decide a bet.',
  'never reached': 'Move a bet there from another stage, or take the stage out.',
  'never ends': 'Let a rule win or lose there, or move to a stage that ends.',
  'no such stage': 'Write that stage, or move to one that is there.',
  'locked but up': 'Leave out its lock, or let every roll decide it.',
  'one id twice': 'Give one of them another id.',
};
