import { type ReadonlySignal, signal } from '@preact/signals';
import { type Changes, isNothing, nothing, together } from '../bets/changes.ts';

/** Taps that follow each other within this time are one bet, in milliseconds. */
const GATHERED_FOR = 250;

/** Takes taps and hands them on as one change when there is a pause. */
export type Gathering = {
  readonly gathered: ReadonlySignal<Changes>;
  readonly add: (changes: Changes) => void;
  /** Hands on at once what there is. */
  readonly flush: () => void;
};

export function gathering(handOn: (changes: Changes) => void, wait: number = GATHERED_FOR): Gathering {
  const gathered = signal<Changes>(nothing);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const changes = gathered.peek();
    gathered.value = nothing;
    if (!isNothing(changes)) handOn(changes);
  };
  return {
    gathered,
    add: (changes) => {
      gathered.value = together(gathered.peek(), changes);
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
  };
}
