import type { Coverage, CoveredClause, State } from './coverage.ts';

/** How many titles of one file are written out: a test run over every felt would fill a page by itself. */
const SHOWN = 3;

const states: readonly State[] = ['proved', 'displayed', 'outside', 'not yet'];

/** The coverage report as Markdown. It says nothing that changes from day to day. */
export function writeReport(coverage: Coverage): string {
  return `${[intro, summary(coverage), ...Object.entries(coverage).map(packSection)].join('\n\n')}\n`;
}

const intro = `# Clauses

Written by \`npm run clauses\` from the registers, the sources and a run of the tests; not edited by hand.

- **proved**: a passing test names the clause in its title.
- **displayed**: the clause defines a word. The rulebook shows it under a link of its own, which the tests of
  \`packages/rulebook\` prove for every clause of every pack.
- **outside**: the clause binds furniture or hands that no software reaches; the reason stands beside it.
- **not yet**: none of these. The list is \`docs/not-yet.txt\`, and it may only shrink.

*Treated* is what the register says the software does about a clause: enforced, recorded, displayed or physical.`;

function summary(coverage: Coverage): string {
  const lines = Object.entries(coverage).map(([pack, clauses]) => row([pack, ...countsOf(clauses)]));
  const all = Object.values(coverage).flat();
  return [
    row(['Pack', 'clauses', ...states]),
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...lines,
    row(['all', ...countsOf(all)]),
  ].join('\n');
}

const countsOf = (clauses: readonly CoveredClause[]): readonly string[] =>
  [clauses.length, ...states.map((state) => clauses.filter((each) => each.state === state).length)].map(
    String,
  );

function packSection([pack, clauses]: [string, readonly CoveredClause[]]): string {
  return [
    `## ${pack}`,
    '',
    row(['Clause', 'Treated', 'State', 'Cited in', 'Behind it']),
    '| --- | --- | --- | --- | --- |',
    ...clauses.map(clauseLine),
  ].join('\n');
}

function clauseLine(covered: CoveredClause): string {
  const { row: clause, state, citedIn } = covered;
  const files = citedIn.map((path) => `\`${shortPath(path)}\``).join(', ');
  return row([`\`${clause.clause}\``, clause.treatment, marked(state), files, behind(covered)]);
}

const marked = (state: State): string => (state === 'not yet' ? '*not yet*' : state);

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
