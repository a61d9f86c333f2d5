import {
  type Game,
  isHard,
  isPips,
  isRoll,
  type Pips,
  phaseOf,
  type Roll,
  rollsToldApart,
  totalOf,
} from '@dicepit/engine';
import { signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { type DealerView, refusalText } from './dealer-view.ts';

/** The faces keyed so far, in the order read. */
export type Keyed = readonly Pips[];

/** One face more; a pad that is full takes none until it is cleared. */
export const withFace = (keyed: Keyed, pips: Pips, dice: number): Keyed =>
  keyed.length >= dice ? keyed : [...keyed, pips];

export const withoutLast = (keyed: Keyed): Keyed => keyed.slice(0, -1);

/** What was kept of a pad, as text; anything else than faces is nothing. */
export function keyedFrom(text: string | null): Keyed {
  const faces = (text ?? '').split('-').map(Number);
  return faces.every(isPips) ? faces : [];
}

/** A total as it is keyed digit by digit, and which of its ways, where bets tell more than one apart. */
type TotalEntry = { readonly digits: string; readonly way?: number };

export const noTotal: TotalEntry = { digits: '' };

/** The total that is keyed, once it is whole: a one waits for what follows it. */
export const totalIn = ({ digits }: TotalEntry): number | undefined =>
  /^(?:[2-9]|1[0-2])$/.test(digits) ? Number(digits) : undefined;

/** What a total may be beside its sum, equal dice first; one where nothing more has to be said. */
export const waysOf = (game: Game, total: number): readonly Roll[] =>
  rollsToldApart(game, total).toSorted((a, b) => Number(isHard(b)) - Number(isHard(a)));

/** Whether totals will do at a game: nowhere is more to be asked than whether the dice are alike. */
export const canKeyTotals = (game: Game): boolean =>
  game.dice === 2 && totals.every((total) => waysOf(game, total).length <= 2);

export const totals: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** One digit more: of the total, or the number of its way. What fits nowhere changes nothing. */
export function withDigit(game: Game, entry: TotalEntry, digit: string): TotalEntry {
  const total = totalIn(entry);
  if (total === undefined) {
    const digits = entry.digits + digit;
    return /^(?:[1-9]|1[0-2])$/.test(digits) ? { digits } : entry;
  }
  const way = Number(digit) - 1;
  const ways = waysOf(game, total);
  return ways.length > 1 && ways[way] !== undefined ? { ...entry, way } : entry;
}

/** The faces that stand for what is keyed, once that is whole. */
export function rollKeyed(game: Game, entry: TotalEntry): Roll | undefined {
  const total = totalIn(entry);
  if (total === undefined) return undefined;
  const ways = waysOf(game, total);
  return ways.length === 1 ? ways[0] : entry.way === undefined ? undefined : ways[entry.way];
}

const STORAGE_KEY = 'dicepit.keyed';

/** What is keyed and not called yet. It outlives a page that is loaded again, so that no roll is lost on the way. */
export const keyed = signal<Keyed>(storedKeyed());

/** A total that is being keyed, where totals are. It is kept as the faces that stand for it as soon as it is whole. */
export const totalKeyed = signal<TotalEntry>(noTotal);

/** The roll that the dice were brought to rest for from here, so that it is said once. */
const restReportedFor = signal(0);

export function storeKeyed(faces: Keyed): void {
  keyed.value = faces;
  if (faces.length === 0) totalKeyed.value = noTotal;
  try {
    sessionStorage.setItem(STORAGE_KEY, faces.join('-'));
  } catch {
    // A private window may have no storage: then it is kept as long as the page is.
  }
}

function storedKeyed(): Keyed {
  try {
    return keyedFrom(sessionStorage.getItem(STORAGE_KEY));
  } catch {
    return [];
  }
}

/** Whether faces are keyed here now: dice thrown by hand that nobody has called. */
export const isPadOpen = ({ table, setup }: DealerView): boolean =>
  setup.dice === 'physical' && ['dice out', 'at rest'].includes(phaseOf(table));

/**
 * Keys one face. Whoever reads a face has seen the dice come to rest, so that the first one says so to the table:
 * from then on nobody takes back a bet that has lost.
 */
export function keyFace(view: DealerView, pips: Pips): void {
  if (!isPadOpen(view)) return;
  storeKeyed(withFace(keyed.peek(), pips, view.game.dice));
  reportAtRest(view);
}

/** Whether totals are keyed here: by this device's own wish, where a game can do with them. */
export const keysTotals = ({ game }: DealerView): boolean => settings.value.totals && canKeyTotals(game);

/** Keys a whole total at once. */
export const keyTotal = (view: DealerView, total: number): void => enterTotal(view, { digits: `${total}` });

/** Keys one digit of a total, or which of its ways it was. */
export const keyDigit = (view: DealerView, digit: string): void =>
  enterTotal(view, withDigit(view.game, totalKeyed.peek(), digit));

function enterTotal(view: DealerView, entry: TotalEntry): void {
  if (!isPadOpen(view)) return;
  const roll = rollKeyed(view.game, entry);
  storeKeyed(roll ?? []);
  totalKeyed.value = entry;
  reportAtRest(view);
}

export function reportAtRest(view: DealerView): void {
  const number = view.table.roll?.number ?? 0;
  if (view.away || phaseOf(view.table) !== 'dice out' || restReportedFor.peek() === number) return;
  if (refusalText(view, { type: 'BringToRest' }) !== undefined) return;
  restReportedFor.value = number;
  void view.give({ type: 'BringToRest' });
}

/** Calls what is keyed, and keys the total into the entry equipment where there is any; pressing entry is a step of its own. */
export async function enterKeyed(view: DealerView): Promise<void> {
  const faces = keyed.peek();
  if (view.away || !isRoll(faces, view.game.dice)) return;
  reportAtRest(view);
  const { entry } = view.rules.procedure.calling;
  const keysEntry =
    entry?.way === 'keyed-and-pressed' &&
    (view.setup.mode === 'strict' || view.setup.mode === 'training') &&
    view.table.opening.equipment.get(entry.item)?.on === true;
  const done = await view.give(
    { type: 'CallRoll', faces, ...(keysTotals(view) ? { read: 'total' } : {}) },
    ...(keysEntry ? [{ type: 'KeyEntry', total: totalOf(faces) } as const] : []),
  );
  if (done) storeKeyed([]);
}
