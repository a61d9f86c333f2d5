import { writeMoney } from '../../money.ts';
import { ageAsked, underAge } from '../age.ts';
import type { SeatsCommand } from '../command/seats.ts';
import { accept, type Context, type Decide, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved, posted } from '../ledger.ts';
import type { Seat } from '../table.ts';
import { takenDown } from './betting.ts';
import { colouredOut } from './colour-chips.ts';
import { endOfTurn } from './turn.ts';
import { betClosed } from './windows.ts';

/** The seats commands and what decides each. */
export const seats: Decide<SeatsCommand> = {
  SitDown: sitDown,
  StandUp: standUp,
  RequireToVacate: requireToVacate,
};

type Command<Type extends SeatsCommand['type']> = Extract<SeatsCommand, { readonly type: Type }>;

function sitDown(context: Context, { seat, name, born }: Command<'SitDown'>): Decided<EventBody> {
  const { table, setup, by, procedure, cite } = context;
  const { sitting } = procedure.seats;
  const { colour } = procedure.money;
  const held = [...table.seats.values()].filter((each) => each.colour !== undefined);

  if (!Number.isInteger(seat) || seat < 1 || seat > setup.seats) {
    return refuse(
      'NO_SUCH_SEAT',
      cite(sitting),
      `There is no seat ${seat}. Seats are numbered 1 to ${setup.seats}.`,
    );
  }
  if (table.seats.has(seat))
    return refuse('SEAT_TAKEN', cite(sitting), `Seat ${seat} is taken. Choose another.`);
  if ([...table.seats.values()].some(({ person }) => person === by.person))
    return refuse('SEATED_ALREADY', cite(sitting), 'You have a seat at this table. Stand up from it first.');
  const young = underAge(context, born);
  if (young !== undefined) return young;
  if (colour?.only === true && held.length >= colour.colours.length) {
    return refuse(
      'NO_COLOUR_FREE',
      cite(colour.own),
      `All ${colour.colours.length} colours are taken. Wait until somebody hands one in.`,
    );
  }

  const age = ageAsked(context);
  return accept({
    type: 'SatDown',
    seat,
    person: by.person,
    name,
    ...(age === undefined ? {} : { ageShown: age.years }),
    clause: cite(age?.clause ?? sitting),
  });
}

function standUp(
  context: Context,
  { seat, handInTokens, returnBets }: Command<'StandUp'>,
): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { sitting } = procedure.seats;
  const { cashingOut, colour, tokens } = procedure.money;
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const held = balanceOf(table.ledger, `tokens:${seat}`);
  const sitter = table.seats.get(seat);

  if (by.role !== 'player' && sitter?.person !== by.person)
    return clearSeat(context, seat, returnBets === true);
  if (sitter?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', cite(sitting), `Seat ${seat} is not yours.`);
  if (betsAreUp(context, seat)) {
    return refuse(
      'BETS_ARE_UP',
      cite(sitting),
      'Your bets are on the layout. Take them down or wait until they are decided.',
    );
  }
  if (isInRoll(context, seat))
    return refuse('ROLL_UNDER_WAY', cite(sitting), 'Your roll is under way. Stand up when it is settled.');
  if (rack > 0 && sitter.colour !== undefined && colour !== undefined) {
    return refuse(
      'COLOUR_CHIPS_LEFT',
      cite(colour.handingIn),
      `${writeMoney(rack)} in ${sitter.colour.colour} chips is in your rack. Colour out first.`,
    );
  }
  if (rack > 0)
    return refuse('CHIPS_LEFT', cite(cashingOut), `${writeMoney(rack)} is in your rack. Cash out first.`);
  if (held > 0 && tokens !== undefined && handInTokens !== true) {
    return refuse(
      'TOKENS_LEFT',
      cite(tokens.redeeming),
      `${writeMoney(held)} of tokens cannot be cashed. Bet them, or hand them in when you stand up.`,
    );
  }

  return accept(...diceLeft(context, seat), stoodUp(context, seat, 'chosen', cite(sitting)));
}

