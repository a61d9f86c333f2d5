import { type Cents, isPayable, isStake, LARGEST_STAKE, nextPayable, nextStake } from '../money.ts';
import { type Game, notOffered, payableStep } from '../pack.ts';
import { namedByPack, type RefusalIn, type RefusalTable } from '../refusal-table.ts';
import {
  betOn,
  isAddedTo,
  lastLimits,
  leaningRefusal,
  type NewBet,
  stacked,
  together,
  toOpeningStage,
  toPartsInPlay,
  toStakeParts,
  wagerClosed,
} from './bets.ts';
import { type Context, type Decided, type EventBody, refuse } from './concern.ts';
import { balanceOf, byPeople, type Limits, moved, type Posting, type TableBet } from './table.ts';

export const stakesRefusals = {
  'STAKE_TOO_LARGE.table': { stake: 'money', largest: 'money' },
  'STAKE_NOT_PAYABLE.table': { wager: 'text', stake: 'money', next: 'money' },
  'NOT_WHOLE_CHIPS.naming': { chips: 'money', colour: namedByPack('colour'), value: 'money' },
  'WAGER_NOT_OFFERED.table': { wager: 'text', offered: 'texts' },
  STACK_DIFFERS: { stack: 'money', chips: 'money' },
  'NOT_WHOLE_CENTS.bet': {},
  COLOUR_CHIPS_ONLY: {},
  'NOT_WHOLE_CHIPS.staking': { chips: 'money', colour: namedByPack('colour'), value: 'money' },
  NOT_IN_CHIPS: { stake: 'money', chips: 'sums', next: 'money' },
  'NO_TOKENS_HERE.bet': {},
  NO_TOKENS: {},
  TOKENS_EXPIRED: {},
  TOKENS_NOT_FOR_THIS: { wager: 'text', wagers: 'texts' },
  'NOT_ENOUGH_CHIPS.bet': { chips: 'money', rack: 'money' },
  NOT_ENOUGH_TOKENS: { tokens: 'money', held: 'money' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly stakes: typeof stakesRefusals;
  }
}

type Refused = Decided<never> | undefined;

/** Why these bets of a seat cannot all be made, if they cannot: one that is unfit holds back the rest. */
export function newBetsRefusal(context: Context, seat: number, bets: readonly NewBet[]): Refused {
  const early =
    firstRefusal(bets, ({ wager }) => unknown(context, wager)) ??
    firstRefusal(bets, ({ wager }) => wagerClosed(context, seat, wager)) ??
    mayStake(context, seat, bets);
  if (early !== undefined) return early;
  const stakes = byWager(bets).map((bet) => ({ wager: bet.wager, held: heldWith(context, seat, bet) }));
  return (
    firstRefusal(stakes, ({ wager, held }) => leaningRefusal(context, seat, wager, held)) ??
    firstRefusal(bets, (bet) => oddStack(context, bet)) ??
    firstRefusal(stakes, ({ wager, held }) => outsideLimits(context, seat, wager, held)) ??
    notInChips(context, seat, bets)
  );
}

/** Bets of a seat that are to be made, and whether each joins the one that lies there already. */
type Making = Pick<TableBet, 'seat' | 'placedBy'> & {
  readonly bets: readonly NewBet[];
  readonly joining: boolean;
};

/** The bets as they will lie, one to a wager; those that join none are numbered on from the last one placed. */
export function laid(context: Context, { seat, bets, placedBy, joining }: Making): readonly TableBet[] {
  const made = byWager(bets);
  const isNew = ({ wager }: NewBet): boolean => !joining || betOn(context, seat, wager) === undefined;
  return made.map(({ wager, chips, tokens = 0, stack }, index) => {
    const limits = limitsFor(context, seat, wager);
    return {
      bet: `b${context.table.betting.placed + made.slice(0, index).filter(isNew).length + 1}`,
      seat,
      wager,
      chips,
      tokens,
      stage: toOpeningStage(context, seat, wager),
      ...(stack === undefined ? {} : { stack: stacked(stack) }),
      placedBy,
      ...(limits === undefined ? {} : { limits }),
      flags: flagStake(context, seat, wager, heldWith(context, seat, { wager, chips, tokens })),
    };
  });
}

