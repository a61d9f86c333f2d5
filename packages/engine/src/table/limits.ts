import type { Cents } from '../money.ts';
import type { RefusalIn, RefusalTable } from '../refusal-table.ts';
import { lastLimits, toPartsInPlay, toStakeParts } from './bets.ts';
import type { Context } from './concern.ts';
import type { Limits, TableBet } from './table.ts';

export const limitsRefusals = {
  STAKE_BELOW_MINIMUM: { stake: 'money', minimum: 'money' },
  STAKE_ABOVE_MAXIMUM: { stake: 'money', maximum: 'money' },
  STAKE_NOT_A_MULTIPLE: { stake: 'money', minimum: 'money', below: 'money' },
  STAKE_OFF_UNIT: { stake: 'money', minimum: 'money', unit: 'money', below: 'money' },
} as const satisfies RefusalTable;

declare module './concern.ts' {
  interface RefusalTables {
    readonly limits: typeof limitsRefusals;
  }
}

type Posted = Pick<Context, 'table' | 'procedure' | 'at'>;

/** What is wrong with a stake by the posted limits. A flag is for the bet that is taken all the same. */
export type StakeFault = {
  readonly refusal: RefusalIn<typeof limitsRefusals, { readonly clause: string }>;
  readonly flag: 'below-minimum' | 'above-maximum' | 'not-a-multiple' | 'off-unit';
  /** Refused at entry, by the pack or by the table's policy; otherwise accepted and flagged. */
  readonly refused: boolean;
};

/**
 * The limits for a bet of one seat on one wager at this moment: the player's own sign, else the wager's line, else
 * the table's sign, and never above what the law allows. None where nothing is posted and no law speaks. A sign that is
 * there to let a player exceed the stated maximum says nothing where that is as high.
 */
export function limitsFor({ table, procedure, at }: Posted, seat: number, wager: string): Limits | undefined {
  const own = table.signs.bySeat.get(seat);
  const stated = raised({ table, at }, wager);
  const { exceeds } = procedure.signs.bySeat;
  const posted = own !== undefined && !(exceeds && notAbove(own, stated)) ? own : stated;
  const lawful = statutoryMaximum({ table, procedure, at });
  if (lawful === null) return posted;
  if (posted === undefined) return { minimum: 1, maximum: lawful };
  return posted.maximum <= lawful ? posted : { ...posted, maximum: lawful };
}

/** Whether a player's own sign does not exceed what is stated for everybody. */
const notAbove = (own: Limits, stated: Limits | undefined): boolean =>
  stated !== undefined && own.maximum <= stated.maximum;

/** The largest bet that the law allows at a moment: the latest dated entry by then, or null where there is none. */
export function statutoryMaximum({ table, procedure, at }: Posted): Cents | null {
  const { statutory } = procedure.signs;
  if (statutory === undefined) return null;
  // A later entry for the same day takes the place of an earlier one.
  const entries = [...statutory.byDefault, ...table.signs.statutory].filter(({ from }) => from <= at);
  return entries.reduce<{ readonly from: number; readonly maximum: Cents | null }>(
    (latest, entry) => (entry.from >= latest.from ? entry : latest),
    { from: Number.NEGATIVE_INFINITY, maximum: null },
  ).maximum;
}

/**
 * What is wrong with a whole stake on one wager, if anything: what already lies there and what is added, by the limits
 * in force. A bet that lies is only cut, and keeps the limits that what is left of it was laid under.
 */
export function checkStake(
  context: Context,
  seat: number,
  wager: string,
  stake: Cents,
  limits: Limits | undefined = limitsFor(context, seat, wager),
): StakeFault | undefined {
  if (limits === undefined) return undefined;
  const { minimum, maximum, unit, multiples } = limits;
  const { cite, procedure } = context;
  const { signs } = procedure;
  if (stake < minimum) {
    return fault(context, 'below-minimum', {
      code: 'STAKE_BELOW_MINIMUM',
      clause: cite(signs.minimum),
      stake,
      minimum,
    });
  }
  if (stake > maximum) {
    const lawful = statutoryMaximum(context);
    const basis =
      signs.statutory !== undefined && maximum === lawful ? signs.statutory.clause : signs.maximum;
    return fault(context, 'above-maximum', {
      code: 'STAKE_ABOVE_MAXIMUM',
      clause: cite(basis),
      stake,
      maximum,
    });
  }
  if (multiples === true && stake % minimum !== 0) {
    const below = stake - (stake % minimum);
    return fault(context, 'not-a-multiple', {
      code: 'STAKE_NOT_A_MULTIPLE',
      clause: cite(signs.multiples),
      stake,
      minimum,
      below,
    });
  }
  if (unit !== undefined && (stake - minimum) % unit !== 0) {
    const below = stake - ((stake - minimum) % unit);
    return fault(context, 'off-unit', {
      code: 'STAKE_OFF_UNIT',
      clause: cite(signs.unit),
      stake,
      minimum,
      unit,
      below,
    });
  }
  return undefined;
}

type Staked = Pick<TableBet, 'chips' | 'tokens' | 'limits' | 'parts'>;

/**
 * The part of a stake that is paid or collected: of everything that was laid, as much as there was room for under the
 * maximum in force when it was laid. The rest is handed back, win or lose.
 */
export const partInPlay = (bet: Staked): Cents =>
  toPartsInPlay(toStakeParts(bet)).reduce((sum, { stake }) => sum + stake, 0);

/** The maximum that a bet is over, where part of it does not play. */
export function maximumExceeded(bet: Staked): Cents | undefined {
  const parts = toStakeParts(bet);
  const playing = toPartsInPlay(parts);
  return parts.findLast(({ stake }, place) => stake > (playing[place]?.stake ?? 0))?.limits?.maximum;
}

/** The minimum that a bet was below when it was last added to; once the dice are thrown it is good. */
export function minimumMissed(bet: Staked): Cents | undefined {
  const minimum = lastLimits(bet)?.minimum;
  return minimum !== undefined && bet.chips + bet.tokens < minimum ? minimum : undefined;
}

/**
 * The sign as it binds at a moment, of one seat or of the table: with a raise that has come into force, and never above
 * what the law has come to allow since it was posted. None where nothing is posted.
 */
export function signInForce({ table, procedure, at }: Posted, seat?: number): Limits | undefined {
  const own = seat === undefined ? undefined : table.signs.bySeat.get(seat);
  const sign = own ?? raised({ table, at }, undefined);
  const lawful = statutoryMaximum({ table, procedure, at });
  return sign === undefined || lawful === null || sign.maximum <= lawful
    ? sign
    : { ...sign, maximum: lawful };
}

/** The table's sign, or the wager's own line, with a raise that has come into force. */
export function raised(
  { table, at }: Pick<Context, 'table' | 'at'>,
  wager: string | undefined,
): Limits | undefined {
  const { limits, byWager, raise } = table.signs;
  const line = wager === undefined ? undefined : byWager.get(wager);
  const posted = line ?? limits;
  const concerns = raise !== undefined && at >= raise.from && raise.wager === (line && wager);
  return posted === undefined || !concerns ? posted : { ...posted, minimum: raise.minimum };
}

function fault(
  { procedure, setup }: Context,
  flag: StakeFault['flag'],
  refusal: StakeFault['refusal'],
): StakeFault {
  const refused = procedure.signs.atEntry === 'refuse' || setup.policies.limitsAtEntry === 'refuse';
  return { flag, refused, refusal };
}
