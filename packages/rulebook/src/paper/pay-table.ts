import type { Rulebook } from '../model.ts';
import { nameWithMeaning } from '../words.ts';
import type { Paper, PaperTable } from './paper.ts';
import { toHead, writeClause } from './paper.ts';

/** Every wager with what it pays, on which rolls, and by which clause. */
export const paysPaper = (book: Rulebook): Paper => ({
  ...toHead(book, ({ titles }, game) => titles.pays({ game })),
  blocks: [
    payTable(book),
    {
      is: 'text',
      small: true,
      text: book.print.words.paper.oddsMean,
    },
  ],
});

export function payTable(book: Rulebook): PaperTable {
  const { paper: said } = book.print.words;
  return {
    is: 'table',
    columns: [
      { title: said.wager, weight: 3 },
      { title: said.pays, figures: true, weight: 1.6 },
      { title: said.on, weight: 4 },
      { title: said.ways, figures: true, weight: 1.7 },
      { title: said.clause, weight: 3 },
    ],
    rows: book.wagers.flatMap((wager) =>
      wager.pays.map(({ says, on, ways, clause }, place) => [
        place === 0 ? nameWithMeaning(wager, book.print) : '',
        says,
        on,
        ways ?? '',
        writeClause(book, clause),
      ]),
    ),
  };
}

/** Every wager with its odds and nothing else, as a sign has room for it. */
export const oddsTable = ({ wagers, print }: Rulebook): PaperTable => ({
  is: 'table',
  columns: [
    { title: print.words.paper.wager, weight: 3 },
    { title: print.words.paper.pays, figures: true, weight: 2 },
  ],
  rows: wagers.map((wager) => [
    nameWithMeaning(wager, print),
    [...new Set(wager.pays.map(({ says }) => says))].join(', '),
  ]),
});