/** Staff free the seat of somebody who is gone: whatever lies there goes with them. */
function clearSeat(context: Context, seat: number, returnBets: boolean): Decided<EventBody> {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.seats.sitting);
  const sitter = table.seats.get(seat);
  const bets = table.betting.bets.filter((bet) => bet.seat === seat);
  const mayReturn = returnBets && bets.every((bet) => betClosed(context, bet) === undefined);

  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (betsAreUp(context, seat) && !mayReturn)
    return refuse(
      'BETS_ARE_UP',
      clause,
      `Seat ${seat} has bets on the layout. Clear it when they are decided.`,
    );
  if (isInRoll(context, seat))
    return refuse(
      'ROLL_UNDER_WAY',
      clause,
      `The roll of seat ${seat} is under way. Clear it when that is settled.`,
    );

  const returned = bets.map((bet) => takenDown(context, bet, 0));
  const ledger = returned.reduce((sums, { postings = [] }) => posted(sums, postings), table.ledger);
  const left = table.betting.bets.filter((bet) => !bets.includes(bet));
  const after = { ...context, table: { ...table, ledger, betting: { ...table.betting, bets: left } } };
  const clauses = { clause, cashing: cite(procedure.money.cashingOut) };
  return accept(...returned, ...leaving(after, sitter, clauses));
}

function requireToVacate(context: Context, { seat }: Command<'RequireToVacate'>): Decided<EventBody> {
  const { table, setup, procedure, cite } = context;
  const { vacating, sitting } = procedure.seats;
  const sitter = table.seats.get(seat);
  const clause = cite(vacating?.clause ?? sitting);

  if (vacating === undefined)
    return refuse('NOBODY_MUST_LEAVE', clause, 'Nobody has to give up a seat here. Wait for a free one.');
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (table.seats.size < setup.seats) {
    return refuse(
      'SEATS_ARE_FREE',
      clause,
      `${table.seats.size} of ${setup.seats} seats are taken. Offer a free one instead.`,
    );
  }
  if (sitter.abstained < vacating.rolls) {
    return refuse(
      'NOT_ABSTAINED_ENOUGH',
      clause,
      `Seat ${seat} has made no bet for ${sitter.abstained} rolls. It takes ${vacating.rolls}.`,
    );
  }
  if (betsAreUp(context, seat) || isInRoll(context, seat))
    return refuse('BETS_ARE_UP', clause, `Seat ${seat} is in play again. Let the player be.`);

  return accept(...leaving(context, sitter, { clause, cashing: clause }));
}

/** Somebody who has to go leaves with the chips: an own colour is handed in, and all of it cashed out. */
function leaving(
  context: Context,
  { seat, colour }: Seat,
  { clause, cashing }: { readonly clause: string; readonly cashing: string },
): readonly EventBody[] {
  const rack = balanceOf(context.table.ledger, `rack:${seat}`);
  const postings = moved(`rack:${seat}`, 'outside', rack);
  const chips: readonly EventBody[] =
    rack === 0 ? [] : [{ type: 'CashedOut', seat, cents: rack, clause: cashing, postings }];
  return [
    ...diceLeft(context, seat),
    ...(colour === undefined ? [] : [colouredOut(context, seat, colour)]),
    ...chips,
    stoodUp(context, seat, 'required', clause),
  ];
}

const betsAreUp = ({ table: { betting } }: Context, seat: number): boolean =>
  betting.bets.some((bet) => bet.seat === seat) || betting.late.some((bet) => bet.seat === seat);

/** Whether a roll is under way that somebody there threw or had a bet on: what it paid may yet be undone. */
const isInRoll = ({ table: { roll } }: Context, seat: number): boolean =>
  roll !== undefined && (roll.thrower === seat || roll.layout.some((bet) => bet.seat === seat));

/** Somebody who leaves with the dice gives them up, and an offer to them is declined. */
function diceLeft(context: Context, seat: number): readonly EventBody[] {
  const { table, procedure, cite } = context;
  const { is } = table.shooter;
  const { shooter } = procedure;
  if (shooter === undefined) return [];
  // Whoever throws, or chooses what to throw.
  const holder = 'seat' in is ? is.seat : undefined;
  if (holder === seat) return endOfTurn(context, { seat, cause: 'left', clause: cite(shooter.givingUp) });
  if (is.kind === 'offered' && is.to === seat)
    return [{ type: 'DiceDeclined', seat, clause: cite(shooter.declined) }];
  return [];
}

function stoodUp({ table }: Context, seat: number, cause: 'chosen' | 'required', clause: string): EventBody {
  const tokens = balanceOf(table.ledger, `tokens:${seat}`);
  return {
    type: 'StoodUp',
    seat,
    cause,
    tokens,
    clause,
    postings: moved(`tokens:${seat}`, 'outside-tokens', tokens),
  };
}
