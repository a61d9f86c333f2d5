import type { Answer } from '@dicepit/client';
import { signal } from '@preact/signals';
import type { RefusedProps } from '../../shell/refused.tsx';
import { toastWith } from '../../shell/toasts.tsx';

/** Why the last thing that was asked for was not done; the page shows it until it is put away. */
export const refusal = signal<Pick<RefusedProps, 'problem' | 'after' | 'anyway'> | undefined>(undefined);

/**
 * Waits for an answer and says what came of it: in passing where it was done, in a sheet where it was refused, with
 * what can be done all the same under the code it answers to. Gives the answer, or nothing.
 */
export async function told<Value>(
  asked: Promise<Answer<Value>>,
  said?: string | ((value: Value) => string),
  anyway: Readonly<Record<string, RefusedProps['anyway']>> = {},
): Promise<Value | undefined> {
  const answer = await asked;
  if (!answer.ok) {
    const { problem, after } = answer;
    const instead = anyway[problem.code];
    refusal.value = {
      problem,
      ...(after === undefined ? {} : { after }),
      ...(instead === undefined ? {} : { anyway: instead }),
    };
    return undefined;
  }
  if (said !== undefined) toastWith(typeof said === 'string' ? said : said(answer.value));
  return answer.value;
}
