import { isStake, writeMoney } from '../../money.ts';
import { lastLimits, withChips } from '../bets.ts';
import type { PlacementCommand } from '../command/placement.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved } from '../ledger.ts';
import type { TableBet } from '../table.ts';
import { isBlank } from './blank.ts';
import { notOnLayout } from './moves.ts';
import { lastLay, settleAgain } from './settled-again.ts';
import { brokenChip, handedBack, outsideLimits } from './stakes.ts';
import { betClosed, frozenLayout, isPast } from './windows.ts';

type Command<Type extends PlacementCommand['type']> = Extract<PlacementCommand, { readonly type: Type }>;

export function correctStake(context: Context, command: Command<'CorrectStake'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { chips, words } = command;
  const { clause } = procedure.placement.correcting;
  const up = table.betting.bets.find((each) => each.bet === command.bet);
  const lay = lastLay(context, command.bet);
  const bet = up ?? lay;
  if (bet === undefined || table.roll?.settled.includes(bet.bet) === true)
    return notOnLayout(context, clause);
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  if (isBlank(words)) return refuse('WORDS_MISSING', cite(clause), 'Write down why the stake was wrong.');
  if (!isStake(chips) || chips === bet.chips)
    return refuse(
      'NOT_ANOTHER_STAKE',
      cite(clause),
      `The stake is ${writeMoney(bet.chips)}. Give another whole number of cents above nothing.`,
    );
  const broken = brokenChip(context, bet.seat, chips);
  if (broken !== undefined) return broken;
  // A stake that was over-counted may fall below the minimum; one that grows keeps to the maximum it was laid under.
  const over =
    chips > bet.chips
      ? outsideLimits(context, bet.seat, bet.wager, chips + bet.tokens, lastLimits(bet))
      : undefined;
  if (over !== undefined) return over;
  const again =
    lay === undefined || lay.chips === chips
      ? undefined
      : settleAgain(context, withChips(lay, chips), { words, clause: cite(clause) });
  if (again !== undefined) return again;

  return up === undefined ? notOnLayout(context, clause) : corrected(context, up, command);
}

function corrected(context: Context, bet: TableBet, command: Command<'CorrectStake'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { chips, words } = command;
  const clause = cite(procedure.placement.correcting.clause);
  const more = chips - bet.chips;
  const rack = balanceOf(table.ledger, `rack:${bet.seat}`);
  if (more > rack)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `${writeMoney(more)} more is above the ${writeMoney(rack)} in the rack of seat ${bet.seat}. Correct it to less.`,
    );

  return accept({
    type: 'StakeCorrected',
    bet: bet.bet,
    seat: bet.seat,
    before: bet.chips,
    chips,
    words,
    clause,
    postings: moved(`rack:${bet.seat}`, 'layout', more),
  });
}

export function refuseWager(context: Context, command: Command<'RefuseWager'>): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const { grounds } = command;
  const { clause } = procedure.placement.refusing;
  const bet = table.betting.bets.find((each) => each.bet === command.bet);
  if (bet === undefined) return notOnLayout(context, clause);
  if (isPast(context, procedure.betting.takingDown.until))
    return refuse('TOO_LATE', cite(clause), 'The bet counts for this roll. It could be refused before.');
  const closed = betClosed(context, bet);
  if (closed !== undefined) return closed;
  if (isBlank(grounds))
    return refuse(
      'GROUNDS_MISSING',
      cite(clause),
      'A bet is refused on reasonable grounds. Write them down.',
    );

  const { seat, chips, tokens } = bet;
  return accept({
    type: 'WagerRefused',
    bet: bet.bet,
    seat,
    chips,
    tokens,
    grounds,
    clause: cite(clause),
    postings: handedBack(bet),
  });
}
