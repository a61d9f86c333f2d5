import type { Cents } from '@dicepit/engine';
import type { Desk } from '../desk/desk.ts';
import { whyNot } from '../sight.ts';
import { buyingAt, inSteps } from './buying.ts';

/**
 * Puts chips that the host has given into the rack, so that they can be played at once. They stay in the account where no
 * chips can be bought just now, or where a colour is still to be chosen.
 */
export async function takeGift(desk: Desk, given: Cents, account: Cents): Promise<boolean> {
  const sight = desk.sight.peek();
  if (sight?.mine === undefined) return false;
  const { unit, colours } = buyingAt(sight);
  const cents = inSteps(given, unit, account);
  const command = { type: 'BuyIn', seat: sight.mine.seat, cents, from: 'account' } as const;
  if (colours.length > 0 || cents === 0 || whyNot(sight, command) !== undefined) return false;
  return desk.command(command);
}
