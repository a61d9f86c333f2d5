import type { By, Pips } from '@dicepit/engine';
import { openMemory, type Store } from '@dicepit/store';
import {
  addTable,
  aPit,
  buysIn,
  dealer,
  openTable,
  operator,
  player,
  type TestPit,
} from '../../testing/tables.ts';

const supervisor: By = { person: 'sue', role: 'game-supervisor' };
const casino: By = { person: 'carl', role: 'casino-supervisor' };
export const inspector: By = { person: 'ines', role: 'inspector' };

/**
 * A table with dice thrown by hand at which the whole round of troubles was had: roll 1 stands, roll 2 was amended
 * before it was settled, roll 3 was voided in the air and roll 4 at rest, and roll 5 was overruled after it had been paid.
 */
export async function aTroubledTable(store: Store = openMemory()): Promise<TestPit> {
  const pit = aPit(store);
  await addTable(pit, 'nz-1', 'snake-eyes-nz', { house: null, setup: { dice: 'physical' } });
  await openTable(pit, 'nz-1', ['ann', 'ben']);
  const gives = (by: By, command: Parameters<TestPit['gives']>[2]) => {
    pit.wait(1_000);
    return pit.gives('nz-1', by, command);
  };
  const bets = async (): Promise<void> => {
    await gives(player('ann'), { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    await gives(player('ben'), { type: 'PlaceBets', seat: 2, bets: [{ wager: 'hard-6', chips: 2_00 }] });
  };
  await bets();
  await gives(dealer, { type: 'OfferDice' });
  await gives(player('ann'), { type: 'AcceptDice', seat: 1 });
  const throws = async (faces?: readonly Pips[]): Promise<void> => {
    await gives(player('ann'), { type: 'ThrowDice', seat: 1 });
    if (faces !== undefined) await gives(dealer, { type: 'BringToRest' });
    if (faces !== undefined) await gives(dealer, { type: 'CallRoll', faces });
  };

  await throws([5, 4]);
  await gives(dealer, { type: 'SettleRoll' });
  await bets();
  await throws([4, 2]);
  await gives(dealer, { type: 'AmendEntry', faces: [4, 1] });
  await gives(supervisor, { type: 'AnswerAmendment', approve: true });
  await gives(dealer, { type: 'SettleRoll' });
  await bets();
  await throws();
  await gives(dealer, { type: 'CallNoRoll', reason: 'irregular', words: 'a hand in the way' });
  await throws();
  await gives(dealer, { type: 'BringToRest' });
  await gives(dealer, { type: 'CallNoRoll', reason: 'die-on-die' });
  await throws([6, 5]);
  await gives(dealer, { type: 'SettleRoll' });
  await gives(casino, { type: 'OverruleCall', roll: 5, faces: [4, 4], words: 'the film shows two fours' });
  await buysIn(pit, 'nz-1', 'ann', 1);
  await pit.gives('nz-1', operator, { type: 'PostLimits', limits: { minimum: 2_00, maximum: 20_00 } });
  return pit;
}
