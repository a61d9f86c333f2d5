import type { Game } from '@dicepit/engine';
import type { Result } from '@dicepit/simulator';
import type { Order } from '@dicepit/simulator/threads';
import { said } from '../language.ts';
import { betsText } from './bets.ts';
import { gameText } from './chosen-game.ts';
import type { ExactSession } from './exact-session.ts';
import { type Figure, figuresJson, figuresTable, figuresText } from './figure.ts';
import { diceJson, diceText, type LoadedDice } from './loaded-dice.ts';
import { formatDollars, NO_CURRENCY } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import { simulatedDrawings } from './simulated-drawings.ts';
import { simulatedFigures } from './simulated-figures.ts';

export type Simulated = {
  readonly game: Game;
  readonly order: Order;
  readonly result: Result;
  readonly exact: ExactSession;
  readonly interrupted: boolean;
  readonly dice?: LoadedDice | undefined;
};

/** A run in every form. */
export function simulatedOutcome(simulated: Simulated): Outcome & { readonly figures: readonly Figure[] } {
  const { game, order, result, exact, interrupted, dice } = simulated;
  const figures = simulatedFigures(game, result, exact);
  const stakes =
    order.strategy === undefined ? order.bets.reduce((sum, { stake }) => sum + stake, 0) : undefined;
  const { bets, bankroll, goal, stopLoss, rolls, chips = [] } = order;
  const paidIn = chips.length > 1 ? { chips } : { chip: chips[0] };
  return {
    figures,
    table: figuresTable(figures),
    drawings: simulatedDrawings(result, exact, { what: whatOf(game, order), stakes }),
    text: [
      `${gameText(game)}\n`,
      `${planText(game, order)}\n`,
      diceText(dice),
      `${runText(result, interrupted)}\n`,
      figuresText(figures, result.level),
      `${endnote(order, figures)}\n`,
    ].join(''),
    json: {
      schema: 'dicepit/simulate@1',
      pack: game.pack,
      options: game.options,
      method: result.method,
      currency: NO_CURRENCY,
      session: {
        bets,
        strategy: strategyName(order),
        bank: bankroll,
        goal,
        stopLoss,
        rolls,
        ...paidIn,
        ...diceJson(dice),
      },
      seed: result.seed,
      sessions: result.sessions,
      asked: result.of,
      rolls: result.rolls,
      level: result.level,
      interrupted,
      figures: figuresJson(figures),
      perWager: result.perWager,
      final: {
        lowest: result.final.lowest,
        highest: result.final.highest,
        deviation: result.final.deviation,
      },
    },
  };
}

/** `press:presses=2`, or the file of a strategy; flat bets where there is none. */
export function strategyName({ bets, strategy }: Pick<Order, 'bets' | 'strategy'>): string {
  if (strategy === undefined) return 'flat';
  if ('named' in strategy) return strategy.named;
  if ('file' in strategy) return strategy.file;
  return bets
    .map((bet, at) => `${bet.wager} ${strategyName({ bets: [bet], strategy: strategy.each[at] })}`)
    .join(' + ');
}

const whatOf = (game: Game, order: Order): string =>
  `${betsText(game, order.bets)}${order.strategy === undefined ? '' : `, ${strategyName(order).replaceAll(/\S*[\\/]/g, '')}`}`;

/** The plan of a session in a line. */
export function planText(game: Game, order: Order): string {
  const { bankroll, goal, stopLoss, rolls } = order;
  const { plan } = said().lab;
  return [
    whatOf(game, order),
    ...(bankroll === undefined ? [] : [plan.bank({ sum: formatDollars(bankroll) })]),
    ...(goal === undefined ? [] : [plan.goal({ sum: formatDollars(goal) })]),
    ...(stopLoss === undefined ? [] : [plan.stopLoss({ sum: formatDollars(stopLoss) })]),
    said().counts.rolls({ count: rolls }),
  ].join(', ');
}

function runText({ sessions, of, rolls, seed, method }: Result, interrupted: boolean): string {
  const { counts, lab } = said();
  const run = lab.simulated.run({
    sessions: counts.sessions({ count: sessions }),
    rolls: counts.rolls({ count: rolls }),
    seed,
    method,
  });
  return interrupted ? lab.simulated.asked({ run, sessions: counts.sessions({ count: of }) }) : run;
}

function endnote({ strategy }: Order, figures: readonly Figure[]): string {
  const { z, noExact, noWay } = said().lab.simulated;
  const known = figures.some(({ exact }) => exact !== undefined) ? z : noExact;
  return strategy === undefined ? known : `${known}\n${noWay}`;
}
