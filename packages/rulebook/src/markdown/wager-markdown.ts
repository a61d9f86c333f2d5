import { everyPips, totalOf } from '@dicepit/engine';
import type { Figure, Mark, RollGrid, Rulebook, WagerGroup } from '../model.ts';
import { sayPays } from '../wagers.ts';
import { figureLines, fitsColumn, nameOf, payWords, sayCounts, saysMore } from '../words.ts';
import { escapeMarkdown, linkTo, tableOf } from './escape-markdown.ts';

/** The block of one wager, or of several that fare alike. */
export function wagerBlock(group: WagerGroup): string {
  const [first] = group.wagers;
  if (first === undefined) return '';
  const { figures } = first;
  const grids = group.wagers.flatMap((wager) =>
    wager.grids.map((grid) => {
      const title = grid.stage === undefined ? wager.name : `${wager.name}, ${grid.stage}`;
      return `${escapeMarkdown(title)}: ${sayCounts(grid)}.\n\n${codeBlock(grid)}`;
    }),
  );
  const lines = [
    `- Pays: ${payWords(group)
      .map(({ odds, on }) => `${odds} ${on}`)
      .join('; ')}`,
    ...(figures === undefined
      ? []
      : [
          ...figureLines(figures).map(([label, figure]) => `- ${label}: ${sayFigure(figure)}`),
          `- Standard deviation: ${figures.standardDeviation} per unit staked`,
        ]),
  ];
  const variants = group.variants.map(({ choice, edge, inForce, pays }) => [
    escapeMarkdown(
      [pays, choice, inForce ? 'here' : undefined].filter((each) => each !== undefined).join(', '),
    ),
    edge === undefined ? '' : sayFigure(edge),
  ]);
  return [
    `#### ${escapeMarkdown(nameOf(group))}`,
    lines.join('\n'),
    ...(figures?.given === undefined ? [] : [escapeMarkdown(figures.given)]),
    ...(variants.length > 0 ? [tableOf(['May pay', 'House edge'], variants)] : []),
    ...grids,
  ].join('\n\n');
}

/** Every wager of the game in one table. */
export const oddsTable = (book: Rulebook): string =>
  tableOf(
    ['Wager', 'Pays', 'Chance to win', 'Edge per decision', 'Edge per roll', 'Rolls', 'Deviation'],
    book.wagers.map(({ clause, figures, name, pays }) => [
      linkTo(clause, name),
      escapeMarkdown(sayPays(pays)),
      ...(figures === undefined
        ? ['', '', '', '', '']
        : [
            ...[figures.win, figures.edge, figures.edgePerRoll, figures.rollsToDecision].map((figure) =>
              fitsColumn(figure) ? sayFigure(figure) : `about ${figure.about}`,
            ),
            figures.standardDeviation,
          ]),
    ]),
  );

const sayFigure = (figure: Figure): string =>
  saysMore(figure) ? `${figure.exact} (${figure.about})` : figure.exact;

const codeBlock = (grid: RollGrid): string =>
  ['```text', ...(grid.dice === 2 ? square(grid) : columns(grid)), '```'].join('\n');

const signs: Readonly<Record<Mark, string>> = { wins: 'W', loses: 'x', stands: '.', moves: '>' };

function square({ cells }: RollGrid): readonly string[] {
  const row = (first: number): string =>
    everyPips
      .map((second) => cells.find(({ roll }) => roll[0] === first && roll[1] === second)?.mark ?? 'stands')
      .map((mark) => signs[mark])
      .join(' ');
  return [`  ${everyPips.join(' ')}`, ...everyPips.map((first) => `${first} ${row(first)}`)];
}

/** Three dice by totals: how many of the rolls of each total win. */
function columns({ cells }: RollGrid): readonly string[] {
  const totals = [...new Set(cells.map(({ roll }) => totalOf(roll)))].toSorted((a, b) => a - b);
  const ways = (total: number, won: boolean): string =>
    String(cells.filter(({ mark, roll }) => totalOf(roll) === total && (!won || mark === 'wins')).length);
  const line = (label: string, values: readonly string[]): string =>
    label.padEnd(6) + values.map((value) => value.padStart(3)).join('');
  return [
    line('total', totals.map(String)),
    line(
      'wins',
      totals.map((total) => ways(total, true)),
    ),
    line(
      'of',
      totals.map((total) => ways(total, false)),
    ),
  ];
}
