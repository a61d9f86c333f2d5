import { writeMoney } from '../../money.ts';
import type { MoneyCommand } from '../command/money.ts';
import { accept, type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { balanceOf, moved } from '../ledger.ts';
import { limitsFor } from '../limits.ts';
import type { ColourChips } from '../procedure/money.ts';
import { byPeople } from '../setup.ts';
import type { Seat } from '../table.ts';

type Colour = NonNullable<Seat['colour']>;

/** The player is finished with the colour: its chips become value chips of equal worth, and it is free again. */
export function colourOut(
  context: Context,
  { seat }: Extract<MoneyCommand, { readonly type: 'ColourOut' }>,
): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const clause = cite(procedure.money.colour?.handingIn ?? procedure.money.cashingOut);
  const sitter = table.seats.get(seat);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (by.role === 'player' && sitter.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  if (sitter.colour === undefined)
    return refuse('NO_COLOUR', clause, `Seat ${seat} has no chips of an own colour to hand in.`);
  if (chipsAreOut(context, seat))
    return refuse('BETS_ARE_UP', clause, 'Chips of that colour are on the layout. Wait until they are back.');

  return accept(colouredOut(context, seat, sitter.colour));
}

export function colouredOut(
  { table, procedure, cite }: Context,
  seat: number,
  { colour, value }: Colour,
): EventBody {
  const cents = balanceOf(table.ledger, `rack:${seat}`);
  // After closing the float is locked, and the chips are handed in at the cage.
  const payer = table.opening.floatLocked ? 'outside' : 'float';
  return {
    type: 'ColouredOut',
    seat,
    colour,
    value,
    chips: cents / value,
    cents,
    clause: cite(procedure.money.colour?.handingIn ?? procedure.money.cashingOut),
    postings: [...moved(`rack:${seat}`, payer, cents), ...moved(payer, `rack:${seat}`, cents)],
  };
}

/** The colour a buy-in is for: the one asked, or the one the player has. */
export function colourAsked({ table }: Context, seat: number, asked: Colour | undefined): Colour | undefined {
  return asked ?? table.seats.get(seat)?.colour;
}

/** Why a sum cannot be given in chips of a colour, if it cannot. */
export function notInColour(
  context: Context,
  { seat, cents, asked }: { readonly seat: number; readonly cents: number; readonly asked: Colour },
): Decided<never> | undefined {
  const { procedure, cite } = context;
  const { colour: chips } = procedure.money;
  if (chips === undefined)
    return refuse(
      'NO_COLOUR_CHIPS',
      'policy/value-chips',
      'There are value chips only here. Buy in for those.',
    );
  const refused =
    notThisColour(context, chips, seat, asked) ??
    notThisValue(context, chips, seat, asked) ??
    notShown(context, chips, seat);
  if (refused !== undefined) return refused;
  if (cents % asked.value !== 0) {
    return refuse(
      'NOT_WHOLE_CHIPS',
      cite(chips.fixed),
      `${writeMoney(cents)} is not a whole number of chips at ${writeMoney(asked.value)}. Buy in for whole chips.`,
    );
  }
  return undefined;
}

function notThisColour(
  context: Context,
  chips: ColourChips<string>,
  seat: number,
  asked: Colour,
): Decided<never> | undefined {
  const { table, cite } = context;
  const mine = table.seats.get(seat)?.colour;
  const taken = new Set(
    [...table.seats.values()].map((each) => (each.seat === seat ? '' : each.colour?.colour)),
  );
  const free = chips.colours.filter((colour) => !taken.has(colour));
  if (mine !== undefined && (mine.colour !== asked.colour || mine.value !== asked.value)) {
    // Once every chip has been lost or handed in, the player may choose again.
    if (balanceOf(table.ledger, `rack:${seat}`) > 0 || chipsAreOut(context, seat))
      return refuse(
        'COLOUR_IS_FIXED',
        cite(chips.fixed),
        `Your ${mine.colour} chips are worth ${writeMoney(mine.value)} until all are handed in. Colour out first.`,
      );
  }
  if (mine === undefined && chipsAreOut(context, seat))
    return refuse(
      'BETS_ARE_UP',
      cite(chips.fixed),
      'Value chips of yours are on the layout. Wait until they are back.',
    );
  if (free.length === 0)
    return refuse('NO_COLOUR_FREE', cite(chips.own), 'Every colour is taken. Wait until one is handed in.');
  if (!free.includes(asked.colour))
    return refuse(
      'COLOUR_NOT_FREE',
      cite(chips.own),
      `'${asked.colour}' is not a free colour. Free: ${free.join(', ')}.`,
    );
  return undefined;
}

function notThisValue(
  context: Context,
  chips: ColourChips<string>,
  seat: number,
  { value }: Colour,
): Decided<never> | undefined {
  const { setup, cite } = context;
  const { least, most, clause } = chips.value;
  const { chipStep: step = chips.value.step } = setup.policies;
  if (!(Number.isSafeInteger(value) && value >= least && value <= most)) {
    return refuse(
      'CHIP_VALUE_NOT_ALLOWED',
      cite(clause),
      `A chip may be worth ${writeMoney(least)} to ${writeMoney(most)}. Name such a value.`,
    );
  }
  if (value % step !== 0)
    return refuse(
      'CHIP_VALUE_OFF_STEP',
      'policy/chip-value',
      `${writeMoney(value)} is not in steps of ${writeMoney(step)}, which this table was set up for. Name another value, or have the host set up a table with smaller steps.`,
    );
  // One chip is the smallest bet there is, and no bet may be above the maximum.
  const maximum = limitsFor(context, seat, '')?.maximum ?? most;
  if (value <= maximum) return undefined;
  return refuse(
    'CHIP_ABOVE_MAXIMUM',
    cite(context.procedure.signs.maximum),
    `A chip of ${writeMoney(value)} is above the maximum of ${writeMoney(maximum)}. Name ${writeMoney(maximum)} or less.`,
  );
}

/** Where people run the table, colours and values have to be shown by a rack and by marker buttons. */
function notShown(
  { table, setup, cite }: Context,
  { shownBy }: ColourChips<string>,
  seat: number,
): Decided<never> | undefined {
  if (shownBy === undefined || !byPeople(setup)) return undefined;
  const { equipment } = table.opening;
  const marked = [...table.seats.values()].filter((each) => each.seat !== seat && each.colour).length;
  const buttons = equipment.get('marker-buttons');
  const count = buttons?.on === true ? (buttons.count ?? 0) : 0;
  if (equipment.get('display-rack')?.on !== true)
    return refuse(
      'NO_DISPLAY_RACK',
      cite(shownBy.rack),
      'Colour chips need a rack that shows colours and values. Register one first.',
    );
  if (marked < count) return undefined;
  return refuse(
    'NO_MARKER_BUTTON',
    cite(shownBy.markers),
    `${marked} colours are marked and there are ${count} marker buttons. Register another button first.`,
  );
}

const chipsAreOut = ({ table: { betting } }: Context, seat: number): boolean =>
  [...betting.bets, ...betting.late].some((bet) => bet.seat === seat && bet.chips > 0);
