import { newNights } from '../nights.ts';
import { count, figure, money, type Reporter, share, text } from '../reporter.ts';
import { held, totalsOf } from './daily.ts';

/** What each wager of each table kept over the period, beside its odds. */
export function holdReport(): Reporter {
  const nights = newNights();
  return {
    columns: [
      text('table'),
      text('game'),
      text('wager'),
      count('bets'),
      count('won'),
      money('handle'),
      money('win'),
      share('hold'),
      share('theory'),
      share('low'),
      share('high'),
      figure('z'),
      text('verdict'),
    ],
    roll: (done) => nights.add(done.table, done),
    end({ words }) {
      const groups = nights.groups();
      const rows = groups.flatMap(({ group, game, night }) =>
        night.wagers
          .filter(({ bets }) => bets > 0)
          .map((wager) => ({
            table: group,
            wager: wager.name,
            bets: wager.bets,
            won: wager.won,
            ...held(words, game.pack, wager),
          })),
      );
      const unexplained = groups.flatMap(({ group, night }) =>
        night.unexplained === undefined || night.unexplained === 0
          ? []
          : [words.notes.unexplained({ table: group, cents: night.unexplained })],
      );
      return { rows, totals: totalsOf(rows), notes: [words.notes.chance, ...unexplained] };
    },
  };
}
