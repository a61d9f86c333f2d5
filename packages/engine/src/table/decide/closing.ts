import { MINUTE } from '../calendar.ts';
import type { OpeningCommand } from '../command/opening.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import { takenDown } from '../correction.ts';
import type { EventBody } from '../event/event.ts';
import { setCount } from '../turn-count.ts';
import { betsOfTurn, lockOnSet } from './turn.ts';

export function closeTable(
  context: Context,
  { breaksOff = false }: Extract<OpeningCommand, { readonly type: 'CloseTable' }>,
): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { closing, lock } = procedure.opening;
  if (table.state === 'closed')
    return refuse('TABLE_IS_CLOSED', cite(closing), 'The table is closed already.');
  if (table.roll !== undefined)
    return refuse('ROLL_UNDER_WAY', cite(closing), 'A roll is under way. Settle it first.');
  const early = tooEarly(context);
  if (early !== undefined) return early;
  const unfinished = thrownAgainFirst(context) ?? (breaksOff ? undefined : setIsLocked(context));
  if (unfinished !== undefined) return unfinished;

  const { is } = table.shooter;
  const { bets } = table.betting;
  const ended = is.kind === 'seat' ? betsOfTurn(context, is.seat, bets, 'given up') : [];
  const gone = new Set(ended.flatMap(betsIn));
  const returned = bets.filter(({ bet }) => !gone.has(bet)).map((bet) => takenDown(bet, cite(closing)));
  const locked: readonly EventBody[] = table.opening.floatLocked
    ? []
    : [{ type: 'FloatLocked', clause: cite(lock) }];
  return accept(...ended, ...returned, ...locked, { type: 'TableClosed', clause: cite(closing) });
}

const betsIn = (event: EventBody): readonly string[] => {
  if (event.type === 'TurnEnded') return event.settlements.map(({ bet }) => bet);
  return event.type === 'BetTakenDown' ? [event.bet] : [];
};

/** Where the rules let nobody change a bet after a void throw, no closing hands one back either. */
function thrownAgainFirst({ table, game, procedure, cite }: Context): Decided<never> | undefined {
  const { call, clause } = game.procedure.voidRoll;
  if (!table.frozen || procedure.calling.noRoll.mayUnfreeze) return undefined;
  return refuse(
    'THROW_AGAIN_FIRST',
    cite(clause),
    `After ${call} no bet is changed. The dice are thrown again first, by somebody else where the shooter cannot.`,
  );
}

/** The throws that are still to come in a set that bets are locked on, and what breaking it off would do to them. */
function setIsLocked(context: Context): Decided<never> | undefined {
  const { table, game, cite } = context;
  const { bets } = table.betting;
  const sets = setCount(game, table);
  const locks = bets.flatMap((bet) => lockOnSet(context, bet) ?? []);
  const [lock] = locks;
  if (sets === undefined || sets.thrown === 0 || lock === undefined) return undefined;
  const onTurn = bets.some(({ wager }) => game.wagers[wager]?.locks?.from === 'turn');
  return refuse(
    'SET_NOT_FINISHED',
    cite(lock.clause),
    onTurn
      ? `${sets.thrown} of ${sets.throws} throws are made and ${locks.length} bets are locked on them. Finish the set, or break it off: those stakes go back, and the ${sets.won} sets won before decide bets on the turn.`
      : `${sets.thrown} of ${sets.throws} throws are made and ${locks.length} bets are locked on them. Finish the set, or break it off: those stakes go back.`,
  );
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
