import { courseStage } from '../course.ts';
import { paymentSteps, writeMoney } from '../money.ts';
import type { Roll } from '../roll.ts';
import { type Bet, type Settlement, settleAtEndOfTurn, settleBet } from '../settle.ts';
import type { Context } from './concern.ts';
import { maximumExceeded, minimumMissed, partInPlay } from './stakes.ts';
import { moved, type Posting, type SettlementNote, type TableBet, type TableSettlement } from './table.ts';

/** What one roll does to one bet, with its arithmetic. */
export const lineFor = (context: Context, bet: TableBet, roll: Roll): TableSettlement =>
  toTableSettlement(
    context,
    bet,
    settleBet(context.terms, asBet(context, bet), roll, courseStage(context.game, context.table)),
  );

/** What the end of a turn does to one bet; undefined where it decides nothing. */
export function lineAtEndOfTurn(context: Context, bet: TableBet): TableSettlement | undefined {
  const settled = settleAtEndOfTurn(context.terms, asBet(context, bet));
  return settled && toTableSettlement(context, bet, settled);
}

export const decides = ({ verdict }: Pick<TableSettlement, 'verdict'>): boolean => verdict !== 'stands';

/** Chips and tokens of one settlement: winnings come from the float, a lost stake goes there. */
export function toPostings(line: TableSettlement): readonly Posting[] {
  if (!decides(line)) return [];
  const { seat, winnings, returned, chips, tokens, tokensReturned, left } = line;
  const chipsReturned = returned - tokensReturned;
  return [
    ...moved('float', `rack:${seat}`, winnings),
    ...moved('layout', `rack:${seat}`, chipsReturned),
    ...moved('layout', 'float', chips - left.chips - chipsReturned),
    ...moved('layout-tokens', `tokens:${seat}`, tokensReturned),
    ...moved('layout-tokens', 'outside-tokens', tokens - left.tokens - tokensReturned),
  ];
}

export const reversed = (postings: readonly Posting[]): readonly Posting[] =>
  postings.map(({ account, cents }) => ({ account, cents: -cents }));

/** Bets as a dealer settles them: by seat clockwise from the dealer's left, then as the wagers lie on the layout. */
export function inDealingOrder({ game }: Context, bets: readonly TableBet[]): readonly TableBet[] {
  const place = new Map(Object.keys(game.wagers).map((wager, index) => [wager, index]));
  const placeOf = ({ wager }: TableBet): number => place.get(wager) ?? place.size;
  return bets.toSorted((a, b) => a.seat - b.seat || placeOf(a) - placeOf(b));
}

/** The bet as the wager's rules see it: what is over the maximum is no part of it. */
const asBet = (context: Context, bet: TableBet): Bet => ({
  player: String(bet.seat),
  wager: bet.wager,
  stake: toSumInPlay(context, bet),
  stage: bet.stage,
});

const toSumInPlay = ({ procedure }: Context, bet: TableBet): number =>
  procedure.settling.overMaximum === undefined ? bet.chips + bet.tokens : partInPlay(bet);

function toTableSettlement(context: Context, bet: TableBet, settled: Settlement): TableSettlement {
  const { table } = context;
  const { chips, tokens, seat } = bet;
  const stake = chips + tokens;
  const excess = stake - settled.stake;
  const { verdict } = settled;
  const singleUse = table.seats.get(seat)?.tokens?.singleUse ?? false;
  const keeps = verdict === 'wins' || verdict === 'pushes';
  const stays = verdict === 'stands' || (keeps && settled.stage !== null);
  // What is over the maximum comes off in chips first, since a token has no use but to be staked.
  const excessInChips = Math.min(excess, chips);
  const excessInTokens = excess - excessInChips;
  const kept = verdict === 'wins' && singleUse ? excessInTokens : tokens;
  const left =
    verdict === 'stands'
      ? { chips, tokens }
      : stays
        ? { chips: chips - excessInChips, tokens: kept - excessInTokens }
        : { chips: 0, tokens: 0 };
  const tokensReturned = keeps && !stays ? kept : verdict === 'stands' ? 0 : excessInTokens;
  const chipsReturned = keeps && !stays ? chips : verdict === 'stands' ? 0 : excessInChips;
  const line = {
    ...settled,
    stake,
    // A stake of single-use tokens alone has nothing left to stay up.
    stage: left.chips + left.tokens === 0 ? null : settled.stage,
    returned: chipsReturned + tokensReturned,
    bet: bet.bet,
    seat,
    inPlay: settled.stake,
    chips,
    tokens,
    left,
    tokensReturned,
    notes: notesOn(context, bet, excess),
  };
  return { ...line, says: arithmetic(line) };
}

function notesOn({ procedure, cite }: Context, bet: TableBet, excess: number): readonly SettlementNote[] {
  const { overMaximum, belowMinimum } = procedure.settling;
  const stake = writeMoney(bet.chips + bet.tokens);
  const notes: SettlementNote[] = [];
  const minimum = minimumMissed(bet);
  const maximum = maximumExceeded(bet);
  if (belowMinimum !== undefined && minimum !== undefined)
    notes.push({
      clause: cite(belowMinimum),
      says: `${stake} is below the minimum of ${writeMoney(minimum)} and stands.`,
    });
  if (overMaximum !== undefined && maximum !== undefined)
    notes.push({
      clause: cite(overMaximum),
      says: `${stake} is over the maximum of ${writeMoney(maximum)}: ${writeMoney(excess)} is not in play.`,
    });
  return notes;
}

function arithmetic(line: Omit<TableSettlement, 'says'>): string {
  const { verdict, odds, inPlay, winnings, returned, wager } = line;
  const back = returned > 0 ? `, ${writeMoney(returned)} back` : '';
  switch (verdict) {
    case 'stands':
      return `${wager}: ${writeMoney(inPlay)} stands`;
    case 'pushes':
      return `${wager}: ${writeMoney(inPlay)} pushes${back}`;
    case 'loses':
      return `${wager}: ${writeMoney(inPlay)} loses${back}`;
    case 'wins': {
      const { earned, rounded, commission } = paymentSteps(line);
      const from = Number.isInteger(earned) ? writeMoney(earned) : `${earned} cents`;
      const rounding = rounded === undefined ? '' : `, rounded ${rounded} from ${from}`;
      const kept = commission === 0 ? '' : `, ${writeMoney(commission)} commission`;
      return `${wager}: ${writeMoney(inPlay)} at ${odds ?? 'no odds'} wins ${writeMoney(winnings)}${rounding}${kept}${back}`;
    }
  }
}
