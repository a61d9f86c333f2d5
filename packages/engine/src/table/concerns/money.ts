// Chips of all kinds: bought, changed and cashed, in an own colour, for a voucher, and in and out of the float.

import { type Cents, isStake, LARGEST_STAKE } from '../../money.ts';
import { listedByPack, named, namedByPack, type RefusalTable } from '../../refusal-table.ts';
import {
  type AuthorityOf,
  accept,
  type Basis,
  type Context,
  type Decided,
  type DecideOf,
  dealer,
  type EventBody,
  type EventInfoOf,
  type EvolveOf,
  everybody,
  isMoment,
  operator,
  refuse,
  type Stamped,
  staffOnly,
  supervisors,
  type ToldOf,
  unchanged,
} from '../concern.ts';
import { limitsFor } from '../stakes.ts';
import {
  type Account,
  balanceOf,
  byPeople,
  moved,
  type Posting,
  type Seat,
  type Table,
  type TokenTerms,
  type Voucher,
} from '../table.ts';
import { who } from '../telling.ts';

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

export const moneyRefusals = {
  CASH_IS_FOR_THE_DEALER: {},
  NO_SUCH_SOURCE: { sources: listedByPack('source'), from: 'text' },
  NOTHING_TO_EXCHANGE: {},
  NOT_THE_WHOLE_RACK: { rack: 'money' },
  VALUE_CHIPS_IN_RACK: { rack: 'money' },
  NO_COLOUR: { seat: 'count' },
  'BETS_ARE_UP.colour': {},
  NO_COLOUR_CHIPS: {},
  'NOT_WHOLE_CHIPS.buying': { cents: 'money', value: 'money' },
  COLOUR_IS_FIXED: { colour: namedByPack('colour'), value: 'money' },
  'BETS_ARE_UP.value': {},
  'NO_COLOUR_FREE.buying': {},
  COLOUR_NOT_FREE: { colour: namedByPack('colour'), free: listedByPack('colour') },
  CHIP_VALUE_NOT_ALLOWED: { least: 'money', most: 'money' },
  CHIP_VALUE_OFF_STEP: { value: 'money', step: 'money' },
  CHIP_ABOVE_MAXIMUM: { value: 'money', maximum: 'money' },
  NO_DISPLAY_RACK: {},
  NO_MARKER_BUTTON: { marked: 'count', buttons: 'count' },
  TOKENS_STAY_TOKENS: {},
  COLOUR_OUT_FIRST: { colour: namedByPack('colour') },
  'NOT_WHOLE_CENTS.sum': {},
  'NOT_ENOUGH_CHIPS.paying': { cents: 'money', rack: 'money' },
  VOUCHER_KNOWN: { voucher: 'text' },
  'NOT_WHOLE_CENTS.voucher': {},
  'VOUCHER_EXPIRED.issuing': {},
  'WAGER_NOT_OFFERED.voucher': { wager: 'text', wagers: 'texts' },
  NO_SUCH_VOUCHER: { voucher: 'text' },
  VOUCHER_SPENT: { voucher: 'text' },
  'VOUCHER_EXPIRED.redeeming': { voucher: 'text' },
  VOUCHER_VALUE_DIFFERS: { cents: 'money' },
  OTHER_TOKENS_HELD: {},
  'NO_TOKENS_HERE.table': {},
  'FLOAT_TOO_SMALL.table': { cents: 'money', float: 'money' },
  'SUM_TOO_LARGE.table': { cents: 'money', account: 'text', most: 'money' },
  'CHANGE_DIFFERS.sum': { worth: 'money', cents: 'money' },
  'CHANGE_DIFFERS.unpayable': { cents: 'money' },
} as const satisfies RefusalTable;

