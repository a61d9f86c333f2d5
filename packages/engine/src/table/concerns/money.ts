// Chips of all kinds: bought, changed and cashed, in an own colour, for a voucher, and in and out of the float.

import { type Cents, isStake, LARGEST_STAKE, writeMoney } from '../../money.ts';
import { dealer, operator, supervisors } from '../authority/ranks.ts';
import { isMoment } from '../calendar.ts';
import {
  type AuthorityOf,
  accept,
  type Context,
  type Decided,
  type DecideOf,
  type EventBody,
  type EvolveOf,
  refuse,
  type Stamped,
  unchanged,
} from '../concern.ts';
import { type Account, balanceOf, moved, type Posting } from '../ledger.ts';
import { limitsFor } from '../limits.ts';
import type { Basis } from '../procedure.ts';
import { byPeople } from '../setup.ts';
import type { Seat, Table, TokenTerms, Voucher } from '../table.ts';

/** Whether chips or promotional tokens are meant; chips where nothing is said. */
type ChipKind = 'chips' | 'tokens';

export type MoneyCommands = {
  /** Buys chips with cash, from an account, or with value chips; in an own colour where one is named. */
  readonly BuyIn: {
    readonly seat: number;
    readonly cents: Cents;
    readonly from: 'cash' | 'account' | 'chips';
    readonly colour?: { readonly colour: string; readonly value: Cents };
  };
  /** Hands in all chips of the own colour for value chips. */
  readonly ColourOut: { readonly seat: number };
  /** Swaps chips for chips of other denominations and the same worth. */
  readonly MakeChange: {
    readonly seat: number;
    readonly cents: Cents;
    readonly into: readonly Cents[];
    readonly kind?: ChipKind;
  };
  /** Takes chips away from the table; all of them where no sum is named. */
  readonly CashOut: { readonly seat: number; readonly cents?: Cents; readonly kind?: ChipKind };
  readonly FillFloat: { readonly cents: Cents };
  readonly CreditFloat: { readonly cents: Cents };
  /** Makes a promotional voucher of the operator known at the table. */
  readonly IssueVoucher: { readonly voucher: Voucher };
  /** Swaps a voucher for tokens. */
  readonly RedeemVoucher: {
    readonly seat: number;
    readonly voucher: string;
    readonly cents: Cents;
  };
};

export type MoneyEvents = {
  readonly BoughtIn: {
    readonly seat: number;
    readonly cents: Cents;
    readonly from: 'cash' | 'account' | 'chips';
    /** The player's own colour, what each chip is worth, and how many were given. */
    readonly colour?: { readonly colour: string; readonly value: Cents; readonly chips: number };
    /** The drop box that took the cash, where it has a reference. */
    readonly box?: string;
  };
  readonly ColouredOut: {
    readonly seat: number;
    readonly colour: string;
    readonly value: Cents;
    readonly chips: number;
    readonly cents: Cents;
  };
  readonly ChangeMade: {
    readonly seat: number;
    readonly cents: Cents;
    readonly into: readonly Cents[];
  };
  readonly CashedOut: { readonly seat: number; readonly cents: Cents };
  readonly FloatFilled: { readonly cents: Cents };
  readonly FloatCredited: { readonly cents: Cents };
  readonly VoucherIssued: { readonly voucher: Voucher };
  readonly VoucherRedeemed: { readonly seat: number; readonly voucher: Voucher };
};

export type MoneyProcedure<Clause extends string> = {
  /** Cash taken at the table goes to the drop box, and chips leave the float. */
  readonly cash: Basis<Clause>;
  readonly account: Basis<Clause>;
  readonly float: Basis<Clause>;
  readonly change: Basis<Clause>;
  readonly cashingOut: Basis<Clause>;
  /** Chips in a player's own colour without a value of their own, where the pack knows them. */
  readonly colour: ColourChips<Clause> | undefined;
  /** Promotional tokens given for vouchers, where the pack knows them. */
  readonly tokens: Tokens<Clause> | undefined;
};

export type ColourChips<Clause extends string> = {
  readonly colours: readonly string[];
  /** Whether bets are made with these chips alone. */
  readonly only: boolean;
  readonly issuing: Basis<Clause>;
  /** A colour is one player's at a time, at one value. */
  readonly own: Basis<Clause>;
  readonly value: {
    readonly least: Cents;
    readonly most: Cents;
    /** The steps within these bounds, unless the table was set up for others. */
    readonly step: Cents;
    readonly clause: Basis<Clause>;
  };
  /** The value stays until all chips of the colour are handed in. */
  readonly fixed: Basis<Clause>;
  readonly handingIn: Basis<Clause>;
  /** What must be at the table to show colours and values, where people run it. */
  readonly shownBy: { readonly rack: Basis<Clause>; readonly markers: Basis<Clause> } | undefined;
};

