import { type Dice, everyPips, everyRoll, type Roll, totalOf } from '@dicepit/engine';
import { chiSquareTail } from '../chance/chi-square.ts';
import { exactPearsonTail, pearson } from '../chance/exact-chi-square.ts';
import { countRuns, expectedRuns, runsTail } from '../chance/runs.ts';
import type { DiceReport, DiceTests, FairnessTest, NightRoll } from './night.ts';

/** Below so many rolls nothing is said of the dice: two and twelve would not even be expected five times. */
export const MIN_ROLLS = 180;

/** The chance of an alarm over fair dice, at most, whatever the number of tests in one report. */
export const ALARM_LEVEL = 1 / 1_000;

/** Whether the dice of a night fell as fair dice do: all of them, each set, and each shooter's. */
export function diceFairness(dice: Dice, rolls: readonly NightRoll[]): DiceReport {
  const named = (name: 'shooter' | 'dice') =>
    [...Map.groupBy(rolls, (roll) => roll[name] ?? '')].filter(([key]) => key !== '');
  const [sets, shooters] = [named('dice'), named('shooter')];
  const judged = [['', rolls] as const, ...sets, ...shooters].filter(
    ([, group]) => group.length >= MIN_ROLLS,
  );
  const level = ALARM_LEVEL / Math.max(1, TESTS * judged.length);
  const testsOf = ([name, group]: readonly [string, readonly NightRoll[]]): DiceTests =>
    tested(
      dice,
      name,
      group.map(({ roll }) => roll),
      level,
    );
  return {
    all: testsOf(['', rolls]),
    sets: sets.map(testsOf),
    shooters: shooters.map(testsOf),
    leastRolls: MIN_ROLLS,
    level: ALARM_LEVEL,
  };
}

/** Faces, totals and runs. */
const TESTS = 3;

function tested(dice: Dice, name: string, rolls: readonly Roll[], level: number): DiceTests {
  const tests = { faces: facesTest(rolls), totals: totalsTest(dice, rolls), runs: runsTest(dice, rolls) };
  const least = Math.min(tests.faces.p, tests.totals.p, tests.runs.p);
  const enough = rolls.length >= MIN_ROLLS;
  return {
    name,
    rolls: rolls.length,
    ...tests,
    verdict: enough ? (least <= level ? 'doubtful' : 'as fair dice fall') : 'too few rolls',
  };
}

function facesTest(rolls: readonly Roll[]): FairnessTest {
  const faces = rolls.flat();
  return chiSquareTest(
    everyPips.map((pips) => ({
      name: `${pips}`,
      counted: faces.filter((face) => face === pips).length,
      ways: 1,
    })),
    FEW_FACES,
  );
}

function totalsTest(dice: Dice, rolls: readonly Roll[]): FairnessTest {
  return chiSquareTest(
    totalClasses[dice].map(({ totals, ways }) => ({
      name: totals.length === 1 ? `${totals[0]}` : `${totals[0]} to ${totals.at(-1)}`,
      counted: rolls.filter((roll) => totals.includes(totalOf(roll))).length,
      ways,
    })),
    FEW_TOTALS,
  );
}

/** Whether high totals follow low ones as they should; rolls of the middle total are passed over. */
function runsTest(dice: Dice, rolls: readonly Roll[]): FairnessTest {
  const middle = (dice * 7) / 2;
  const row = rolls
    .map(totalOf)
    .filter((total) => total !== middle)
    .map((total) => (total > middle ? 'high' : 'low'));
  const counted = countRuns(row);
  return {
    classes: [{ name: 'runs', counted: counted.runs, expected: expectedRuns(counted) }],
    statistic: counted.runs,
    degrees: undefined,
    ...runsTail(counted),
  };
}

type Class = { readonly name: string; readonly counted: number; readonly ways: number };

function chiSquareTest(classes: readonly Class[], few: number): FairnessTest {
  const [counts, ways] = [classes.map(({ counted }) => counted), classes.map(({ ways }) => ways)];
  const throws = counts.reduce((sum, count) => sum + count, 0);
  const all = ways.reduce((sum, each) => sum + each, 0);
  const statistic = pearson({ counts, ways }).toNumber();
  const exact = throws > few ? undefined : exactPearsonTail({ counts, ways });
  const degrees = classes.length - 1;
  return {
    classes: classes.map(({ name, counted, ways }) => ({ name, counted, expected: (throws * ways) / all })),
    statistic,
    degrees,
    p: exact?.toNumber() ?? chiSquareTail(statistic, degrees),
    method: exact === undefined ? 'approximate' : 'exact',
  };
}

/** Up to so many throws of faces, and of totals, the chance is counted out in no time to speak of. */
const FEW_FACES = 80;
const FEW_TOTALS = 24;

type TotalClass = { readonly totals: readonly number[]; readonly ways: number };

/** The totals, those at the ends taken together until at least one roll in thirty-six leads to each class. */
const totalClasses: Readonly<Record<Dice, readonly TotalClass[]>> = {
  2: toTotalClasses(2),
  3: toTotalClasses(3),
};

function toTotalClasses(dice: Dice): readonly TotalClass[] {
  const rolls = everyRoll[dice];
  const singles = [...Map.groupBy(rolls, totalOf)]
    .map(([total, group]) => ({ totals: [total], ways: group.length }))
    .sort((a, b) => (a.totals[0] ?? 0) - (b.totals[0] ?? 0));
  const least = rolls.length / 36;
  const joined = (row: readonly TotalClass[]): readonly TotalClass[] => {
    const [first, second, ...others] = row;
    if (first === undefined || second === undefined || first.ways >= least) return row;
    const totals = [...first.totals, ...second.totals].sort((a, b) => a - b);
    return joined([{ totals, ways: first.ways + second.ways }, ...others]);
  };
  return joined(joined(singles).toReversed()).toReversed();
}