/** What is told of its events, by the figures of each line. */
export const moneyLines = {
  BoughtIn: { who: 'seat', cents: 'money', from: named('source', ['cash', 'account', 'chips']) },
  'BoughtIn.colour': {
    who: 'seat',
    cents: 'money',
    from: named('source', ['cash', 'account', 'chips']),
    chips: 'count',
    colour: namedByPack('colour'),
    value: 'money',
  },
  ColouredOut: { who: 'seat', chips: 'count', colour: namedByPack('colour'), cents: 'money' },
  ChangeMade: { who: 'seat', into: 'sumList' },
  CashedOut: { who: 'seat', cents: 'money' },
  FloatFilled: { cents: 'money' },
  FloatCredited: { cents: 'money' },
  VoucherIssued: { voucher: 'text', cents: 'money' },
  VoucherRedeemed: { who: 'seat', voucher: 'text', cents: 'money' },
} as const satisfies RefusalTable;

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
  interface RefusalTables {
    readonly money: typeof moneyRefusals;
  }
  interface LineTables {
    readonly money: typeof moneyLines;
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

export const moneyTold: ToldOf<MoneyEvents> = {
  BoughtIn: ({ seat, cents, from, colour: own }, at) =>
    own === undefined
      ? { code: 'BoughtIn', who: who(at, seat), cents, from }
      : { code: 'BoughtIn', case: 'colour', who: who(at, seat), cents, from, ...own },
  ColouredOut: ({ seat, chips, colour, cents }, at) => ({
    code: 'ColouredOut',
    who: who(at, seat),
    chips,
    colour,
    cents,
  }),
  ChangeMade: ({ seat, into }, at) => ({ code: 'ChangeMade', who: who(at, seat), into }),
  CashedOut: ({ seat, cents }, at) => ({ code: 'CashedOut', who: who(at, seat), cents }),
  FloatFilled: ({ cents }) => ({ code: 'FloatFilled', cents }),
  FloatCredited: ({ cents }) => ({ code: 'FloatCredited', cents }),
  VoucherIssued: ({ voucher: { voucher, cents } }) => ({ code: 'VoucherIssued', voucher, cents }),
  VoucherRedeemed: ({ seat, voucher: { voucher, cents } }, at) => ({
    code: 'VoucherRedeemed',
    who: who(at, seat),
    voucher,
    cents,
  }),
};

export const moneyEventInfo: EventInfoOf<MoneyEvents> = {
  BoughtIn: {
    carries: { seat: 'number', cents: 'number', from: 'text', colour: 'thing?', box: 'text?' },
    topic: 'money',
    seen: everybody,
  },
  ColouredOut: {
    carries: { seat: 'number', colour: 'text', value: 'number', chips: 'number', cents: 'number' },
    topic: 'money',
    seen: everybody,
  },
  ChangeMade: {
    carries: { seat: 'number', cents: 'number', into: 'numbers' },
    topic: 'money',
    seen: everybody,
  },
  CashedOut: { carries: { seat: 'number', cents: 'number' }, topic: 'money', seen: everybody },
  FloatFilled: { carries: { cents: 'number' }, topic: 'money', seen: everybody },
  FloatCredited: { carries: { cents: 'number' }, topic: 'money', seen: everybody },
  VoucherIssued: { carries: { voucher: 'thing' }, topic: 'money', seen: staffOnly },
  VoucherRedeemed: {
    carries: { seat: 'number', voucher: 'thing' },
    topic: 'money',
    seen: {
      whole: 'staff',
      without: 'the number of the voucher',
      trimmed: (event) => ({
        ...event,
        voucher: { ...event.voucher, voucher: '' },
      }),
    },
  },
};

type BuyIn = MoneyCommands['BuyIn'];

const sources: readonly string[] = ['cash', 'account', 'chips'] satisfies readonly BuyIn['from'][];

/** Chips for cash, from an account, or in an own colour for value chips. */
function buyIn(context: Context, command: BuyIn): Decided<EventBody> {
  const { table, by } = context;
  const { seat, cents, from } = command;
  const clause = citeBuyIn(context, command);
  const rack = `rack:${seat}` as const;
  const sitter = table.seats.get(seat);
  const colour = colourAsked(context, seat, command.colour);

  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (by.role === 'player' && sitter.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause, seat });
  if (by.role === 'player' && from === 'cash') return refuse({ code: 'CASH_IS_FOR_THE_DEALER', clause });
  if (!sources.includes(from)) return refuse({ code: 'NO_SUCH_SOURCE', clause, sources, from });
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
    postings: postBuyIn(command),
  });
}