export type Tokens<Clause extends string> = {
  /** Tokens come from a voucher of the operator and from nothing else. */
  readonly voucher: Basis<Clause>;
  /** Redeemed once, for its value, on its conditions. */
  readonly redeeming: Basis<Clause>;
};

declare module '../concern.ts' {
  interface Concerns<Clause extends string> {
    readonly money: {
      readonly commands: MoneyCommands;
      readonly events: MoneyEvents;
      readonly procedure: MoneyProcedure<Clause>;
    };
  }
}

export const moneyAuthority: AuthorityOf<MoneyCommands> = {
  // A player draws on an account and takes chips away alone; cash is taken by the dealer.
  BuyIn: { roles: ['player', 'dealer'] },
  ColourOut: { roles: ['player', 'dealer'] },
  MakeChange: { roles: dealer },
  CashOut: { roles: ['player', 'dealer'] },
  FillFloat: { roles: supervisors },
  CreditFloat: { roles: supervisors },
  IssueVoucher: { roles: operator },
  RedeemVoucher: { roles: dealer },
};

export const moneyDecide: DecideOf<MoneyCommands> = {
  BuyIn: buyIn,
  ColourOut: colourOut,
  MakeChange: makeChange,
  CashOut: cashOut,
  FillFloat: fillFloat,
  CreditFloat: creditFloat,
  IssueVoucher: issueVoucher,
  RedeemVoucher: redeemVoucher,
};

export const moneyEvolve: EvolveOf<MoneyEvents> = {
  BoughtIn: boughtIn,
  ColouredOut: (table, { seat }) => withSeat(table, seat, { colour: undefined }),
  // The postings of the other events are all there is to them.
  ChangeMade: unchanged,
  CashedOut: unchanged,
  FloatFilled: unchanged,
  FloatCredited: unchanged,
  VoucherIssued: (table, { voucher }) => ({
    ...table,
    money: {
      vouchers: new Map(table.money.vouchers).set(voucher.voucher, { ...voucher, redeemed: false }),
    },
  }),
  VoucherRedeemed: voucherRedeemed,
};

type BuyIn = MoneyCommands['BuyIn'];

const sources: readonly string[] = ['cash', 'account', 'chips'] satisfies readonly BuyIn['from'][];

