import type { NextStep, Pips } from '@dicepit/engine';
import { signal } from '@preact/signals';
import { toastRefusal } from '../shell/toasts.tsx';
import { type DealerView, refusalText, type SheetState } from './dealer-view.ts';
import { pressNext, wayTo } from './next-step.ts';
import { keyed, keyFace, keysTotals, storeKeyed, withoutLast } from './pad.ts';

/** What the pad's keys do; each has a key from the start. */
export const padActs = [
  'face-1',
  'face-2',
  'face-3',
  'face-4',
  'face-5',
  'face-6',
  'next',
  'clear',
  'back',
  'no-roll',
  'confirm-late',
] as const;

/** What else at the desk can have a key: none has one until somebody chooses it. */
export const deskActs = [
  'refuse-late',
  'face',
  'amend',
  'overrule',
  'fault',
  'supervisor',
  'shooter',
  'seats',
  'dice',
  'signs',
  'staff',
  'more',
] as const;

export type KeyAct = (typeof padActs)[number] | (typeof deskActs)[number];

export const keyActs: readonly KeyAct[] = [...padActs, ...deskActs];

type FaceAct = Extract<KeyAct, `face-${number}`>;

const faces: Readonly<Record<FaceAct, Pips>> = {
  'face-1': 1,
  'face-2': 2,
  'face-3': 3,
  'face-4': 4,
  'face-5': 5,
  'face-6': 6,
};

/** The face that a key stands for. */
export const faceOf = (act: FaceAct): Pips => faces[act];

export const isFace = (act: KeyAct): act is FaceAct => Object.hasOwn(faces, act);

/** The key that opens a sheet from the desk; undefined for sheets that others lead to. */
export function actOfSheet({ is }: SheetState): KeyAct | undefined {
  if (is === 'no roll') return 'no-roll';
  return deskActs.find((act) => act === is);
}

/** Which key does what on this device; nothing where it is switched off. */
type ChosenKeys = Readonly<Record<KeyAct, string | null>>;

/** As everybody finds them: the pad has keys, the desk around it has none. */
export const keysAtFirst: ChosenKeys = {
  'face-1': '1',
  'face-2': '2',
  'face-3': '3',
  'face-4': '4',
  'face-5': '5',
  'face-6': '6',
  next: 'Enter',
  clear: 'Delete',
  back: 'Backspace',
  'no-roll': '0',
  'confirm-late': '+',
  'refuse-late': null,
  face: null,
  amend: null,
  overrule: null,
  fault: null,
  supervisor: null,
  shooter: null,
  seats: null,
  dice: null,
  signs: null,
  staff: null,
  more: null,
};

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** The name under which a key is chosen: a letter is the same with Shift and without. */
export const keyNamed = ({ key }: Pick<Pressed, 'key'>): string =>
  key.length === 1 ? key.toLowerCase() : key;

/** Why a key cannot be had for something. */
export type KeyRefusal =
  | { readonly is: 'taken'; readonly by: KeyAct }
  /** The page itself or the browser needs it. */
  | { readonly is: 'not ours' }
  /** Digits are faces and totals; nothing else may look like one. */
  | { readonly is: 'digit' };

export function whyNotKey(chosen: ChosenKeys, act: KeyAct, key: string): KeyRefusal | undefined {
  if (!isKey(key)) return { is: 'not ours' };
  const by = keyActs.find((each) => each !== act && chosen[each] === key);
  if (by !== undefined) return { is: 'taken', by };
  return /^[1-9]$/.test(key) && !isFace(act) ? { is: 'digit' } : undefined;
}

/** What a key of the keyboard does; undefined where it has nothing to do here. */
export function actOf(chosen: ChosenKeys, pressed: Pressed): KeyAct | undefined {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey) return undefined;
  const key = keyNamed(pressed);
  return keyActs.find((act) => chosen[act] === key);
}

/** What was kept, as far as it can still be chosen: a clash or an unknown key falls back to the key at first, or to none. */
export function keysFrom(kept: unknown): ChosenKeys {
  if (typeof kept !== 'object' || kept === null) return keysAtFirst;
  const wished = new Map<string, unknown>(Object.entries(kept));
  const chosen: Record<KeyAct, string | null> = { ...keysAtFirst };
  for (const act of keyActs) chosen[act] = null;
  for (const act of keyActs) {
    const key = wished.has(act) ? wished.get(act) : keysAtFirst[act];
    if (typeof key === 'string' && whyNotKey(chosen, act, key) === undefined) chosen[act] = key;
  }
  return chosen;
}

/** Whether every key is as everybody finds it. */
export const areAtFirst = (chosen: ChosenKeys): boolean =>
  keyActs.every((act) => chosen[act] === keysAtFirst[act]);

/**
 * A sign that can be written, or one of the keys beside them. The space bar, Tab and Escape work the page, and L says
 * the last message again on every page.
 */
