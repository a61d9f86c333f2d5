import type { Print } from '@dicepit/words/print';
import type { ClauseEntry, ReadingEntry, Rulebook } from '../model.ts';
import { capital } from '../roll-grid.ts';
import { listClauses } from '../weave.ts';
import { firstWords, sayLine } from '../words.ts';
import { anchorAt, escapeMarkdown, formatTable, linkTo, markdown } from './escape-markdown.ts';
import { oddsTable, wagerBlock } from './wager-markdown.ts';

/** The book as Markdown, with an anchor at every clause and links that lead there. */
export function toMarkdown(book: Rulebook): string {
  const { print } = book;
  const { book: said, treatments } = print.words;
  const formatLabel = (clause: string): string => clause.slice(book.prefix.length + 1);
  const parts = [
    `# ${escapeMarkdown(book.name)}`,
    escapeMarkdown(said.madeBy({ place: capital(book.place) })),
    `## ${anchorAt('about')}${escapeMarkdown(said.about)}`,
    [...firstWords(book).map(escapeMarkdown), ...book.notices.map(markdown)]
      .map((each) => `- ${each}`)
      .join('\n'),
    [
      escapeMarkdown(said.under),
      ...Object.values(treatments).map(
        ({ name, means }) => `**${escapeMarkdown(name)}**: ${escapeMarkdown(means)}.`,
      ),
    ].join(' '),
    ...(book.wagers.some(({ grids }) => grids.some(({ dice }) => dice === 2)) ? [said.letters] : []),
    `## ${anchorAt('contents')}${escapeMarkdown(said.contents)}`,
    contents(book),
    ...(book.choices.length > 0
      ? [
          `## ${anchorAt('choices')}${escapeMarkdown(said.choices)}`,
          formatTable(
            [said.choice, said.here, said.allowed, said.by].map(escapeMarkdown),
            book.choices.map(({ about, allowed, clause, value }) => [
              escapeMarkdown(about),
              escapeMarkdown(value),
              escapeMarkdown(allowed),
              linkTo(clause, formatLabel(clause)),
            ]),
          ),
        ]
      : []),
    ...book.sections.flatMap(({ clauses, id, number, title }) => [
      `## ${anchorAt(id)}${number === undefined ? '' : `${number} `}${escapeMarkdown(title)}`,
      ...clauses.map((each) => clause(each, print)),
    ]),
    ...(book.wagers.length > 0
      ? [`## ${anchorAt('odds')}${escapeMarkdown(said.odds)}`, oddsTable(book)]
      : []),
    ...(book.totals.length > 0
      ? [
          `## ${anchorAt('totals')}${escapeMarkdown(said.totals)}`,
          formatTable(
            [said.total, said.rolls].map(escapeMarkdown),
            book.totals.map(({ of, total, ways }) => [
              `${total}`,
              escapeMarkdown(print.words.rolls.ways({ count: ways, all: of })),
            ]),
          ),
        ]
      : []),
    `## ${anchorAt('index')}${escapeMarkdown(said.index)}`,
    ...book.sections.map(
      ({ clauses, title }) =>
        `**${escapeMarkdown(title)}**: ${clauses.map((each) => linkTo(each.clause, each.label)).join(', ')}`,
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

function contents(book: Rulebook): string {
  const { book: said } = book.print.words;
  return [
    ...(book.choices.length > 0 ? [linkTo('choices', said.choices)] : []),
    ...book.sections.map(({ id, number, title }) =>
      linkTo(id, `${number === undefined ? '' : `${number} `}${title}`),
    ),
    ...(book.wagers.length > 0 ? [linkTo('odds', said.odds)] : []),
    ...(book.totals.length > 0 ? [linkTo('totals', said.totals)] : []),
    linkTo('index', said.indexOf({ count: listClauses(book).length })),
  ]
    .map((each) => `- ${each}`)
    .join('\n');
}

function clause(entry: ClauseEntry, print: Print): string {
  const { book: said, treatments } = print.words;
  const { drawings, groups, label, readings, rule, says, seeAlso, software, treatment } = entry;
  return [
    `### ${anchorAt(entry.clause)}${linkTo(entry.clause, label)}`,
    markdown(rule),
    `**${escapeMarkdown(treatments[treatment].name)}**: ${markdown(software)}`,
    ...(says.length > 0 ? [says.map((line) => `- ${escapeMarkdown(sayLine(line))}`).join('\n')] : []),
    ...drawings.map(({ caption }) => `*${escapeMarkdown(said.drawnElsewhere({ caption }))}*`),
    ...readings.map((each) => reading(each, print)),
    ...(seeAlso.length > 0
      ? [`${said.seeAlso({ list: seeAlso.map(({ id, to }) => linkTo(to, id)).join(', ') })}.`]
      : []),
    ...groups.map((group) => wagerBlock(group, print)),
  ].join('\n\n');
}

function reading(entry: ReadingEntry, { words }: Print): string {
  const { anchor, id, kind, question, reading: chosen, table, why } = entry;
  const kindWords = kind === 'slip' ? words.book.slip : words.book.reading;
  const lines = [
    `> ${anchorAt(anchor)}**${escapeMarkdown(id)}** ${escapeMarkdown(kindWords)}: ${markdown(question)}`,
    `> **${markdown(chosen)}**`,
    ...(why === undefined ? [] : [`> ${markdown(why)}`]),
  ];
  const rows = table?.rows.map((cells) => cells.map(escapeMarkdown)) ?? [];
  const figures =
    table === undefined
      ? []
      : [escapeMarkdown(table.caption), formatTable(table.head.map(escapeMarkdown), rows)];
  return [lines.join('\n>\n'), ...figures].join('\n\n');
}
