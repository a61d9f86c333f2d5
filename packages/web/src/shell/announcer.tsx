import { type ReadonlySignal, signal } from '@preact/signals';
import { useId, useLayoutEffect } from 'preact/hooks';

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

/** One way of speaking to whoever does not see the page. */
type Voice = {
  /** What a live region holds; each message is one change of it, so that it is read once. */
  readonly text: ReadonlySignal<string>;
  readonly say: (text: string) => void;
  readonly hush: () => void;
};

/**
 * What happens together is said together after so many milliseconds, and no part of it is lost. A sheet that opens has
 * the focus by then: it is read first, and does not cut the message short.
 */
const DEBOUNCE_MS = 120;

/** After this a message has been heard, and whoever reads the page from its beginning does not meet it as news. */
const CLEAR_AFTER_MS = 7_000;

export function aVoice(): Voice {
  const text = signal('');
  let waiting: readonly string[] = [];
  let silence: ReturnType<typeof setTimeout> | undefined;
  const speak = (): void => {
    const said = waiting.join(' ');
    waiting = [];
    // The same words twice are two messages: the blank that cannot be seen makes them heard again.
    text.value = said === text.peek() ? `${said}\u00a0` : said;
    clearTimeout(silence);
    silence = setTimeout(() => (text.value = ''), CLEAR_AFTER_MS);
  };
  return {
    text,
    say: (message) => {
      waiting = [...waiting, message];
      if (waiting.length === 1) setTimeout(speak, DEBOUNCE_MS);
    },
    hush: () => {
      text.value = '';
    },
  };
}
