import type { PlacementCommand } from '../command/placement.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { diceOut } from './betting.ts';
import { isBlank } from './blank.ts';
import { instructionOf } from './instruction.ts';
import { moveTo, noteMovedBet, restoreBet } from './moves.ts';
import { correctStake, refuseWager } from './overriding.ts';
import { heldWith, laid, outsideLimits, putDown, unfit } from './stakes.ts';
import { betClosed, betOn, isPast, layoutClosed, wagerClosed } from './windows.ts';

/** The placement commands and what decides each. */
export const placement: Decide<PlacementCommand> = {
  PlaceForPlayer: placeForPlayer,
  ContestPlacement: contestPlacement,
  NoteMovedBet: noteMovedBet,
  RestoreBet: restoreBet,
  CorrectStake: correctStake,
  RefuseWager: refuseWager,
};

type Command<Type extends PlacementCommand['type']> = Extract<PlacementCommand, { readonly type: Type }>;

function placeForPlayer(context: Context, command: Command<'PlaceForPlayer'>): Decided<EventBody> {
  const { table, game, procedure, cite } = context;
  const { seat, words, bet } = command;
  const { assisting } = procedure.placement;
  const person = table.seats.get(seat)?.person;
  if (person === undefined)
    return refuse('NO_SUCH_SEAT', cite(assisting), `Nobody sits at seat ${seat}. Name a seat that is taken.`);
  if (table.staff.get(person) === 'dealer')
    return refuse(
      'DEALER_MAY_NOT_BET',
      cite(procedure.staff.noBets),
      'A dealer may not bet at the table dealt. Sign off first.',
    );
  const closed = layoutClosed(context) ?? diceOut(context, bet.wager);
  if (closed !== undefined) return closed;
  if (isBlank(words))
    return refuse('WORDS_MISSING', cite(assisting), 'Write down what the player asked for.');
  const refused = unfit(context, seat, [bet]);
  if (refused !== undefined) return refused;

  const [lies] = laid(context, { seat, bets: [bet], placedBy: 'dealer', joining: true });
  if (lies === undefined) return accept();
  return accept(putDown(context, lies), {
    type: 'PlacedForPlayer',
    bet: betOn(context, seat, bet.wager)?.bet ?? lies.bet,
    seat,
    instruction: instructionOf(game, words, lies),
    clause: cite(assisting),
  });
}

function contestPlacement(context: Context, command: Command<'ContestPlacement'>): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat } = command;
  const { until, clause } = procedure.placement.contesting;
  const bet = table.betting.bets.find((each) => each.bet === command.bet && each.seat === seat);
  const instruction = bet?.instruction;
  if (table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', cite(clause), `Seat ${seat} is not yours. Give the number of your own.`);
  if (bet === undefined)
    return refuse('NO_SUCH_BET', cite(clause), 'That bet is not on the layout. Name one of yours.');
  if (isPast(context, until))
    return refuse(
      'TOO_LATE',
      cite(clause),
      `A placement could be contested until the dice ${until === 'rest' ? 'came to rest' : 'were thrown'}. It stands where it lies.`,
    );
  if (instruction === undefined)
    return refuse(
      'NOT_PLACED_FOR_YOU',
      cite(clause),
      'The dealer did not place that bet. Take it down and place another.',
    );
  if (instruction.asked === undefined)
    return refuse(
      'WORDS_UNCLEAR',
      cite(clause),
      `'${instruction.words}' names no wager of this layout. Take the bet down and place another.`,
    );
  if (instruction.asked === bet.wager)
    return refuse('AS_INSTRUCTED', cite(clause), `The bet lies on ${bet.wager}, as the words asked.`);
  const chips = Math.min(instruction.chips, bet.chips);
  const tokens = Math.min(instruction.tokens, bet.tokens);
  const stake = heldWith(context, seat, { wager: instruction.asked, chips, tokens });
  const closed =
    betClosed(context, bet) ??
    wagerClosed(context, seat, instruction.asked) ??
    outsideLimits(context, seat, instruction.asked, stake);
  if (closed !== undefined) return closed;

  return accept({
    type: 'BetMoved',
    cause: 'contested',
    words: instruction.words,
    ...moveTo(context, { ...bet, chips, tokens }, instruction.asked),
    clause: cite(clause),
  });
}
