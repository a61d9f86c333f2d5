import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { assert } from '@dicepit/engine';
import type { Page } from 'playwright-core';

/** More than all that is to be read on any page. */
const MOST_STEPS = 250;

/** Somebody who does not see the page: a screen reader goes over it by its own commands, and all that is known is what it says. */
export type Reader = {
  /** Begins to read the page that is open now; what other pages have said is kept. */
  readonly begins: () => Promise<void>;
  /** Goes on, item by item, until something is read that is like this. */
  readonly goesTo: (phrase: RegExp) => Promise<void>;
  readonly goesBackTo: (phrase: RegExp) => Promise<void>;
  /** Goes there and does what is done with it: presses a button, follows a link, chooses. */
  readonly acts: (phrase: RegExp) => Promise<void>;
  readonly types: (text: string) => Promise<void>;
  /** Everything that was said, without what is empty. */
  readonly said: () => Promise<readonly string[]>;
};

export async function aReader(page: Page): Promise<Reader> {
  const bundle = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js');
  // Served as a file of the pit: its policy lets no other script in.
  await page.route('**/virtual-screen-reader.js', (route) =>
    route.fulfill({ body: readFileSync(bundle), contentType: 'text/javascript' }),
  );
  let earlier: readonly string[] = [];
  const goes = async (way: 'next' | 'previous', phrase: RegExp): Promise<void> => {
    const found = await page.evaluate(
      `(async () => {
        for (let step = 0; step < ${MOST_STEPS}; step += 1) {
          if (${String(phrase)}.test(await reader.lastSpokenPhrase())) return true;
          await reader.${way}();
        }
        return false;
      })()`,
    );
    assert(found === true, () => `no command of the reader leads to ${String(phrase)}`);
  };
  const said = async (): Promise<readonly string[]> => [
    ...earlier,
    ...texts(await page.evaluate(`window.reader?.spokenPhraseLog() ?? []`)),
  ];
  return {
    begins: async () => {
      await page.evaluate(
        `import(new URL('./virtual-screen-reader.js', document.baseURI).href).then(({ virtual }) => {
          window.reader = virtual;
          // It looks for the names of what has just gone from the page, and fails: that is no fault of the page.
          addEventListener('unhandledrejection', (event) => {
            if (event.reason?.stack?.includes('/virtual-screen-reader.js')) event.preventDefault();
          });
          return virtual.start({ container: document.body });
        })`,
      );
    },
    goesTo: (phrase) => goes('next', phrase),
    goesBackTo: (phrase) => goes('previous', phrase),
    acts: async (phrase) => {
      await goes('next', phrase);
      earlier = await said();
      // What is pressed may lead to another page, and then no answer comes from this one.
      await page.evaluate(`reader.clearSpokenPhraseLog().then(() => void setTimeout(() => reader.act()))`);
    },
    types: async (text) => {
      await page.evaluate(`reader.type(${JSON.stringify(text)})`);
    },
    said,
  };
}

const texts = (log: unknown): readonly string[] =>
  (Array.isArray(log) ? log.map(String) : []).filter((phrase) => !/^(polite: |assertive: )?$/.test(phrase));