/** Chips for cash, from an account, or in an own colour for value chips. */
function buyIn(context: Context, command: BuyIn): Decided<EventBody> {
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

type Colour = NonNullable<Seat['colour']>;

/** The player is finished with the colour: its chips become value chips of equal worth, and it is free again. */
function colourOut(context: Context, { seat }: MoneyCommands['ColourOut']): Decided<EventBody> {
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
function colourAsked({ table }: Context, seat: number, asked: Colour | undefined): Colour | undefined {
  return asked ?? table.seats.get(seat)?.colour;
}

/** Why a sum cannot be given in chips of a colour, if it cannot. */
function notInColour(
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

/** More pieces than any rack holds. */
const MOST_PIECES = 10_000;

function makeChange(context: Context, command: MoneyCommands['MakeChange']): Decided<EventBody> {
  const { procedure, cite } = context;
  const { seat, cents, into, kind } = command;
  const clause = cite(procedure.money.change);
  const refused = notFromRack(context, { seat, cents, kind, clause });
  if (refused !== undefined) return refused;
  const worth = into.length > MOST_PIECES ? Number.NaN : into.reduce((sum, each) => sum + each, 0);
  if (!into.every(isStake) || worth !== cents) {
    return refuse(
      'CHANGE_DIFFERS',
      clause,
      `The change comes to ${isStake(worth) ? writeMoney(worth) : 'nothing payable'}, and ${writeMoney(cents)} was handed in. Make it equal.`,
    );
  }

  return accept({
    type: 'ChangeMade',
    seat,
    cents,
    into,
    clause,
    postings: [...moved(`rack:${seat}`, 'float', cents), ...moved('float', `rack:${seat}`, cents)],
  });
}

function cashOut(context: Context, command: MoneyCommands['CashOut']): Decided<EventBody> {
  const { table, by, procedure, cite } = context;
  const { seat, kind } = command;
  const clause = cite(procedure.money.cashingOut);
  const cents = command.cents ?? balanceOf(table.ledger, `rack:${seat}`);
  if (by.role === 'player' && table.seats.get(seat)?.person !== by.person)
    return refuse('NOT_YOUR_SEAT', clause, `Seat ${seat} is not yours.`);
  const refused = notFromRack(context, { seat, cents, kind, clause });
  if (refused !== undefined) return refused;

  return accept({
    type: 'CashedOut',
    seat,
    cents,
    clause,
    postings: moved(`rack:${seat}`, 'outside', cents),
  });
}

function fillFloat(context: Context, { cents }: MoneyCommands['FillFloat']): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.money.float);
  const refused = notASum(context, clause, cents, 'float');
  if (refused !== undefined) return refused;

  return accept({ type: 'FloatFilled', cents, clause, postings: moved('outside', 'float', cents) });
}

function creditFloat(context: Context, { cents }: MoneyCommands['CreditFloat']): Decided<EventBody> {
  const { procedure, cite } = context;
  const clause = cite(procedure.money.float);
  const refused = notASum(context, clause, cents) ?? floatTooSmall(context, cents);
  if (refused !== undefined) return refused;

  return accept({ type: 'FloatCredited', cents, clause, postings: moved('float', 'outside', cents) });
}

/** Why value chips cannot be taken from a rack: tokens and own-colour chips never are. */
function notFromRack(
  context: Context,
  asked: {
    readonly seat: number;
    readonly cents: number;
    readonly kind: 'chips' | 'tokens' | undefined;
    readonly clause: string;
  },
): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const { seat, cents, kind, clause } = asked;
  const { tokens, colour } = procedure.money;
  const sitter = table.seats.get(seat);
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (kind === 'tokens')
    return refuse(
      'TOKENS_STAY_TOKENS',
      cite(tokens?.redeeming ?? 'policy/tokens'),
      'Tokens are neither cashed nor changed. Bet them.',
    );
  if (sitter.colour !== undefined && colour !== undefined)
    return refuse(
      'COLOUR_OUT_FIRST',
      cite(colour.handingIn),
      `The chips are ${sitter.colour.colour} and have no value of their own. Colour out first.`,
    );
  if (!isStake(cents)) return refuse('NOT_WHOLE_CENTS', clause, 'A sum is whole cents above nothing.');
  if (cents > rack)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `${writeMoney(cents)} is more than the ${writeMoney(rack)} in the rack. Ask for less.`,
    );
  return undefined;
}

/** The operator makes a voucher known here; nothing else can ever become tokens. */
function issueVoucher(context: Context, { voucher }: MoneyCommands['IssueVoucher']): Decided<EventBody> {
  const { table, rules, procedure, cite, at } = context;
  const { tokens } = procedure.money;
  if (tokens === undefined) return noTokensHere();
  const clause = cite(tokens.voucher);
  const unknown = voucher.wagers?.find((wager) => !rules.pack.wagerIds.includes(wager));
  if (voucher.voucher === '' || table.money.vouchers.has(voucher.voucher))
    return refuse(
      'VOUCHER_KNOWN',
      clause,
      `Voucher '${voucher.voucher}' is known already. Give it a number of its own.`,
    );
  if (!isStake(voucher.cents))
    return refuse('NOT_WHOLE_CENTS', clause, 'A voucher is worth whole cents above nothing.');
  if (!Number.isInteger(voucher.expires) || !isMoment(voucher.expires) || voucher.expires <= at)
    return refuse('VOUCHER_EXPIRED', clause, 'The voucher would be expired already. Let it expire later.');
  if (unknown !== undefined)
    return refuse(
      'WAGER_NOT_OFFERED',
      clause,
      `'${unknown}' is not a wager here. Known: ${rules.pack.wagerIds.join(', ')}.`,
    );

  return accept({ type: 'VoucherIssued', voucher, clause });
}

