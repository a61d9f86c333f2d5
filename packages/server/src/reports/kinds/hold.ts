import { newNights } from '../nights.ts';
import { count, figure, money, type Reporter, share, text } from '../reporter.ts';
import { held, totalsOf } from './daily.ts';

/** What each wager of each table kept over the period, beside its odds. */
export function holdReport(): Reporter {
  const nights = newNights();
  return {
    title: 'Hold by wager, against theory',
    columns: [
      text('table', 'Table'),
      text('game', 'Game'),
      text('wager', 'Wager'),
      count('bets', 'Bets'),
      count('won', 'Won'),
      money('handle', 'Handle'),
      money('win', 'Win'),
      share('hold', 'Hold'),
      share('theory', 'By the odds'),
      share('low', '95 % from'),
      share('high', '95 % to'),
      figure('z', 'z'),
      text('verdict', 'Verdict'),
    ],
    roll: (done) => nights.add(done.table, done),
    end() {
      const groups = nights.groups();
      const rows = groups.flatMap(({ group, game, night }) =>
        night.wagers
          .filter(({ bets }) => bets > 0)
          .map((wager) => ({
            table: group,
            wager: wager.name,
            bets: wager.bets,
            won: wager.won,
            ...held(game.pack, wager),
          })),
      );
      const unexplained = groups.flatMap(({ group, night }) =>
        night.unexplained === undefined || night.unexplained === 0
          ? []
          : [`${group}: ${night.unexplained} cents of the win are not what these rolls do to these bets.`],
      );
      return { rows, totals: totalsOf(rows), notes: [...notes, ...unexplained] };
    },
  };
}

const notes: readonly string[] = [
  'Of twenty wagers one lies outside of its bounds by chance alone: look at z, and at the same wager on other days.',
];