/** A bet put down by its owner or by the dealer: a new one, or more on the one that lies there. */
export function putDown(context: Context, bet: TableBet): EventBody {
  const { game, cite } = context;
  const clause = cite(game.wagers[bet.wager]?.clause ?? game.cites.wagers);
  const postings = staked(bet);
  const held = betOn(context, bet.seat, bet.wager);
  if (held === undefined) return { type: 'BetPlaced', bet, clause, postings };
  const { chips, tokens, limits } = bet;
  const lies = together(held, bet);
  const change = {
    chips,
    tokens,
    flags: flagsOn(context, lies),
    ...(lies.stack === undefined ? {} : { stack: lies.stack }),
    ...(limits === undefined ? {} : { limits }),
  };
  return { type: 'BetAddedTo', bet: held.bet, ...change, clause, postings };
}

/** Why a stake on a wager is refused by the limits, if it is. */
export function outsideLimits(
  context: Context,
  seat: number,
  wager: string,
  stake: Cents,
  limits?: Limits,
): Refused {
  if (!isStake(stake))
    return refuse({
      code: 'STAKE_TOO_LARGE',
      case: 'table',
      clause: context.cite(context.procedure.betting.chips),
      stake,
      largest: LARGEST_STAKE,
    });
  const fault = checkStake(context, seat, wager, stake, limits);
  return fault?.refused === true ? refuse(fault.refusal) : notPayable(context, wager, stake);
}

/** Why a stake cannot be taken where sums are paid as they are: it could earn part of a cent. */
function notPayable({ table, game, terms, cite }: Context, id: string, stake: Cents): Refused {
  const wager = game.wagers[id];
  const step = payableStep(terms.rounding, wager);
  if (wager === undefined || stake % step === 0) return undefined;
  return refuse({
    code: 'STAKE_NOT_PAYABLE',
    case: 'table',
    clause: cite(game.procedure.rounding.clause),
    wager: wager.name,
    stake,
    next: nextStake(stake, step, table.opening.chips),
  });
}

/** Why a stake that is left or put right breaks a chip of the player's own colour, if it does. */
export function brokenChip({ table, procedure, cite }: Context, seat: number, chips: Cents): Refused {
  const colour = table.seats.get(seat)?.colour;
  if (colour === undefined || chips % colour.value === 0) return undefined;
  return refuse({
    code: 'NOT_WHOLE_CHIPS',
    case: 'naming',
    clause: cite(procedure.betting.chips),
    chips,
    colour: colour.colour,
    value: colour.value,
  });
}

/** What is to be seen about a stake that is taken although it is outside the limits. */
function flagStake(
  context: Context,
  seat: number,
  wager: string,
  stake: Cents,
  limits?: Limits,
): readonly string[] {
  const fault = checkStake(context, seat, wager, stake, limits);
  return fault === undefined ? [] : [fault.flag];
}

/** What is to be seen about a bet as it lies: of its last chips, and that a part of it is over a maximum. */
export function flagsOn(context: Context, bet: TableBet): readonly string[] {
  const flags = flagStake(context, bet.seat, bet.wager, bet.chips + bet.tokens, lastLimits(bet));
  const { overMaximum } = context.procedure.settling;
  const isOver = overMaximum !== undefined && maximumExceeded(bet) !== undefined;
  return isOver && !flags.includes('above-maximum') ? [...flags, 'above-maximum'] : flags;
}

type Sums = { readonly seat: number; readonly chips: Cents; readonly tokens: Cents };

export const staked = ({ seat, chips, tokens }: Sums): readonly Posting[] => [
  ...moved(`rack:${seat}`, 'layout', chips),
  ...moved(`tokens:${seat}`, 'layout-tokens', tokens),
];

export const handedBack = ({ seat, chips, tokens }: Sums): readonly Posting[] => [
  ...moved('layout', `rack:${seat}`, chips),
  ...moved('layout-tokens', `tokens:${seat}`, tokens),
];

export function unknown({ game }: Context, id: string): Refused {
  if (Object.hasOwn(game.wagers, id)) return undefined;
  return refuse({
    code: 'WAGER_NOT_OFFERED',
    case: 'table',
    clause: notOffered(game, id).clause,
    wager: id,
    offered: wagerNames(game),
  });
}

function oddStack({ procedure, cite }: Context, { chips, stack }: NewBet): Refused {
  if (stack === undefined) return undefined;
  const sum = stack.reduce((sum, chip) => sum + chip, 0);
  if (stack.every(isStake) && sum === chips) return undefined;
  return refuse({ code: 'STACK_DIFFERS', clause: cite(procedure.betting.stacking), stack: sum, chips });
}

