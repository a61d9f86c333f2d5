import type { Roll } from '../roll.ts';
import type { Context } from './concern.ts';
import type { EventBody } from './event/event.ts';
import { afterLines, withRestored } from './evolve/past.ts';
import { gameOf } from './game-of.ts';
import { moved, type Posting } from './ledger.ts';
import { decides, lineAtEndOfTurn, lineFor, postingsOf, reversed } from './settlement.ts';
import type { Outcome, PastRoll, Table, TableBet, TableSettlement } from './table.ts';

/** How a settled roll is put right: what is undone, how the bets lie after that, and what is settled instead. */
export type Correction = {
  readonly lines: readonly { readonly roll: number; readonly line: TableSettlement }[];
  readonly undoing: readonly Posting[];
  readonly bets: readonly TableBet[];
  readonly settlements: readonly TableSettlement[];
  /** Bets that would stand again but cannot: of an earlier roll, or of somebody who has left or deals now. */
  readonly handedBack: readonly TableBet[];
};

/**
 * Works out the correction of a roll to another outcome, bet by bet.
 *
 * Every line is undone by its own postings with their signs turned, so that the trail shows what was paid, that it
 * was taken back, and what was paid instead. Chips that a player has moved since are put back from the rack first.
 */
export function correctionOf(today: Context, past: PastRoll, outcome: Outcome): Correction {
  const context = asPlayed(today, past);
  const { recent, betting } = context.table;
  // Odds that were changed since leave nothing to stand on; neither does a roll that others have followed, or a night.
  const last = isLast(context.table, past) && past.options === today.setup.options;
  const later = recent.filter(({ number }) => number > past.number);
  const now = new Map(betting.bets.map((bet) => [bet.bet, bet]));
  const lines: { readonly roll: number; readonly line: TableSettlement }[] = [];
  const undoing: Posting[] = [];
  const bets: TableBet[] = [];
  const settlements: TableSettlement[] = [];
  const handedBack: TableBet[] = [];

  for (const lay of past.layout) {
    const before = past.settlements.find(({ bet }) => bet === lay.bet);
    const after = outcome.kind === 'total' ? lineAfter(context, past, lay, outcome.roll) : undefined;
    const current = now.get(lay.bet);
    if (!isDecided(before) && !isDecided(after)) {
      // Undecided and moved to another wager since: it goes on from where it lies now.
      if (current !== undefined && current.wager !== lay.wager) continue;
      if (last && current !== undefined) bets.push({ ...current, stage: lay.stage });
      const kept = last ? after : before;
      if (kept !== undefined) settlements.push(kept);
      continue;
    }

    const undone = [
      ...(before === undefined ? [] : [{ roll: past.number, line: before }]),
      ...later.flatMap(({ number, settlements: those }) =>
        those.filter(({ bet }) => bet === lay.bet).map((line) => ({ roll: number, line })),
      ),
    ];
    const back = undone.flatMap(({ line }) => reversed(postingsOf(line)));
    lines.push(...undone);
    undoing.push(...back, ...putBack(lay, current, back));
    bets.push(lay);
    if (after !== undefined) settlements.push(after);
    const stands = last && !hasLeft(context.table, past, lay.seat) && !deals(context.table, lay.seat);
    // A line that leaves nothing lying has no stage.
    const left = after === undefined ? lay : after.stage === null ? undefined : { ...lay, ...after.left };
    if (!stands && left !== undefined) handedBack.push(left);
  }
  return { lines, undoing, bets, settlements, handedBack };
}

/** Whether play stands where a roll left it. */
export const isLast = ({ recent }: Pick<Table, 'recent'>, { number, over }: PastRoll): boolean =>
  recent[0]?.number === number && !over;

/** Whether whoever sat there at the roll sits there no more. */
export const hasLeft = ({ seats }: Table, { people }: Pick<PastRoll, 'people'>, seat: number): boolean =>
  seats.get(seat)?.person !== people.get(seat);

/** Whether whoever sits there is signed on as a dealer now, who has no bets. */
const deals = ({ seats, staff }: Table, seat: number): boolean =>
  staff.get(seats.get(seat)?.person ?? '') === 'dealer';

/** The layout once a correction is made. */
export const betsAfter = (
  { betting }: Table,
  { bets, settlements, handedBack }: Correction,
): readonly TableBet[] =>
  afterLines(withRestored(betting.bets, bets), settlements).filter(
    ({ bet }) => !handedBack.some((each) => each.bet === bet),
  );

/** The events of a correction that move chips. */
export function corrected(
  { cite, procedure }: Context,
  past: PastRoll,
  { lines, undoing, bets, settlements, handedBack }: Correction,
  {
    clause,
    thrown,
    freezes,
  }: { readonly clause: string; readonly thrown: number; readonly freezes: boolean },
): readonly EventBody[] {
  const roll = past.number;
  return [
    { type: 'RollReversed', roll, lines, bets, clause, postings: undoing },
    {
      type: 'RollSettledAgain',
      roll,
      settlements,
      thrown,
      freezes,
      clause: cite(procedure.settling.settling),
      postings: settlements.flatMap(postingsOf),
    },
    ...handedBack.map((bet) => takenDown(bet, clause)),
  ];
}

/** A bet goes back to its owner. */
export const takenDown = ({ bet, seat, chips, tokens }: TableBet, clause: string): EventBody => ({
  type: 'BetTakenDown',
  bet,
  chips,
  tokens,
  clause,
  postings: [...moved('layout', `rack:${seat}`, chips), ...moved('layout-tokens', `tokens:${seat}`, tokens)],
});

/** The context with the odds that were posted when the roll was made. */
function asPlayed(context: Context, past: PastRoll): Context {
  const { rules, setup, terms } = context;
  if (past.options === setup.options) return context;
  const game = gameOf(rules, { ...setup, options: past.options });
  return game === undefined ? context : { ...context, game, terms: { ...terms, game } };
}

const isDecided = (line: TableSettlement | undefined): boolean => line !== undefined && decides(line);

/** What the roll does to a bet, and then the end of the turn, where that came after it. */
function lineAfter(context: Context, past: PastRoll, lay: TableBet, roll: Roll): TableSettlement {
  const line = lineFor(context, lay, roll);
  if (decides(line) || line.stage === null || !past.atEndOfTurn.includes(lay.bet)) return line;
  return lineAtEndOfTurn(context, { ...lay, stage: line.stage }) ?? line;
}

/** Makes the stake on the layout what it was at the roll, whatever its owner has done with it since. */
function putBack(
  { seat, chips, tokens }: TableBet,
  current: TableBet | undefined,
  back: readonly Posting[],
): readonly Posting[] {
  const onto = (account: Posting['account']): number =>
    back.filter((posting) => posting.account === account).reduce((sum, { cents }) => sum + cents, 0);
  const lackingChips = chips - (current?.chips ?? 0) - onto('layout');
  const lackingTokens = tokens - (current?.tokens ?? 0) - onto('layout-tokens');
  return [
    ...moved(`rack:${seat}`, 'layout', lackingChips),
    ...moved(`tokens:${seat}`, 'layout-tokens', lackingTokens),
  ];
}
