import {
  answerDrill,
  askNext,
  beginDrill,
  type Drill,
  isTimeUp,
  type Question,
  sheetQuestions,
} from '@dicepit/desks';
import { effect, signal } from '@preact/signals';
import { loadPack, packsHere } from '../live/packs.ts';
import { toastRefusal } from '../shell/toasts.tsx';
import { words } from '../words/words.ts';
import {
  answersIn,
  choiceIn,
  type DrillChoice,
  type Entries,
  memoryOf,
  noEntries,
  nothingKept,
  packIn,
  planOf,
  readKept,
  withMemory,
  withPack,
  withScore,
} from './drill-state.ts';

/** What the page shows. */
export type DrillView =
  | { readonly is: 'start' }
  | {
      readonly is: 'drilling';
      readonly drill: Drill;
      readonly question: Question;
      readonly entries: Entries;
      /** Whether it is answered, and the next question waits. */
      readonly marked: boolean;
      /** The field that still holds no answer, once somebody wanted to go on without it. */
      readonly missing: number | null;
    }
  | { readonly is: 'over'; readonly drill: Drill; readonly timeUp: boolean }
  | { readonly is: 'sheet'; readonly questions: readonly Question[]; readonly seed: string };

const STORAGE_KEY = 'dicepit.drills';

export const kept = signal(readKept(stored()));
/** The game that the page was opened for. Which drills it has stands in its rules, so that nothing is set before they are here. */
const asked = packIn(location.search, kept.peek().choice);
const isReady = signal(false);
export const choice = signal<DrillChoice>({ ...kept.peek().choice, pack: asked });
export const drillView = signal<DrillView>({ is: 'start' });

effect(() => {
  if (isReady.peek() || packsHere([asked]) !== 'here') return;
  choice.value = choiceIn(location.search, kept.peek().choice);
  isReady.value = true;
});

effect(() => {
  if (!isReady.value) return;
  const text = JSON.stringify({ ...kept.value, choice: choice.value });
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // A private window may have no storage: then they hold as long as the page does.
  }
});

/** Another game, once its rules are here. */
export async function choosePack(pack: string): Promise<void> {
  if (await loadPack(pack)) choice.value = withPack(choice.peek(), pack);
  else toastRefusal(words.value.shell.gameUnreadTitle);
}

export function begin(): void {
  const now = Date.now();
  show(beginDrill(planOf(choice.peek(), seedNow()), memoryOf(kept.peek(), choice.peek()), now));
}

export function enter(at: number, text: string): void {
  const { value } = drillView;
  if (value.is === 'drilling' && !value.marked)
    drillView.value = { ...value, entries: value.entries.with(at, text), missing: null };
}

/** Marks what stands in the fields, or names the field that holds nothing. */
export function submitAnswers(): void {
  const { value } = drillView;
  if (value.is !== 'drilling' || value.marked) return;
  const read = answersIn(value.question.asks, value.entries);
  if ('missing' in read) {
    drillView.value = { ...value, missing: read.missing };
    return;
  }
  const drill = answerDrill(value.drill, read.answers, Date.now());
  if (drill.question === null) end(drill, true);
  else {
    kept.value = withMemory(kept.peek(), choice.peek(), drill.memory);
    drillView.value = { ...value, drill, marked: true, missing: null };
  }
}

export function goOn(): void {
  const { value } = drillView;
  if (value.is === 'drilling') show(askNext(value.drill, Date.now()));
}

/** Ends a drill whose time is up, unless an answer is being read. */
export function watchTime(): void {
  const { value } = drillView;
  if (value.is === 'drilling' && !value.marked && isTimeUp(value.drill, Date.now())) end(value.drill, true);
}

export function stop(): void {
  const { value } = drillView;
  if (value.is === 'drilling') end(value.drill, false);
}

export function toStart(): void {
  drillView.value = { is: 'start' };
}

export function makeSheet(): void {
  const seed = seedNow();
  const questions = sheetQuestions(
    planOf({ ...choice.peek(), seconds: 0 }, seed),
    memoryOf(kept.peek(), choice.peek()),
  );
  drillView.value = { is: 'sheet', questions, seed };
}

export function forget(): void {
  kept.value = { ...nothingKept, choice: choice.peek() };
}

function show(drill: Drill): void {
  const { question } = drill;
  if (question === null) end(drill, isTimeUp(drill, Date.now()));
  else
    drillView.value = {
      is: 'drilling',
      drill,
      question,
      entries: noEntries(question.asks),
      marked: false,
      missing: null,
    };
}

function end(drill: Drill, timeUp: boolean): void {
  kept.value = withScore(kept.peek(), choice.peek(), drill);
  drillView.value = { is: 'over', drill, timeUp };
}

/** The seed that an address names, so that somebody else can have the same drill; else one of chance. */
function seedNow(): string {
  const named = new URLSearchParams(location.search).get('seed');
  return named ?? crypto.getRandomValues(new Uint32Array(1)).join('');
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
