import { type Answer, type Ask, readAnswer } from '@dicepit/desks';
import { callWords } from '../../words/calls.ts';

/** What stands in the fields of a question, one text to each: a sum, `loses`, `stays`, a choice or words. */
export type Entries = readonly string[];

export const noEntries = (asks: readonly Ask[]): Entries => asks.map(() => '');

/** The answers that stand there, or the first field that holds none. */
export function answersIn(
  asks: readonly Ask[],
  entries: Entries,
): { readonly answers: readonly Answer[] } | { readonly missing: number } {
  const answers: Answer[] = [];
  for (const [at, ask] of asks.entries()) {
    const answer = answerIn(ask, entries[at] ?? '');
    if (answer === undefined) return { missing: at };
    answers.push(answer);
  }
  return { answers };
}

function answerIn(ask: Ask, text: string): Answer | undefined {
  if (ask.form === 'pay' || ask.typed) return readAnswer(ask, text, callWords.value);
  return ask.choices.some(({ value }) => value === text) ? { is: 'chosen', value: text } : undefined;
}
