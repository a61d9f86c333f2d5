import { writeMoney } from '@dicepit/engine';
import { type Block, citeIn, footOf, type Paper, type PaperSource, type Posted } from './paper.ts';
import { oddsTable } from './pay-table.ts';

/** The sign at a table: the limits, the odds, and when it closes. */
export function signPaper({ book, procedure, posted }: PaperSource): Paper {
  const { signs, opening } = procedure;
  const { limits, closes, table, symbol } = posted;
  const sums: readonly Block[] = [
    {
      is: 'sign',
      label: 'Smallest bet',
      says: limits === undefined ? BLANK : writeMoney(limits.minimum, symbol),
    },
    {
      is: 'sign',
      label: 'Largest bet',
      says: limits === undefined ? BLANK : writeMoney(limits.maximum, symbol),
    },
    ...(limits?.unit === undefined
      ? []
      : [{ is: 'sign', label: 'In steps of', says: writeMoney(limits.unit, symbol) } as const]),
  ];
  return {
    title: book.name,
    subtitle: [book.place, ...(table === undefined ? [] : [`Table ${table}`])].join(' · '),
    foot: footOf(book),
    blocks: [
      ...sums,
      { ...oddsTable(book), large: true },
      ...chipTable(posted),
      { is: 'sign', label: 'This table closes at', says: closes ?? BLANK },
      { is: 'text', small: true, text: bases() },
    ],
  };

  function bases(): string {
    const { statutory } = signs;
    const cited = [
      `Limits: ${citeIn(book, signs.limits)}`,
      `odds on show: ${citeIn(book, opening.odds)}`,
      ...(signs.raising.minutes > 0
        ? [
            `a higher minimum is posted ${signs.raising.minutes} minutes ahead (${citeIn(book, signs.raising.clause)})`,
          ]
        : []),
      ...(signs.closing.minutes > 0
        ? [`closing is posted ${signs.closing.minutes} minutes ahead (${citeIn(book, signs.closing.clause)})`]
        : []),
      ...(statutory === undefined
        ? []
        : [`no bet above what the law allows (${citeIn(book, statutory.clause)})`]),
    ];
    return `${cited.join('; ')}. The rules are open to anybody who asks for them.`;
  }
}

/** What each chip is worth, where the house has its own: nobody knows those by their colours. */
const chipTable = ({ chips, symbol }: Posted): readonly Block[] =>
  chips === undefined
    ? []
    : [
        {
          is: 'table',
          columns: [
            { title: 'Chip', weight: 2 },
            { title: 'Worth', figures: true, weight: 1 },
          ],
          rows: chips.map(({ worth, colour }) => [colour, writeMoney(worth, symbol)]),
        },
      ];

/** To be written in by hand. */
const BLANK = '';
