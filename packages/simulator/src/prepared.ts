import { assert, everyRoll, isStake } from '@dicepit/engine';
import { type Cast, type Cut, createSessions, type Sessions, sessionsOfCast } from './cast.ts';
import { compileProgram, type Program } from './compiled/program.ts';
import { createFrame } from './frame.ts';
import { addUp } from './generator/rolls.ts';
import { toKey } from './generator/seed.ts';
import type { Limits } from './kernel/block.ts';
import { deciderKernel } from './kernel/decider.ts';
import { toGroups } from './kernel/multinomial.ts';
import type { Course } from './kernel/path.ts';
import type { Plan, Run } from './plan.ts';
import type { Method } from './result.ts';
import { asDecider } from './strategy/as-decider.ts';
import { flat } from './strategy/strategy.ts';
import type { Frame } from './tally.ts';

/** A plan ready to be played: its sessions are cut into blocks, and any blocks may be played anywhere. */
export type Prepared = Sessions & {
  readonly plan: Plan;
  readonly run: Run;
  readonly method: Method;
  readonly program: Program | undefined;
  readonly frame: Frame;
  /** The plan as numbers that can be sent; nothing where its strategy must be asked at every roll. */
  readonly cast: Cast | undefined;
};

/** How sessions are played; none of it changes a result. */
export type Ways = {
  /** How many sessions make a block. */
  readonly perBlock?: number;
  /** Without WebAssembly, as on a page that forbids it; short runs are when not said. */
  readonly isPlain?: boolean;
};

/** Rolls to a block: short enough to stop at, long enough that counting up does not show. */
const BLOCK_ROLLS = 2 ** 20;
const MAX_PER_BLOCK = 4096;
const SHORT_RUN = 2 ** 16;

/** Whether a run is over before a module of WebAssembly would be compiled for it. */
export const isShort = ({ rolls }: Pick<Plan, 'rolls'>, { sessions }: Pick<Run, 'sessions'>): boolean =>
  sessions * rolls < SHORT_RUN;

export function prepare(plan: Plan, run: Run, ways: Ways = {}): Prepared {
  assertPlan(plan, run);
  const program = compileProgram(plan);
  const frame = createFrame(plan, run, program);
  const course = createCourse(plan, run, frame);
  const cut: Cut = { sessions: run.sessions, perBlock: ways.perBlock ?? sessionsPerBlock(plan) };
  const { strategy = flat(plan.bets) } = plan;
  if (program === undefined) {
    const asked = createSessions(deciderKernel(plan, asDecider(strategy), course), frame, cut);
    return { plan, run, method: 'simulated', program, frame, cast: undefined, ...asked };
  }

  const isEndless = plan.bankroll === undefined && plan.goal === undefined && plan.stopLoss === undefined;
  const isFair = course.upTo === undefined;
  const isTotal = isFair && isEndless && frame.checkpoints.length === 0 && program.states.length === 1;
  const groups = isTotal && run.shortcut === 'multinomial' ? toGroups(program) : undefined;
  const { isPlain = isShort(plan, run) } = ways;
  const cast: Cast = { tables: program.tables, course, frame, cut, isTotal, groups, isPlain };
  const method = groups === undefined ? 'simulated' : 'multinomial';
  return { plan, run, method, program, frame, cast, ...sessionsOfCast(cast) };
}

/** How many sessions of a plan make a block: four at least, which vectors play at once. */
export const sessionsPerBlock = ({ rolls }: Plan): number =>
  Math.max(4, Math.min(MAX_PER_BLOCK, Math.floor(BLOCK_ROLLS / rolls)));

function createCourse({ bankroll, goal, stopLoss, rolls, fall }: Plan, { seed }: Run, frame: Frame): Course {
  const { start, checkpoints } = frame;
  const limits: Limits = {
    start,
    mayRuin: bankroll !== undefined,
    goal: goal ?? Number.POSITIVE_INFINITY,
    stopLoss: stopLoss ?? Number.NEGATIVE_INFINITY,
  };
  const upTo = fall === undefined ? undefined : addUp(fall);
  return { key: toKey(seed), rolls, limits, checkpoints, upTo };
}

function assertPlan({ game, bets, rolls, bankroll, fall }: Plan, { sessions }: Run): void {
  assert(
    fall === undefined || fall.ways.length === everyRoll[game.dice].length,
    () => `${fall?.ways.length} ways to fall are not those of ${game.dice} dice`,
  );
  assert(bets.length > 0, () => 'a plan has no bets');
  for (const { wager, stake } of bets) assert(isStake(stake), () => `${stake} on ${wager} is not a stake`);
  assert(Number.isSafeInteger(rolls) && rolls >= 1, () => `${rolls} is not a number of rolls`);
  assert(Number.isSafeInteger(sessions) && sessions >= 1, () => `${sessions} is not a number of sessions`);
  assert(
    bankroll === undefined || (Number.isSafeInteger(bankroll) && bankroll >= 0),
    () => `${bankroll} is not a bankroll`,
  );
}
