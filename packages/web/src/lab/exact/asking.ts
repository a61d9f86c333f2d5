import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { AnswerTo, Question } from './question.ts';

/** What is known of a question: the last answer stays on the screen while the next is worked out. */
export type Standing<Kind extends Question['ask']> = {
  readonly answer: AnswerTo[Kind] | undefined;
  readonly isAsking: boolean;
};

/** A moment after the last change, so that not every key is a question. */
const AFTER = 120;

/**
 * Has a question answered whenever it changes, beside the page and never on it. The newest counts: whatever is
 * being worked out for an older one is given up.
 */
export function answering<Kind extends Question['ask']>(
  question: ReadonlySignal<Extract<Question, { readonly ask: Kind }> | undefined>,
): ReadonlySignal<Standing<Kind>> {
  const standing: Signal<Standing<Kind>> = signal({ answer: undefined, isAsking: true });
  let worker: Worker | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  effect(() => {
    const next = question.value;
    const key = JSON.stringify(next);
    if (key === asked) return;
    asked = key;
    clearTimeout(timer);
    if (isBusy) {
      worker?.terminate();
      worker = undefined;
      isBusy = false;
    }
    standing.value = { answer: standing.peek().answer, isAsking: next !== undefined };
    if (next !== undefined) timer = setTimeout(() => ask(next), AFTER);
  });

  function ask(next: Question): void {
    worker ??= listenedTo(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    isBusy = true;
    // A worker has no origin; the rule has a window in mind.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(next);
  }

  function listenedTo(made: Worker): Worker {
    made.addEventListener('message', ({ data }: MessageEvent<AnswerTo[Kind]>) => {
      isBusy = false;
      standing.value = { answer: data, isAsking: false };
    });
    made.addEventListener('error', () => {
      isBusy = false;
      worker = undefined;
      standing.value = { answer: undefined, isAsking: false };
    });
    return made;
  }
  return standing;
}
