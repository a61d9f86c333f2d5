// One projection of a roll. The phone of a player, the television, the host and the dealer all show what a roll has done
// and will do by these lines, which are the ones that settling writes: no screen settles a second time.

import { type CoursePosition, courseStage, isFullSet, turnEndsOn } from '../course.ts';
import type { Game } from '../pack.ts';
import { isHard, type Roll, totalOf } from '../roll.ts';
import { rulingOn } from '../settle.ts';
import type { Wager } from '../wager.ts';
import { toCalledTotal } from '../wording/index.ts';
import { createContext, type TableRules } from './concern.ts';
import { linesLeft } from './concerns/settling.ts';
import { calledRoll, standingBefore } from './rolls.ts';
import type { CurrentRoll, Outcome, PastRoll, Table, TableBet, TableSettlement } from './table.ts';

/** What a roll does to the bets that lay there when the dice came to rest, in dealing order. */
export type RollLines = {
  readonly settled: readonly TableSettlement[];
  readonly left: readonly TableSettlement[];
};

const none: RollLines = { settled: [], left: [] };

/**
 * What the roll under way has done and will do to each bet, or what it would do if the dice showed something else.
 * These are the very lines that settling will make, whatever still stands in its way.
 */
export function rollLines(rules: TableRules, table: Table, outcome?: Roll): RollLines {
  const { setup, roll } = table;
  if (setup === undefined || roll === undefined) return none;
  const context = createContext(rules, table, setup, {
    by: { person: 'house', role: 'dealer' },
    at: table.clock,
  });
  const faces = outcome ?? (context === undefined ? undefined : calledRoll(context));
  if (context === undefined || faces === undefined) return none;
  return { settled: roll.lines, left: linesLeft(context, roll, faces) };
}

/** What a roll did, or is about to do, to one bet as it lay there when the dice came to rest. */
export type RollDecision = { readonly bet: TableBet; readonly line: TableSettlement };

/** The call in force: of the roll that is under way, or of the last one. */
export type CallInForce = {
  readonly number: number;
  readonly outcome: Outcome;
  readonly thrower: number | 'dealer';
  readonly clause: string;
  /** Only the total was read, so that there are no faces to show. */
  readonly faceless: boolean;
  /** Where the table stood when it was thrown. */
  readonly standing: CoursePosition;
};

/** Where the table stood when a roll was thrown: the one under way, or one that is done. */
export const standingAtRoll = (table: Table, roll: CurrentRoll | PastRoll): CoursePosition =>
  'outcome' in roll ? standingBefore(roll) : table;

/** A roll as it is shown: what was called, and what that does to each bet. */
export type RollInView = CallInForce & {
  readonly invalidated: boolean;
  readonly decisions: readonly RollDecision[];
  /** All of it is settled. */
  readonly settled: boolean;
};

/** What was called last, as long as no new roll is under way that nobody has called yet. */
export function callInForce(table: Table): CallInForce | undefined {
  const shown = table.roll ?? table.recent[0];
  return shown && callOf(table, shown);
}

function callOf(table: Table, shown: CurrentRoll | PastRoll): CallInForce | undefined {
  const call = shown.calls.at(-1);
  // A roll that is done has an outcome even where nobody called it: one that was voided in the air.
  const outcome = 'outcome' in shown ? shown.outcome : call?.outcome;
  if (outcome === undefined) return undefined;
  const { number, thrower } = shown;
  return {
    number,
    outcome,
    thrower,
    clause: call?.clause ?? '',
    faceless: call?.read === 'total',
    standing: standingAtRoll(table, shown),
  };
}

/** The roll that is called, with what it will do; or the last one, with what it did, until the dice are out again. */
export function rollInView(rules: TableRules, table: Table): RollInView | undefined {
  const shown = table.roll ?? table.recent[0];
  return shown === undefined || ('over' in shown && shown.over) ? undefined : viewOf(rules, table, shown);
}

/** The roll of this number, for somebody who reads its result: the one under way, or one that is done and still kept. */
export function rollNumbered(rules: TableRules, table: Table, number: number): RollInView | undefined {
  const isNumbered = (each: CurrentRoll | PastRoll): boolean => each.number === number;
  const shown = [...(table.roll === undefined ? [] : [table.roll]), ...table.recent].find(isNumbered);
  return shown && viewOf(rules, table, shown);
}

function viewOf(rules: TableRules, table: Table, shown: CurrentRoll | PastRoll): RollInView | undefined {
  const call = callOf(table, shown);
  if (call === undefined) return undefined;
  if ('outcome' in shown) {
    const { layout, settlements, invalidated } = shown;
    const decisions = decisionsOn(layout, settlements);
    return { ...call, invalidated, decisions, settled: true };
  }
  const { settled, left } = rollLines(rules, table);
  const decisions = decisionsOn(shown.layout, [...settled, ...left]);
  return { ...call, invalidated: false, decisions, settled: false };
}

const decisionsOn = (
  layout: readonly TableBet[],
  lines: readonly TableSettlement[],
): readonly RollDecision[] =>
  lines.flatMap((line) => {
    const bet = layout.find((each) => each.bet === line.bet);
    return bet === undefined ? [] : [{ bet, line }];
  });

