import { everyPips, totalOf } from '@dicepit/engine';
import type { Print } from '@dicepit/words/print';
import type { Figure, Mark, RollGrid, Rulebook, WagerGroup } from '../model.ts';
import { sayPays } from '../wagers.ts';
import {
  figureColumns,
  figureLines,
  fitsColumn,
  formatGroupName,
  nameWithMeaning,
  payWords,
  sayCounts,
  saysMore,
} from '../words.ts';
import { escapeMarkdown, formatTable, linkTo } from './escape-markdown.ts';

/** The block of one wager, or of several that fare alike. */
export function wagerBlock(group: WagerGroup, print: Print): string {
  const { figures: said, list, wagers } = print.words;
  const item = (label: string, text: string): string => `- ${escapeMarkdown(list.labelled({ label, text }))}`;
  const [first] = group.wagers;
  if (first === undefined) return '';
  const { figures } = first;
  const grids = group.wagers.flatMap((wager) =>
    wager.grids.map((grid) => {
      const title = grid.stage === undefined ? wager.name : `${wager.name}, ${grid.stage}`;
      const counts = list.labelled({ label: title, text: sayCounts(grid, print) });
      return `${escapeMarkdown(counts)}.\n\n${codeBlock(grid, print)}`;
    }),
  );
  const lines = [
    item(
      wagers.pays,
      payWords(group, print)
        .map(({ odds, on }) => `${odds} ${on}`)
        .reduce((one, other) => list.semicolon({ one, other })),
    ),
    ...(figures === undefined
      ? []
      : [
          ...figureLines(figures, print).map(([label, figure]) => item(label, sayFigure(figure))),
          item(said.deviation, `${figures.standardDeviation} ${said.perUnit}`),
        ]),
  ];
  const variants = group.variants.map(({ choice, edge, inForce, pays }) => [
    escapeMarkdown(
      [pays, choice, inForce ? wagers.here : undefined].filter((each) => each !== undefined).join(', '),
    ),
    edge === undefined ? '' : sayFigure(edge),
  ]);
  return [
    `#### ${escapeMarkdown(formatGroupName(group, print))}`,
    lines.join('\n'),
    ...(figures?.given === undefined ? [] : [escapeMarkdown(figures.given)]),
    ...(variants.length > 0
      ? [formatTable([wagers.payColumn, said.edge].map(escapeMarkdown), variants)]
      : []),
    ...grids,
  ].join('\n\n');
}

/** Every wager of the game in one table. */
export function oddsTable({ print, wagers }: Rulebook): string {
  const { wagers: said, figures: figureWords } = print.words;
  return formatTable(
    [said.heading, said.pays, ...figureColumns(print)].map(escapeMarkdown),
    wagers.map(({ clause, figures, pays, ...wager }) => [
      linkTo(clause, nameWithMeaning(wager, print)),
      escapeMarkdown(sayPays(pays, print)),
      ...(figures === undefined
        ? ['', '', '', '', '']
        : [
            ...[figures.win, figures.edge, figures.edgePerRoll, figures.rollsToDecision].map((figure) =>
              fitsColumn(figure) ? sayFigure(figure) : `${escapeMarkdown(figureWords.about)} ${figure.about}`,
            ),
            figures.standardDeviation,
          ]),
    ]),
  );
}

const sayFigure = (figure: Figure): string =>
  saysMore(figure) ? `${figure.exact} (${figure.about})` : figure.exact;

const codeBlock = (grid: RollGrid, print: Print): string =>
  ['```text', ...(grid.dice === 2 ? square(grid) : columns(grid, print)), '```'].join('\n');

const signs: Readonly<Record<Mark, string>> = { wins: 'W', loses: 'x', pushes: '=', stands: '.', moves: '>' };

function square({ cells }: RollGrid): readonly string[] {
  const row = (first: number): string =>
    everyPips
      .map((second) => cells.find(({ roll }) => roll[0] === first && roll[1] === second)?.mark ?? 'stands')
      .map((mark) => signs[mark])
      .join(' ');
  return [`  ${everyPips.join(' ')}`, ...everyPips.map((first) => `${first} ${row(first)}`)];
}

/** Three dice by totals: how many of the rolls of each total win. */
function columns({ cells }: RollGrid, { words }: Print): readonly string[] {
  const said = words.book.columns;
  const totals = [...new Set(cells.map(({ roll }) => totalOf(roll)))].toSorted((a, b) => a - b);
  const ways = (total: number, won: boolean): string =>
    String(cells.filter(({ mark, roll }) => totalOf(roll) === total && (!won || mark === 'wins')).length);
  const line = (label: string, values: readonly string[]): string =>
    label.padEnd(6) + values.map((value) => value.padStart(3)).join('');
  return [
    line(said.total, totals.map(String)),
    line(
      said.wins,
      totals.map((total) => ways(total, true)),
    ),
    line(
      said.of,
      totals.map((total) => ways(total, false)),
    ),
  ];
}
