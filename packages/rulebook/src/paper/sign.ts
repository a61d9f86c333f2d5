import type { Print } from '@dicepit/words/print';
import { type Block, citeIn, type Paper, type PaperSource, type Posted, toHead } from './paper.ts';
import { oddsTable } from './pay-table.ts';

/** The sign at a table: the limits, the odds, and when it closes. */
export function signPaper({ book, procedure, posted }: PaperSource): Paper {
  const { signs, opening } = procedure;
  const { limits, closes, table, symbol } = posted;
  const { figure, words } = book.print;
  const { sign: said } = words.paper;
  const money = (cents: number): string => figure('money', cents, symbol);
  const sums: readonly Block[] = [
    {
      is: 'sign',
      label: said.smallest,
      says: limits === undefined ? BLANK : money(limits.minimum),
    },
    {
      is: 'sign',
      label: said.largest,
      says: limits === undefined ? BLANK : money(limits.maximum),
    },
    ...(limits?.unit === undefined
      ? []
      : [{ is: 'sign', label: said.steps, says: money(limits.unit) } as const]),
  ];
  const head = toHead(book, (_, game) => game);
  return {
    ...head,
    subtitle: [head.subtitle, ...(table === undefined ? [] : [words.paper.tableNamed({ table })])].join(
      ' · ',
    ),
    blocks: [
      ...sums,
      { ...oddsTable(book), large: true },
      ...chipTable(posted, book.print),
      { is: 'sign', label: said.closes, says: closes ?? BLANK },
      { is: 'text', small: true, text: bases() },
    ],
  };

  function bases(): string {
    const { statutory } = signs;
    const posting = ({ minutes, clause }: { readonly minutes: number; readonly clause: string }) => ({
      minutes,
      clause: citeIn(book, clause),
    });
    const cited = [
      said.limits({ clause: citeIn(book, signs.limits) }),
      said.odds({ clause: citeIn(book, opening.odds) }),
      ...(signs.raising.minutes > 0 ? [said.raising(posting(signs.raising))] : []),
      ...(signs.closing.minutes > 0 ? [said.closing(posting(signs.closing))] : []),
      ...(statutory === undefined ? [] : [said.statutory({ clause: citeIn(book, statutory.clause) })]),
    ];
    return said.open({ cited: cited.reduce((one, other) => words.list.semicolon({ one, other })) });
  }
}

/** What each chip is worth, where the house has its own: nobody knows those by their colours. */
const chipTable = ({ chips, symbol }: Posted, { figure, name, words }: Print): readonly Block[] =>
  chips === undefined
    ? []
    : [
        {
          is: 'table',
          columns: [
            { title: words.paper.sign.chip, weight: 2 },
            { title: words.paper.sign.worth, figures: true, weight: 1 },
          ],
          rows: chips.map(({ worth, colour }) => [
            name(`colour.${colour}`, colour),
            figure('money', worth, symbol),
          ]),
        },
      ];

/** To be written in by hand. */
const BLANK = '';
