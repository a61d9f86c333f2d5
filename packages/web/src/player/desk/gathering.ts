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

/** Hands on what the taps come to, and each of them. */
type HandOn = (changes: Changes, taps: readonly Changes[]) => void;

export function gathering(handOn: HandOn, wait: number = GATHERED_FOR): Gathering {
  const gathered = signal<Changes>(nothing);
  let taps: readonly Changes[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    const changes = gathered.peek();
    const each = taps;
    gathered.value = nothing;
    taps = [];
    if (!isNothing(changes)) handOn(changes, each);
  };
  return {
    gathered,
    add: (changes) => {
      gathered.value = together(gathered.peek(), changes);
      taps = [...taps, changes];
      clearTimeout(timer);
      timer = setTimeout(flush, wait);
    },
    flush,
  };
}
