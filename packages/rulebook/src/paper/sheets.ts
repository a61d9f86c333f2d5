import { usualChips, writeMoney } from '@dicepit/engine';
import {
  type Block,
  citeIn,
  footOf,
  type Paper,
  type PaperSource,
  type PaperTable,
  type Posted,
} from './paper.ts';

/** What is checked, counted and signed before a table opens. */
export function openingPaper({ book, procedure, posted }: PaperSource): Paper {
  const { opening, equipment, receiving } = procedure;
  const { least, most } = opening.dice;
  return {
    title: `Opening sheet: ${book.name}`,
    subtitle: book.place,
    foot: footOf(book),
    blocks: [
      ...heads(posted.table),
      { is: 'heading', text: 'The table' },
      {
        is: 'checks',
        items: [
          ...opening.checklist.map(({ says, clause }) => ({ says, clause: citeIn(book, clause) })),
          ...equipment.items.map(({ says, clause, needed }) => ({
            says: needed === 'always' ? says : `${says} (where it is used)`,
            clause: citeIn(book, clause),
          })),
        ],
      },
      { is: 'heading', text: 'The dice' },
      {
        is: 'text',
        text: `${least === most ? least : `${least} to ${most}`} dice may be at the table (${citeIn(book, opening.dice.clause)}).${inspectors()}`,
      },
      diceTable(most),
      { is: 'heading', text: `The float (${citeIn(book, opening.float)})` },
      floatTable(posted),
      { is: 'heading', text: 'Signs and start of play' },
      {
        is: 'checks',
        items: [
          { says: 'The limits are posted', clause: citeIn(book, opening.limits ?? procedure.signs.limits) },
          { says: 'The odds are on show', clause: citeIn(book, opening.odds) },
          { says: 'Play may start', clause: citeIn(book, opening.starting) },
        ],
      },
      signatures,
    ],
  };

  function inspectors(): string {
    const { inspection } = receiving;
    if (inspection === undefined) return '';
    const roles = inspection.roles.map((role) => role.replaceAll('-', ' ')).join(' and ');
    return ` Each die is inspected by ${roles}, independently (${citeIn(book, inspection.clause)}).`;
  }
}

/** What is counted, put away and signed when a table closes. */
export function closingPaper({ book, procedure, posted }: PaperSource): Paper {
  const { closing } = procedure.signs;
  return {
    title: `Closing sheet: ${book.name}`,
    subtitle: book.place,
    foot: footOf(book),
    blocks: [
      ...heads(posted.table),
      { is: 'heading', text: `The sign (${citeIn(book, closing.clause)})` },
      ...(closing.minutes > 0
        ? ([
            {
              is: 'text',
              text: `The sign hangs ${closing.minutes} minutes before a table with players closes.`,
            },
          ] as const)
        : []),
      { is: 'blanks', labels: ['Posted at', 'Closed at', 'Last roll, number', 'Words of the head'] },
      { is: 'heading', text: 'Bets and dice' },
      {
        is: 'checks',
        items: [
          { says: 'No bet is left on the layout', clause: citeIn(book, procedure.opening.closing) },
          { says: 'Every die is accounted for', clause: citeIn(book, procedure.opening.dice.clause) },
          { says: 'Incidents are closed or handed on', clause: 'house policy' },
        ],
      },
      { is: 'heading', text: 'The float' },
      floatTable(posted),
      { is: 'blanks', labels: ['Fills', 'Credits', 'Drop box', 'Float at the opening'] },
      signatures,
    ],
  };
}

/** Where every die of a table was, line by line. */
export const diceLogPaper = ({ book, procedure, posted }: PaperSource): Paper => ({
  title: `Dice log: ${book.name}`,
  subtitle: book.place,
  landscape: true,
  foot: footOf(book),
  blocks: [
    ...heads(posted.table),
    {
      is: 'text',
      small: true,
      text:
        `At most ${procedure.opening.dice.most} dice (${citeIn(book, procedure.receiving.cap)}); none is used before it is ` +
        `found to comply (${citeIn(book, procedure.receiving.compliance)}). ` +
        'One line each time dice are received, inspected, leave the table, are found, given up for lost, put away or taken out.',
    },
    {
      is: 'table',
      blank: true,
      columns: [
        { title: 'Time', weight: 1 },
        { title: 'Set', weight: 0.7 },
        { title: 'Dice', weight: 2 },
        { title: 'What', weight: 2.4 },
        { title: 'Sound?', weight: 0.9 },
        { title: 'Dealer', weight: 1.6 },
        { title: 'Supervisor', weight: 1.6 },
        { title: 'Remarks', weight: 3 },
      ],
      rows: blankRows(15, 8),
    },
  ],
});

const heads = (table: string | undefined): readonly Block[] => [
  {
    is: 'blanks',
    labels: [table === undefined ? 'Table' : `Table: ${table}`, 'Date', 'Dealer', 'Supervisor'],
  },
];

const blankRows = (rows: number, columns: number): readonly (readonly string[])[] =>
  Array.from({ length: rows }, () => Array.from({ length: columns }, () => ''));

const diceTable = (most: number): PaperTable => ({
  is: 'table',
  blank: true,
  columns: [
    { title: 'Die', weight: 1 },
    { title: 'Serial or mark', weight: 3 },
    { title: 'Dealer: sound?', weight: 2 },
    { title: 'Supervisor: sound?', weight: 2 },
  ],
  rows: Array.from({ length: most }, (_, place) => [`D${place + 1}`, '', '', '']),
});

/** The chips of the house by value; another value is written in. */
/** A line for every chip of the house, the largest first. */
const floatTable = ({ chips = usualChips, symbol }: Posted): PaperTable => ({
  is: 'table',
  blank: true,
  columns: [
    { title: 'Chip', figures: true, weight: 1 },
    { title: 'Count', weight: 2 },
    { title: 'Sum', weight: 2 },
  ],
  rows: [
    ...chips.toReversed().map(({ worth }) => [writeMoney(worth, symbol), '', '']),
    ['', '', ''],
    ['All', '', ''],
  ],
});

const signatures: Block = {
  is: 'blanks',
  labels: ['Dealer, signed', 'Time', 'Supervisor, signed', 'Time'],
};
