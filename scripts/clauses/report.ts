import type { Coverage, CoveredClause, State } from './coverage.ts';

/** How many titles of one file are written out: a test run over every felt would fill a page by itself. */
const SHOWN = 3;

const states: readonly State[] = ['proved', 'named', 'displayed', 'outside', 'open'];

/** The coverage report as Markdown. It says nothing that changes from day to day. */
export function writeReport(coverage: Coverage, reasons: ReadonlyMap<string, string> = new Map()): string {
  const sections = Object.entries(coverage).map((section) => packSection(section, reasons));
  return `${[intro, summary(coverage), ...sections].join('\n\n')}\n`;
}

const intro = `# Clauses

Written by \`npm run clauses\` from the registers, the sources, a run of the tests and \`docs/mutants.json\`; not edited by
hand.

- **proved**: what enforces the clause was changed in at least one place, and tests that name it failed every time.
  \`npm run mutants\` makes the changes; \`docs/mutants.json\` keeps what became of them. _Changes_ says how many were
  killed. _Stale_ are those that were tried before the sources or the tests were changed: they prove nothing now.
- **named**: a passing test names the clause in its title. An enforced clause that is only named stands in
  \`docs/named.txt\` with the reason, and that list may only shrink. What is recorded, displayed or physical is not changed.
- **displayed**: the clause defines a word. The rulebook shows it under a link of its own, which the tests of
  \`packages/rulebook\` prove for every clause of every pack.
- **outside**: the clause binds furniture or hands that no software reaches; the reason stands beside it.
- **open**: none of these. The list is \`docs/not-yet.txt\`, and it may only shrink.

*Treated* is what the register says the software does about a clause: enforced, recorded, displayed or physical.`;

function summary(coverage: Coverage): string {
  const lines = Object.entries(coverage).map(([pack, clauses]) => row([pack, ...countsOf(clauses)]));
  const all = Object.values(coverage).flat();
  return [
    row(['Pack', 'clauses', 'enforced', ...states]),
    row(['---', '---:', '---:', ...states.map(() => '---:')]),
    ...lines,
    row(['all', ...countsOf(all)]),
  ].join('\n');
}

const countsOf = (clauses: readonly CoveredClause[]): readonly string[] =>
  [
    clauses.length,
    clauses.filter(isEnforced).length,
    ...states.map((state) => clauses.filter((each) => each.state === state).length),
  ].map(String);

const isEnforced = ({ row: { treatment } }: CoveredClause): boolean => treatment === 'enforced';

function packSection(
  [pack, clauses]: [string, readonly CoveredClause[]],
  reasons: ReadonlyMap<string, string>,
): string {
  return [
    `## ${pack}`,
    '',
    row(['Clause', 'Treated', 'State', 'Changes', 'Cited in', 'Behind it']),
    '| --- | --- | --- | --- | --- | --- |',
    ...clauses.map((clause) => clauseLine(clause, reasons)),
  ].join('\n');
}

function clauseLine(covered: CoveredClause, reasons: ReadonlyMap<string, string>): string {
  const { row: clause, state, citedIn } = covered;
  const files = citedIn.map((path) => `\`${shortPath(path)}\``).join(', ');
  const reason = state === 'named' ? reasons.get(clause.clause) : undefined;
  return row([
    `\`${clause.clause}\``,
    clause.treatment,
    marked(covered),
    changesOf(covered),
    files,
    [...(reason === undefined ? [] : [`*${plain(reason)}*`]), behind(covered)].join('<br>'),
  ]);
}

const marked = ({ state, row: { treatment } }: CoveredClause): string =>
  state === 'open' || (state === 'named' && treatment === 'enforced') ? `*${state}*` : state;

function changesOf({ proof }: CoveredClause): string {
  if (proof === undefined) return '';
  return `${proof.killed} of ${proof.killed + proof.survived} killed${proof.stale ? ', stale' : ''}`;
}

function behind({ state, row: clause, tests }: CoveredClause): string {
  if (state === 'displayed') return 'the rulebook';
  if (state === 'outside') return plain(clause.software);
  const files = [...new Set(tests.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({ title }) => plain(title));
      const more = titles.length > SHOWN ? `; and ${titles.length - SHOWN} more` : '';
      return `\`${shortPath(file)}\`: ${titles.slice(0, SHOWN).join('; ')}${more}`;
    })
    .join('<br>');
}

const shortPath = (path: string): string => path.replace(/^packages\/(\w+)\/src\//, '$1/');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Text that Markdown leaves as it is. */
const plain = (text: string): string =>
  text
    .replaceAll(/[\\`*_[\]<>|]/g, '\\$&')
    .replaceAll(/\s+/g, ' ')
    .trim();
