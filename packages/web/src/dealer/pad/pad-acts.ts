import { isRoll, type Pips, phaseOf, totalOf } from '@dicepit/engine';
import { type Desk, whyNot } from '../desk/desk.ts';
import { withFace } from './faces.ts';
import { keep, keyed, restSaid } from './kept.ts';

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
    entry.way === 'keyed-and-pressed' &&
    (desk.setup.mode === 'strict' || desk.setup.mode === 'training') &&
    desk.table.opening.equipment.get(entry.item)?.on === true;
  const done = await desk.give(
    { type: 'CallRoll', faces },
    ...(keysEntry ? [{ type: 'KeyEntry', total: totalOf(faces) } as const] : []),
  );
  if (done) keep([]);
}