const isKey = (key: string): boolean =>
  ['Enter', 'Delete', 'Backspace', 'Insert'].includes(key) ||
  (key.length === 1 && key.trim() !== '' && key !== 'l');

const STORAGE_KEY = 'dicepit.dealer.keys';

type StoredKeys = { readonly keys: ChosenKeys; readonly numberPad: boolean };

const atFirst: StoredKeys = { keys: keysAtFirst, numberPad: true };

const stored = signal<StoredKeys>(read());

/** The keys of the dealer's desk as this device has them. */
export const chosenKeys = (): ChosenKeys => stored.value.keys;

export const hasNumberPad = (): boolean => stored.value.numberPad;

export const chooseKey = (act: KeyAct, key: string | null): void =>
  storeKeys({ ...stored.peek(), keys: { ...stored.peek().keys, [act]: key } });

export const switchNumberPad = (numberPad: boolean): void => storeKeys({ ...stored.peek(), numberPad });

export const keysAsTheyWere = (): void => storeKeys(atFirst);

function storeKeys(next: StoredKeys): void {
  stored.value = next;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
  } catch {
    // A private window may have no storage: then they hold as long as the page does.
  }
}

function read(): StoredKeys {
  try {
    const text = localStorage.getItem(STORAGE_KEY);
    // What this page has written itself; the keys in it are looked at one by one.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const written = (text === null ? {} : JSON.parse(text)) as Partial<Record<keyof StoredKeys, unknown>>;
    return { keys: keysFrom(written.keys), numberPad: written.numberPad !== false };
  } catch {
    return atFirst;
  }
}

/**
 * What a key of a plain number pad does: it lies where it lies, so that it is not chosen but on or off as a whole.
 * Without its lock a number pad moves a cursor; where the key lies says what the dealer means.
 */
export function actOfNumberPad({ code, altKey, ctrlKey, metaKey }: Pressed): KeyAct | undefined {
  return altKey || ctrlKey || metaKey ? undefined : acts[code];
}

/** Whether a key lies on the number pad. */
export const isOfNumberPad = ({ code }: Pick<Pressed, 'code'>): boolean => code.startsWith('Numpad');

const acts: Readonly<Record<string, KeyAct | undefined>> = {
  Numpad1: 'face-1',
  Numpad2: 'face-2',
  Numpad3: 'face-3',
  Numpad4: 'face-4',
  Numpad5: 'face-5',
  Numpad6: 'face-6',
  NumpadEnter: 'next',
  NumpadDecimal: 'clear',
  Numpad0: 'no-roll',
  NumpadAdd: 'confirm-late',
};

/** The digit that a key of a keyboard or of a number pad stands for, where totals are keyed. */
export const digitOf = ({ key, code, altKey, ctrlKey, metaKey }: Pressed): string | undefined =>
  altKey || ctrlKey || metaKey
    ? undefined
    : (/^\d$/.exec(key)?.[0] ?? (code === 'Numpad0' ? '0' : undefined));

/** Does what a key stands for, exactly as its button would; a key whose button is not there now does nothing. */
export function press(view: DealerView, steps: readonly NextStep[], act: KeyAct): void {
  switch (act) {
    case 'face-1':
    case 'face-2':
    case 'face-3':
    case 'face-4':
    case 'face-5':
    case 'face-6':
      return keyFace(view, faceOf(act));
    case 'next':
      return pressNext(view, steps);
    case 'clear':
      return storeKeyed([]);
    case 'back':
      return takeBack(view);
    case 'no-roll':
      return open(view, 'no roll');
    case 'confirm-late':
      return answerLate(view, 'ConfirmLateBet');
    case 'refuse-late':
      return answerLate(view, 'DeclineLateBet');
    case 'face':
    case 'amend':
    case 'overrule':
    case 'fault':
    case 'supervisor':
    case 'shooter':
    case 'seats':
    case 'dice':
    case 'signs':
    case 'staff':
    case 'more':
      return open(view, act);
  }
}

/** Takes the last face back; of a total nothing is left. */
export const takeBack = (view: DealerView): void =>
  storeKeyed(keysTotals(view) ? [] : withoutLast(keyed.peek()));

function open(view: DealerView, sheet: SheetState['is']): void {
  const way = wayTo(view, sheet);
  if (way === undefined) return;
  if (way.why === undefined) view.show(way.sheet);
  else toastRefusal(way.why);
}

/** Answers the late bet that has waited longest. */
function answerLate(view: DealerView, type: 'ConfirmLateBet' | 'DeclineLateBet'): void {
  const [late] = view.table.betting.late;
  if (late === undefined) return;
  const command = { type, bet: late.bet } as const;
  const why = refusalText(view, command);
  if (why === undefined) void view.give(command);
  else toastRefusal(why);
}
