import type { Cents } from '../money.ts';
import type { Game } from '../pack.ts';
import type { RefusalTable } from '../refusal-table.ts';
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
