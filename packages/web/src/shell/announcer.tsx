import { signal } from '@preact/signals';
import { useId, useLayoutEffect } from 'preact/hooks';
import { aVoice } from './voice.ts';

const polite = aVoice();
const assertive = aVoice();
let last = '';

/** Says something when the listener has a moment: one message to an event. */
export function announce(text: string): void {
  last = text;
  polite.say(text);
}

/** Interrupts whatever is being read. Only for "your throw" and "no roll". */
export function announceNow(text: string): void {
  last = text;
  assertive.say(text);
}

/** Says the last message again, for whoever has missed it. */
export const repeatLast = (): void => {
  if (last !== '') announce(last);
};

/** The sheets that lie over the page and keep everything under them silent, the uppermost last. */
const over = signal<readonly string[]>([]);

/** The live regions that screen readers listen to. One of each on a page, there from its beginning. */
export const Announcer = () => <Voices isHeard={over.value.length === 0} />;

/** The same inside a sheet that keeps the focus: nothing outside it is read while it is open. */
export function SheetAnnouncer() {
  const id = useId();
  // With the sheet itself: after the next frame, what is said as it opens might be hushed.
  useLayoutEffect(() => {
    moveTo([...over.peek(), id]);
    return () => moveTo(over.peek().filter((sheet) => sheet !== id));
  }, [id]);
  return <Voices isHeard={over.value.at(-1) === id} />;
}

/** What was said in one place is not said again in the next. */
function moveTo(sheets: readonly string[]): void {
  polite.hush();
  assertive.hush();
  over.value = sheets;
}

function Voices({ isHeard }: { readonly isHeard: boolean }) {
  return (
    <div class="sr">
      <div aria-live="polite" aria-atomic="true">
        {isHeard && polite.text}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {isHeard && assertive.text}
      </div>
    </div>
  );
}
