import type { CoursePosition } from '../course.ts';
import type { RefusalTable } from '../refusal-table.ts';
import { isRoll, type Pips, type Roll } from '../roll.ts';
import { toLeftBet } from './bets.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import type { CurrentRoll, Outcome, PastRoll, Table, TableBet, TableSettlement } from './table.ts';

export const rollsRefusals = {
  FACE_IS_RULED: {},
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly rolls: typeof rollsRefusals;
  }
}

/** The outcome in force of the roll under way. */
export function calledRoll({ table }: Pick<Context, 'table'>): Roll | undefined {
  const outcome = table.roll?.calls.at(-1)?.outcome;
  return outcome?.kind === 'total' ? outcome.roll : undefined;
}

/** Whether somebody has ruled which face of that die is uppermost. */
export const isRuled = (
  { dispute, ruled = [] }: Pick<CurrentRoll, 'dispute' | 'ruled'>,
  die: number,
): boolean => ruled.some((each) => each.die === die) || (dispute?.ruled === true && dispute.die === die);

/** An outcome that would put another face in the place of one that was ruled on, where rulings are final. */
export function againstRuling(
  { procedure, cite }: Context,
  { ruled = [] }: Pick<CurrentRoll, 'ruled'>,
  faces: readonly Pips[] | 'void',
): Decided<never> | undefined {
  const { final, clause } = procedure.calling.dispute;
  if (!final) return undefined;
  return ruled.some(({ die, face }) => faces === 'void' || faces[die] !== face)
    ? faceIsRuled(cite(clause))
    : undefined;
}

export const faceIsRuled = (clause: string): Decided<never> => refuse({ code: 'FACE_IS_RULED', clause });

/** How many rolls are kept for corrections; older ones are in the trail. */
const MAX_RECENT_ROLLS = 20;

/** The table with a roll that is done put among those that can be put right. */
export function withPast(
  table: Table,
  roll: CurrentRoll,
  outcome: Outcome,
  settlements: readonly TableSettlement[],
): Table {
  const past: PastRoll = {
    number: roll.number,
    thrower: roll.thrower,
    calls: roll.calls,
    outcome,
    ...(roll.ruled === undefined ? {} : { ruled: roll.ruled }),
    // A roll that is voided in the air has no layout at rest: what lies there now stood on it.
    layout: roll.restedAt === undefined ? table.betting.bets : roll.layout,
    settlements,
    invalidated: false,
    over: false,
    dice: roll.dice,
    options: table.setup?.options ?? {},
    shown: table.setup?.dice === 'virtual' && isRoll(roll.faces, diceIn(roll)) ? roll.faces : undefined,
    thrownBefore: table.thrown,
    ...(table.course === undefined ? {} : { courseBefore: table.course }),
    atEndOfTurn: [],
    people: new Map([...table.seats.values()].map(({ seat, person }) => [seat, person])),
  };
  return { ...table, recent: [past, ...table.recent].slice(0, MAX_RECENT_ROLLS) };
}

/** Where the table stood when a roll was made. */
export const standingBefore = ({ courseBefore, thrownBefore }: PastRoll): CoursePosition =>
  courseBefore === undefined ? { thrown: thrownBefore } : { thrown: thrownBefore, course: courseBefore };

/** The table with what the end of a turn decided kept with its last roll: to correct that is to undo this too. */
export function withTurnEnd(table: Table, settlements: readonly TableSettlement[]): Table {
  const [last, ...earlier] = table.recent;
  if (last === undefined || settlements.length === 0) return table;
  const ended = settlements.map(({ bet }) => bet);
  const standing = last.settlements.filter(({ bet }) => !ended.includes(bet));
  const past = { ...last, settlements: [...standing, ...settlements], atEndOfTurn: ended };
  return { ...table, recent: [past, ...earlier] };
}

export const onRoll = (table: Table, change: (roll: CurrentRoll) => CurrentRoll): Table =>
  table.roll === undefined ? table : { ...table, roll: change(table.roll) };

/** The layout with bets of a roll that is undone lying where they lay. */
export function withRestored(bets: readonly TableBet[], restored: readonly TableBet[]): readonly TableBet[] {
  const byId = new Map(restored.map((bet) => [bet.bet, bet]));
  const present = new Set(bets.map(({ bet }) => bet));
  return [...bets.map((bet) => byId.get(bet.bet) ?? bet), ...restored.filter(({ bet }) => !present.has(bet))];
}

/** The layout after settlement lines: decided bets are gone, others stand in their new stage. */
export function afterLines(
  bets: readonly TableBet[],
  settlements: readonly TableSettlement[],
): readonly TableBet[] {
  if (settlements.length === 0) return bets;
  const lines = new Map(settlements.map((line) => [line.bet, line]));
  return bets.flatMap((bet) => {
    const line = lines.get(bet.bet);
    if (line === undefined) return [bet];
    if (line.stage === null) return [];
    return line.verdict === 'stands'
      ? [{ ...bet, stage: line.stage }]
      : [toLeftBet({ ...bet, stage: line.stage }, line.left)];
  });
}

const diceIn = ({ dice }: CurrentRoll): 2 | 3 => (dice.length === 3 ? 3 : 2);
