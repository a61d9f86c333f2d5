import type { Fraction } from '@dicepit/analysis';
import type { Odds } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { MINUS } from '../number-signs.ts';
import type { Terminal } from '../terminal.ts';
import type { OddsSheet } from './odds-sheet.ts';

/** An odds sheet for a person. */
export function oddsText(
  { game, lines }: OddsSheet,
  { colours }: Terminal,
  { verbose = false }: { readonly verbose?: boolean | undefined } = {},
): string {
  const chosen = Object.entries(game.options).map(([key, value]) => `${key}=${value}`);
  const heading = `${colours.bold(game.name)}, ${game.place}${chosen.length === 0 ? '' : ` (${chosen.join(' ')})`}`;
  const rows = lines.map(({ wager, pays, figures }) => [
    wager.name,
    wager.id,
    paysText(pays),
    short(figures.win),
    short(figures.edge),
    percent(figures.edge),
    percent(figures.edgePerRoll),
    figures.standardDeviation.toFixed(3),
    decimal(figures.rollsToDecision, 3),
    ...(verbose ? [figures.skewness.toFixed(3).replace('-', MINUS)] : []),
  ]);
  const head = [
    'wager',
    'id',
    'pays',
    'wins',
    'edge',
    '',
    'per roll',
    'deviation',
    'rolls',
    ...(verbose ? ['skewness'] : []),
  ];
  return [
    `${heading}\n`,
    columns(head, rows, 2),
    colours.dim(
      'All exact (--json has every fraction whole). Edge: the house share of a bet when it is decided.\nRolls: the mean number to a decision.\n',
    ),
  ].join('');
}

/** `1, 2 or 3 to 1`. */
function paysText(pays: readonly Odds[]): string {
  const figures = pays.map((odds) => odds.replace(/ to 1$/, ''));
  return `${[figures.slice(0, -1).join(', '), figures.at(-1)].filter(Boolean).join(' or ')} to 1`;
}

/** A fraction as it stands, or its decimals where it would fill the screen. */
const short = (value: Fraction): string =>
  (value.toString().length <= 9 ? value.toString() : value.toNumber().toFixed(6)).replace('-', MINUS);

const percent = (value: Fraction): string => `${(value.toNumber() * 100).toFixed(3)} %`.replace('-', MINUS);

const decimal = (value: Fraction, places: number): string =>
  value.d === 1n ? value.toString() : value.toNumber().toFixed(places);
