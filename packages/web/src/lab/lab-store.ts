import type { Pack } from '@dicepit/engine';
import { bankedPacks } from '@dicepit/games';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { loadEveryPack, packsLoaded, sentPack } from '../live/packs.ts';
import { pit } from '../live/pit.ts';
import type { AnswerTo, Question, SessionQuestion } from './exact-answers.ts';
import { readLink, writeLink } from './lab-link.ts';
import { amiss, gameOf, type Lab, type PackQuestion } from './lab-settings.ts';

const begun = readLink(location.hash);

/** What is set on the page. */
export const lab = signal<Lab>(begun.lab);

/** What of the link could not be read; somebody is told, and may dismiss it. */
export const unread = signal<readonly string[]>(begun.unread);

/** The game that is studied, and the one that it is held against. */
export const game = computed(() => gameOf(lab.value));
export const otherGame = computed(() => gameOf(lab.value.against));

/** Every game that can be studied here: those of the house, and those that the pit has sent. */
export const listGames = (): readonly Pack[] => (packsLoaded.value < 0 ? [] : bankedPacks);

/** What a worker is handed of a game that is not the house's. */
export function ownPack(pack: string): Pick<PackQuestion, 'own'> {
  const own = sentPack(pack);
  return own === undefined ? {} : { own };
}

export const change = (changes: Partial<Lab>): void => {
  lab.value = { ...lab.value, ...changes };
};

/**
 * Brings the games that the pit deals beside those of the house, once there is a pit: a page without one has those of the
 * house. A link may have named one of them, and is read again where nobody has changed anything since.
 */
export function bringGames(): void {
  const link = location.hash;
  const stop = effect(() => {
    if (pit.value === undefined) return;
    void loadEveryPack().then(() => {
      if (begun.unread.length === 0 || lab.peek() !== begun.lab) return;
      const read = readLink(link);
      lab.value = read.lab;
      unread.value = read.unread;
    });
    queueMicrotask(() => stop());
  });
}

/** A moment after the last change: browsers do not let an address be rewritten at every turn of a slider. */
const LINK_DEBOUNCE_MS = 250;

/** Keeps the address as the page is set, and the page as an address that somebody pastes. */
export function keepLink(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const link = writeLink(lab.value);
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (location.hash !== link)
        history.replaceState(null, '', `${location.pathname}${location.search}${link}`);
    }, LINK_DEBOUNCE_MS);
  });
  addEventListener('hashchange', () => {
    const read = readLink(location.hash);
    lab.value = read.lab;
    unread.value = read.unread;
  });
}

/** The whole address, as it is now. */
export const linkNow = (): string =>
  `${location.origin}${location.pathname}${location.search}${writeLink(lab.value)}`;

/** What is known of a question: the last answer stays on the screen while the next is worked out. */
type AnswerState<Kind extends Question['ask']> = {
  readonly answer: AnswerTo[Kind] | undefined;
  readonly isAsking: boolean;
};

/** A moment after the last change, so that not every key is a question. */
const QUESTION_DEBOUNCE_MS = 120;

/**
 * Has a question answered whenever it changes, beside the page and never on it. The newest counts: whatever is
 * being worked out for an older one is given up.
 */
function createAnswer<Kind extends Question['ask']>(
  question: ReadonlySignal<Extract<Question, { readonly ask: Kind }> | undefined>,
): ReadonlySignal<AnswerState<Kind>> {
  const standing: Signal<AnswerState<Kind>> = signal({ answer: undefined, isAsking: true });
  let worker: Worker | undefined;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = '';

  effect(() => {
    const next = question.value;
    const key = JSON.stringify(next);
    if (key === before) return;
    before = key;
    clearTimeout(timer);
    if (isBusy) {
      worker?.terminate();
      worker = undefined;
      isBusy = false;
    }
    standing.value = { answer: standing.peek().answer, isAsking: next !== undefined };
    if (next !== undefined) timer = setTimeout(() => ask(next), QUESTION_DEBOUNCE_MS);
  });

  function ask(next: Question): void {
    worker ??= listenedTo(new Worker(new URL('./exact-worker.ts', import.meta.url), { type: 'module' }));
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

const session = computed<SessionQuestion | undefined>(() => {
  const { pack, options, bets, bank, rolls, goal, stopLoss } = lab.value;
  return amiss(lab.value) === undefined
    ? { pack, options, ...ownPack(pack), bets, bank, rolls, goal, stopLoss }
    : undefined;
});

/** The session that is set on the page, exactly. */
export const sessionAnswer = createAnswer<'session'>(
  computed(() => (session.value === undefined ? undefined : { ask: 'session', session: session.value })),
);

/** The chance to run out, by what is brought. */
export const byBankAnswer = createAnswer<'by-bank'>(
  computed(() => (session.value === undefined ? undefined : { ask: 'by-bank', session: session.value })),
);

/** The wagers by the dice that are set on the page. */
export const loadedDiceAnswer = createAnswer<'loaded'>(
  computed(() => {
    const { pack, options, weights, allLoaded } = lab.value;
    return { ask: 'loaded', dice: { pack, options, ...ownPack(pack), weights, allLoaded } };
  }),
);
