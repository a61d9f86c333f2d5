import type { RuinAtLast } from '@dicepit/analysis';
import type { Game } from '@dicepit/engine';
import { said } from '../language.ts';
import { gameText } from './chosen-game.ts';
import { type Figure, figuresTable, figuresText } from './figure.ts';
import { diceJson, diceText } from './loaded-dice.ts';
import { formatDollars, NO_CURRENCY } from './number-text.ts';
import type { Outcome } from './outcome.ts';
import type { Session } from './ruin-answer.ts';
import { formatBets } from './ruin-outcome.ts';

/** Goal or ruin, however long it takes, in every form but a picture. */
export function atLastOutcome(
  game: Game,
  { bets, bank, goal = 0, dice }: Omit<Session, 'rolls'>,
  { ruin, goal: reached, never, rolls }: RuinAtLast,
): Outcome & { readonly figures: readonly Figure[] } {
  const { figures: words, plan, ruin: ruinWords } = said().lab;
  const wanted = { sum: formatDollars(goal) };
  const figures: readonly Figure[] = [
    { name: 'goal', says: words.goalBeforeRuin(wanted), unit: 'chance', exact: reached.toNumber() },
    { name: 'ruin', says: words.ruinBeforeGoal(wanted), unit: 'chance', exact: ruin.toNumber() },
    ...(never.isZero
      ? []
      : [{ name: 'never', says: words.never, unit: 'chance', exact: never.toNumber() } as const]),
    ...(rolls === undefined
      ? []
      : [
          {
            name: 'rolls',
            says: words.rollsTaken,
            unit: 'rolls',
            exact: rolls.toNumber(),
          } as const,
        ]),
  ];
  return {
    text: [
      `${gameText(game)}\n`,
      `${[formatBets(bets), plan.bank({ sum: formatDollars(bank) }), plan.goal(wanted), plan.noLimit].join(', ')}\n`,
      diceText(dice),
      figuresText(figures),
      `${ruinWords.exact}\n`,
    ].join(''),
    json: {
      schema: 'dicepit/ruin@1',
      pack: game.pack,
      options: game.options,
      method: 'exact',
      currency: NO_CURRENCY,
      session: {
        bets: bets.map(({ wager, stake }) => ({ wager: wager.id, stake })),
        bank,
        goal,
        ...diceJson(dice),
      },
      ...Object.fromEntries(figures.map(({ name, exact }) => [name, { value: exact }])),
    },
    table: figuresTable(figures),
    drawings: {},
    figures,
  };
}
