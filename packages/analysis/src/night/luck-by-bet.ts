import type { Terms } from '@dicepit/engine';
import type { WagerFigures } from '../figures.ts';
import { Fraction, leastCommonMultiple } from '../fraction.ts';
import { roundedFigures } from '../rounding.ts';
import type { Chance, Luck } from './luck.ts';
import type { DecidedBets } from './night.ts';
import { wagerIn } from './wager-in.ts';

/**
 * The luck of the house, bet by bet: how far each decided bet ended from what it brings on average.
 *
 * Each bet is taken by itself. Where several rode on one roll the sums varied more than this says. What the
 * end of a turn decided is left out: to stop is a choice, and has no chance of its own.
 */
export function luckByBet(terms: Terms, decided: readonly DecidedBets[]): Luck {
  const figures = figuresIn(terms);
  const byRoll = decided.filter(({ by = 'roll' }) => by === 'roll');
  const scale = byRoll.reduce((common, bet) => {
    const { net, mean } = figures(bet);
    return [mean, ...net.map((each) => each.net)]
      .map((each) => each.times(Fraction.of(bet.stake)))
      .reduce((all, { d }) => leastCommonMultiple(all, d), common);
  }, 1n);

  let observed = 0n;
  const chances = byRoll.map((bet): Chance => {
    const { net, mean } = figures(bet);
    const expected = scaled(mean, bet.stake, scale);
    const paid = bet.odds === null ? -bet.stake : bet.winnings;
    observed += BigInt(bet.count) * (expected - BigInt(paid) * scale);
    const total = net.reduce((common, { chance }) => leastCommonMultiple(common, chance.d), 1n);
    return {
      times: bet.count,
      total,
      steps: net.map((each) => ({
        sum: expected - scaled(each.net, bet.stake, scale),
        ways: each.chance.n * (total / each.chance.d),
      })),
    };
  });
  return { scale, observed, chances };
}

/** The figures of each wager and stake, worked out once. */
function figuresIn({ game, rounding }: Terms): (bet: DecidedBets) => WagerFigures {
  const known = new Map<string, WagerFigures>();
  return ({ wager, stake }) => {
    const key = `${wager} ${stake}`;
    const figures = known.get(key) ?? roundedFigures(wagerIn(game, wager), stake, rounding);
    known.set(key, figures);
    return figures;
  };
}

const scaled = ({ n, d }: Fraction, stake: number, scale: bigint): bigint => (n * BigInt(stake) * scale) / d;
