import { courseStage, setCount } from '../course.ts';
import type { Cents } from '../money.ts';
import type { Game } from '../pack.ts';
import { namedByPack, type RefusalTable } from '../refusal-table.ts';
import { settleBet } from '../settle.ts';
import type { Lock } from '../wager.ts';
import { type Context, type Decided, type EventBody, refuse } from './concern.ts';
import { type Limits, moved, type StakePart, type TableBet } from './table.ts';

export type NewBet = {
  readonly wager: string;
  readonly chips: Cents;
  readonly tokens?: Cents;
  /** The denominations of the chips in any order; the table stacks them. */
  readonly stack?: readonly Cents[];
};

/** Chips of one bet that count on another wager: the bet they come from and the bet they become part of. */
export type Move = {
  readonly bet: string;
  readonly into: string;
  readonly seat: number;
  readonly from: string;
  readonly to: string;
  readonly stage: string;
  readonly chips: Cents;
  readonly tokens: Cents;
  /** The limits of the wager it counts on now, in place of those it was made under. */
  readonly limits?: Limits;
};

/** Chips in the order they are stacked: the largest at the bottom. */
export const stacked = (stack: readonly Cents[]): readonly Cents[] => [...stack].sort((a, b) => b - a);

/** A stake by the limits its parts were laid under, the first at the bottom. */
export const toStakeParts = ({ chips, tokens, limits, parts }: Staked): readonly StakePart[] =>
  parts ?? [{ stake: chips + tokens, ...(limits === undefined ? {} : { limits }) }];

/** The limits that the last chips of a bet were laid under. */
export const lastLimits = (bet: Staked): Limits | undefined => toStakeParts(bet).at(-1)?.limits;

type Staked = Pick<TableBet, 'chips' | 'tokens' | 'limits' | 'parts'>;

/** The bet with another stake in chips: what was laid last comes off first, and what is more joins it. */
export function withChips(bet: TableBet, chips: Cents): TableBet {
  const { stack: _, ...rest } = bet;
  return inParts({ ...rest, chips }, cutTo(toStakeParts(bet), chips + bet.tokens));
}

/** The bet with other sums on it after a part came off or was added under the limits of what was laid last. */
export const withSums = (bet: TableBet, sums: Pick<TableBet, 'chips' | 'tokens'>): TableBet =>
  inParts({ ...bet, ...sums }, cutTo(toStakeParts(bet), sums.chips + sums.tokens));

/** The bet as a whole under other limits. */
export const withLimits = (bet: TableBet, limits: Limits | undefined): TableBet =>
  inParts(bet, [{ stake: bet.chips + bet.tokens, ...(limits === undefined ? {} : { limits }) }]);

/** What of each part of a stake plays: as much as there is room for under the maximum it was laid under. */
export function toPartsInPlay(parts: readonly StakePart[]): readonly StakePart[] {
  let below = 0;
  return parts.map(({ stake, limits }) => {
    const room = (limits?.maximum ?? Number.POSITIVE_INFINITY) - below;
    const plays = Math.max(0, Math.min(stake, room));
    below += plays;
    return { stake: plays, ...(limits === undefined ? {} : { limits }) };
  });
}

/** What stays of a bet that won: what was over the maximum has gone back, and then what was laid last. */
export function toLeftBet(bet: TableBet, left: Pick<TableBet, 'chips' | 'tokens'>): TableBet {
  const playing = toPartsInPlay(toStakeParts(bet));
  const plays = playing.reduce((sum, { stake }) => sum + stake, 0);
  const stays = left.chips + left.tokens;
  return inParts({ ...bet, ...left }, cutTo(plays < stays ? toStakeParts(bet) : playing, stays));
}

