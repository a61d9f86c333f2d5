import type { LiveTable } from '@dicepit/client';
import { client } from '../live/pit.ts';
import { type BuyIn, usualBuyIn } from './seating.ts';
import { sitProblem } from './sit-problem.ts';

export type SittingDown = {
  readonly seat: number;
  readonly name: string;
  readonly born?: string | undefined;
};

/** Takes a seat, and the chips that somebody begins with. The account is asked for: it may be new. */
export async function sitDown(live: LiveTable, { seat, name, born }: SittingDown): Promise<void> {
  sitProblem.value = undefined;
  const table = client.table(live.id);
  const sat = await table.sitDown({ seat, name, ...(born === undefined ? {} : { born }) });
  if (!sat.ok) {
    sitProblem.value = { problem: sat.problem, seated: false };
    return;
  }
  const account = await client.account();
  const chips = account.ok ? usualBuyIn(live, account.value.cents) : undefined;
  if (chips === undefined) return;
  const bought = await table.command(buying(seat, chips));
  if (!bought.ok) sitProblem.value = { problem: bought.problem, seated: true };
}

const buying = (seat: number, { cents, colour }: BuyIn) =>
  ({
    type: 'BuyIn',
    seat,
    cents,
    from: 'account',
    ...(colour === undefined ? {} : { colour }),
  }) as const;
