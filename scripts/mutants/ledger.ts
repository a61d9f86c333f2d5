import type { Plan } from './plan.ts';
import type { Tried } from './runner.ts';

/** What was found about a clause when its changes were last tried. */
export type Entry = {
  readonly killed: number;
  readonly survived: number;
  /** The sources, changes and tests that it was found with. */
  readonly digest: string;
};

export type Ledger = ReadonlyMap<string, Entry>;

export function readLedger(text: string): Ledger {
  const read: unknown = text === '' ? {} : JSON.parse(text);
  const entries = typeof read === 'object' && read !== null ? Object.entries(read) : [];
  return new Map(entries.flatMap(([clause, value]) => (isEntry(value) ? [[clause, value] as const] : [])));
}

/** A line to a clause, so that two people who try different clauses seldom meet in one line. */
export const writeLedger = (ledger: Ledger): string =>
  `{\n${[...ledger]
    .map(
      ([clause, entry]) =>
        `  ${JSON.stringify(clause)}: ${JSON.stringify(entry)
          .replaceAll(/([:,])(?=["\d])/g, '$1 ')
          .replace('{', '{ ')
          .replace('}', ' }')}`,
    )
    .join(',\n')}\n}\n`;

const entryOf = ({ plan, fates }: Tried): Entry => ({
  killed: fates.filter(({ fate }) => fate.is === 'killed').length,
  survived: fates.filter(({ fate }) => fate.is === 'survived').length,
  digest: plan.digest,
});

/** The ledger with what was found now, in the order of the plans; what is not enforced any more is left out. */
export function updated(ledger: Ledger, plans: readonly Plan[], found: readonly Tried[]): Ledger {
  const fresh = new Map(
    found.filter(({ failing }) => failing.length === 0).map((each) => [each.plan.clause, entryOf(each)]),
  );
  return new Map(
    plans.flatMap(({ clause }) => {
      const entry = fresh.get(clause) ?? ledger.get(clause);
      return entry === undefined ? [] : [[clause, entry] as const];
    }),
  );
}

/** Proved: at least one change was tried, and tests that name the clause killed every one. */
export const isProof = (entry: Entry | undefined, { digest }: Pick<Plan, 'digest'>): boolean =>
  entry !== undefined && entry.killed > 0 && entry.survived === 0 && entry.digest === digest;

export const isStale = (entry: Entry | undefined, { digest }: Pick<Plan, 'digest'>): boolean =>
  entry === undefined || entry.digest !== digest;

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'killed') === 'number' &&
    typeof Reflect.get(value, 'survived') === 'number' &&
    typeof Reflect.get(value, 'digest') === 'string'
  );
}