/** Two stakes of one player on one area, as one bet: each under the limits that it was laid under. */
export function together(held: TableBet, added: TableBet): TableBet {
  const { stack, ...rest } = held;
  const known = (stack !== undefined || held.chips === 0) && (added.stack !== undefined || added.chips === 0);
  const both = known ? stacked([...(stack ?? []), ...(added.stack ?? [])]) : [];
  const sums = { chips: held.chips + added.chips, tokens: held.tokens + added.tokens };
  return inParts({ ...rest, ...sums, flags: added.flags, ...(both.length === 0 ? {} : { stack: both }) }, [
    ...toStakeParts(held),
    ...toStakeParts(added),
  ]);
}

/** A layout after chips of one bet count on another wager: those that were laid last. */
export function movedOn(layout: readonly TableBet[], move: Move): readonly TableBet[] {
  const source = layout.find(({ bet }) => bet === move.bet);
  if (source === undefined) return layout;
  const { stack, instruction: _, ...rest } = source;
  const whole = move.chips === source.chips && move.tokens === source.tokens;
  const { chips, tokens, stage, limits } = move;
  const lying = { ...(whole && stack !== undefined ? { stack } : {}), bet: move.into, wager: move.to, stage };
  const part = withLimits({ ...rest, ...lying, chips, tokens }, limits);
  const left = withSums(rest, { chips: source.chips - chips, tokens: source.tokens - tokens });
  const lies = layout.some(({ bet }) => bet === move.into && bet !== move.bet);
  return layout.flatMap((bet) => {
    if (bet.bet === move.into && lies) return [together(bet, part)];
    if (bet.bet !== move.bet) return [bet];
    return [...(whole ? [] : [left]), ...(lies ? [] : [part])];
  });
}

/** The bet with its stake in these parts; nothing is said of parts where all of it is under the same limits. */
function inParts(
  { limits: _limits, parts: _parts, ...bet }: TableBet,
  parts: readonly StakePart[],
): TableBet {
  const told = parts.reduce<readonly StakePart[]>(joined, []);
  const limits = told[0]?.limits;
  return {
    ...bet,
    ...(limits === undefined ? {} : { limits }),
    ...(told.length > 1 ? { parts: told } : {}),
  };
}

/** What is laid under the limits that the last part was laid under is more of that part. */
function joined(parts: readonly StakePart[], part: StakePart): readonly StakePart[] {
  const last = parts.at(-1);
  if (part.stake === 0) return parts;
  if (last === undefined || !isSame(last.limits, part.limits)) return [...parts, part];
  return [...parts.slice(0, -1), { ...last, stake: last.stake + part.stake }];
}

const isSame = (one: Limits | undefined, other: Limits | undefined): boolean =>
  one?.minimum === other?.minimum &&
  one?.maximum === other?.maximum &&
  one?.unit === other?.unit &&
  (one?.multiples ?? false) === (other?.multiples ?? false);

/** Parts that come to so much: the last ones come off first, and what is more is more of the last. */
function cutTo(parts: readonly StakePart[], stake: Cents): readonly StakePart[] {
  let over = parts.reduce((sum, part) => sum + part.stake, -stake);
  return parts
    .toReversed()
    .map((part) => {
      const off = Math.min(over, part.stake);
      over -= off;
      return { ...part, stake: part.stake - off };
    })
    .toReversed();
}

/** A bet goes back to its owner. */
export const betReturned = ({ bet, seat, chips, tokens }: TableBet, clause: string): EventBody => ({
  type: 'BetTakenDown',
  bet,
  chips,
  tokens,
  clause,
  postings: [...moved('layout', `rack:${seat}`, chips), ...moved('layout-tokens', `tokens:${seat}`, tokens)],
});

// A bet that leans on another, as odds behind a line do.

export const leaningRefusals = {
  'NEEDS_ANOTHER_BET.table': { wager: 'text', needs: 'text' },
  'MORE_THAN_IT_LEANS_ON.table': { wager: 'text', stake: 'money', most: 'money' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly leaning: typeof leaningRefusals;
  }
}

