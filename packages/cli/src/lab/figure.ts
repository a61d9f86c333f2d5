import type { Table } from '@dicepit/plots';
import { columns } from '../columns.ts';
import { localeSpoken, said } from '../language.ts';
import { formatDollars, percent, signed } from './number-text.ts';

/** One figure of an answer: exact, estimated with its interval, or both side by side. */
export type Figure = {
  readonly name: string;
  /** The figure in words for a person. */
  readonly says: string;
  readonly unit: 'chance' | 'cents' | 'rolls' | 'chips';
  readonly exact?: number | undefined;
  readonly estimate?: number | undefined;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
  /** How many standard deviations the estimate lies from the exact figure. */
  readonly z?: number | undefined;
};

/** The figures in columns; a column that would be empty is left out. */
export function figuresText(figures: readonly Figure[], level = 0.95): string {
  const estimated = figures.some(({ estimate }) => estimate !== undefined);
  const exact = figures.some((each) => each.exact !== undefined);
  const far = figures.some(({ z }) => z !== undefined);
  const words = said().lab.figures;
  const head = [
    '',
    ...(estimated ? [words.estimated, words.from({ level: (level * 100).toFixed(0) }), words.to] : []),
    ...(exact ? [words.exact] : []),
    ...(far ? [words.z] : []),
  ];
  return columns(
    head,
    figures.map((figure) => [
      figure.says,
      ...(estimated
        ? [figure.estimate, figure.low, figure.high].map((value) => figureText(figure, value))
        : []),
      ...(exact ? [figureText(figure, figure.exact)] : []),
      ...(far ? [figure.z === undefined ? '' : signed(figure.z)] : []),
    ]),
  );
}

/** The same as a table for other programs: chances as shares of one, money in cents. */
export const figuresTable = (figures: readonly Figure[]): Table => ({
  columns: ['figure', 'unit', 'estimate', 'low', 'high', 'exact', 'z'],
  rows: figures.map(({ name, unit, estimate, low, high, exact, z }) => [
    name,
    unit,
    ...[estimate, low, high, exact, z].map((value) => (isSaid(value) ? value : '')),
  ]),
});

/** The same for a JSON document, without the words for a person. */
export const figuresJson = (figures: readonly Figure[]): readonly object[] =>
  figures.map(({ name, unit, estimate, low, high, exact, z }) => ({
    name,
    unit,
    estimate,
    low,
    high,
    exact,
    z,
  }));

/** One value of a figure as it stands in a column. */
export function figureText({ unit }: Figure, value: number | undefined): string {
  if (value === undefined) return '';
  if (!isSaid(value)) return said().lab.figures.tooFew;
  if (unit === 'chance') return percent(value);
  return unit === 'cents' ? formatDollars(value) : plainFigure(value);
}

/** Two places after the point at most, and no thousands apart: it stands in a column. */
const plainFigure = (value: number): string =>
  new Intl.NumberFormat(localeSpoken(), { maximumFractionDigits: 2, useGrouping: false }).format(value);

/** Too few bets have no bounds. */
const isSaid = (value: number | undefined): value is number => Number.isFinite(value);
