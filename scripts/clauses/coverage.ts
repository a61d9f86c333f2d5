import type { RegisterRow } from '@dicepit/games/registers';
import { citations, type Source } from './citing.ts';
import { clausesNamed } from './naming.ts';
import type { PassedTest } from './results.ts';

/**
 * How a clause stands. Proved: a passing test names it. Displayed: it defines a word, which the rulebook shows
 * and links. Outside: it binds furniture or hands that no software reaches. Not yet: none of these.
 */
export type State = 'proved' | 'displayed' | 'outside' | 'not yet';

export type CoveredClause = {
  readonly row: RegisterRow;
  readonly state: State;
  readonly citedIn: readonly string[];
  readonly tests: readonly PassedTest[];
};

export type Coverage = Readonly<Record<string, readonly CoveredClause[]>>;

/** Every clause of every pack with what stands behind it, in register order. */
export function coverageOf(evidence: {
  readonly registers: Readonly<Record<string, readonly RegisterRow[]>>;
  readonly sources: readonly Source[];
  readonly tests: readonly PassedTest[];
}): Coverage {
  const { registers, sources, tests } = evidence;
  const known = new Set(
    Object.values(registers)
      .flat()
      .map(({ clause }) => clause),
  );
  const naming = testsByClause(tests, known);
  return Object.fromEntries(
    Object.entries(registers).map(([pack, rows]) => {
      const clauses = rows.map(({ clause }) => clause);
      const cited = citations({ folder: `packages/games/src/${pack}`, clauses }, sources);
      const covered = rows.map((row) => {
        const named = naming.get(row.clause) ?? [];
        return { row, state: stateOf(row, named), citedIn: cited.get(row.clause) ?? [], tests: named };
      });
      return [pack, covered];
    }),
  );
}

/** The clauses that nothing stands behind yet, in register order. */
export const notYetIn = (coverage: Coverage): readonly string[] =>
  Object.values(coverage)
    .flat()
    .filter(({ state }) => state === 'not yet')
    .map(({ row }) => row.clause);

function stateOf({ treatment, kind }: RegisterRow, tests: readonly PassedTest[]): State {
  if (tests.length > 0) return 'proved';
  if (treatment === 'physical') return 'outside';
  // A definition asks only to be read. Whatever else is displayed needs a test that looks at the display.
  return treatment === 'displayed' && kind === 'definition' ? 'displayed' : 'not yet';
}

function testsByClause(
  tests: readonly PassedTest[],
  known: ReadonlySet<string>,
): ReadonlyMap<string, readonly PassedTest[]> {
  const naming = new Map<string, PassedTest[]>();
  for (const test of inOrder(tests)) {
    for (const clause of clausesNamed(test.title, known)) {
      naming.set(clause, [...(naming.get(clause) ?? []), test]);
    }
  }
  return naming;
}

// Files run in parallel and finish in any order; the report must not.
const inOrder = (tests: readonly PassedTest[]): readonly PassedTest[] =>
  [...new Map(tests.map((test) => [keyOf(test), test])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, test]) => test);

const keyOf = ({ file, title }: PassedTest): string => `${file}\n${title}`;
