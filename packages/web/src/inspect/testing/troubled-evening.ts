import type { CommandBody, Pips } from '@dicepit/engine';
import { inside, type World } from '../../../../server/src/http/testing/world.ts';

/** Gives a command by the interface, as somebody who has come in. */
type Gives = (who: string, command: CommandBody) => Promise<void>;

const givesAt =
  ({ ask }: World, table: string): Gives =>
  async (who, command) => {
    // The host is many things; here it is the operator who acts.
    const as = who === 'hanna' ? ({ as: 'operator' } as const) : {};
    const { status, text } = await ask(who, 'giveCommand', { params: { table }, body: { command, ...as } });
    if (status >= 300) throw new Error(`${command.type}: ${text}`);
  };

/**
 * A table with dice thrown by hand at which the whole round of troubles was had: roll 1 stands, roll 2 was amended
 * before it was settled, roll 3 was voided in the air and roll 4 at rest, and roll 5 was overruled after it had been paid.
 */
export async function aTroubledEvening(world: World): Promise<void> {
  const body = {
    pack: 'snake-eyes-nz',
    title: 'Table 1',
    mode: 'home',
    dice: 'physical',
    seats: 6,
    staff: { by: 'people' },
  } as const;
  const added = await world.ask('hanna', 'addTable', { body });
  const gives = givesAt(world, String(inside(added.json, 'table')));
  const code = String(inside((await world.ask('hanna', 'readCode')).json, 'code'));
  await gives('hanna', { type: 'PostLimits', limits: { minimum: 1_00, maximum: 10_00 } });
  await gives('hanna', { type: 'OpenTable', float: 10_000_00 });
  for (const [index, name] of ['ann', 'ben'].entries()) {
    const seat = index + 1;
    await world.ask(name, 'joinGuest', { body: { code, name } });
    await gives(name, { type: 'SitDown', seat, name, born: '1990-01-01' });
    await gives(name, { type: 'BuyIn', seat, cents: 50_00, from: 'account' });
  }
  const bets = async (): Promise<void> => {
    await gives('ann', { type: 'PlaceBets', seat: 1, bets: [{ wager: 'field', chips: 5_00 }] });
    await gives('ben', { type: 'PlaceBets', seat: 2, bets: [{ wager: 'hard-6', chips: 2_00 }] });
  };
  const throws = async (faces?: readonly Pips[]): Promise<void> => {
    await gives('ann', { type: 'ThrowDice', seat: 1 });
    if (faces === undefined) return;
    await gives('dora', { type: 'BringToRest' });
    await gives('dora', { type: 'CallRoll', faces });
  };
  await bets();
  await gives('dora', { type: 'OfferDice' });
  await gives('ann', { type: 'AcceptDice', seat: 1 });
  await throws([5, 4]);
  await gives('dora', { type: 'SettleRoll' });
  await bets();
  await throws([4, 2]);
  await gives('dora', { type: 'AmendEntry', faces: [4, 1] });
  await gives('sue', { type: 'AnswerAmendment', approve: true });
  await gives('dora', { type: 'SettleRoll' });
  await bets();
  await throws();
  await gives('dora', { type: 'CallNoRoll', reason: 'irregular', words: 'a hand in the way' });
  await throws();
  await gives('dora', { type: 'BringToRest' });
  await gives('dora', { type: 'CallNoRoll', reason: 'die-on-die' });
  await throws([6, 5]);
  await gives('dora', { type: 'SettleRoll' });
  await gives('carl', { type: 'OverruleCall', roll: 5, faces: [4, 4], words: 'the film shows two fours' });
}
