import { ladder, placeInBook, writeMoney } from '@dicepit/engine';
import type { Prose, Rulebook } from '../model.ts';
import { type Block, citeIn, footOf, type Paper, type PaperSource, writeClause } from './paper.ts';
import { payTable } from './pay-table.ts';

/**
 * The game's procedure as an operator files it: name, object, equipment, method of play, wagers, amounts, payouts,
 * the order of authority, and every clause.
 */
export function procedurePaper(source: PaperSource): Paper {
  const { book } = source;
  return {
    title: `Game procedure: ${book.name}`,
    subtitle: book.place,
    foot: footOf(book),
    blocks: [
      ...objectOf(source),
      ...equipmentOf(source),
      ...amountsOf(source),
      { is: 'heading', text: 'Wagers and payouts' },
      payTable(book),
      ...choicesOf(source),
      ...noRollsOf(source),
      ...authorityOf(source),
      ...clausesOf(source),
    ],
  };
}

function objectOf({ book, procedure }: PaperSource): readonly Block[] {
  const who = procedure.shooter === undefined ? 'the dealer' : 'the shooter, who is one of the players';
  const dice = book.wagers[0]?.grids[0]?.dice ?? 2;
  return [
    { is: 'heading', text: 'Name and object' },
    {
      is: 'text',
      text: `${book.name}, ${book.place}. Players bet against the house on how ${dice === 3 ? 'three' : 'two'} dice fall. They are thrown by ${who}.`,
    },
  ];
}

function equipmentOf({ book, procedure }: PaperSource): readonly Block[] {
  const { opening, equipment } = procedure;
  const { least, most, clause } = opening.dice;
  return [
    { is: 'heading', text: 'Equipment' },
    {
      is: 'clauses',
      items: [
        { label: citeIn(book, clause), says: `${least === most ? least : `${least} to ${most}`} dice.` },
        ...equipment.items.map((item) => ({
          label: citeIn(book, item.clause),
          says: `${item.says}${item.needed === 'always' ? '' : ' (not always)'}.`,
        })),
        ...opening.checklist.map((item) => ({ label: citeIn(book, item.clause), says: `${item.says}.` })),
      ],
    },
  ];
}

function amountsOf({ book, procedure, posted }: PaperSource): readonly Block[] {
  const { signs } = procedure;
  const { limits, symbol } = posted;
  const sums =
    limits === undefined
      ? 'The smallest and the largest bet are posted at the table.'
      : `The smallest bet is ${writeMoney(limits.minimum, symbol)}, the largest ${writeMoney(limits.maximum, symbol)}.`;
  return [
    { is: 'heading', text: 'Amounts' },
    {
      is: 'clauses',
      items: [
        { label: citeIn(book, signs.limits), says: sums },
        ...(signs.raising.minutes > 0
          ? [
              {
                label: citeIn(book, signs.raising.clause),
                says: `A higher minimum is posted ${signs.raising.minutes} minutes ahead.`,
              },
            ]
          : []),
        ...(signs.payTable.months > 0
          ? [
              {
                label: citeIn(book, signs.payTable.clause),
                says: `A change of the odds stays posted for ${signs.payTable.months === 1 ? 'a month' : `${signs.payTable.months} months`}.`,
              },
            ]
          : []),
        ...(signs.closing.minutes > 0
          ? [
              {
                label: citeIn(book, signs.closing.clause),
                says: `Closing is posted ${signs.closing.minutes} minutes ahead.`,
              },
            ]
          : []),
      ],
    },
  ];
}

function choicesOf({ book }: PaperSource): readonly Block[] {
  if (book.choices.length === 0) return [];
  return [
    { is: 'heading', text: 'What the table has chosen' },
    {
      is: 'table',
      columns: [
        { title: 'Choice', weight: 4 },
        { title: 'Here', weight: 2 },
        { title: 'Allowed', weight: 3 },
        { title: 'Clause', weight: 2 },
      ],
      rows: book.choices.map(({ about, value, allowed, clause }) => [
        about,
        value,
        allowed,
        writeClause(book, clause),
      ]),
    },
  ];
}

function noRollsOf({ book, procedure }: PaperSource): readonly Block[] {
  const { noRoll, call, amending } = procedure.calling;
  const spoken = (roles: readonly string[]): string =>
    roles.map((role) => role.replaceAll('-', ' ')).join(' or ');
  return [
    { is: 'heading', text: 'Calls' },
    {
      is: 'clauses',
      items: [
        { label: citeIn(book, call.clause), says: `The roll is called by the ${spoken(call.roles)}.` },
        { label: citeIn(book, noRoll.clause), says: `No roll is called by the ${spoken(noRoll.roles)}.` },
        {
          label: citeIn(book, amending.clause),
          says: `A wrong entry is corrected before anything is settled, with the approval of the ${spoken(amending.approvers)}.`,
        },
      ],
    },
  ];
}

/** From the highest: who may overrule whom, and who settles a dispute. */
function authorityOf({ book, procedure }: PaperSource): readonly Block[] {
  const { overruling, disputes } = procedure;
  const rungs = ladder.toReversed().flatMap((role) => {
    const clause = overruling.rungs[role];
    return clause === undefined
      ? []
      : [[role.replaceAll('-', ' '), 'may overrule everybody below', citeIn(book, clause)]];
  });
  const uncovered = overruling.uncovered.roles.map((role) => [
    role.replaceAll('-', ' '),
    'rules on what the rules do not cover',
    citeIn(book, overruling.uncovered.clause),
  ]);
  const steps = disputes.steps.map(({ roles, clause, final }, place) => [
    roles.map((role) => role.replaceAll('-', ' ')).join(', '),
    `decides a dispute, step ${place + 1}${final ? ', finally' : ''}`,
    citeIn(book, clause),
  ]);
  return [
    { is: 'heading', text: 'Order of authority' },
    {
      is: 'table',
      columns: [
        { title: 'Who', weight: 3 },
        { title: 'May', weight: 4 },
        { title: 'Clause', weight: 2 },
      ],
      rows: [...rungs, ...uncovered, ...steps],
    },
    ...(disputes.advice === undefined ? [] : [{ is: 'text', text: disputes.advice.says } as const]),
  ];
}

/** Every clause in our words: the method of play is among them. */
const clausesOf = ({ book }: PaperSource): readonly Block[] => [
  { is: 'heading', text: 'Method of play: every clause, in our own words' },
  ...clauseBlocks(book),
];

export const clauseBlocks = ({ sections }: Rulebook): readonly Block[] =>
  sections.flatMap(({ number, title, clauses }): readonly Block[] => [
    { is: 'heading', text: number === undefined ? title : `${number} ${title}` },
    {
      is: 'clauses',
      items: clauses.map(({ clause, rule }) => ({ label: placeInBook(clause), says: plain(rule) })),
    },
  ]);

const plain = (prose: Prose): string => prose.map(({ text }) => text).join('');