/** What decides which areas a roll lights, beside the roll. */
type LitBy = {
  /** The bets that lay there: an area with bets is lit where one of them wins. */
  readonly bets?: readonly { readonly wager: string; readonly stage: string }[];
  /** The stage of the table that the roll was thrown in; the first one of its game where none is named. */
  readonly course?: string | undefined;
};

/**
 * The wagers that win on this roll: the areas to light. It asks the rule that settles the bets, off or not, so that a
 * light and a payment cannot part company. Where no bet lies, it asks for one that could have been made before the roll.
 */
export const litAreas = (game: Game, roll: Roll, { bets = [], course }: LitBy = {}): readonly string[] =>
  Object.values(game.wagers)
    .filter((wager) => {
      const own = bets.filter((bet) => bet.wager === wager.id);
      const stages = own.length > 0 ? own.map(({ stage }) => stage) : openingOf(game, wager, course);
      return stages.some((stage) => rulingOn(game, wager, stage, { roll, course }).verdict.kind === 'wins');
    })
    .map(({ id }) => id);

/** What of a roll at a table decides which areas it lights. */
type LightingRoll = Pick<RollInView, 'outcome' | 'invalidated' | 'decisions' | 'standing'>;

/**
 * The areas that a roll at a table lights, on every screen that shows it: those with bets by what was paid on them, the
 * others where a bet could have been made. A roll that is void or declared invalid has won nothing and lights nothing.
 */
export function litByRoll(game: Game, roll: LightingRoll | undefined): readonly string[] {
  if (roll?.outcome.kind !== 'total' || roll.invalidated) return [];
  const opening = litAreas(game, roll.outcome.roll, { course: courseStage(game, roll.standing) });
  const staked = new Set(roll.decisions.map(({ bet }) => bet.wager));
  const won = new Set(
    roll.decisions.flatMap(({ bet, line }) => (line.verdict === 'wins' ? [bet.wager] : [])),
  );
  return Object.keys(game.wagers).filter((wager) =>
    staked.has(wager) ? won.has(wager) : opening.includes(wager),
  );
}

/** Where a new bet would stand; nowhere while none may be made, or where it needs another bet to lean on. */
function openingOf(
  game: Game,
  { opensAt, opens, leansOn }: Wager,
  course: string | undefined,
): readonly string[] {
  const at = course ?? game.course?.opensAt;
  const isOpen = opens?.during === undefined || at === undefined || opens.during.includes(at);
  return isOpen && leansOn === undefined ? [opensAt] : [];
}

/** What makes a called roll one that a room stops for: one thing at most, the rarest. */
export type RollMoment =
  | { readonly is: 'full set' | 'snake eyes' | 'hard way' | 'seven out' }
  | { readonly is: 'big win'; readonly decision: RollDecision };

/** A bet that wins so many times what lay on it is a big win. */
const BIG_WIN = 25;

export function momentOf(
  game: Game,
  table: Pick<Table, 'thrown'>,
  { outcome, invalidated, decisions, thrower, standing }: RollInView,
): RollMoment | undefined {
  if (outcome.kind !== 'total' || invalidated) return undefined;
  const { roll } = outcome;
  const isOut = thrower !== 'dealer' && turnEndsOn(game, standing, roll);
  if (!isOut && isFullSet(game, table)) return { is: 'full set' };
  const decision = biggestWin(decisions);
  if (decision !== undefined) return { is: 'big win', decision };
  // Pictures have no eyes, and are not called hard.
  if (game.faces !== undefined) return undefined;
  if (game.dice === 2 && roll.every((pips) => pips === 1)) return { is: 'snake eyes' };
  const isCalledHard = toCalledTotal(game, roll, thrower).manner === 'hard';
  if (isCalledHard && decisions.some((each) => wonTheHardWay(game, each))) return { is: 'hard way' };
  return isOut && totalOf(roll) === 7 ? { is: 'seven out' } : undefined;
}

/** The largest of the big wins; none where whoever has it staked more than it on this roll. */
function biggestWin(decisions: readonly RollDecision[]): RollDecision | undefined {
  const stakedBy = (seat: number): number =>
    decisions
      .filter(({ bet, line }) => bet.seat === seat && line.verdict !== 'stands')
      .reduce((sum, { line }) => sum + line.inPlay, 0);
  return decisions
    .filter(
      ({ bet, line }) =>
        line.verdict === 'wins' &&
        line.inPlay > 0 &&
        line.winnings >= BIG_WIN * line.inPlay &&
        line.winnings > stakedBy(bet.seat),
    )
    .toSorted((a, b) => b.line.winnings - a.line.winnings)[0];
}

/** Whether a bet has won that no other than equal dice could win. */
function wonTheHardWay(game: Game, { bet, line }: RollDecision): boolean {
  if (line.verdict !== 'wins') return false;
  const winning = (game.wagers[bet.wager]?.stages[bet.stage] ?? []).filter(
    ({ verdict }) => verdict.kind === 'wins',
  );
  return winning.length > 0 && winning.every(({ rolls }) => rolls.rolls().every(isHard));
}
