import {
  paymentSteps,
  type SettledLine,
  type SettleResult,
  type Terms,
  totalOf,
  writeRoll,
} from '@dicepit/engine';
import { columns } from './columns.ts';
import { harmless } from './harmless.ts';
import { wagerName } from './lab/bets.ts';
import { exactSum, nameTold, oddsTold, refusalTold, said, sum } from './language.ts';
import { upOrDown } from './number-signs.ts';
import type { Terminal } from './terminal.ts';

/** A settled record for a person: each roll with its lines, then refusals, then who is up or down. */
export function settledText(terms: Terms, result: SettleResult, { colours }: Terminal): string {
  const { bold, dim, yellow } = colours;
  const words = said().settle;
  const { call } = terms.game.procedure.voidRoll;
  const rolls = result.rolls.map((settled, index) => {
    const number = dim(`${index + 1}.`);
    if ('void' in settled)
      return `${number} ${words.void({
        call: nameTold(`void.${call}`, call),
        reason: harmless(nameTold(`reason.${settled.void}`, settled.void)),
        clause: dim(settled.clause),
      })}\n`;
    const head =
      'roll' in settled
        ? words.isTotal({ roll: bold(writeRoll(settled.roll)), total: totalOf(settled.roll) })
        : words.turnEnds({ clause: dim(settled.clause) });
    return `${number} ${head}\n${linesText(terms, settled.settlements)}`;
  });
  const refused = result.refused.map(
    ({ index, ...refusal }) =>
      `${refusedText(`actions[${index}]`, harmless(refusalTold(refusal)), yellow)}\n`,
  );
  const net = Object.entries(result.net).map(([player, cents]) => [harmless(player), upOrDown(cents)]);
  const up = result.onLayout.map(({ player, wager, stake }) => [
    harmless(player),
    wagerName(terms.game, wager),
    sum(stake),
  ]);
  return [
    ...rolls,
    ...refused,
    net.length === 0 ? `${words.nobodyBet}\n` : columns([words.head.player, words.head.net], net),
    ...(up.length === 0 ? [] : [columns([words.head.stillUp, words.head.wager, words.head.stake], up, 2)]),
  ].join('\n');
}

/** What was done to each bet, with the arithmetic and the clause. */
function linesText(terms: Terms, lines: readonly SettledLine[]): string {
  const { nothingDecided, verdicts } = said().settle;
  if (lines.length === 0) return `   ${nothingDecided}\n`;
  return columns(
    ['', '', '', '', ''],
    lines.map((line) => [
      `   ${harmless(line.player)}`,
      wagerName(terms.game, line.wager),
      verdicts[line.verdict],
      arithmetic(terms, line),
      line.clause,
    ]),
    9,
  );
}

/** `$5 at 7.5 to 1 wins $38, up from $37.50`, or where a stake is that did not win. */
function arithmetic({ game }: Pick<Terms, 'game'>, line: SettledLine): string {
  const words = said().settle;
  const stake = sum(line.stake);
  if (line.verdict === 'loses') return words.lost({ stake });
  if (line.verdict === 'pushes' && line.returned > 0) return words.pushed({ stake: sum(line.returned) });
  if (line.verdict === 'stands' || line.odds === null) return words.stays({ stake });
  const { earned, rounded, commission } = paymentSteps({ ...line, inPlay: line.stake });
  const wins = words.wins({ stake, odds: oddsTold(line.odds), won: sum(line.winnings) });
  const won = commission === 0 ? wins : words.commission({ sum: wins, commission: sum(commission) });
  const paid =
    rounded === undefined
      ? won
      : (rounded === 'down' ? words.roundedDown : words.rounded)({
          sum: won,
          from: formatParts(earned),
          clause: `${game.prefix}/${game.procedure.rounding.clause}`,
        });
  return line.returned === 0 ? words.staysUp({ sum: paid }) : paid;
}

/** A sum that may have parts of a cent, with as many places as it needs. */
const formatParts = (cents: number): string =>
  Number.isInteger(cents) ? sum(cents) : exactSum(cents, { most: 10 });

/** What the rules refuse in a record: its place, and why. */
export const refusedText = (place: string, why: string, shown: (text: string) => string): string => {
  const [start = '', end = ''] = shown(MARK).split(MARK);
  return said().settle.refused({ place, why, start, end });
};

const MARK = '\u0000';
