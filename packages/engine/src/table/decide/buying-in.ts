import { writeMoney } from '../../money.ts';
import type { MoneyCommand } from '../command/money.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved, type Posting } from '../ledger.ts';
import { floatTooSmall, notASum } from '../sums.ts';
import { colourAsked, notInColour } from './colour-chips.ts';

type BuyIn = Extract<MoneyCommand, { readonly type: 'BuyIn' }>;

const sources: readonly string[] = ['cash', 'account', 'chips'] satisfies readonly BuyIn['from'][];

/** Chips for cash, from an account, or in an own colour for value chips. */
export function buyIn(context: Context, command: BuyIn): Decided<EventBody> {
  const { table, by } = context;
  const { seat, cents, from } = command;
  const clause = clauseOf(context, command);
  const rack = `rack:${seat}` as const;
  const sitter = table.seats.get(seat);
  const colour = colourAsked(context, seat, command.colour);

  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (by.role === 'player' && sitter.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  if (by.role === 'player' && from === 'cash')
    return refuse(
      'CASH_IS_FOR_THE_DEALER',
      clause,
      'Cash is taken by the dealer. Hand it over at the table.',
    );
  if (!sources.includes(from))
    return refuse('NO_SUCH_SOURCE', clause, `Chips are bought with ${sources.join(', ')}, not '${from}'.`);
  const unsound =
    from === 'chips' ? notASum(context, clause, cents) : notASum(context, clause, cents, rack, 'drop-box');
  if (unsound !== undefined) return unsound;
  const uncoloured = colour === undefined ? undefined : notInColour(context, { seat, cents, asked: colour });
  if (uncoloured !== undefined) return uncoloured;
  const kept = valueChipsKept(context, command);
  if (kept !== undefined) return kept;
  const short = from === 'cash' ? floatTooSmall(context, cents) : undefined;
  if (short !== undefined) return short;

  const box = table.opening.equipment.get('drop-box')?.reference;
  return accept({
    type: 'BoughtIn',
    seat,
    cents,
    from,
    ...(colour === undefined ? {} : { colour: { ...colour, chips: cents / colour.value } }),
    ...(from === 'cash' && box !== undefined ? { box } : {}),
    clause,
    postings: postingsOf(command),
  });
}

/** A rack holds chips of one kind: value chips are exchanged all at once, and for a colour only. */
function valueChipsKept(context: Context, { seat, cents, from, colour }: BuyIn): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.money.colour?.issuing ?? procedure.money.change);
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const held = table.seats.get(seat)?.colour;
  if (from === 'chips' && (colour === undefined || held !== undefined))
    return refuse(
      'NOTHING_TO_EXCHANGE',
      clause,
      'Value chips are exchanged for a colour. Name one you do not hold.',
    );
  if (from === 'chips' && cents !== rack)
    return refuse(
      'NOT_THE_WHOLE_RACK',
      clause,
      `${writeMoney(rack)} in value chips is in the rack. Exchange all of it, and cash out the rest first.`,
    );
  if (from !== 'chips' && colour !== undefined && held === undefined && rack > 0)
    return refuse(
      'VALUE_CHIPS_IN_RACK',
      clause,
      `${writeMoney(rack)} in value chips is in the rack. Exchange it for the colour or cash it out first.`,
    );
  return undefined;
}

function clauseOf({ procedure: { money }, cite }: Context, { from, colour }: BuyIn): string {
  if (colour !== undefined && money.colour !== undefined) return cite(money.colour.issuing);
  return cite(from === 'cash' ? money.cash : money.account);
}

/** Cash goes into the drop box and chips leave the float; an account pays outside the table. */
function postingsOf({ seat, cents, from }: BuyIn): readonly Posting[] {
  const rack = `rack:${seat}` as const;
  switch (from) {
    case 'cash':
      return [...moved('outside', 'drop-box', cents), ...moved('float', rack, cents)];
    case 'account':
      return moved('outside', rack, cents);
    case 'chips':
      return [...moved(rack, 'float', cents), ...moved('float', rack, cents)];
  }
}
