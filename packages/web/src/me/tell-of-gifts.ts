import type { Cents } from '@dicepit/engine';
import type { CageAccount } from '@dicepit/wire';
import { guestWords } from '../join/guest-words.ts';
import { client } from '../live/pit.ts';
import { toastWith } from '../shell/toasts.tsx';
import { sum } from '../words/words.ts';

const STORAGE_KEY = 'dicepit.account';

/** Says what was given since this device last looked, and where it is now. */
export async function tellOfGifts(person: string, isTold: boolean, bring: Bring): Promise<void> {
  const answer = await client.account();
  if (!answer.ok || answer.value.person !== person) return;
  const { lines, cents: account } = answer.value;
  const cents = givenSince({ lines }, seenBy(person), isTold);
  // Before anything else, so that another page on this device does not bring the same chips again.
  keep(person, lines.at(-1)?.entry ?? 0);
  if (cents === 0) return;
  const { toRack, toAccount } = guestWords.peek().me.given;
  const isInRack = await bring(cents, account);
  toastWith((isInRack ? toRack : toAccount)({ sum: sum(cents) }));
}

/** The last entry of somebody's account that this device has seen. */
function seenBy(person: string): number | undefined {
  const [whose, entry] = (kept() ?? '').split(' ');
  return whose === person ? Number(entry) : undefined;
}

/** Where nothing can be kept, it is known as long as the page is open. */
let here: string | undefined;

function kept(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? here;
  } catch {
    return here;
  }
}

function keep(person: string, entry: number): void {
  here = `${person} ${entry}`;
  try {
    localStorage.setItem(STORAGE_KEY, here);
  } catch {
    // A private window may have no storage.
  }
}

/** Takes chips from the account to where they can be played; says whether that was done. */
export type Bring = (cents: Cents, account: Cents) => Promise<boolean>;

/**
 * What the host has given after the last entry of the account that this device has seen. A device that has seen none
 * has the latest alone, and only if the pit has just told that there is something.
 */
export function givenSince(
  { lines }: Pick<CageAccount, 'lines'>,
  seen: number | undefined,
  isTold: boolean,
): Cents {
  const given = lines.filter(({ type }) => type === 'ChipsIssued');
  const fresh =
    seen === undefined ? given.slice(isTold ? -1 : given.length) : given.filter(({ entry }) => entry > seen);
  return fresh.reduce((all, { cents }) => all + cents, 0);
}
