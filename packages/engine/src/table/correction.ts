import {
  asWritten,
  type CoursePosition,
  courseStage,
  setCount,
  standingAfter,
  turnEndsOn,
} from '../course.ts';
import { writeMoney } from '../money.ts';
import type { Roll } from '../roll.ts';
import { betReturned, returnedLeaning } from './bets.ts';
import { type Context, type EventBody, openGame } from './concern.ts';
import { createIncident } from './concerns/incidents.ts';
import { afterLines, standingBefore, withRestored } from './rolls.ts';
import { decides, lineAtEndOfTurn, lineFor, reversed, toPostings } from './settlement.ts';
import {
  balanceOf,
  isUsable,
  moved,
  type Outcome,
  type PastRoll,
  type Posting,
  posted,
  type Table,
  type TableBet,
  type TableSettlement,
} from './table.ts';
import { afterSettlement, betsOfTurn, passedByHouse, setIsUnderWay } from './turn.ts';
import { freezes } from './voiding.ts';

/** A roll that is done is put right: reversed, settled again, and the turn with it. */
export function putRight(
  context: Context,
  past: PastRoll,
  outcome: Outcome,
  clause: string,
): readonly EventBody[] {
  const correction = createCorrection(context, past, outcome);
  const { table } = context;
  const after = turnAfter(context, past, outcome, betsAfter(table, correction));
  const { returned, events } = after;
  const moves = corrected(context, past, correction, { clause, ...after });
  // What goes back to a rack is there to be taken from when the roll is undone.
  const ledger = posted(
    table.ledger,
    returned.flatMap(({ postings = [] }) => postings),
  );
  return [
    ...returned,
    ...moves,
    ...carried({ ...context, table: { ...table, ledger } }, past, moves),
    ...unsupported(context, correction, returned),
    ...events,
  ];
}

/** Bets that lean on nothing any more once a correction is made go back. */
function unsupported(
  context: Context,
  correction: Correction,
  returned: readonly EventBody[],
): readonly EventBody[] {
  const gone = new Set(returned.map((event) => ('bet' in event ? event.bet : undefined)));
  const lying = betsAfter(context.table, correction).filter(({ bet }) => !gone.has(bet));
  return returnedLeaning(context, lying).map(({ event }) => event);
}

/** What is settled of the roll under way is undone, and its bets lie where they lay. */
export function undone(context: Context, clause: string): readonly EventBody[] {
  const { table } = context;
  const { roll } = table;
  if (roll === undefined || roll.lines.length === 0) return [];
  const settled = new Set(roll.settled);
  const people = new Map([...table.seats.values()].map(({ seat, person }) => [seat, person]));
  const back: readonly EventBody[] = [
    {
      type: 'RollReversed',
      roll: roll.number,
      lines: roll.lines.map((line) => ({ roll: roll.number, line })),
      bets: roll.layout.filter(({ bet }) => settled.has(bet)),
      clause,
      postings: roll.lines.flatMap((line) => reversed(toPostings(line))),
    },
  ];
  // What somebody was paid may be cashed out by now.
  return [...back, ...carried(context, { people }, back)];
}

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
export function createCorrection(today: Context, past: PastRoll, outcome: Outcome): Correction {
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
    const back = undone.flatMap(({ line }) => reversed(toPostings(line)));
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
    course,
  }: { readonly clause: string } & Pick<TurnAfter, 'thrown' | 'freezes' | 'course'>,
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
      ...(course === undefined ? {} : { course }),
      clause: cite(procedure.settling.settling),
      postings: settlements.flatMap(toPostings),
    },
    ...handedBack.map((bet) => betReturned(bet, clause)),
  ];
}

/** The context with the odds that were posted when the roll was made. */
function asPlayed(today: Context, past: PastRoll): Context {
  const context = standingAt(today, standingBefore(past));
  const { rules, setup, terms } = context;
  if (past.options === setup.options) return context;
  const game = openGame(rules, { ...setup, options: past.options });
  return game === undefined ? context : { ...context, game, terms: { ...terms, game } };
}

