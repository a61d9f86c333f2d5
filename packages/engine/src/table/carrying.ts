import { writeMoney } from '../money.ts';
import type { Context } from './concern.ts';
import { hasLeft } from './correction.ts';
import type { EventBody } from './event/event.ts';
import { incidentOf } from './incident.ts';
import { balanceOf, moved, posted } from './ledger.ts';
import type { PastRoll } from './table.ts';

/**
 * What a correction leaves between the house and a person that no rack at the table can hold: more than is left in
 * it, or anything at all of somebody who has gone. It is carried outside the table and an incident says so.
 */
export function carried(
  context: Context,
  past: Pick<PastRoll, 'people'>,
  events: readonly EventBody[],
): readonly EventBody[] {
  const { table } = context;
  const postings = events.flatMap((event) => event.postings ?? []);
  const after = posted(table.ledger, postings);
  const clause = 'policy/carried-balances';
  return [...past.people].flatMap(([seat, person]): readonly EventBody[] => {
    const gone = hasLeft(table, past, seat);
    const over = (account: `rack:${number}` | `tokens:${number}`): number =>
      gone
        ? balanceOf(after, account) - balanceOf(table.ledger, account)
        : Math.min(0, balanceOf(after, account));
    const cents = over(`rack:${seat}`);
    const tokens = over(`tokens:${seat}`);
    if (cents === 0 && tokens === 0) return [];
    const words =
      cents < 0 ? `${person} owes ${writeMoney(-cents)}` : `${person} is owed ${writeMoney(cents)}`;
    return [
      {
        type: 'BalanceCarried',
        seat,
        person,
        cents,
        clause,
        postings: [
          ...moved(`rack:${seat}`, 'outside', cents),
          ...moved(`tokens:${seat}`, 'outside-tokens', tokens),
        ],
      },
      incidentOf(context, { kind: `carried-${seat}`, clause, words }),
    ];
  });
}
