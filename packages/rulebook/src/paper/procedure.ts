import { ladder, placeInBook } from '@dicepit/engine';
import type { Prose, Rulebook } from '../model.ts';
import { quotedIn } from '../words.ts';
import { type Block, citeIn, type Paper, type PaperSource, rolesIn, toHead, writeClause } from './paper.ts';
import { payTable } from './pay-table.ts';

/**
 * The game's procedure as an operator files it: name, object, equipment, method of play, wagers, amounts, payouts,
 * the order of authority, and every clause.
 */
export function procedurePaper(source: PaperSource): Paper {
  const { book } = source;
  return {
    ...toHead(book, ({ titles }, game) => titles.procedure({ game })),
    blocks: [
      ...createObjectBlocks(source),
      ...createEquipmentBlocks(source),
      ...createAmountsBlocks(source),
      { is: 'heading', text: book.print.words.paper.procedure.wagers },
      payTable(book),
      ...createChoicesBlocks(source),
      ...createNoRollsBlocks(source),
      ...createAuthorityBlocks(source),
      ...createClausesBlocks(source),
    ],
  };
}

function createObjectBlocks({ book, procedure }: PaperSource): readonly Block[] {
  const { procedure: said } = book.print.words.paper;
  const game = { game: book.name, place: book.place };
  const thrown = procedure.shooter === undefined ? said.byDealer : said.byShooter;
  const objectWith = book.wagers[0]?.grids[0]?.dice === 3 ? thrown.three : thrown.two;
  return [
    { is: 'heading', text: said.object },
    { is: 'text', text: objectWith(game) },
  ];
}

function createEquipmentBlocks({ book, procedure }: PaperSource): readonly Block[] {
  const { opening, equipment } = procedure;
  const { least, most, clause } = opening.dice;
  const { name, words } = book.print;
  const { procedure: said } = words.paper;
  return [
    { is: 'heading', text: said.equipment },
    {
      is: 'clauses',
      items: [
        {
          label: citeIn(book, clause),
          says: least === most ? said.diceExactly({ most }) : said.dice({ least, most }),
        },
        ...equipment.items.map(({ clause: basis, item: id, needed, says }) => {
          const item = name(`equipment.${book.pack}.${id}`, says);
          return {
            label: citeIn(book, basis),
            says: needed === 'always' ? said.item({ item }) : said.notAlways({ item }),
          };
        }),
        ...opening.checklist.map(({ clause: basis, item, says }) => ({
          label: citeIn(book, basis),
          says: said.item({ item: name(`checklist.${book.pack}.${item}`, says) }),
        })),
      ],
    },
  ];
}

function createAmountsBlocks({ book, procedure, posted }: PaperSource): readonly Block[] {
  const { signs } = procedure;
  const { limits, symbol } = posted;
  const { figure, words } = book.print;
  const { procedure: said } = words.paper;
  const sums =
    limits === undefined
      ? said.limitsPosted
      : said.limits({
          least: figure('money', limits.minimum, symbol),
          most: figure('money', limits.maximum, symbol),
        });
  return [
    { is: 'heading', text: said.amounts },
    {
      is: 'clauses',
      items: [
        { label: citeIn(book, signs.limits), says: sums },
        ...(signs.raising.minutes > 0
          ? [
              {
                label: citeIn(book, signs.raising.clause),
                says: said.raising({ minutes: signs.raising.minutes }),
              },
            ]
          : []),
        ...(signs.payTable.months > 0
          ? [
              {
                label: citeIn(book, signs.payTable.clause),
                says: said.payTable({ months: signs.payTable.months }),
              },
            ]
          : []),
        ...(signs.closing.minutes > 0
          ? [
              {
                label: citeIn(book, signs.closing.clause),
                says: said.closing({ minutes: signs.closing.minutes }),
              },
            ]
          : []),
      ],
    },
  ];
}

function createChoicesBlocks({ book }: PaperSource): readonly Block[] {
  if (book.choices.length === 0) return [];
  const { book: said, paper } = book.print.words;
  return [
    { is: 'heading', text: paper.procedure.chosen },
    {
      is: 'table',
      columns: [
        { title: said.choice, weight: 4 },
        { title: said.here, weight: 2 },
        { title: said.allowed, weight: 3 },
        { title: paper.clause, weight: 2 },
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

function createNoRollsBlocks({ book, procedure }: PaperSource): readonly Block[] {
  const { noRoll, call, amending } = procedure.calling;
  const { procedure: said } = book.print.words.paper;
  const spoken = (roles: readonly string[]) => ({ roles: rolesIn(book.print, roles, 'choices') });
  return [
    { is: 'heading', text: said.calls },
    {
      is: 'clauses',
      items: [
        { label: citeIn(book, call.clause), says: said.call(spoken(call.roles)) },
        { label: citeIn(book, noRoll.clause), says: said.noRoll(spoken(noRoll.roles)) },
        {
          label: citeIn(book, amending.clause),
          says: said.amending(spoken(amending.approvers)),
        },
      ],
    },
  ];
}

/** From the highest: who may overrule whom, and who settles a dispute. */
function createAuthorityBlocks({ book, procedure }: PaperSource): readonly Block[] {
  const { overruling, disputes } = procedure;
  const { print } = book;
  const { clause: clauseTitle, procedure: said } = print.words.paper;
  const formatRole = (role: string): string => rolesIn(print, [role], 'list');
  const rungs = ladder.toReversed().flatMap((role) => {
    const clause = overruling.rungs[role];
    return clause === undefined ? [] : [[formatRole(role), said.overrule, citeIn(book, clause)]];
  });
  const uncovered = overruling.uncovered.roles.map((role) => [
    formatRole(role),
    said.uncovered,
    citeIn(book, overruling.uncovered.clause),
  ]);
  const steps = disputes.steps.map(({ roles, clause, final }, place) => [
    roles.map(formatRole).join(', '),
    final ? said.lastStep({ step: place + 1 }) : said.step({ step: place + 1 }),
    citeIn(book, clause),
  ]);
  const formatAdvice = ({ clause, says }: { readonly clause: string; readonly says: string }): string =>
    print.name(`advice.${book.prefix}/${clause}`, says);
  return [
    { is: 'heading', text: said.authority },
    {
      is: 'table',
      columns: [
        { title: said.who, weight: 3 },
        { title: said.may, weight: 4 },
        { title: clauseTitle, weight: 2 },
      ],
      rows: [...rungs, ...uncovered, ...steps],
    },
    ...(disputes.advice === undefined ? [] : [{ is: 'text', text: formatAdvice(disputes.advice) } as const]),
  ];
}

/** Every clause in our words: the method of play is among them. */
const createClausesBlocks = ({ book }: PaperSource): readonly Block[] => [
  { is: 'heading', text: book.print.words.paper.procedure.method },
  ...clauseBlocks(book),
];

/** Clauses are quoted in English; a paper in another language says so in front of them. */
export function clauseBlocks({ sections, print }: Rulebook): readonly Block[] {
  const language = quotedIn(print);
  const quoted = language === undefined ? {} : { language };
  return [
    ...(language === undefined
      ? []
      : [{ is: 'text', text: print.words.clausesQuoted, small: true } as const]),
    ...sections.flatMap(({ number, title, clauses }): readonly Block[] => [
      { is: 'heading', text: number === undefined ? title : `${number} ${title}` },
      {
        is: 'clauses',
        ...quoted,
        items: clauses.map(({ clause, rule }) => ({ label: placeInBook(clause), says: plain(rule) })),
      },
    ]),
  ];
}

const plain = (prose: Prose): string => prose.map(({ text }) => text).join('');
