import type { RegisterRow } from '@dicepit/engine';
import { citations, type Source } from './citing.ts';
import { clausesNamed } from './naming.ts';
import type { PassedTest } from './results.ts';

/**
 * How a clause stands. Proved: what enforces it was changed, and tests that name it failed every time. Named: a passing
 * test names it. Displayed: it defines a word, which the rulebook shows and links. Outside: it binds furniture or hands
 * that no software reaches. Open: none of these.
 */
export type State = 'proved' | 'named' | 'displayed' | 'outside' | 'open';

/** What became of the changes that were tried on an enforced clause. */
export type Proof = {
  readonly killed: number;
  readonly survived: number;
  /** Its sources or tests have changed since. */
  readonly stale: boolean;
};

export type CoveredClause = {
  readonly row: RegisterRow;
  readonly state: State;
  readonly proof: Proof | undefined;
  readonly citedIn: readonly string[];
  readonly tests: readonly PassedTest[];
};

export type Coverage = Readonly<Record<string, readonly CoveredClause[]>>;

/** Every clause of every pack with what stands behind it, in register order. */
export function coverageOf(evidence: {
  readonly registers: Readonly<Record<string, readonly RegisterRow[]>>;
  readonly sources: readonly Source[];
  readonly tests: readonly PassedTest[];
  readonly proofs: ReadonlyMap<string, Proof>;
}): Coverage {
  const { registers, sources, tests, proofs } = evidence;
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
        const proof = row.treatment === 'enforced' ? proofs.get(row.clause) : undefined;
        const state = stateOf(row, named, proof);
        return { row, state, proof, citedIn: cited.get(row.clause) ?? [], tests: named };
      });
      return [pack, covered];
    }),
  );
}

/** The clauses that nothing stands behind, in register order. */
export const openIn = (coverage: Coverage): readonly string[] =>
  clausesWhere(coverage, ({ state }) => state === 'open');

/** The clauses that are enforced and only named, in register order. */
export const namedIn = (coverage: Coverage): readonly string[] =>
  clausesWhere(coverage, ({ row, state }) => row.treatment === 'enforced' && state === 'named');

const clausesWhere = (coverage: Coverage, holds: (covered: CoveredClause) => boolean): readonly string[] =>
  Object.values(coverage)
    .flat()
    .filter(holds)
    .map(({ row }) => row.clause);

function stateOf(
  { treatment, kind }: RegisterRow,
  tests: readonly PassedTest[],
  proof: Proof | undefined,
): State {
  if (tests.length > 0) return isWhole(proof) ? 'proved' : 'named';
  if (treatment === 'physical') return 'outside';
  // A definition asks only to be read. Whatever else is displayed needs a test that looks at the display.
  return treatment === 'displayed' && kind === 'definition' ? 'displayed' : 'open';
}

const isWhole = (proof: Proof | undefined): boolean =>
  proof !== undefined && !proof.stale && proof.killed > 0 && proof.survived === 0;

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
