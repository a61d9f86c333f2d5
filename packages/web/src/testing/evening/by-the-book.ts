import type { AtDesk } from './at-desk.ts';

export type Staff = { readonly dealer: AtDesk; readonly supervisor: AtDesk; readonly operator: AtDesk };

/** Opens a table of Snake Eyes in a casino: every step by whoever the rules give it to. */
export async function openByTheBook({ dealer, supervisor, operator }: Staff): Promise<void> {
  await dealer.press('Sign on as dealer');
  await supervisor.press('Sign on as game supervisor');
  await dealer.press('Open the table');
  await dealer.press('Confirm: the corners');
  await dealer.press('Confirm: the sides');
  await supervisor.press('Register: the drop box');
  await supervisor.writes('Number or name', 'B7');
  await supervisor.inSheet('Register equipment');
  await dealer.press('Receive dice');
  await dealer.inSheet('Receive dice');
  await dealer.press('Inspect the dice');
  await dealer.inSheet('Inspect the dice');
  await supervisor.press('Register: the bowl');
  await supervisor.press('Inspect the dice');
  await supervisor.inSheet('Inspect the dice');
  await dealer.press('Unlock the float');
  await dealer.press('Count the float');
  await dealer.page.locator('dialog[open]').getByLabel('How many').nth(1).fill('400');
  await dealer.inSheet('Count the float');
  await operator.press('Post the odds');
  await dealer.press('Start play');
  await dealer.says('Offer the dice');
}
