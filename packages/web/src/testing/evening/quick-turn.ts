import type { Page } from 'playwright-core';

/** Whose turn is thrown, and the bet without which nobody throws. */
export type QuickTurn = {
  readonly table: string;
  readonly seat: number;
  readonly throws: number;
  readonly bet: { readonly wager: string; readonly chips: number };
};

/**
 * Throws a whole turn in the name of whoever sits before a page, without its buttons: for turns of which the end
 * alone is looked at. The bet is put up anew whenever it has been paid.
 */
export const throwsQuickly = (page: Page, turn: QuickTurn): Promise<void> =>
  page.evaluate(async ({ table, seat, throws, bet }) => {
    let given = 0;
    const isTaken = async (command: object): Promise<boolean> => {
      given += 1;
      const headers = { 'content-type': 'application/json', 'idempotency-key': `turn-of-${table}-${given}` };
      const body = JSON.stringify({ command });
      return (await fetch(`./api/v1/tables/${table}/commands`, { method: 'POST', headers, body })).ok;
    };
    for (let thrown = 0; thrown < throws; ) {
      if (await isTaken({ type: 'ThrowDice', seat })) thrown += 1;
      // The dice are still on their way back, or the bet has just been paid.
      else {
        await isTaken({ type: 'PlaceBets', seat, bets: [bet] });
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }, turn);