/** A rack holds chips of one kind: value chips are exchanged all at once, and for a colour only. */
function valueChipsKept(context: Context, { seat, cents, from, colour }: BuyIn): Decided<never> | undefined {
  const { table, procedure, cite } = context;
  const clause = cite(procedure.money.colour?.issuing ?? procedure.money.change);
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const held = table.seats.get(seat)?.colour;
  if (from === 'chips' && (colour === undefined || held !== undefined))
    return refuse({ code: 'NOTHING_TO_EXCHANGE', clause });
  if (from === 'chips' && cents !== rack) return refuse({ code: 'NOT_THE_WHOLE_RACK', clause, rack });
  if (from !== 'chips' && colour !== undefined && held === undefined && rack > 0)
    return refuse({ code: 'VALUE_CHIPS_IN_RACK', clause, rack });
  return undefined;
}

function citeBuyIn({ procedure: { money }, cite }: Context, { from, colour }: BuyIn): string {
  if (colour !== undefined && money.colour !== undefined) return cite(money.colour.issuing);
  return cite(from === 'cash' ? money.cash : money.account);
}

/** Cash goes into the drop box and chips leave the float; an account pays outside the table. */
function postBuyIn({ seat, cents, from }: BuyIn): readonly Posting[] {
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
  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (by.role === 'player' && sitter.person !== by.person)
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause, seat });
  if (sitter.colour === undefined) return refuse({ code: 'NO_COLOUR', clause, seat });
  if (chipsAreOut(context, seat)) return refuse({ code: 'BETS_ARE_UP', case: 'colour', clause });

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
  if (chips === undefined) return refuse({ code: 'NO_COLOUR_CHIPS', clause: 'policy/value-chips' });
  const refused =
    notThisColour(context, chips, seat, asked) ??
    notThisValue(context, chips, seat, asked) ??
    notShown(context, chips, seat);
  if (refused !== undefined) return refused;
  if (cents % asked.value !== 0) {
    return refuse({
      code: 'NOT_WHOLE_CHIPS',
      case: 'buying',
      clause: cite(chips.fixed),
      cents,
      value: asked.value,
    });
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
      return refuse({
        code: 'COLOUR_IS_FIXED',
        clause: cite(chips.fixed),
        colour: mine.colour,
        value: mine.value,
      });
  }
  if (mine === undefined && chipsAreOut(context, seat))
    return refuse({ code: 'BETS_ARE_UP', case: 'value', clause: cite(chips.fixed) });
  if (free.length === 0) return refuse({ code: 'NO_COLOUR_FREE', case: 'buying', clause: cite(chips.own) });
  if (!free.includes(asked.colour))
    return refuse({ code: 'COLOUR_NOT_FREE', clause: cite(chips.own), colour: asked.colour, free });
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
    return refuse({ code: 'CHIP_VALUE_NOT_ALLOWED', clause: cite(clause), least, most });
  }
  if (value % step !== 0)
    return refuse({ code: 'CHIP_VALUE_OFF_STEP', clause: 'policy/chip-value', value, step });
  // One chip is the smallest bet there is, and no bet may be above the maximum.
  const maximum = limitsFor(context, seat, '')?.maximum ?? most;
  if (value <= maximum) return undefined;
  return refuse({
    code: 'CHIP_ABOVE_MAXIMUM',
    clause: cite(context.procedure.signs.maximum),
    value,
    maximum,
  });
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
    return refuse({ code: 'NO_DISPLAY_RACK', clause: cite(shownBy.rack) });
  if (marked < count) return undefined;
  return refuse({ code: 'NO_MARKER_BUTTON', clause: cite(shownBy.markers), marked, buttons: count });
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
    return isStake(worth)
      ? refuse({ code: 'CHANGE_DIFFERS', case: 'sum', clause, worth, cents })
      : refuse({ code: 'CHANGE_DIFFERS', case: 'unpayable', clause, cents });
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
    return refuse({ code: 'NOT_YOUR_SEAT', case: 'table', clause, seat });
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
  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (kind === 'tokens')
    return refuse({ code: 'TOKENS_STAY_TOKENS', clause: cite(tokens?.redeeming ?? 'policy/tokens') });
  if (sitter.colour !== undefined && colour !== undefined)
    return refuse({ code: 'COLOUR_OUT_FIRST', clause: cite(colour.handingIn), colour: sitter.colour.colour });
  if (!isStake(cents)) return refuse({ code: 'NOT_WHOLE_CENTS', case: 'sum', clause });
  if (cents > rack) return refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'paying', clause, cents, rack });
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
    return refuse({ code: 'VOUCHER_KNOWN', clause, voucher: voucher.voucher });
  if (!isStake(voucher.cents)) return refuse({ code: 'NOT_WHOLE_CENTS', case: 'voucher', clause });
  if (!Number.isInteger(voucher.expires) || !isMoment(voucher.expires) || voucher.expires <= at)
    return refuse({ code: 'VOUCHER_EXPIRED', case: 'issuing', clause });
  if (unknown !== undefined)
    return refuse({
      code: 'WAGER_NOT_OFFERED',
      case: 'voucher',
      clause,
      wager: unknown,
      wagers: rules.pack.wagerIds,
    });

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
  if (sitter === undefined) return refuse({ code: 'NO_SUCH_SEAT', case: 'nobody', clause, seat });
  if (voucher === undefined)
    return refuse({ code: 'NO_SUCH_VOUCHER', clause: cite(tokens.voucher), voucher: id });
  if (voucher.redeemed) return refuse({ code: 'VOUCHER_SPENT', clause, voucher: id });
  if (at > voucher.expires)
    return refuse({ code: 'VOUCHER_EXPIRED', case: 'redeeming', clause, voucher: id });
  if (cents !== voucher.cents) return refuse({ code: 'VOUCHER_VALUE_DIFFERS', clause, cents: voucher.cents });
  const unsound = notASum(context, clause, cents, `tokens:${seat}`);
  if (unsound !== undefined) return unsound;
  if (holdsTokens(context, seat) && !sameTerms(sitter.tokens, voucher))
    return refuse({ code: 'OTHER_TOKENS_HELD', clause });

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
  refuse({ code: 'NO_TOKENS_HERE', case: 'table', clause: 'policy/tokens' });

function withoutMark({
  redeemed: _redeemed,
  ...voucher
}: TokenTerms & { readonly voucher: string; readonly cents: number; readonly redeemed: boolean }) {
  return voucher;
}

function floatTooSmall({ table, procedure, cite }: Context, cents: number): Decided<never> | undefined {
  const float = balanceOf(table.ledger, 'float');
  if (cents <= float) return undefined;
  return refuse({
    code: 'FLOAT_TOO_SMALL',
    case: 'table',
    clause: cite(procedure.money.float),
    cents,
    float,
  });
}

/** Why a number is no sum that can be moved, or be added to what lies in an account. */
function notASum(
  { table }: Context,
  clause: string,
  cents: number,
  ...into: readonly Account[]
): Decided<never> | undefined {
  if (!isStake(cents)) return refuse({ code: 'NOT_WHOLE_CENTS', case: 'sum', clause });
  const full = into.find((account) => balanceOf(table.ledger, account) + cents > LARGEST_STAKE);
  if (full === undefined) return undefined;
  return refuse({ code: 'SUM_TOO_LARGE', case: 'table', clause, cents, account: full, most: LARGEST_STAKE });
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