/** What a seat has on a wager, with what it adds; a late bet that waits is counted in. */
export function heldWith(
  { table: { betting }, game }: Context,
  seat: number,
  { wager, chips, tokens = 0 }: NewBet,
): Cents {
  let held = chips + tokens;
  // A hundred bets lie at a busy table, and each new one looks at all of them: they are not copied for that.
  for (const bets of [betting.bets, betting.late])
    for (const bet of bets) if (isAddedTo(game, bet, seat, wager)) held += bet.chips + bet.tokens;
  return held;
}

/** Several bets on one wager in one request are one bet. */
function byWager(bets: readonly NewBet[]): readonly NewBet[] {
  const found = new Map<string, NewBet>();
  for (const bet of bets) {
    const before = found.get(bet.wager);
    found.set(bet.wager, before === undefined ? bet : summed(before, bet));
  }
  return [...found.values()];
}

const summed = (a: NewBet, b: NewBet): NewBet => ({
  wager: a.wager,
  chips: a.chips + b.chips,
  tokens: (a.tokens ?? 0) + (b.tokens ?? 0),
  ...(a.stack !== undefined && b.stack !== undefined ? { stack: [...a.stack, ...b.stack] } : {}),
});

function firstRefusal<Item>(items: readonly Item[], check: (item: Item) => Refused): Refused {
  for (const item of items) {
    const refused = check(item);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/**
 * Why a seat may not stake what these bets ask, if it may not: chips of the right kind and tokens on their voucher's
 * conditions, in whole chips, all from the player's own rack. Limits are another matter.
 */
export function mayStake(
  context: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  return (
    notWholeCents(context, bets) ??
    notTheseChips(context, seat, bets) ??
    notTheseTokens(context, seat, bets) ??
    notCovered(context, seat, bets)
  );
}

function notWholeCents({ procedure, cite }: Context, bets: readonly NewBet[]): Decided<never> | undefined {
  const whole = ({ chips, tokens = 0 }: NewBet): boolean =>
    (chips === 0 || isStake(chips)) && (tokens === 0 || isStake(tokens)) && isStake(chips + tokens);
  if (bets.length > 0 && bets.every(whole)) return undefined;
  return refuse({ code: 'NOT_WHOLE_CENTS', case: 'bet', clause: cite(procedure.betting.chips) });
}

function notTheseChips(
  { table, procedure, cite }: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  const { colour: chips } = procedure.money;
  const held = table.seats.get(seat)?.colour;
  if (chips === undefined) return undefined;
  if (held === undefined) {
    if (!chips.only || bets.every((bet) => bet.chips === 0)) return undefined;
    return refuse({ code: 'COLOUR_CHIPS_ONLY', clause: cite(chips.issuing) });
  }
  const odd = bets.find((bet) => bet.chips % held.value !== 0);
  if (odd === undefined) return undefined;
  return refuse({
    code: 'NOT_WHOLE_CHIPS',
    case: 'staking',
    clause: cite(chips.fixed),
    chips: odd.chips,
    colour: held.colour,
    value: held.value,
  });
}

/** At a table of the house everybody has its chips: what those do not make can be neither laid nor paid. */
function notInChips(
  { table, setup, procedure, cite }: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  const { chips } = table.opening;
  // A table that was set up to pay in larger chips than the house has still takes the smaller ones.
  if (chips === undefined || byPeople(setup) || setup.policies.chip !== undefined) return undefined;
  if (table.seats.get(seat)?.colour !== undefined) return undefined;
  const odd = bets.find((bet) => !isPayable(bet.chips, chips));
  if (odd === undefined) return undefined;
  return refuse({
    code: 'NOT_IN_CHIPS',
    clause: cite(procedure.betting.chips),
    stake: odd.chips,
    chips,
    next: nextPayable(odd.chips, chips),
  });
}

function notTheseTokens(
  { table, game, procedure, cite, at }: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  const staked = bets.filter(({ tokens = 0 }) => tokens > 0);
  if (staked.length === 0) return undefined;
  const { tokens } = procedure.money;
  const terms = table.seats.get(seat)?.tokens;
  if (tokens === undefined)
    return refuse({ code: 'NO_TOKENS_HERE', case: 'bet', clause: cite(procedure.betting.chips) });
  if (terms === undefined) return refuse({ code: 'NO_TOKENS', clause: cite(tokens.voucher) });
  if (at > terms.expires) return refuse({ code: 'TOKENS_EXPIRED', clause: cite(tokens.redeeming) });
  const barred = staked.find(({ wager }) => terms.wagers?.includes(wager) === false);
  if (barred === undefined) return undefined;
  return refuse({
    code: 'TOKENS_NOT_FOR_THIS',
    clause: cite(tokens.redeeming),
    wager: wagerName(game, barred.wager),
    wagers: (terms.wagers ?? []).map((id) => wagerName(game, id)),
  });
}

function notCovered(
  { table, procedure, cite }: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  const chips = bets.reduce((sum, bet) => sum + bet.chips, 0);
  const tokens = bets.reduce((sum, bet) => sum + (bet.tokens ?? 0), 0);
  const rack = balanceOf(table.ledger, `rack:${seat}`);
  const held = balanceOf(table.ledger, `tokens:${seat}`);
  const clause = cite(procedure.betting.chips);
  if (chips > rack) return refuse({ code: 'NOT_ENOUGH_CHIPS', case: 'bet', clause, chips, rack });
  if (tokens > held) return refuse({ code: 'NOT_ENOUGH_TOKENS', clause, tokens, held });
  return undefined;
}

/** What may be bet on at a table, by the names on its felt. */
export const wagerNames = ({ wagers }: Pick<Game, 'wagers'>): readonly string[] =>
  Object.values(wagers).map(({ name }) => name);

/** A wager by the name on the felt; by its id where the game has none of it. */
export const wagerName = ({ wagers }: Pick<Game, 'wagers'>, id: string): string => wagers[id]?.name ?? id;

export const limitsRefusals = {
  STAKE_BELOW_MINIMUM: { stake: 'money', minimum: 'money' },
  STAKE_ABOVE_MAXIMUM: { stake: 'money', maximum: 'money' },
  STAKE_NOT_A_MULTIPLE: { stake: 'money', minimum: 'money', below: 'money' },
  STAKE_OFF_UNIT: { stake: 'money', minimum: 'money', unit: 'money', below: 'money' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly limits: typeof limitsRefusals;
  }
}

type Posted = Pick<Context, 'table' | 'procedure' | 'at'>;

/** What is wrong with a stake by the posted limits. A flag is for the bet that is taken all the same. */
export type StakeFault = {
  readonly refusal: RefusalIn<typeof limitsRefusals, { readonly clause: string }>;
  readonly flag: 'below-minimum' | 'above-maximum' | 'not-a-multiple' | 'off-unit';
  /** Refused at entry, by the pack or by the table's policy; otherwise accepted and flagged. */
  readonly refused: boolean;
};

/**
 * The limits for a bet of one seat on one wager at this moment: the player's own sign, else the wager's line, else
 * the table's sign, and never above what the law allows. None where nothing is posted and no law speaks. A sign that is
 * there to let a player exceed the stated maximum says nothing where that is as high.
 */
export function limitsFor({ table, procedure, at }: Posted, seat: number, wager: string): Limits | undefined {
  const own = table.signs.bySeat.get(seat);
  const stated = raised({ table, at }, wager);
  const { exceeds } = procedure.signs.bySeat;
  const posted = own !== undefined && !(exceeds && notAbove(own, stated)) ? own : stated;
  const lawful = statutoryMaximum({ table, procedure, at });
  if (lawful === null) return posted;
  if (posted === undefined) return { minimum: 1, maximum: lawful };
  return posted.maximum <= lawful ? posted : { ...posted, maximum: lawful };
}

/** Whether a player's own sign does not exceed what is stated for everybody. */
const notAbove = (own: Limits, stated: Limits | undefined): boolean =>
  stated !== undefined && own.maximum <= stated.maximum;

/** The largest bet that the law allows at a moment: the latest dated entry by then, or null where there is none. */
export function statutoryMaximum({ table, procedure, at }: Posted): Cents | null {
  const { statutory } = procedure.signs;
  if (statutory === undefined) return null;
  // A later entry for the same day takes the place of an earlier one.
  const entries = [...statutory.byDefault, ...table.signs.statutory].filter(({ from }) => from <= at);
  return entries.reduce<{ readonly from: number; readonly maximum: Cents | null }>(
    (latest, entry) => (entry.from >= latest.from ? entry : latest),
    { from: Number.NEGATIVE_INFINITY, maximum: null },
  ).maximum;
}

/**
 * What is wrong with a whole stake on one wager, if anything: what already lies there and what is added, by the limits
 * in force. A bet that lies is only cut, and keeps the limits that what is left of it was laid under.
 */
export function checkStake(
  context: Context,
  seat: number,
  wager: string,
  stake: Cents,
  limits: Limits | undefined = limitsFor(context, seat, wager),
): StakeFault | undefined {
  if (limits === undefined) return undefined;
  const { minimum, maximum, unit, multiples } = limits;
  const { cite, procedure } = context;
  const { signs } = procedure;
  if (stake < minimum) {
    return fault(context, 'below-minimum', {
      code: 'STAKE_BELOW_MINIMUM',
      clause: cite(signs.minimum),
      stake,
      minimum,
    });
  }
  if (stake > maximum) {
    const lawful = statutoryMaximum(context);
    const basis =
      signs.statutory !== undefined && maximum === lawful ? signs.statutory.clause : signs.maximum;
    return fault(context, 'above-maximum', {
      code: 'STAKE_ABOVE_MAXIMUM',
      clause: cite(basis),
      stake,
      maximum,
    });
  }
  if (multiples === true && stake % minimum !== 0) {
    const below = stake - (stake % minimum);
    return fault(context, 'not-a-multiple', {
      code: 'STAKE_NOT_A_MULTIPLE',
      clause: cite(signs.multiples),
      stake,
      minimum,
      below,
    });
  }
  if (unit !== undefined && (stake - minimum) % unit !== 0) {
    const below = stake - ((stake - minimum) % unit);
    return fault(context, 'off-unit', {
      code: 'STAKE_OFF_UNIT',
      clause: cite(signs.unit),
      stake,
      minimum,
      unit,
      below,
    });
  }
  return undefined;
}

type Staked = Pick<TableBet, 'chips' | 'tokens' | 'limits' | 'parts'>;

/**
 * The part of a stake that is paid or collected: of everything that was laid, as much as there was room for under the
 * maximum in force when it was laid. The rest is handed back, win or lose.
 */
export const partInPlay = (bet: Staked): Cents =>
  toPartsInPlay(toStakeParts(bet)).reduce((sum, { stake }) => sum + stake, 0);

/** The maximum that a bet is over, where part of it does not play. */
export function maximumExceeded(bet: Staked): Cents | undefined {
  const parts = toStakeParts(bet);
  const playing = toPartsInPlay(parts);
  return parts.findLast(({ stake }, place) => stake > (playing[place]?.stake ?? 0))?.limits?.maximum;
}

/** The minimum that a bet was below when it was last added to; once the dice are thrown it is good. */
export function minimumMissed(bet: Staked): Cents | undefined {
  const minimum = lastLimits(bet)?.minimum;
  return minimum !== undefined && bet.chips + bet.tokens < minimum ? minimum : undefined;
}

/**
 * The sign as it binds at a moment, of one seat or of the table: with a raise that has come into force, and never above
 * what the law has come to allow since it was posted. None where nothing is posted.
 */
export function signInForce({ table, procedure, at }: Posted, seat?: number): Limits | undefined {
  const own = seat === undefined ? undefined : table.signs.bySeat.get(seat);
  const sign = own ?? raised({ table, at }, undefined);
  const lawful = statutoryMaximum({ table, procedure, at });
  return sign === undefined || lawful === null || sign.maximum <= lawful
    ? sign
    : { ...sign, maximum: lawful };
}

/** The table's sign, or the wager's own line, with a raise that has come into force. */
export function raised(
  { table, at }: Pick<Context, 'table' | 'at'>,
  wager: string | undefined,
): Limits | undefined {
  const { limits, byWager, raise } = table.signs;
  const line = wager === undefined ? undefined : byWager.get(wager);
  const posted = line ?? limits;
  const concerns = raise !== undefined && at >= raise.from && raise.wager === (line && wager);
  return posted === undefined || !concerns ? posted : { ...posted, minimum: raise.minimum };
}

function fault(
  { procedure, setup }: Context,
  flag: StakeFault['flag'],
  refusal: StakeFault['refusal'],
): StakeFault {
  const refused = procedure.signs.atEntry === 'refuse' || setup.policies.limitsAtEntry === 'refuse';
  return { flag, refused, refusal };
}