/** The dealer swaps a voucher for tokens of the same total, once. */
function redeemVoucher(
  context: Context,
  { seat, voucher: id, cents }: MoneyCommands['RedeemVoucher'],
): Decided<EventBody> {
  const { table, procedure, cite, at } = context;
  const { tokens } = procedure.money;
  if (tokens === undefined) return noTokensHere();
  const clause = cite(tokens.redeeming);
  const voucher = table.money.vouchers.get(id);
  const sitter = table.seats.get(seat);
  if (sitter === undefined) return refuse('NO_SUCH_SEAT', clause, `Nobody sits at seat ${seat}.`);
  if (voucher === undefined)
    return refuse(
      'NO_SUCH_VOUCHER',
      cite(tokens.voucher),
      `There is no voucher '${id}'. Tokens are given for vouchers alone.`,
    );
  if (voucher.redeemed)
    return refuse('VOUCHER_SPENT', clause, `Voucher '${id}' is redeemed already. Ask for another.`);
  if (at > voucher.expires)
    return refuse('VOUCHER_EXPIRED', clause, `Voucher '${id}' has expired. Ask for another.`);
  if (cents !== voucher.cents)
    return refuse(
      'VOUCHER_VALUE_DIFFERS',
      clause,
      `The voucher is worth ${writeMoney(voucher.cents)}. Give exactly that in tokens.`,
    );
  const unsound = notASum(context, clause, cents, `tokens:${seat}`);
  if (unsound !== undefined) return unsound;
  if (holdsTokens(context, seat) && !sameTerms(sitter.tokens, voucher))
    return refuse(
      'OTHER_TOKENS_HELD',
      clause,
      'The player holds tokens on other conditions. Redeem this voucher when they are used up.',
    );

  return accept({
    type: 'VoucherRedeemed',
    seat,
    voucher: withoutMark(voucher),
    clause,
    postings: moved('outside-tokens', `tokens:${seat}`, cents),
  });
}

const holdsTokens = ({ table }: Context, seat: number): boolean =>
  balanceOf(table.ledger, `tokens:${seat}`) > 0 ||
  [...table.betting.bets, ...table.betting.late].some((bet) => bet.seat === seat && bet.tokens > 0);

const sameTerms = (held: TokenTerms | undefined, terms: TokenTerms): boolean =>
  held !== undefined &&
  held.expires === terms.expires &&
  held.singleUse === terms.singleUse &&
  held.wagers?.join() === terms.wagers?.join();

const noTokensHere = (): Decided<never> =>
  refuse(
    'NO_TOKENS_HERE',
    'policy/tokens',
    'There are no promotional tokens at this table. Buy in for chips.',
  );

function withoutMark({
  redeemed: _redeemed,
  ...voucher
}: TokenTerms & { readonly voucher: string; readonly cents: number; readonly redeemed: boolean }) {
  return voucher;
}

function floatTooSmall({ table, procedure, cite }: Context, cents: number): Decided<never> | undefined {
  const float = balanceOf(table.ledger, 'float');
  if (cents <= float) return undefined;
  return refuse(
    'FLOAT_TOO_SMALL',
    cite(procedure.money.float),
    `${writeMoney(cents)} is more than the float of ${writeMoney(float)}. Ask for less, or fill the float.`,
  );
}

/** Why a number is no sum that can be moved, or be added to what lies in an account. */
function notASum(
  { table }: Context,
  clause: string,
  cents: number,
  ...into: readonly Account[]
): Decided<never> | undefined {
  if (!isStake(cents)) return refuse('NOT_WHOLE_CENTS', clause, 'A sum is whole cents above nothing.');
  const full = into.find((account) => balanceOf(table.ledger, account) + cents > LARGEST_STAKE);
  if (full === undefined) return undefined;
  return refuse(
    'SUM_TOO_LARGE',
    clause,
    `With ${writeMoney(cents)} more, ${full} would hold more than ${writeMoney(LARGEST_STAKE)}. Move less.`,
  );
}

function boughtIn(table: Table, { seat, colour }: Stamped<MoneyEvents['BoughtIn']>): Table {
  if (colour === undefined) return table;
  return withSeat(table, seat, { colour: { colour: colour.colour, value: colour.value } });
}

function voucherRedeemed(table: Table, { seat, voucher }: Stamped<MoneyEvents['VoucherRedeemed']>): Table {
  const { expires, wagers, singleUse } = voucher;
  const vouchers = new Map(table.money.vouchers).set(voucher.voucher, { ...voucher, redeemed: true });
  const tokens = { expires, singleUse, ...(wagers === undefined ? {} : { wagers }) };
  return withSeat({ ...table, money: { vouchers } }, seat, { tokens });
}

function withSeat(table: Table, number: number, changes: Partial<Seat>): Table {
  const seat = table.seats.get(number);
  if (seat === undefined) return table;
  return { ...table, seats: new Map(table.seats).set(number, { ...seat, ...changes }) };
}
