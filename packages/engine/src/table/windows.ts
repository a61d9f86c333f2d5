import { settleBet } from '../settle.ts';
import type { Lock } from '../wager.ts';
import { type Context, type Decided, refuse } from './concern.ts';
import type { TableBet } from './table.ts';

type Refused = Decided<never> | undefined;

/** Why the layout takes no new bets at all, if it takes none. Where the dice are is another question. */
export function layoutClosed(context: Context): Refused {
  const { table, setup, procedure, cite } = context;
  const { closing, runOut } = procedure.betting;
  if (table.state !== 'open')
    return refuse(
      'BETTING_IS_CLOSED',
      cite(closing),
      'The table is not in play. Bets open when play starts.',
    );
  if (table.halt !== undefined)
    return refuse(
      'TABLE_IS_HALTED',
      table.halt.clause,
      'The table is halted and takes no new bets. Bets that are up may be taken down.',
    );
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  const runsOut = table.shooter.is.kind === 'dealer' && table.betting.bets.length > 0;
  if (runOut !== undefined && runsOut && !setup.policies.betsInRunOut)
    return refuse(
      'DEALER_RUNS_OUT',
      cite(runOut),
      'The dealer throws out what is undecided and no new bets are taken. Take the dice, or wait until it is done.',
    );
  return undefined;
}

/** Why a new bet on a wager is not taken at this point of a set or a turn, if it is not. */
export function wagerClosed({ table, game, cite }: Context, seat: number, id: string): Refused {
  const wager = game.wagers[id];
  const throws = game.procedure.turn?.sets?.throws ?? Number.POSITIVE_INFINITY;
  const inSet = table.thrown % throws;
  if (wager?.opens?.before === 'set' && inSet > 0)
    return refuse(
      'SET_HAS_BEGUN',
      cite(wager.opens.clause),
      `${inSet} of the ${throws} throws of this set are made. ${wager.name} opens again with the next set.`,
    );
  if (wager?.opens?.before === 'turn' && table.thrown > 0)
    return refuse(
      'TURN_HAS_BEGUN',
      cite(wager.opens.clause),
      `${table.thrown} throws of this turn are made. ${wager.name} opens again with the next turn.`,
    );
  if (
    wager?.locks?.from === 'placing' &&
    isInForce(table, wager.locks) &&
    betOn({ table }, seat, id) !== undefined
  )
    return refuse(
      'BET_IS_LOCKED',
      cite(wager.locks.clause),
      `Your ${wager.name} is down and locked until it is decided.`,
    );
  return undefined;
}

/** Why a bet that is up may not be taken down or cut now, if it may not. A halt does not stand in the way. */
export function betClosed(context: Context, bet: TableBet): Refused {
  const { table, game, procedure, cite } = context;
  const { until } = procedure.betting.takingDown;
  const frozen = frozenLayout(context);
  if (frozen !== undefined) return frozen;
  if (hasLost(context, bet))
    return refuse(
      'BET_HAS_LOST',
      cite(procedure.betting.lost ?? procedure.betting.takingDown.clause),
      'That bet has lost. Leave it for the dealer to collect.',
    );
  if (isPast(context, until))
    return refuse(
      'TOO_LATE',
      windowOf(context, bet.wager, procedure.betting.takingDown.clause),
      `Bets could be changed until the ${until === 'rest' ? 'dice came to rest' : 'dice were thrown'}. Wait until the roll is settled.`,
    );
  const wager = game.wagers[bet.wager];
  const lock = wager?.locks;
  if (lock !== undefined && isInForce(table, lock))
    return refuse(
      'BET_IS_LOCKED',
      cite(lock.clause),
      `${wager?.name ?? bet.wager} is locked until it is decided.`,
    );
  return undefined;
}

/** Whether a lock holds: on a set from when somebody has the dice to throw it, on a turn from its first throw. */
function isInForce({ shooter, thrown }: Context['table'], { from }: Lock<string>): boolean {
  switch (from) {
    case 'never':
      return false;
    case 'placing':
      return shooter.is.kind === 'seat' || shooter.is.kind === 'dealer';
    case 'turn':
      return thrown > 0;
  }
}

/** Why nobody may change anything on the layout after a void roll, where that freezes it. */
export function frozenLayout({ table, game, cite }: Context): Refused {
  if (!table.frozen) return undefined;
  const { call, clause } = game.procedure.voidRoll;
  return refuse(
    'LAYOUT_FROZEN',
    cite(clause),
    `After ${call} no bet is changed until the dice are thrown again and settled.`,
  );
}

/** Whether the roll being made is past its release, or past the rest of the dice. */
export const isPast = ({ table: { roll } }: Pick<Context, 'table'>, point: 'release' | 'rest'): boolean =>
  roll !== undefined && (point === 'release' || roll.restedAt !== undefined);

/** The clause about the window of a wager: its own, or the one for all. */
export function windowOf({ procedure, cite }: Context, wager: string | undefined, general: string): string {
  const [, own = general] = Object.entries(procedure.betting.windows).find(([id]) => id === wager) ?? [];
  return cite(own);
}

export const betOn = ({ table }: Pick<Context, 'table'>, seat: number, wager: string): TableBet | undefined =>
  table.betting.bets.find((bet) => bet.seat === seat && bet.wager === wager);

function hasLost({ table, terms }: Context, bet: TableBet): boolean {
  const outcome = table.roll?.calls.at(-1)?.outcome;
  if (outcome?.kind !== 'total') return false;
  const { seat, wager, stage, chips, tokens } = bet;
  const line = settleBet(terms, { player: String(seat), wager, stake: chips + tokens, stage }, outcome.roll);
  return line.verdict === 'loses';
}
