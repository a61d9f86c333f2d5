import type { Cents } from '../money.ts';
import type { Move } from './event/placement.ts';
import type { TableBet } from './table.ts';

/** Chips in the order they are stacked: the largest at the bottom. */
export const stacked = (stack: readonly Cents[]): readonly Cents[] => [...stack].sort((a, b) => b - a);

/** Two stakes of one player on one area, as one bet. */
export function together(held: TableBet, added: TableBet): TableBet {
  const { stack, ...rest } = held;
  const known = (stack !== undefined || held.chips === 0) && (added.stack !== undefined || added.chips === 0);
  const both = known ? stacked([...(stack ?? []), ...(added.stack ?? [])]) : [];
  return {
    ...rest,
    chips: held.chips + added.chips,
    tokens: held.tokens + added.tokens,
    flags: added.flags,
    ...(both.length === 0 ? {} : { stack: both }),
  };
}

/** A layout after chips of one bet count on another wager. */
export function movedOn(layout: readonly TableBet[], move: Move): readonly TableBet[] {
  const source = layout.find(({ bet }) => bet === move.bet);
  if (source === undefined) return layout;
  const { stack, instruction: _, limits: _limits, ...rest } = source;
  const whole = move.chips === source.chips && move.tokens === source.tokens;
  const { chips, tokens, stage, limits } = move;
  const part: TableBet = {
    ...rest,
    ...(whole && stack !== undefined ? { stack } : {}),
    bet: move.into,
    wager: move.to,
    chips,
    tokens,
    stage,
    ...(limits === undefined ? {} : { limits }),
  };
  const left = {
    ...rest,
    ...(source.limits === undefined ? {} : { limits: source.limits }),
    chips: source.chips - chips,
    tokens: source.tokens - tokens,
  };
  const lies = layout.some(({ bet }) => bet === move.into && bet !== move.bet);
  return layout.flatMap((bet) => {
    if (bet.bet === move.into && lies) return [together(bet, part)];
    if (bet.bet !== move.bet) return [bet];
    return [...(whole ? [] : [left]), ...(lies ? [] : [part])];
  });
}
