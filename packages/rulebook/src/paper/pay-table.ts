import type { Rulebook } from '../model.ts';
import type { Paper, PaperTable } from './paper.ts';
import { footOf, writeClause } from './paper.ts';

/** Every wager with what it pays, on which rolls, and by which clause. */
export const paysPaper = (book: Rulebook): Paper => ({
  title: `${book.name}: pay table`,
  subtitle: book.place,
  foot: footOf(book),
  blocks: [
    payTable(book),
    {
      is: 'text',
      small: true,
      text: 'Odds are what a won bet earns beyond its stake. Ways: how many of all rolls win at these odds.',
    },
  ],
});

export const payTable = (book: Rulebook): PaperTable => ({
  is: 'table',
  columns: [
    { title: 'Wager', weight: 3 },
    { title: 'Pays', figures: true, weight: 1.3 },
    { title: 'On', weight: 4 },
    { title: 'Ways', figures: true, weight: 1.6 },
    { title: 'Clause', weight: 3 },
  ],
  rows: book.wagers.flatMap(({ name, pays }) =>
    pays.map(({ odds, on, ways, clause }, place) => [
      place === 0 ? name : '',
      odds,
      on,
      ways ?? '',
      writeClause(book, clause),
    ]),
  ),
});

/** Every wager with its odds and nothing else, as a sign has room for it. */
export const oddsTable = ({ wagers }: Rulebook): PaperTable => ({
  is: 'table',
  columns: [
    { title: 'Wager', weight: 3 },
    { title: 'Pays', figures: true, weight: 2 },
  ],
  rows: wagers.map(({ name, pays }) => [name, [...new Set(pays.map(({ odds }) => odds))].join(', ')]),
});
