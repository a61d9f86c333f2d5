import type { Screen } from '@dicepit/wire';

/** Follows a screen for ever: says what is to be shown, and whether it is still so. */
export type Feed = { readonly end: () => void };

export type Hearing = {
  readonly shown: (screen: Screen) => void;
  readonly stale: (since: number) => void;
  readonly back: () => void;
  /** There is no such table. */
  readonly gone: () => void;
};

const waits = [500, 1_000, 2_000, 4_000, 8_000];
/** How often a quiet connection is looked after, and how long an answer may take. */
const LOOK = 10_000;
const PATIENCE = 6_000;

export function follow(address: string, { shown, stale, back, gone }: Hearing): Feed {
  let source: EventSource | undefined;
  let tries = 0;
  let heard = Date.now();
  let isStale = false;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lost = (): void => {
    if (!isStale && !ended) stale(heard);
    isStale = true;
  };
  const well = (): void => {
    heard = Date.now();
    tries = 0;
    if (isStale) back();
    isStale = false;
  };
  const again = (): void => {
    if (source !== undefined) source.close();
    clearTimeout(timer);
    if (!ended) timer = setTimeout(open, waits[Math.min(tries++, waits.length - 1)]);
  };
  const open = (): void => {
    source = new EventSource(address);
    source.addEventListener('screen', (event) => {
      if (ended) return;
      well();
      // The pit wrote it by the schema that the type is made of.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      shown(JSON.parse((event as MessageEvent<string>).data) as Screen);
    });
    source.addEventListener('trouble', lost);
    source.addEventListener('well', well);
    source.addEventListener('bye', () => {
      lost();
      again();
    });
    source.addEventListener('error', () => {
      lost();
      askWhy();
      again();
    });
  };
  /** An event source does not say why it failed; the address itself does. */
  const askWhy = (): void => {
    const asking = new XMLHttpRequest();
    asking.open('GET', `${address}/now`);
    asking.addEventListener('load', () => {
      if (asking.status === 404 && !ended) gone();
    });
    asking.send();
  };
  /** A network that goes away without a word leaves the stream open and silent. */
  const look = (): void => {
    const asking = new XMLHttpRequest();
    asking.open('GET', 'healthz');
    asking.timeout = PATIENCE;
    const failed = (): void => {
      lost();
      again();
    };
    asking.addEventListener('load', () => {
      if (!isStale) heard = Date.now();
    });
    asking.addEventListener('error', failed);
    asking.addEventListener('timeout', failed);
    asking.send();
  };

  open();
  const looking = setInterval(look, LOOK);
  const hurry = (): void => {
    if (isStale) {
      tries = 0;
      again();
    }
  };
  const cut = (): void => {
    lost();
    again();
  };
  window.addEventListener('online', hurry);
  window.addEventListener('offline', cut);
  document.addEventListener('visibilitychange', hurry);
  return {
    end: () => {
      ended = true;
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', hurry);
      clearInterval(looking);
      clearTimeout(timer);
      if (source !== undefined) source.close();
    },
  };
}
