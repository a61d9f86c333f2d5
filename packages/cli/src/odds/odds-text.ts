import type { Fraction } from '@dicepit/analysis';
import type { Price } from '@dicepit/engine';
import { columns } from '../columns.ts';
import { gameText } from '../lab/chosen-game.ts';
import { diceText } from '../lab/loaded-dice.ts';
import { figure, percent } from '../lab/number-text.ts';
import { choices, count, oddsTold, said } from '../language.ts';
import { MINUS } from '../number-signs.ts';
import type { Terminal } from '../terminal.ts';
import type { OddsSheet } from './odds-sheet.ts';

/** An odds sheet for a person. */
export function oddsText(
  { game, lines, dice }: OddsSheet,
  { colours }: Terminal,
  { verbose = false }: { readonly verbose?: boolean | undefined } = {},
): string {
  const { head, noteEdge, noteRolls, notePushed } = said().odds;
  const pushed = lines.filter(({ figures }) => !figures.push.isZero);
  const rows = lines.map(({ wager, pays, figures }) => [
    wager.name,
    wager.id,
    paysText(pays),
    short(figures.win),
    short(figures.edge),
    percent(figures.edge.toNumber()),
    percent(figures.edgePerRoll.toNumber()),
    figure(figures.standardDeviation, 3),
    wholeOr(figures.rollsToDecision, 3),
    ...(verbose ? [figure(figures.skewness, 3)] : []),
  ]);
  return [
    `${gameText(game, colours.bold)}\n`,
    diceText(dice),
    columns(
      [
        head.wager,
        head.id,
        head.pays,
        head.wins,
        head.edge,
        '',
        head.perRoll,
        head.deviation,
        head.rolls,
        ...(verbose ? [head.skewness] : []),
      ],
      rows,
      2,
    ),
    colours.dim(`${noteEdge}\n${noteRolls}\n`),
    ...pushed.map(({ wager, figures: { push, edge, edgeDecided } }) =>
      colours.dim(
        `${notePushed({
          wager: wager.name,
          push: short(push),
          made: short(edge),
          decided: short(edgeDecided),
          share: percent(edgeDecided.toNumber()),
        })}\n`,
      ),
    ),
  ].join('');
}

/** `1, 2 or 3 to 1`; odds against another number than one each by themselves. */
export function paysText(pays: readonly Price[]): string {
  return pays.length > 0 && pays.every((odds) => odds.endsWith(' to 1'))
    ? said().odds.pays({ figures: choices(pays.map((odds) => count(Number.parseFloat(odds)))) })
    : choices(pays.map(oddsTold));
}

/** A fraction as it stands, or its decimals where it would fill the screen. */
export const short = (value: Fraction): string =>
  value.toString().length <= 9 ? value.toString().replace('-', MINUS) : figure(value.toNumber(), 6);

const wholeOr = (value: Fraction, places: number): string =>
  value.d === 1n ? value.toString() : figure(value.toNumber(), places);
