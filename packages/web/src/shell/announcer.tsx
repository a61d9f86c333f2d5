import { signal } from '@preact/signals';
import { words } from '../words/words.ts';

type Said = { readonly text: string; readonly times: number };

const nothing: Said = { text: '', times: 0 };
const polite = signal<Said>(nothing);
const assertive = signal<Said>(nothing);
let last = '';

/** Says something when the listener has a moment: one message to an event. */
export function announce(text: string): void {
  last = text;
  polite.value = { text, times: polite.peek().times + 1 };
}

/** Interrupts whatever is being read. Only for "your throw" and "no roll". */
export function announceNow(text: string): void {
  last = text;
  assertive.value = { text, times: assertive.peek().times + 1 };
}

/** Says the last message again, for whoever has missed it. */
export const repeatLast = (): void => {
  if (last !== '') announce(last);
};

/** The live regions that screen readers listen to. One of each on a page, there from its beginning. */
export function Announcer() {
  return (
    <div class="sr" role="region" aria-label={words.value.shell.announcements}>
      <div aria-live="polite" aria-atomic="true">
        <Voice said={polite.value} />
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <Voice said={assertive.value} />
      </div>
    </div>
  );
}

/** The same words twice are two messages: a new element is what makes them heard again. */
function Voice({ said }: { readonly said: Said }) {
  return <p key={said.times}>{said.text}</p>;
}