/** The stage that a new bet opens in: its wager's own, or the one that goes with the bet it leans on. */
export function toOpeningStage({ table, game }: Context, seat: number, wager: string): string {
  const { opensAt = '', leansOn } = game.wagers[wager] ?? {};
  const support = findSupport(game, table.betting.bets, seat, wager);
  return (support && leansOn?.stages[support.stage]) ?? opensAt;
}

/** Why a bet of so much in all cannot lean on another, if it is to: there is none, or it carries less. */
export function leaningRefusal(
  { table, game, cite }: Context,
  seat: number,
  id: string,
  stake: Cents,
): Decided<never> | undefined {
  const wager = game.wagers[id];
  if (wager?.leansOn === undefined) return undefined;
  const { leansOn, name } = wager;
  const support = findSupport(game, table.betting.bets, seat, id);
  const clause = cite(leansOn.clause);
  if (support === undefined)
    return refuse({
      code: 'NEEDS_ANOTHER_BET',
      case: 'table',
      clause,
      wager: name,
      needs: game.wagers[leansOn.wager]?.name ?? leansOn.wager,
    });
  const most = mostOn(leansOn, support);
  return stake > most
    ? refuse({ code: 'MORE_THAN_IT_LEANS_ON', case: 'table', clause, wager: name, stake, most })
    : undefined;
}

/** Bets that lean on nothing any more, or on less than they may, go back to whoever made them. */
export function returnedLeaning(
  { game, cite }: Pick<Context, 'game' | 'cite'>,
  bets: readonly TableBet[],
): readonly { readonly bet: TableBet; readonly event: EventBody }[] {
  return bets.flatMap((bet) => {
    const leansOn = game.wagers[bet.wager]?.leansOn;
    if (leansOn === undefined) return [];
    const support = findSupport(game, bets, bet.seat, bet.wager, bet.stage);
    const isCarried = support !== undefined && bet.chips + bet.tokens <= mostOn(leansOn, support);
    return isCarried ? [] : [{ bet, event: betReturned(bet, cite(leansOn.clause)) }];
  });
}

type Leaning = NonNullable<Game['wagers'][string]['leansOn']>;

const mostOn = ({ most }: Leaning, { stage, chips, tokens }: TableBet): Cents =>
  Math.floor((most?.[stage] ?? Number.POSITIVE_INFINITY) * (chips + tokens));

/** The bet of a seat that another one leans on; of one that lies already, in the stage that goes with its own. */
function findSupport(
  game: Game,
  bets: readonly TableBet[],
  seat: number,
  wager: string,
  stage?: string,
): TableBet | undefined {
  const leansOn = game.wagers[wager]?.leansOn;
  if (leansOn === undefined) return undefined;
  return bets.find((bet) => {
    const own = leansOn.stages[bet.stage];
    return bet.seat === seat && bet.wager === leansOn.wager && own !== undefined && own === (stage ?? own);
  });
}

// When a bet may be made, added to and taken down.

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
  const stage = courseStage(game, table);
  if (wager?.opens !== undefined && during !== undefined && stage !== undefined && !during.includes(stage))
    return refuse({
      code: 'WAGER_NOT_NOW',
      case: 'table',
      clause: cite(wager.opens.clause),
      wager: wager.name,
      stage: stageName(game, stage),
      opens: during.map((each) => stageName(game, each)),
    });
  // Where no sets are counted the whole turn is one.
  const { thrown: inSet, throws } = setCount(game, table) ?? {
    thrown: table.thrown,
    throws: Number.POSITIVE_INFINITY,
  };
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

function hasLost({ table, game, terms }: Context, bet: TableBet): boolean {
  const outcome = table.roll?.calls.at(-1)?.outcome;
  if (outcome?.kind !== 'total') return false;
  const { seat, wager, stage, chips, tokens } = bet;
  const line = settleBet(
    terms,
    { player: String(seat), wager, stake: chips + tokens, stage },
    outcome.roll,
    courseStage(game, table),
  );
  return line.verdict === 'loses';
}
