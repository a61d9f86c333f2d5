import type { Cents } from '../money.ts';
import type { Game } from '../pack.ts';
import type { RefusalTable } from '../refusal-table.ts';
import { type Context, type Decided, type EventBody, refuse } from './concern.ts';
import { betReturned } from './stakes.ts';
import type { TableBet } from './table.ts';

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
