import { carried } from '../carrying.ts';
import type { Context } from '../concern.ts';
import { betsAfter, corrected, correctionOf } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { posted } from '../ledger.ts';
import { postingsOf, reversed } from '../settlement.ts';
import type { Outcome, PastRoll } from '../table.ts';
import { turnAfter } from './turn-after.ts';

/** A roll that is done is put right: reversed, settled again, and the turn with it. */
export function putRight(
  context: Context,
  past: PastRoll,
  outcome: Outcome,
  clause: string,
): readonly EventBody[] {
  const correction = correctionOf(context, past, outcome);
  const { table } = context;
  const after = turnAfter(context, past, outcome, betsAfter(table, correction));
  const { thrown, freezes, returned, events } = after;
  const moves = corrected(context, past, correction, { clause, thrown, freezes });
  // What goes back to a rack is there to be taken from when the roll is undone.
  const ledger = posted(
    table.ledger,
    returned.flatMap(({ postings = [] }) => postings),
  );
  return [
    ...returned,
    ...moves,
    ...carried({ ...context, table: { ...table, ledger } }, past, moves),
    ...events,
  ];
}

/** What is settled of the roll under way is undone, and its bets lie where they lay. */
export function undone(context: Context, clause: string): readonly EventBody[] {
  const { table } = context;
  const { roll } = table;
  if (roll === undefined || roll.lines.length === 0) return [];
  const settled = new Set(roll.settled);
  const people = new Map([...table.seats.values()].map(({ seat, person }) => [seat, person]));
  const back: readonly EventBody[] = [
    {
      type: 'RollReversed',
      roll: roll.number,
      lines: roll.lines.map((line) => ({ roll: roll.number, line })),
      bets: roll.layout.filter(({ bet }) => settled.has(bet)),
      clause,
      postings: roll.lines.flatMap((line) => reversed(postingsOf(line))),
    },
  ];
  // What somebody was paid may be cashed out by now.
  return [...back, ...carried(context, { people }, back)];
}
