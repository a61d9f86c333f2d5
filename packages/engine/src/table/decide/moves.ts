import { withLimits } from '../bets.ts';
import type { PlacementCommand } from '../command/placement.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { Move } from '../event/placement.ts';
import { limitsFor } from '../limits.ts';
import type { TableBet } from '../table.ts';
import { isBlank } from './blank.ts';
import { lastLay, settleAgain } from './settled-again.ts';
import { unknown } from './stakes.ts';
import { betClosed, betOn, frozenLayout, isPast, wagerClosed } from './windows.ts';

type Command<Type extends PlacementCommand['type']> = Extract<PlacementCommand, { readonly type: Type }>;

export function noteMovedBet(context: Context, command: Command<'NoteMovedBet'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { lying } = procedure.placement;
  const { until } = procedure.betting.takingDown;
  const bet = table.betting.bets.find((each) => each.bet === command.bet);
  if (bet === undefined) return notOnLayout(context, lying);
  if (isPast(context, until))
    return refuse(
      'TOO_LATE',
      cite(lying),
      `The layout is settled as it lay when the dice ${until === 'rest' ? 'came to rest' : 'were thrown'}. It can only be restored.`,
    );
  const refused = betClosed(context, bet) ?? misplaced(context, bet, command);
  if (refused !== undefined) return refused;

  return accept(moved(context, bet, command, 'found', lying));
}

/** Until the bet is settled the chips count where they would have lain; after that it is settled again. */
export function restoreBet(context: Context, command: Command<'RestoreBet'>): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { clause } = procedure.placement.restoring;
  const { wager, words } = command;
  const up = table.betting.bets.find((each) => each.bet === command.bet);
  const lay = lastLay(context, command.bet);
  const bet = up ?? lay;
  if (bet === undefined || table.roll?.settled.includes(bet.bet) === true)
    return notOnLayout(context, clause);
  const refused = frozenLayout(context) ?? ridden(context, bet) ?? misplaced(context, bet, command);
  if (refused !== undefined) return refused;

  const stage = game.wagers[wager]?.opensAt ?? '';
  const again =
    lay === undefined || lay.wager === wager
      ? undefined
      : settleAgain(context, withLimits({ ...lay, wager, stage }, limitsFor(context, lay.seat, wager)), {
          words,
          clause: cite(clause),
        });
  if (again !== undefined) return again;
  return up === undefined
    ? notOnLayout(context, clause)
    : accept(moved(context, up, command, 'restored', clause));
}

/** A bet that is locked on a set or a turn and has ridden on a throw of it lay where it lies. */
function ridden({ game, cite }: Context, { wager: id, stage }: TableBet): Decided<never> | undefined {
  const wager = game.wagers[id];
  if (wager?.locks === undefined || stage === wager.opensAt) return undefined;
  return refuse('BET_IS_LOCKED', cite(wager.locks.clause), `${wager.name} is locked until it is decided.`);
}

/** How chips get from the bet they lie on to another wager: onto the bet there, or as a bet of their own. */
export function moveTo(context: Context, bet: TableBet, to: string): Move {
  const { table, game } = context;
  const { seat, chips, tokens, wager: from } = bet;
  const whole = table.betting.bets.find((each) => each.bet === bet.bet);
  const isWhole = whole?.chips === chips && whole.tokens === tokens;
  const there = betOn(context, seat, to)?.bet;
  // Chips that join a bet whose turn has passed would miss the settlement.
  const joins = there !== undefined && table.roll?.settled.includes(there) !== true;
  const own = isWhole ? bet.bet : `b${table.betting.placed + 1}`;
  const stage = game.wagers[to]?.opensAt ?? '';
  return {
    bet: bet.bet,
    into: joins ? there : own,
    seat,
    from,
    to,
    stage,
    chips,
    tokens,
    ...limitsOn(context, seat, to),
  };
}

/** The limits that a bet comes under by counting on a wager. */
function limitsOn(context: Context, seat: number, wager: string): Pick<TableBet, 'limits'> {
  const limits = limitsFor(context, seat, wager);
  return limits === undefined ? {} : { limits };
}

export const notOnLayout = ({ cite }: Context, basis: string): Decided<never> =>
  refuse(
    'NO_SUCH_BET',
    cite(basis),
    'That bet is not on the layout, and the last roll did not decide it. Name another.',
  );

function misplaced(
  context: Context,
  bet: TableBet,
  { wager, words }: Command<'NoteMovedBet'> | Command<'RestoreBet'>,
): Decided<never> | undefined {
  const { procedure, cite } = context;
  const { lying } = procedure.placement;
  if (bet.wager === wager)
    return refuse('LIES_THERE', cite(lying), `The bet lies on ${wager} already. Name another wager.`);
  if (isBlank(words)) return refuse('WORDS_MISSING', cite(lying), 'Write down how the bet came to be moved.');
  return unknown(context, wager) ?? wagerClosed(context, bet.seat, wager);
}

const moved = (
  context: Context,
  bet: TableBet,
  { wager, words }: Command<'NoteMovedBet'> | Command<'RestoreBet'>,
  cause: 'found' | 'restored',
  basis: string,
): EventBody => ({
  type: 'BetMoved',
  cause,
  words,
  ...moveTo(context, bet, wager),
  clause: context.cite(basis),
});
