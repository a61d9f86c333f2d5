import { isPayable, isStake, nextPayable, writeMoney } from '../money.ts';
import type { NewBet } from './command/betting.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import { balanceOf } from './ledger.ts';
import { byPeople } from './setup.ts';

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
  return refuse(
    'NOT_WHOLE_CENTS',
    cite(procedure.betting.chips),
    'A bet is a whole number of cents above nothing.',
  );
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
    return refuse(
      'COLOUR_CHIPS_ONLY',
      cite(chips.issuing),
      'Bets here are made in chips of your own colour alone. Buy in for a colour first.',
    );
  }
  const odd = bets.find((bet) => bet.chips % held.value !== 0);
  if (odd === undefined) return undefined;
  return refuse(
    'NOT_WHOLE_CHIPS',
    cite(chips.fixed),
    `${writeMoney(odd.chips)} is not a whole number of ${held.colour} chips at ${writeMoney(held.value)}. Stake whole chips.`,
  );
}

/** At a table of the house everybody has its chips: what those do not make can be neither laid nor paid. */
export function notInChips(
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
  return refuse(
    'NOT_IN_CHIPS',
    cite(procedure.betting.chips),
    `${writeMoney(odd.chips)} cannot be made of chips of ${chips.map((chip) => writeMoney(chip)).join(', ')}. Stake ${writeMoney(nextPayable(odd.chips, chips))} or another sum of theirs.`,
  );
}

function notTheseTokens(
  { table, procedure, cite, at }: Context,
  seat: number,
  bets: readonly NewBet[],
): Decided<never> | undefined {
  const staked = bets.filter(({ tokens = 0 }) => tokens > 0);
  if (staked.length === 0) return undefined;
  const { tokens } = procedure.money;
  const terms = table.seats.get(seat)?.tokens;
  if (tokens === undefined)
    return refuse('NO_TOKENS_HERE', cite(procedure.betting.chips), 'No tokens are bet here. Stake chips.');
  if (terms === undefined)
    return refuse(
      'NO_TOKENS',
      cite(tokens.voucher),
      'You have no tokens. Have a voucher redeemed, or stake chips.',
    );
  if (at > terms.expires)
    return refuse('TOKENS_EXPIRED', cite(tokens.redeeming), 'Your tokens have expired. Stake chips.');
  const barred = staked.find(({ wager }) => terms.wagers?.includes(wager) === false);
  if (barred === undefined) return undefined;
  return refuse(
    'TOKENS_NOT_FOR_THIS',
    cite(tokens.redeeming),
    `Your tokens are not good for ${barred.wager}. They are good for: ${terms.wagers?.join(', ')}.`,
  );
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
  if (chips > rack)
    return refuse(
      'NOT_ENOUGH_CHIPS',
      clause,
      `${writeMoney(chips)} is more than the ${writeMoney(rack)} in your rack. Stake less or buy in.`,
    );
  if (tokens > held)
    return refuse(
      'NOT_ENOUGH_TOKENS',
      clause,
      `${writeMoney(tokens)} is more than your ${writeMoney(held)} of tokens. Stake fewer.`,
    );
  return undefined;
}
