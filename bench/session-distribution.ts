import { convolved, jointChain, repeatedBets, type SumWays, sessionDistribution } from '@dicepit/analysis';
import { assert, termsOf } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games';
import { milliseconds, sideBySide, table } from './stopwatch.ts';

/** The ten bets of the promise: four hardways and six wagers of one roll, $5 on each. */
const wagers = ['hard-4', 'hard-6', 'hard-8', 'hard-10', 'field', 'any-7'].concat([
  'craps-2',
  'craps-3',
  'craps-12',
  'eleven',
]);

/**
 * The exact distribution of a session, by the recurrence for powers and by convolving roll after roll.
 *
 * Both are timed at the same number of rolls and must agree to the last way before either time is printed.
 */
export function measureSessionDistribution(): string {
  const opened = snakeEyesNz.open();
  assert(opened.ok, () => 'the defaults are refused');
  const named = repeatedBets(termsOf(opened.game), Object.fromEntries(wagers.map((wager) => [wager, 5_00])));
  assert(named.ok, () => 'a wager is not offered');

  const byRecurrence = (rolls: number): readonly SumWays[] => {
    const answer = sessionDistribution(named.bets, rolls);
    assert(answer.ok, () => 'the session is too large');
    return answer.value.sums;
  };
  const byConvolution = (rolls: number): readonly SumWays[] => {
    const chain = jointChain(named.bets);
    assert(chain.ok, () => 'the bets have too many stages');
    return convolved(chain.value, rolls).sums;
  };

  const lengths = [40, 100, 400] as const;
  const rows = lengths.map((rolls) => {
    const sums = byRecurrence(rolls);
    assert(areEqual(sums, byConvolution(rolls)), () => `the two ways disagree at ${rolls} rolls`);
    const { recurrence, convolution } = sideBySide(
      { recurrence: () => byRecurrence(rolls), convolution: () => byConvolution(rolls) },
      rolls < 400 ? 9 : 3,
    );
    return [
      `${rolls}`,
      `${sums.length}`,
      milliseconds(recurrence.best),
      milliseconds(recurrence.median),
      milliseconds(convolution.best),
      milliseconds(convolution.median),
      `${(convolution.best / recurrence.best).toFixed(1)} x`,
    ];
  });

  return [
    'Exact distribution of the net result: ten flat bets of $5, Snake Eyes (New Zealand)',
    table([
      ['rolls', 'results', 'recurrence', '(median)', 'convolution', '(median)', 'ratio of best'],
      ...rows,
    ]),
  ].join('\n');
}

const areEqual = (a: readonly SumWays[], b: readonly SumWays[]): boolean =>
  a.length === b.length && a.every(({ sum, ways }, index) => b[index]?.sum === sum && b[index].ways === ways);
