import type { Cents } from '@dicepit/engine';
import type { PlayerStore } from './player-store.ts';
import { refusalFor } from './player-view.ts';
import { buyingAt, inSteps } from './sheets/chips-sheet.tsx';

/**
 * Puts chips that the host has given into the rack, so that they can be played at once. They stay in the account where no
 * chips can be bought just now, or where a colour is still to be chosen.
 */
export async function takeGift(store: PlayerStore, given: Cents, account: Cents): Promise<boolean> {
  const view = store.view.peek();
  if (view?.mine === undefined) return false;
  const { unit, colours } = buyingAt(view);
  const cents = inSteps(given, unit, account);
  const command = { type: 'BuyIn', seat: view.mine.seat, cents, from: 'account' } as const;
  if (colours.length > 0 || cents === 0 || refusalFor(view, command) !== undefined) return false;
  return store.command(command);
}
