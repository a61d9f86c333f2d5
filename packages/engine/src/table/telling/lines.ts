import { writeMoney } from '../../money.ts';
import type { TableSettlement } from '../table.ts';
import type { Say } from './say.ts';

/** A heading and a line for every bet that something happened to; bets that stand are only counted. */
export function lines(heading: string, settlements: readonly TableSettlement[], say: Say): string {
  const decided = settlements.filter(({ verdict }) => verdict !== 'stands');
  const standing = settlements.length - decided.length;
  const rest = standing === 0 ? [] : [`${standing} ${standing === 1 ? 'bet stands' : 'bets stand'}.`];
  if (decided.length === 0) return [`${heading}: nothing is decided.`, ...rest].join(' ');
  return [`${heading}.`, ...decided.map((each) => line(each, say)), ...rest].join('\n');
}

/** `Ann's Hard 6 wins $90: $10 at 9 to 1.` Only what is in play is paid or collected. */
export function line(settlement: TableSettlement, say: Say): string {
  const { seat, wager, stake, inPlay, verdict, odds, winnings, returned } = settlement;
  const whose = `${say.seat(seat)}'s ${say.wager(wager)}`;
  const part = `${writeMoney(inPlay)}${inPlay === stake ? '' : ` of ${writeMoney(stake)}`}`;
  if (verdict === 'stands') return `${whose} stands.`;
  if (verdict === 'loses') return `${whose} loses ${part}.`;
  const kept = returned === 0 ? '; the stake stays up' : '';
  return `${whose} wins ${writeMoney(winnings)}: ${part} at ${odds ?? 'no odds'}${kept}.`;
}
