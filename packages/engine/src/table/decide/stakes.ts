import { type Cents, isStake, LARGEST_STAKE, writeMoney } from '../../money.ts';
import { notOffered } from '../../pack.ts';
import { lastLimits, stacked, together } from '../bets.ts';
import type { NewBet } from '../command/betting.ts';
import { type Context, type Decided, refuse } from '../concern.ts';
import type { EventBody } from '../event/event.ts';
import { moved, type Posting } from '../ledger.ts';
import { checkStake, limitsFor, maximumExceeded } from '../limits.ts';
import { mayStake, notInChips } from '../stake.ts';
import type { Limits, TableBet } from '../table.ts';
import { wagerNames } from './wager-names.ts';
import { betOn, wagerClosed } from './windows.ts';

type Refused = Decided<never> | undefined;

/** Why these bets of a seat cannot all be made, if they cannot: one that is unfit holds back the rest. */
export const unfit = (context: Context, seat: number, bets: readonly NewBet[]): Refused =>
  firstOf(bets, ({ wager }) => unknown(context, wager)) ??
  firstOf(bets, ({ wager }) => wagerClosed(context, seat, wager)) ??
  mayStake(context, seat, bets) ??
  firstOf(bets, (bet) => oddStack(context, bet)) ??
  firstOf(byWager(bets), (bet) => outsideLimits(context, seat, bet.wager, heldWith(context, seat, bet))) ??
  notInChips(context, seat, bets);

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
      stage: context.game.wagers[wager]?.opensAt ?? '',
      ...(stack === undefined ? {} : { stack: stacked(stack) }),
      placedBy,
      ...(limits === undefined ? {} : { limits }),
      flags: flagsOf(context, seat, wager, heldWith(context, seat, { wager, chips, tokens })),
    };
  });
}

/** A bet put down by its owner or by the dealer: a new one, or more on the one that lies there. */
export function putDown(context: Context, bet: TableBet): EventBody {
  const { table, game, cite } = context;
  const clause = cite(game.wagers[bet.wager]?.clause ?? game.cites.wagers);
  const postings = staked(bet);
  const held = betOn({ table }, bet.seat, bet.wager);
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
    return refuse(
      'STAKE_TOO_LARGE',
      context.cite(context.procedure.betting.chips),
      `${writeMoney(stake)} is more than one bet may hold. Stake ${writeMoney(LARGEST_STAKE)} or less.`,
    );
  const fault = checkStake(context, seat, wager, stake, limits);
  return fault?.refused === true ? refuse(fault.code, fault.clause, fault.message) : undefined;
}

/** Why a stake that is left or put right breaks a chip of the player's own colour, if it does. */
export function brokenChip({ table, procedure, cite }: Context, seat: number, chips: Cents): Refused {
  const colour = table.seats.get(seat)?.colour;
  if (colour === undefined || chips % colour.value === 0) return undefined;
  return refuse(
    'NOT_WHOLE_CHIPS',
    cite(procedure.betting.chips),
    `${writeMoney(chips)} is not a whole number of ${colour.colour} chips at ${writeMoney(colour.value)}. Name whole chips.`,
  );
}

/** What is to be seen about a stake that is taken although it is outside the limits. */
function flagsOf(
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
  const flags = flagsOf(context, bet.seat, bet.wager, bet.chips + bet.tokens, lastLimits(bet));
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
  return refuse(
    'WAGER_NOT_OFFERED',
    notOffered(game, id).clause,
    `'${id}' is not offered here. Offered: ${wagerNames(game)}.`,
  );
}

function oddStack({ procedure, cite }: Context, { chips, stack }: NewBet): Refused {
  if (stack === undefined) return undefined;
  const sum = stack.reduce((sum, chip) => sum + chip, 0);
  if (stack.every(isStake) && sum === chips) return undefined;
  return refuse(
    'STACK_DIFFERS',
    cite(procedure.betting.stacking),
    `The chips of the stack come to ${writeMoney(sum)} and the stake is ${writeMoney(chips)}. Stack what is staked.`,
  );
}

/** What a seat has on a wager, with what it adds; a late bet that waits is counted in. */
export const heldWith = ({ table }: Context, seat: number, { wager, chips, tokens = 0 }: NewBet): Cents =>
  [...table.betting.bets, ...table.betting.late]
    .filter((bet) => bet.seat === seat && bet.wager === wager)
    .reduce((sum, bet) => sum + bet.chips + bet.tokens, chips + tokens);

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

function firstOf<Item>(items: readonly Item[], check: (item: Item) => Refused): Refused {
  for (const item of items) {
    const refused = check(item);
    if (refused !== undefined) return refused;
  }
  return undefined;
}
