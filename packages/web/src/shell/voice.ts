import { type ReadonlySignal, signal } from '@preact/signals';

/** One way of speaking to whoever does not see the page. */
export type Voice = {
  /** What a live region holds; each message is one change of it, so that it is read once. */
  readonly text: ReadonlySignal<string>;
  readonly say: (text: string) => void;
  readonly hush: () => void;
};

/**
 * What happens together is said together after so many milliseconds, and no part of it is lost. A sheet that opens has
 * the focus by then: it is read first, and does not cut the message short.
 */
const GATHERED = 120;

/** After this a message has been heard, and whoever reads the page from its beginning does not meet it as news. */
const HEARD = 7_000;

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
    silence = setTimeout(() => (text.value = ''), HEARD);
  };
  return {
    text,
    say: (message) => {
      waiting = [...waiting, message];
      if (waiting.length === 1) setTimeout(speak, GATHERED);
    },
    hush: () => {
      text.value = '';
    },
  };
}
