import { jointChain, repeatedBets, type Step, type SumWays, sessionDistribution } from '@dicepit/analysis';
import { assert, type Cents, toTerms } from '@dicepit/engine';
import { snakeEyesNz } from '@dicepit/games/packs/snake-eyes-nz';
import { milliseconds, sideBySide, table } from './stopwatch.ts';

const stakes: Readonly<Record<string, Cents>> = {
  'hard-4': 5_00,
  'hard-6': 5_00,
  'hard-8': 5_00,
  'hard-10': 5_00,
  field: 5_00,
  'any-7': 5_00,
  'craps-2': 5_00,
  'craps-3': 5_00,
  'craps-12': 5_00,
  eleven: 5_00,
};

/**
 * The exact distribution of a session, by the recurrence for powers and by convolving roll after roll.
 *
 * Both are timed at the same number of rolls, and must agree to the last sequence before a time is printed.
 */
export function measureSessionDistribution(): string {
  const opened = snakeEyesNz.open();
  assert(opened.ok, () => 'the defaults are refused');
  const named = repeatedBets(toTerms(opened.game), stakes);
  assert(named.ok, () => 'a wager is not offered');

  const byRecurrence = (rolls: number): readonly SumWays[] => {
    const answer = sessionDistribution(named.bets, rolls);
    assert(answer.ok, () => 'the session is too large');
    return answer.value.sums;
  };
  const byConvolution = (rolls: number): readonly SumWays[] => {
    const chain = jointChain(named.bets);
    assert(chain.ok && chain.value.stages.length === 1, () => 'the bets have more than one joint stage');
    return convolvedInTurn(chain.value.stages[0] ?? [], rolls);
  };

  const rows = [40, 100, 400].map((rolls) => {
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

/** The naive way, done decently: one array of counts in units of $5, multiplied out once for every roll. */
function convolvedInTurn(steps: readonly Step[], rolls: number): readonly SumWays[] {
  const unit = 5_00;
  const lowest = Math.min(...steps.map(({ net }) => net));
  const terms = steps.map(({ net, ways }) => ({ places: (net - lowest) / unit, times: BigInt(ways) }));
  const highest = Math.max(...terms.map(({ places }) => places));

  let counts: readonly bigint[] = [1n];
  for (let roll = 0; roll < rolls; roll++) {
    const next = Array.from<bigint>({ length: counts.length + highest }).fill(0n);
    for (const [index, count] of counts.entries()) {
      if (count === 0n) continue;
      for (const { places, times } of terms)
        next[index + places] = (next[index + places] ?? 0n) + count * times;
    }
    counts = next;
  }
  return counts
    .map((ways, index) => ({ sum: lowest * rolls + index * unit, ways }))
    .filter(({ ways }) => ways > 0n);
}

const areEqual = (a: readonly SumWays[], b: readonly SumWays[]): boolean =>
  a.length === b.length && a.every(({ sum, ways }, index) => b[index]?.sum === sum && b[index].ways === ways);
