import { usualChips } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import {
  type Block,
  citeIn,
  type Paper,
  type PaperSource,
  type PaperTable,
  type Posted,
  rolesIn,
  toHead,
} from './paper.ts';

/** What is checked, counted and signed before a table opens. */
export function openingPaper({ book, procedure, posted }: PaperSource): Paper {
  const { opening, equipment, receiving } = procedure;
  const { least, most } = opening.dice;
  const { print, pack } = book;
  const { sheets: said } = print.words.paper;
  return {
    ...toHead(book, ({ titles }, game) => titles.opening({ game })),
    blocks: [
      ...heads(posted.table, print),
      { is: 'heading', text: said.theTable },
      {
        is: 'checks',
        items: [
          ...opening.checklist.map(({ item, says, clause }) => ({
            says: print.name(`checklist.${pack}.${item}`, says),
            clause: citeIn(book, clause),
          })),
          ...equipment.items.map(({ item, says, clause, needed }) => {
            const told = print.name(`equipment.${pack}.${item}`, says);
            return {
              says: needed === 'always' ? told : said.whereUsed({ item: told }),
              clause: citeIn(book, clause),
            };
          }),
        ],
      },
      { is: 'heading', text: said.theDice },
      {
        is: 'text',
        text: [atTable(citeIn(book, opening.dice.clause)), ...inspectors()].join(' '),
      },
      diceTable(most, print),
      { is: 'heading', text: said.floatBy({ clause: citeIn(book, opening.float) }) },
      floatTable(posted, print),
      { is: 'heading', text: said.start },
      {
        is: 'checks',
        items: [
          { says: said.limitsPosted, clause: citeIn(book, opening.limits ?? procedure.signs.limits) },
          { says: said.oddsShown, clause: citeIn(book, opening.odds) },
          { says: said.mayStart, clause: citeIn(book, opening.starting) },
        ],
      },
      signatures(print),
    ],
  };

  function atTable(clause: string): string {
    return least === most ? said.diceExactly({ most, clause }) : said.dice({ least, most, clause });
  }

  function inspectors(): readonly string[] {
    const { inspection } = receiving;
    if (inspection === undefined) return [];
    const roles = rolesIn(print, inspection.roles, 'list');
    return [said.inspected({ roles, clause: citeIn(book, inspection.clause) })];
  }
}

/** What is counted, put away and signed when a table closes. */
export function closingPaper({ book, procedure, posted }: PaperSource): Paper {
  const { closing } = procedure.signs;
  const { print } = book;
  const { paper } = print.words;
  const { sheets: said } = paper;
  return {
    ...toHead(book, ({ titles }, game) => titles.closing({ game })),
    blocks: [
      ...heads(posted.table, print),
      { is: 'heading', text: said.theSign({ clause: citeIn(book, closing.clause) }) },
      ...(closing.minutes > 0
        ? ([{ is: 'text', text: said.signHangs({ minutes: closing.minutes }) }] as const)
        : []),
      { is: 'blanks', labels: [said.postedAt, said.closedAt, said.lastRoll, said.headWords] },
      { is: 'heading', text: said.betsAndDice },
      {
        is: 'checks',
        items: [
          { says: said.noBet, clause: citeIn(book, procedure.opening.closing) },
          { says: said.everyDie, clause: citeIn(book, procedure.opening.dice.clause) },
          { says: said.incidents, clause: paper.policy },
        ],
      },
      { is: 'heading', text: said.float },
      floatTable(posted, print),
      { is: 'blanks', labels: [said.fills, said.credits, said.dropBox, said.floatAtOpening] },
      signatures(print),
    ],
  };
}

/** Where every die of a table was, line by line. */
export function diceLogPaper({ book, procedure, posted }: PaperSource): Paper {
  const { print } = book;
  const { sheets: said } = print.words.paper;
  return {
    ...toHead(book, ({ titles }, game) => titles.diceLog({ game })),
    landscape: true,
    blocks: [
      ...heads(posted.table, print),
      {
        is: 'text',
        small: true,
        text: said.logRules({
          most: procedure.opening.dice.most,
          cap: citeIn(book, procedure.receiving.cap),
          compliance: citeIn(book, procedure.receiving.compliance),
        }),
      },
      {
        is: 'table',
        blank: true,
        columns: [
          { title: said.time, weight: 1 },
          { title: said.set, weight: 0.7 },
          { title: said.diceColumn, weight: 2 },
          { title: said.what, weight: 2.4 },
          { title: said.sound, weight: 1.1 },
          { title: said.dealer, weight: 1.6 },
          { title: said.supervisor, weight: 1.6 },
          { title: said.remarks, weight: 2.8 },
        ],
        rows: blankRows(15, 8),
      },
    ],
  };
}

const heads = (table: string | undefined, { words: { paper } }: Print): readonly Block[] => [
  {
    is: 'blanks',
    labels: [
      table === undefined ? paper.table : paper.tableBlank({ table }),
      paper.sheets.date,
      paper.sheets.dealer,
      paper.sheets.supervisor,
    ],
  },
];

const blankRows = (rows: number, columns: number): readonly (readonly string[])[] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

const diceTable = (most: number, { words: { paper } }: Print): PaperTable => ({
  is: 'table',
  blank: true,
  columns: [
    { title: paper.sheets.die, weight: 1 },
    { title: paper.sheets.mark, weight: 3 },
    { title: paper.sheets.dealerSound, weight: 2 },
    { title: paper.sheets.supervisorSound, weight: 2 },
  ],
  rows: Array.from({ length: most }, (_, place) => [`D${place + 1}`, '', '', '']),
});

/** A line for every chip of the house, the largest first. */
const floatTable = (
  { chips = usualChips, symbol }: Posted,
  { figure, words: { paper } }: Print,
): PaperTable => ({
  is: 'table',
  blank: true,
  columns: [
    { title: paper.sheets.chip, figures: true, weight: 1 },
    { title: paper.sheets.count, weight: 2 },
    { title: paper.sheets.sum, weight: 2 },
  ],
  rows: [
    ...chips.toReversed().map(({ worth }) => [figure('money', worth, symbol), '', '']),
    ['', '', ''],
    [paper.sheets.all, '', ''],
  ],
});

const signatures = ({ words: { paper } }: Print): Block => ({
  is: 'blanks',
  labels: [paper.sheets.dealerSigned, paper.sheets.time, paper.sheets.supervisorSigned, paper.sheets.time],
});
