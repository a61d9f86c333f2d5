import { type Cents, writeMoney } from '../../money.ts';
import { lastLimits, withSums } from '../bets.ts';
import type { BettingCommand } from '../command/betting.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import type { TableBet } from '../table.ts';
import { brokenChip, flagsOn, handedBack, laid, outsideLimits, putDown, unfit } from './stakes.ts';
import { betClosed, layoutClosed, windowOf } from './windows.ts';

/** The betting commands and what decides each. */
export const betting: Decide<BettingCommand> = { PlaceBets: placeBets, TakeDownBet: takeDownBet };

type Command<Type extends BettingCommand['type']> = Extract<BettingCommand, { readonly type: Type }>;

function placeBets(context: Context, { seat, bets }: Command<'PlaceBets'>): Decided<EventBody> {
  const refused =
    mayNotBet(context, seat) ??
    layoutClosed(context) ??
    diceOut(context, bets[0]?.wager) ??
    unfit(context, seat, bets);
  if (refused !== undefined) return refused;

  const made = laid(context, { seat, bets, placedBy: 'player', joining: true });
  return accept(...made.map((bet) => putDown(context, bet)));
}

function takeDownBet(context: Context, command: Command<'TakeDownBet'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat, leave = 0 } = command;
  const clause = cite(procedure.betting.takingDown.clause);
  const bet = table.betting.bets.find((each) => each.bet === command.bet && each.seat === seat);
  const stake = bet === undefined ? 0 : bet.chips + bet.tokens;

  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours. Give the number of your own.`);
  if (bet === undefined)
    return refuse('NO_SUCH_BET', clause, 'That bet is not on the layout. Name one of yours.');
  const closed = betClosed(context, bet);
  if (closed !== undefined) return closed;
  if (!Number.isSafeInteger(leave) || leave < 0 || leave >= stake) {
    return refuse(
      'NOT_LESS',
      clause,
      `${writeMoney(leave)} is not less than the ${writeMoney(stake)} staked. Leave less up, or nothing.`,
    );
  }
  const left = withSums(bet, whatIsLeft(bet, leave));
  const odd =
    leave === 0
      ? undefined
      : (brokenChip(context, seat, leave) ??
        outsideLimits(context, seat, bet.wager, leave, lastLimits(left)));
  if (odd !== undefined) return odd;

  return accept(takenDown(context, bet, leave));
}

/** Why a person may not bet from a seat, if not. */
export function mayNotBet({ table, by, procedure, cite }: Context, seat: number): Decided<never> | undefined {
  if (table.staff.get(by.person) === 'dealer')
    return refuse(
      'DEALER_MAY_NOT_BET',
      cite(procedure.staff.noBets),
      'A dealer may not bet at the table dealt. Sign off first.',
    );
  if (table.seats.get(seat)?.person !== by.person)
    return refuse(
      'NOT_YOUR_SEAT',
      cite(procedure.betting.chips),
      `Seat ${seat} is not yours. Give the number of your own.`,
    );
  return undefined;
}

/** Why no ordinary bet is taken while a roll is made, if one is. */
export function diceOut(context: Context, wager: string | undefined): Decided<never> | undefined {
  const { table, procedure } = context;
  const { roll } = table;
  if (roll === undefined) return undefined;
  const wayOut =
    procedure.late !== undefined && roll.restedAt === undefined
      ? 'Ask for a late bet, or wait until the roll is settled.'
      : 'They open again when the roll is settled.';
  return refuse(
    'BETTING_IS_CLOSED',
    windowOf(context, wager, procedure.betting.closing),
    `Bets are closed since the dice were thrown. ${wayOut}`,
  );
}

/** Chips come back before tokens: a token is good for nothing but a bet. */
function whatIsLeft({ chips, tokens }: TableBet, leave: Cents): Pick<TableBet, 'chips' | 'tokens'> {
  const left = Math.max(0, leave - tokens);
  return { chips: Math.min(chips, left), tokens: leave - left };
}

export function takenDown(context: Context, bet: TableBet, leave: Cents): EventBody {
  const { procedure } = context;
  const left = withSums(bet, whatIsLeft(bet, leave));
  const chips = bet.chips - left.chips;
  const tokens = bet.tokens - left.tokens;
  return {
    type: 'BetTakenDown',
    bet: bet.bet,
    chips,
    tokens,
    ...(leave === 0 ? {} : { flags: flagsOn(context, left) }),
    clause: windowOf(context, bet.wager, procedure.betting.takingDown.clause),
    postings: handedBack({ seat: bet.seat, chips, tokens }),
  };
}
