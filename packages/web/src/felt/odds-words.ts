import type { Odds } from '@dicepit/engine';
import type { AreaPrint } from '@dicepit/layout';
import { either, number } from '../words/numbers.ts';
import { words } from '../words/words.ts';

/** Odds as somebody reads them: `7.5 to 1`, and of several `1, 2 or 3 to 1`. */
export const oddsText = (odds: readonly Odds[]): string =>
  words.value.felt.odds({ figures: either(odds.map(figureOf)) });

/** What an area pays. Where totals pay differently, what most of them pay, then the others by name. */
export function paysText({ odds, totals }: Pick<AreaPrint, 'odds' | 'totals'>): string {
  const even = totals.find(({ more }) => !more);
  if (even === undefined) return oddsText(odds);
  const { pays } = words.value.felt;
  const special = totals.filter(({ more }) => more);
  return [
    oddsText([even.odds]),
    ...special.map(({ total, odds: each }) => pays({ total: String(total), figure: figureOf(each) })),
  ].join(', ');
}

const figureOf = (odds: Odds): string => number(Number.parseFloat(odds));
