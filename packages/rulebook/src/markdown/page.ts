import type { ClauseEntry, ReadingEntry, Rulebook } from '../model.ts';
import { clausesOf } from '../weave.ts';
import { firstWords, sayLine, treatments } from '../words.ts';
import { anchorAt, escapeMarkdown, linkTo, markdown, tableOf } from './escape-markdown.ts';
import { oddsTable, wagerBlock } from './wager-markdown.ts';

/** The book as Markdown, with an anchor at every clause and links that lead there. */
export function toMarkdown(book: Rulebook): string {
  const labelOf = (clause: string): string => clause.slice(book.prefix.length + 1);
  const parts = [
    `# ${escapeMarkdown(book.name)}`,
    `${escapeMarkdown(book.place)}. A rulebook by Dicepit.`,
    `## ${anchorAt('about')}Before you read`,
    [...firstWords(book).map(escapeMarkdown), ...book.notices.map(markdown)]
      .map((each) => `- ${each}`)
      .join('\n'),
    [
      'The word under a clause says what the software does about it.',
      ...Object.entries(treatments).map(([name, meaning]) => `**${name}**: ${meaning}.`),
    ].join(' '),
    ...(book.wagers.some(({ grids }) => grids.some(({ dice }) => dice === 2))
      ? ['In pictures of rolls `W` wins, `x` loses, `.` stays up, `>` rides on; the first die is read down.']
      : []),
    `## ${anchorAt('contents')}Contents`,
    contents(book),
    ...(book.choices.length > 0
      ? [
          `## ${anchorAt('choices')}What this table posts`,
          tableOf(
            ['Choice', 'Here', 'Allowed', 'By'],
            book.choices.map(({ about, allowed, clause, value }) => [
              escapeMarkdown(about),
              escapeMarkdown(value),
              escapeMarkdown(allowed),
              linkTo(clause, labelOf(clause)),
            ]),
          ),
        ]
      : []),
    ...book.sections.flatMap(({ clauses, id, number, title }) => [
      `## ${anchorAt(id)}${number === undefined ? '' : `${number} `}${escapeMarkdown(title)}`,
      ...clauses.map(clause),
    ]),
    ...(book.wagers.length > 0 ? [`## ${anchorAt('odds')}Odds and figures`, oddsTable(book)] : []),
    ...(book.totals.length > 0
      ? [
          `## ${anchorAt('totals')}How often each total falls`,
          tableOf(
            ['Total', 'Rolls'],
            book.totals.map(({ of, total, ways }) => [`${total}`, `${ways} of ${of}`]),
          ),
        ]
      : []),
    `## ${anchorAt('index')}Index of clauses`,
    ...book.sections.map(
      ({ clauses, title }) =>
        `**${escapeMarkdown(title)}**: ${clauses.map((each) => linkTo(each.clause, each.label)).join(', ')}`,
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}

const contents = (book: Rulebook): string =>
  [
    ...(book.choices.length > 0 ? [linkTo('choices', 'What this table posts')] : []),
    ...book.sections.map(({ id, number, title }) =>
      linkTo(id, `${number === undefined ? '' : `${number} `}${title}`),
    ),
    ...(book.wagers.length > 0 ? [linkTo('odds', 'Odds and figures')] : []),
    ...(book.totals.length > 0 ? [linkTo('totals', 'How often each total falls')] : []),
    linkTo('index', `Index of ${clausesOf(book).length} clauses`),
  ]
    .map((each) => `- ${each}`)
    .join('\n');

function clause(entry: ClauseEntry): string {
  const { drawings, groups, label, readings, rule, says, seeAlso, software, treatment } = entry;
  return [
    `### ${anchorAt(entry.clause)}${linkTo(entry.clause, label)}`,
    markdown(rule),
    `**${treatment}**: ${markdown(software)}`,
    ...(says.length > 0 ? [says.map((line) => `- ${escapeMarkdown(sayLine(line))}`).join('\n')] : []),
    ...drawings.map(({ caption }) => `*${escapeMarkdown(caption)}: drawn in the HTML book.*`),
    ...readings.map(reading),
    ...(seeAlso.length > 0 ? [`See also ${seeAlso.map(({ id, to }) => linkTo(to, id)).join(', ')}.`] : []),
    ...groups.map(wagerBlock),
  ].join('\n\n');
}

function reading({ anchor, id, kind, question, reading: chosen, table, why }: ReadingEntry): string {
  const words = kind === 'slip' ? 'slip in the text' : 'reading chosen';
  const lines = [
    `> ${anchorAt(anchor)}**${escapeMarkdown(id)}**, ${words}: ${markdown(question)}`,
    `> **${markdown(chosen)}**`,
    ...(why === undefined ? [] : [`> ${markdown(why)}`]),
  ];
  const rows = table?.rows.map((cells) => cells.map(escapeMarkdown)) ?? [];
  const figures =
    table === undefined ? [] : [escapeMarkdown(table.caption), tableOf(table.head.map(escapeMarkdown), rows)];
  return [lines.join('\n>\n'), ...figures].join('\n\n');
}
