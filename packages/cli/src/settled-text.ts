import {
  type SettledLine,
  type SettleResult,
  type Terms,
  totalOf,
  unrounded,
  writeMoney,
  writeRoll,
} from '@dicepit/engine';
import { tellInEnglish } from '@dicepit/words/english';
import { columns } from './columns.ts';
import { harmless } from './harmless.ts';
import { wagerName } from './lab/bets.ts';
import { upOrDown } from './number-signs.ts';
import type { Terminal } from './terminal.ts';

/** A settled record for a person: each roll with its lines, then refusals, then who is up or down. */
export function settledText(terms: Terms, result: SettleResult, { colours }: Terminal): string {
  const { bold, dim, yellow } = colours;
  const rolls = result.rolls.map((settled, index) => {
    const number = dim(`${index + 1}.`);
    if ('void' in settled)
      return `${number} ${terms.game.procedure.voidRoll.call}: ${harmless(settled.void)} ${dim(settled.clause)}\n`;
    const head =
      'roll' in settled
        ? `${bold(writeRoll(settled.roll))} is ${totalOf(settled.roll)}`
        : `the turn ends ${dim(settled.clause)}`;
    return `${number} ${head}\n${linesText(terms, settled.settlements)}`;
  });
  const refused = result.refused.map(
    ({ index, ...refusal }) =>
      `${yellow('refused')} actions[${index}]: ${harmless(tellInEnglish(refusal))}\n`,
  );
  const net = Object.entries(result.net).map(([player, cents]) => [harmless(player), upOrDown(cents)]);
  const up = result.onLayout.map(({ player, wager, stake }) => [
    harmless(player),
    wagerName(terms.game, wager),
    writeMoney(stake),
  ]);
  return [
    ...rolls,
    ...refused,
    net.length === 0 ? 'Nobody bet.\n' : columns(['player', 'net'], net),
    ...(up.length === 0 ? [] : [columns(['still up', 'wager', 'stake'], up, 2)]),
  ].join('\n');
}

/** What was done to each bet, with the arithmetic and the clause. */
function linesText(terms: Terms, lines: readonly SettledLine[]): string {
  if (lines.length === 0) return '   nothing on the layout is decided\n';
  return columns(
    ['', '', '', '', ''],
    lines.map((line) => [
      `   ${harmless(line.player)}`,
      wagerName(terms.game, line.wager),
      line.verdict,
      arithmetic(terms, line),
      line.clause,
    ]),
    9,
  );
}

/** `$5 at 7.5 to 1 is $37.50, paid $38`, or what became of a stake that did not win. */
function arithmetic({ game }: Pick<Terms, 'game'>, line: SettledLine): string {
  if (line.verdict === 'loses') return `${writeMoney(line.stake)} lost`;
  if (line.verdict === 'stands' || line.odds === null) return `${writeMoney(line.stake)} stays`;
  const exactly = unrounded(line.stake, line.odds);
  const sum = `${writeMoney(line.stake)} at ${line.odds} wins ${writeMoney(line.winnings)}`;
  const rounded =
    exactly === line.winnings
      ? ''
      : `, up from ${writeParts(exactly)} (${game.prefix}/${game.procedure.rounding.clause})`;
  return `${sum}${rounded}${line.returned === 0 ? ', stake stays up' : ''}`;
}

/** A sum that may have parts of a cent, with as many places as it needs. */
const writeParts = (cents: number): string =>
  Number.isInteger(cents) ? writeMoney(cents) : `$${cents / 100}`;
