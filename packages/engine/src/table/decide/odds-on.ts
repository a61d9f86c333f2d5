import { everyRuleOf } from '../../wager.ts';
import type { Context } from '../concern.ts';
import type { EventBody } from '../event/event.ts';

/** The odds that the table pays, wager by wager, put on show. */
export function oddsOn({ game, procedure, cite }: Context): EventBody {
  const odds = Object.values(game.wagers).map((wager) => {
    const paid = everyRuleOf(wager).flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict.odds] : []));
    return { wager: wager.id, name: wager.name, odds: [...new Set(paid)] };
  });
  return { type: 'OddsPosted', odds, clause: cite(procedure.opening.odds) };
}