/** The context with the table standing elsewhere in its course. */
function standingAt(context: Context, { course, thrown }: CoursePosition): Context {
  const { course: _, ...table } = context.table;
  return { ...context, table: { ...table, thrown, ...(course === undefined ? {} : { course }) } };
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

/** What the turn is after the last roll of it was put right. */
export type TurnAfter = {
  readonly thrown: number;
  readonly freezes: boolean;
  /** The stage of the table, where its game has such stages. */
  readonly course?: string | undefined;
  /** Bets made since the roll that go back, because what they were made on is not to come. */
  readonly returned: readonly EventBody[];
  readonly events: readonly EventBody[];
};

/**
 * A turn that a wrong seven had ended, or that was given up on a set which is now unfinished, goes on while nobody
 * else has taken the dice and they were not ordered off them since; one that should have ended, ends. A roll before the
 * last has nothing left to say about it.
 */
export function turnAfter(
  context: Context,
  past: PastRoll,
  outcome: Outcome,
  bets: readonly TableBet[],
): TurnAfter {
  const { table, game } = context;
  const { is } = table.shooter;
  const { thrower } = past;
  const untouched = {
    thrown: table.thrown,
    freezes: table.frozen,
    course: table.course,
    returned: [],
    events: [],
  };
  if (!isLast(table, past) || table.roll !== undefined) return untouched;

  const over = endsTurn(context, past, outcome);
  const before = standingBefore(past);
  const standing =
    outcome.kind === 'void' ? asWritten(game, before) : standingAfter(game, before, outcome.roll);
  const { thrown } = standing;
  const frozen = outcome.kind === 'void' && freezes(context);
  const goesOn = thrower === 'dealer' ? is.kind === 'dealer' : is.kind === 'seat' && is.seat === thrower;
  const there = standingAt(context, standing);
  const after: Context = { ...there, table: { ...there.table, frozen, betting: { ...table.betting, bets } } };
  const early = madeOnNothing(after, past, over);
  const returned = handedBack(context, early);
  if (goesOn) {
    const left = bets.filter((bet) => !early.includes(bet));
    const follows =
      outcome.kind === 'void' ? [] : afterSettlement(context, { sevenOut: over, thrown, bets: left });
    // Whoever has the dice keeps them unless the turn is over; they are not passed a second time.
    const events = follows.filter(({ type }) => type !== 'DicePassed');
    return { ...standing, freezes: frozen, returned, events };
  }
  const ended = endsTurn(context, past, past.outcome) || setIsUnderWay(after);
  const free = is.kind === 'nobody' || is.kind === 'offered';
  if (thrower === 'dealer') return untouched;
  const person = past.people.get(thrower) ?? '';
  const seated = table.seats.get(thrower)?.person === person;
  const orderedOff = 'excluded' in is && is.excluded.includes(person);
  const dice = past.dice.every((die) => isUsable(table, die));
  if (!ended || over) return untouched;
  // The turn cannot go on: what hangs on it is decided by the count it came to, and rides on nobody else.
  if (!free || !seated || orderedOff || !dice) {
    const standing = bets.filter(({ bet }) => past.layout.some((lay) => lay.bet === bet));
    return { ...untouched, events: betsOfTurn(context, thrower, standing, 'given up') };
  }
  return {
    ...standing,
    freezes: frozen,
    returned,
    events: givenBack(context, past, { seat: thrower, thrown }),
  };
}

/** Whoever threw has the dice again, and the turn goes on at so many throws. */
function givenBack(
  context: Context,
  { dice }: PastRoll,
  { seat, thrown }: { readonly seat: number; readonly thrown: number },
): readonly EventBody[] {
  const { table, procedure, cite } = context;
  const shooter = { ...table.shooter, is: { kind: 'seat', seat } as const };
  return [
    { type: 'DiceGivenBack', seat, dice, thrown, clause: cite(procedure.overruling.clause) },
    ...passedByHouse({ ...context, table: { ...table, shooter } }),
  ];
}

/** Bets made since the roll on a set or a turn that, as it is put right, has begun before them or will not be thrown. */
function madeOnNothing({ table, game }: Context, { layout }: PastRoll, over: boolean): readonly TableBet[] {
  const { thrown, frozen, betting } = table;
  const count = setCount(game, table);
  const stage = courseStage(game, table);
  if (count === undefined)
    return betting.bets.filter(({ bet, wager }) => {
      const during = game.wagers[wager]?.opens?.during;
      const misses = during !== undefined && stage !== undefined && !during.includes(stage);
      return misses && layout.every((lay) => lay.bet !== bet);
    });
  const set = over || frozen || count.thrown > 0;
  const turn = !over && (frozen || thrown > 0);
  return betting.bets.filter(({ bet, wager }) => {
    const before = game.wagers[wager]?.opens?.before;
    const misses = (before === 'set' && set) || (before === 'turn' && turn);
    return misses && layout.every((lay) => lay.bet !== bet);
  });
}

const handedBack = ({ game, cite }: Context, bets: readonly TableBet[]): readonly EventBody[] =>
  bets.map((bet) => betReturned(bet, cite(game.wagers[bet.wager]?.opens?.clause ?? game.cites.takingDown)));

const endsTurn = ({ game }: Context, past: PastRoll, outcome: Outcome): boolean =>
  outcome.kind === 'total' && turnEndsOn(game, standingBefore(past), outcome.roll);

/**
 * What a correction leaves between the house and a person that no rack at the table can hold: more than is left in
 * it, or anything at all of somebody who has gone. It is carried outside the table and an incident says so.
 */
export function carried(
  context: Context,
  past: Pick<PastRoll, 'people'>,
  events: readonly EventBody[],
): readonly EventBody[] {
  const { table } = context;
  const postings = events.flatMap((event) => event.postings ?? []);
  const after = posted(table.ledger, postings);
  const clause = 'policy/carried-balances';
  return [...past.people].flatMap(([seat, person]): readonly EventBody[] => {
    const gone = hasLeft(table, past, seat);
    const over = (account: `rack:${number}` | `tokens:${number}`): number =>
      gone
        ? balanceOf(after, account) - balanceOf(table.ledger, account)
        : Math.min(0, balanceOf(after, account));
    const cents = over(`rack:${seat}`);
    const tokens = over(`tokens:${seat}`);
    if (cents === 0 && tokens === 0) return [];
    const words =
      cents < 0 ? `${person} owes ${writeMoney(-cents)}` : `${person} is owed ${writeMoney(cents)}`;
    return [
      {
        type: 'BalanceCarried',
        seat,
        person,
        cents,
        clause,
        postings: [
          ...moved(`rack:${seat}`, 'outside', cents),
          ...moved(`tokens:${seat}`, 'outside-tokens', tokens),
        ],
      },
      createIncident(context, { kind: `carried-${seat}`, clause, words }),
    ];
  });
}
