import { courseStage, type Game } from '../pack.ts';
import { namedByPack, type RefusalTable } from '../refusal-table.ts';
import { settleBet } from '../settle.ts';
import type { Lock } from '../wager.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import type { TableBet } from './table.ts';

export const windowsRefusals = {
  'BETTING_IS_CLOSED.table': {},
  'TABLE_IS_HALTED.bets': {},
  DEALER_RUNS_OUT: {},
  'WAGER_NOT_NOW.table': { wager: 'text', stage: 'text', opens: 'choices' },
  'SET_HAS_BEGUN.table': { made: 'count', throws: 'count', wager: 'text' },
  'TURN_HAS_BEGUN.table': { made: 'count', wager: 'text' },
  'BET_IS_LOCKED.placed': { wager: 'text' },
  BET_HAS_LOST: {},
  'TOO_LATE.changing-at-rest': {},
  'TOO_LATE.changing-at-release': {},
  'BET_IS_LOCKED.table': { wager: 'text' },
  'LAYOUT_FROZEN.table': { call: namedByPack('void') },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly windows: typeof windowsRefusals;
  }
}

type Refused = Decided<never> | undefined;

/** Why the layout takes no new bets at all, if it takes none. Where the dice are is another question. */
export function layoutClosed(context: Context): Refused {
  const { table, setup, procedure, cite } = context;
  const { closing, runOut } = procedure.betting;
  if (table.state !== 'open')
    return refuse({ code: 'BETTING_IS_CLOSED', case: 'table', clause: cite(closing) });
  if (table.halt !== undefined)
    return refuse({ code: 'TABLE_IS_HALTED', case: 'bets', clause: table.halt.clause });
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  const runsOut = table.shooter.is.kind === 'dealer' && table.betting.bets.length > 0;
  if (runOut !== undefined && runsOut && !setup.policies.betsInRunOut)
    return refuse({ code: 'DEALER_RUNS_OUT', clause: cite(runOut) });
  return undefined;
}

/** Why a new bet on a wager is not taken at this point of a set or a turn, if it is not. */
export function wagerClosed({ table, game, cite }: Context, seat: number, id: string): Refused {
  const wager = game.wagers[id];
  const during = wager?.opens?.during;
  const stage = courseStage(game, table.course);
  if (wager?.opens !== undefined && during !== undefined && stage !== undefined && !during.includes(stage))
    return refuse({
      code: 'WAGER_NOT_NOW',
      case: 'table',
      clause: cite(wager.opens.clause),
      wager: wager.name,
      stage: stageName(game, stage),
      opens: during.map((each) => stageName(game, each)),
    });
  const throws = game.procedure.turn?.sets?.throws ?? Number.POSITIVE_INFINITY;
  const inSet = table.thrown % throws;
  if (wager?.opens?.before === 'set' && inSet > 0)
    return refuse({
      code: 'SET_HAS_BEGUN',
      case: 'table',
      clause: cite(wager.opens.clause),
      made: inSet,
      throws,
      wager: wager.name,
    });
  if (wager?.opens?.before === 'turn' && table.thrown > 0)
    return refuse({
      code: 'TURN_HAS_BEGUN',
      case: 'table',
      clause: cite(wager.opens.clause),
      made: table.thrown,
      wager: wager.name,
    });
  if (
    wager?.locks?.from === 'placing' &&
    isInForce(table, wager.locks) &&
    betOn({ table, game }, seat, id) !== undefined
  )
    return refuse({
      code: 'BET_IS_LOCKED',
      case: 'placed',
      clause: cite(wager.locks.clause),
      wager: wager.name,
    });
  return undefined;
}

/** Why a bet that is up may not be taken down or cut now, if it may not. A halt does not stand in the way. */
export function betClosed(context: Context, bet: TableBet): Refused {
  const { table, game, procedure, cite } = context;
  const { until } = procedure.betting.takingDown;
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  if (hasLost(context, bet))
    return refuse({
      code: 'BET_HAS_LOST',
      clause: cite(procedure.betting.lost ?? procedure.betting.takingDown.clause),
    });
  if (isPast(context, until))
    return refuse({
      code: 'TOO_LATE',
      case: until === 'rest' ? 'changing-at-rest' : 'changing-at-release',
      clause: citeWindow(context, bet.wager, procedure.betting.takingDown.clause),
    });
  const wager = game.wagers[bet.wager];
  const lock = wager?.locks;
  if (lock !== undefined && isInForce(table, lock, bet.stage !== wager?.opensAt))
    return refuse({
      code: 'BET_IS_LOCKED',
      case: 'table',
      clause: cite(lock.clause),
      wager: wager?.name ?? bet.wager,
    });
  return undefined;
}

/** What a stage of the table is called; its id where the pack gives it no name. */
const stageName = ({ course }: Pick<Game, 'course'>, stage: string): string =>
  course?.show[stage]?.name ?? stage;

/** Whether a lock holds: on a set from when somebody has the dice to throw it, on a turn from its first throw. */
function isInForce({ shooter, thrown }: Context['table'], { from }: Lock<string>, moved = false): boolean {
  switch (from) {
    case 'never':
      return false;
    case 'placing':
      return shooter.is.kind === 'seat' || shooter.is.kind === 'dealer';
    case 'turn':
      return thrown > 0;
    case 'moving':
      return moved;
  }
}

/** Why nobody may change anything on the layout after a void roll, where that freezes it. */
export function frozenLayout({ table, game, cite }: Context): Refused {
  if (!table.frozen) return undefined;
  const { call, clause } = game.procedure.voidRoll;
  return refuse({ code: 'LAYOUT_FROZEN', case: 'table', clause: cite(clause), call });
}

/** Whether the roll being made is past its release, or past the rest of the dice. */
export const isPast = ({ table: { roll } }: Pick<Context, 'table'>, point: 'release' | 'rest'): boolean =>
  roll !== undefined && (point === 'release' || roll.restedAt !== undefined);

/** The clause about the window of a wager: its own, or the one for all. */
export function citeWindow({ procedure, cite }: Context, wager: string | undefined, general: string): string {
  const [, own = general] = Object.entries(procedure.betting.windows).find(([id]) => id === wager) ?? [];
  return cite(own);
}

/** The bet of a seat that more on a wager is added to; one that has moved on is let be where there may be several. */
export const betOn = (
  { table, game }: Pick<Context, 'table' | 'game'>,
  seat: number,
  wager: string,
): TableBet | undefined => table.betting.bets.find((bet) => isAddedTo(game, bet, seat, wager));

export function isAddedTo(
  { wagers }: Pick<Game, 'wagers'>,
  bet: Pick<TableBet, 'seat' | 'wager' | 'stage'>,
  seat: number,
  wager: string,
): boolean {
  if (bet.seat !== seat || bet.wager !== wager) return false;
  const of = wagers[wager];
  return of?.several !== true || bet.stage === of.opensAt;
}

function hasLost({ table, terms }: Context, bet: TableBet): boolean {
  const outcome = table.roll?.calls.at(-1)?.outcome;
  if (outcome?.kind !== 'total') return false;
  const { seat, wager, stage, chips, tokens } = bet;
  const line = settleBet(
    terms,
    { player: String(seat), wager, stake: chips + tokens, stage },
    outcome.roll,
    table.course,
  );
  return line.verdict === 'loses';
}
