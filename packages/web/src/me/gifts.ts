import type { Cents } from '@dicepit/engine';
import type { CageAccount } from '@dicepit/wire';

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
