import { isRoll, type Pips, phaseOf, totalOf } from '@dicepit/engine';
import { settings } from '../../settings/settings.ts';
import { type Desk, whyNot } from '../desk/desk.ts';
import { withFace } from './faces.ts';
import { keep, keyed, restSaid, totalKeyed } from './kept.ts';
import { canKeyTotals, rollKeyed, type TotalEntry, withDigit } from './totals.ts';

/** Whether faces are keyed here now: dice thrown by hand that nobody has called. */
export const isPadOpen = ({ table, setup }: Desk): boolean =>
  setup.dice === 'physical' && ['dice out', 'at rest'].includes(phaseOf(table));

/**
 * Keys one face. Whoever reads a face has seen the dice come to rest, so that the first one says so to the table:
 * from then on nobody takes back a bet that has lost.
 */
export function keyFace(desk: Desk, pips: Pips): void {
  if (!isPadOpen(desk)) return;
  keep(withFace(keyed.peek(), pips, desk.game.dice));
  sayAtRest(desk);
}

/** Whether totals are keyed here: by this device's own wish, where a game can do with them. */
export const keysTotals = ({ game }: Desk): boolean => settings.value.totals && canKeyTotals(game);

/** Keys a whole total at once. */
export const keyTotal = (desk: Desk, total: number): void => enterTotal(desk, { digits: `${total}` });

/** Keys one digit of a total, or which of its ways it was. */
export const keyDigit = (desk: Desk, digit: string): void =>
  enterTotal(desk, withDigit(desk.game, totalKeyed.peek(), digit));

function enterTotal(desk: Desk, entry: TotalEntry): void {
  if (!isPadOpen(desk)) return;
  const roll = rollKeyed(desk.game, entry);
  keep(roll ?? []);
  totalKeyed.value = entry;
  sayAtRest(desk);
}

export function sayAtRest(desk: Desk): void {
  const number = desk.table.roll?.number ?? 0;
  if (desk.away || phaseOf(desk.table) !== 'dice out' || restSaid.peek() === number) return;
  if (whyNot(desk, { type: 'BringToRest' }) !== undefined) return;
  restSaid.value = number;
  void desk.give({ type: 'BringToRest' });
}

/** Calls what is keyed, and keys the total into the entry equipment where there is any; pressing entry is a step of its own. */
export async function enterKeyed(desk: Desk): Promise<void> {
  const faces = keyed.peek();
  if (desk.away || !isRoll(faces, desk.game.dice)) return;
  sayAtRest(desk);
  const { entry } = desk.rules.procedure.calling;
  const keysEntry =
    entry?.way === 'keyed-and-pressed' &&
    (desk.setup.mode === 'strict' || desk.setup.mode === 'training') &&
    desk.table.opening.equipment.get(entry.item)?.on === true;
  const done = await desk.give(
    { type: 'CallRoll', faces, ...(keysTotals(desk) ? { read: 'total' } : {}) },
    ...(keysEntry ? [{ type: 'KeyEntry', total: totalOf(faces) } as const] : []),
  );
  if (done) keep([]);
}
