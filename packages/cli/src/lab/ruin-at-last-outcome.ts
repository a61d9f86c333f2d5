import type { RuinAtLast } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { gameText } from './chosen-game.ts';
import { type Figure, figuresTable, figuresText } from './figure.ts';
import { formatDollars, NO_CURRENCY } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import type { Session } from './ruin-answer.ts';
import { formatBets } from './ruin-outcome.ts';

/** Goal or ruin, however long it takes, in every form but a picture. */
export function atLastOutcome(
  game: Game,
  { bets, bank, goal = 0 }: Omit<Session, 'rolls'>,
  { ruin, goal: reached, never, rolls }: RuinAtLast,
): Outcome & { readonly figures: readonly Figure[] } {
  const figures: readonly Figure[] = [
    { name: 'goal', says: `${formatDollars(goal)} before ruin`, unit: 'chance', exact: reached.toNumber() },
    { name: 'ruin', says: `ruin before ${formatDollars(goal)}`, unit: 'chance', exact: ruin.toNumber() },
    ...(never.isZero
      ? []
      : [{ name: 'never', says: 'neither, ever', unit: 'chance', exact: never.toNumber() } as const]),
    ...(rolls === undefined
      ? []
      : [
          {
            name: 'rolls',
            says: 'rolls it takes on average',
            unit: 'rolls',
            exact: rolls.toNumber(),
          } as const,
        ]),
  ];
  return {
    text: [
      `${gameText(game)}\n`,
      `${formatBets(bets)}, bank ${formatDollars(bank)}, goal ${formatDollars(goal)}, no time limit\n`,
      figuresText(figures),
      'All exact.\n',
    ].join(''),
    json: {
      schema: 'dicepit/ruin@1',
      pack: game.pack,
      options: game.options,
      method: 'exact',
      currency: NO_CURRENCY,
      session: { bets: bets.map(({ wager, stake }) => ({ wager: wager.id, stake })), bank, goal },
      ...Object.fromEntries(figures.map(({ name, exact }) => [name, { value: exact }])),
    },
    table: figuresTable(figures),
    drawings: {},
    figures,
  };
}
