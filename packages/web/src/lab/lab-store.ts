import { type PackFacts, packs } from '@dicepit/games';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { listPacks, loadList, loadPack, packsHere, sentPack } from '../live/packs.ts';
import { toastRefusal } from '../shell/toasts.tsx';
import { words } from '../words/words.ts';
import type { AnswerTo, Question, SessionQuestion } from './exact-answers.ts';
import { packsIn, readLink, writeLink } from './lab-link.ts';
import { amiss, gameOf, type Lab, type PackQuestion, packOf, unset } from './lab-settings.ts';

/** What is set on the page; nothing yet until the games that its address names are here. */
export const lab = signal<Lab>(unset);
export const isSet = computed(() => lab.value !== unset);

/** What of the link could not be read; somebody is told, and may dismiss it. */
export const unread = signal<readonly string[]>([]);

/** The game that is studied, and the one that it is held against. */
export const game = computed(() => gameOf(lab.value));
export const otherGame = computed(() => gameOf(lab.value.against));

/** Every game that can be studied here: those with a bank that the pit deals. */
export const listGames = (): readonly PackFacts[] => listPacks().filter(({ kind }) => kind === 'banked');

/** What a worker is handed of a game: it was built with none. */
export function ownPack(pack: string): Pick<PackQuestion, 'own'> {
  const own = sentPack(pack);
  return own === undefined ? {} : { own };
}

export const change = (changes: Partial<Lab>): void => {
  lab.value = { ...lab.value, ...changes };
};

/** Takes another game, once its rules are here. */
export async function chooseGame(pack: string, take: () => void): Promise<void> {
  if (await loadPack(pack)) take();
  else toastRefusal(words.value.shell.gameUnreadTitle);
}

/** The games that the page was opened for. */
export const gamesAsked: readonly string[] = packsIn(location.hash);

/** Reads the link when the games that it names are here, and brings the list of all that the pit deals. */
export function beginLab(): void {
  effect(() => {
    const state = packsHere(gamesAsked);
    // Of a game that this pit does not have the link says no more than its name, which is told.
    if (isSet.peek() || state === 'coming' || packOf(packs[0].id) === undefined) return;
    take(location.hash);
    keepLink();
  });
  void loadList();
}

function take(link: string): void {
  const read = readLink(link);
  lab.value = read.lab;
  unread.value = read.unread;
}

/** A moment after the last change: browsers do not let an address be rewritten at every turn of a slider. */
const LINK_DEBOUNCE_MS = 250;

/** Keeps the address as the page is set, and the page as an address that somebody pastes. */
function keepLink(): void {
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
    const link = location.hash;
    void Promise.all(packsIn(link).map(loadPack)).then(() => take(link));
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
  return isSet.value && amiss(lab.value) === undefined
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
    if (!isSet.value) return undefined;
    const { pack, options, weights, allLoaded } = lab.value;
    return { ask: 'loaded', dice: { pack, options, ...ownPack(pack), weights, allLoaded } };
  }),
);
