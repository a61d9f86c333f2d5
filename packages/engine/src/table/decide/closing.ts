import { MINUTE } from '../calendar.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { takenDown } from '../correction.ts';
import type { EventBody } from '../event/event.ts';

export function closeTable(
  context: Context,
  _command: Extract<OpeningCommand, { readonly type: 'CloseTable' }>,
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { closing, lock } = procedure.opening;
  if (table.state === 'closed')
    return refuse('TABLE_IS_CLOSED', cite(closing), 'The table is closed already.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(closing), 'A roll is under way. Settle it first.');
  const early = tooEarly(context);
  if (early !== undefined) return early;

  const returned = table.betting.bets.map((bet) => takenDown(bet, cite(closing)));
  const locked: readonly EventBody[] = table.opening.floatLocked
    ? []
    : [{ type: 'FloatLocked', clause: cite(lock) }];
  return accept(...returned, ...locked, { type: 'TableClosed', clause: cite(closing) });
}

/** With players at the table it closes at the time on its sign, and not before the sign has hung long enough. */
function tooEarly({ table, procedure, cite, at }: Context): Decided<never> | undefined {
  const { minutes, clause } = procedure.signs.closing;
  const sign = table.signs.closing;
  if (minutes === 0 || table.state !== 'open' || table.seats.size === 0) return undefined;
  if (sign === undefined)
    return refuse(
      'CLOSING_NOT_POSTED',
      cite(clause),
      `${table.seats.size} players are at the table. Post a sign with the closing time ${minutes} minutes ahead.`,
    );
  const from = Math.max(sign.closesAt, sign.postedAt + minutes * MINUTE);
  if (!(at >= from))
    return refuse(
      'CLOSING_TIME_NOT_COME',
      cite(clause),
      `The sign lets the table close in ${Math.ceil((from - at) / MINUTE)} minutes of ${minutes}. Close it then.`,
    );
  return undefined;
}
