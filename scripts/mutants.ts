import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isProof, isStale, readLedger, updated, writeLedger } from './mutants/ledger.ts';
import type { Mutant } from './mutants/mutants.ts';
import { type Plan, plansOf } from './mutants/plan.ts';
import { type Fate, type Tried, tryAll } from './mutants/runner.ts';
import { say } from './tool.ts';

const usage = `npm run mutants                       tries every clause whose sources or tests changed; writes docs/mutants.json
npm run mutants -- --clause nsw/6.4   tries one clause (or several) and shows every change; writes nothing
                   --pack nsw         only the clauses of one pack
                   --since main       only clauses whose sources or tests differ from a commit
                   --all              also clauses that have not changed since they were tried
                   --sample 20        so many clauses, always the same; writes nothing
                   --check            tries a small fixed sample of the proved clauses; fails if one is not
                   --survivors FILE   writes what survived as Markdown
                   --list             shows what would be tried, and tries nothing
                   --jobs 1           in so many processes; one to a core when not said
`;

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const ledgerPath = join(root, 'docs/mutants.json');
/** The sample in `npm test`: so many clauses, and of each so many changes. */
const CHECKED = { clauses: 14, changes: 2 };
const MAX_LINE = 140;

const { values: asked } = parseArgs({
  options: {
    clause: { type: 'string', multiple: true },
    pack: { type: 'string' },
    since: { type: 'string' },
    all: { type: 'boolean', default: false },
    sample: { type: 'string' },
    check: { type: 'boolean', default: false },
    survivors: { type: 'string' },
    list: { type: 'boolean', default: false },
    jobs: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (asked.help) process.stdout.write(usage);
else await main();

async function main(): Promise<void> {
  const plans = plansOf(root);
  const ledger = readLedger(existsSync(ledgerPath) ? readFileSync(ledgerPath, 'utf8') : '');
  for (const fault of plans.dangling) process.stderr.write(`${fault}\n`);
  if (plans.dangling.length > 0) process.exitCode = 1;

  const isProved = (plan: Plan): boolean => isProof(ledger.get(plan.clause), plan);
  const chosen = asked.check
    ? sampled(plans.all.filter(isProved), CHECKED.clauses).map((plan) => ({
        ...plan,
        mutants: plan.mutants.slice(0, CHECKED.changes),
      }))
    : chosenFrom(plans.all, (plan) => isStale(ledger.get(plan.clause), plan));
  const count = chosen.reduce((sum, { mutants }) => sum + mutants.length, 0);
  say(`${chosen.length} clauses, ${count} changes to try`);
  if (asked.list) {
    for (const plan of chosen) say(listed(plan, plans.lineOf));
    return;
  }

  const began = performance.now();
  const found: Tried[] = [];
  // What has been found is kept as it comes: a run may be broken off, and goes on from there.
  const keep = (): void => {
    if (asked.clause === undefined && asked.sample === undefined && !asked.check)
      writeFileSync(ledgerPath, writeLedger(updated(ledger, plans.all, found)));
    if (asked.survivors !== undefined) writeFileSync(asked.survivors, survivorsOf(found, plans.lineOf));
  };
  const tried = await tryAll(root, chosen, {
    jobs: Number(asked.jobs ?? availableParallelism()),
    onTried: (each) => {
      found.push(each);
      if (asked.clause !== undefined) return say(told(each, plans.lineOf));
      if (found.length % 10 !== 0) return;
      keep();
      process.stderr.write(`${found.length} of ${chosen.length} clauses, ${seconds(began)} s\n`);
    },
  });
  keep();
  if (asked.check) checked(tried);
  else summarise(tried, seconds(began));
}

function chosenFrom(all: readonly Plan[], isDue: (plan: Plan) => boolean): readonly Plan[] {
  const { clause, pack, since, sample } = asked;
  if (clause !== undefined) {
    for (const each of clause.filter((id) => !all.some((plan) => plan.clause === id)))
      process.stderr.write(`${each} is not an enforced clause of any register.\n`);
    return all.filter((plan) => clause.includes(plan.clause));
  }
  const inPack = all.filter(
    (plan) => pack === undefined || plan.pack === pack || plan.clause.startsWith(`${pack}/`),
  );
  if (sample !== undefined) return sampled(inPack, Number(sample));
  if (since !== undefined) {
    const changed = changedSince(since);
    return inPack.filter(({ mutants, tests }) =>
      [...tests, ...mutants.map(({ file }) => file)].some((file) => changed.has(file)),
    );
  }
  return asked.all ? inPack : inPack.filter(isDue);
}

/** So many, chosen by their names, so that they are the same on every machine and seldom neighbours. */
function sampled(plans: readonly Plan[], count: number): readonly Plan[] {
  const order = new Map(
    plans.map(({ clause }) => [clause, createHash('sha256').update(clause).digest('hex')]),
  );
  const chosen = new Set(
    [...order]
      .sort(([, a], [, b]) => (a < b ? -1 : 1))
      .slice(0, count)
      .map(([clause]) => clause),
  );
  return plans.filter(({ clause }) => chosen.has(clause));
}

function changedSince(commit: string): ReadonlySet<string> {
  const { stdout } = spawnSync('git', ['diff', '--name-only', commit], { cwd: root, encoding: 'utf8' });
  return new Set(stdout.split('\n'));
}

type Lines = ReturnType<typeof plansOf>['lineOf'];

function listed({ clause, tests, mutants }: Plan, lineOf: Lines): string {
  return [`${clause}  ${tests.join(' ')}`, ...mutants.map((mutant) => `  ${changeOf(mutant, lineOf)}`)].join(
    '\n',
  );
}

/** A clause with every change that was tried on it. */
function told({ plan, tests, failing, fates }: Tried, lineOf: Lines): string {
  const { length: survived } = fates.filter(({ fate }) => fate.is === 'survived');
  const { length: killed } = fates.filter(({ fate }) => fate.is === 'killed');
  return [
    '',
    `${plan.clause}: ${verdictOf({ plan, tests, failing, fates })} (${killed} killed, ${survived} survived)`,
    ...tests.map((test) => `  test  ${test}`),
    ...failing.map((test) => `  FAILS BEFORE ANY CHANGE  ${test}`),
    ...fates.flatMap(({ mutant, fate }) => [
      `  ${fate.is.padEnd(9)} ${changeOf(mutant, lineOf)}`,
      ...whyOf(fate),
    ]),
  ].join('\n');
}

function changeOf(mutant: Mutant, lineOf: Lines): string {
  const { number, before, after } = lineOf(mutant);
  return `${mutant.file}:${number}  ${mutant.what}\n              - ${cut(before, after)}\n              + ${cut(after, before)}`;
}

/** A long line as far as it differs from the other, with a little of what stands around. */
function cut(line: string, other: string): string {
  if (line.length <= MAX_LINE) return line;
  let same = 0;
  while (same < other.length && line[same] === other[same]) same += 1;
  const from = Math.max(0, same - 40);
  const piece = line.slice(from, from + MAX_LINE);
  return `${from > 0 ? '…' : ''}${piece}${from + MAX_LINE < line.length ? '…' : ''}`;
}

function whyOf(fate: Fate): readonly string[] {
  if (fate.is === 'killed') return [`              by ${fate.by}`];
  return fate.is === 'stillborn' ? [`              ${fate.why}`] : [];
}

function verdictOf({ plan, tests, failing, fates }: Tried): string {
  if (plan.mutants.length === 0) return 'no change is known for it';
  if (failing.length > 0) return 'its tests fail';
  if (tests.length === 0) return 'no test names it';
  if (fates.some(({ fate }) => fate.is === 'survived')) return 'named';
  return fates.some(({ fate }) => fate.is === 'killed') ? 'proved' : 'no change loads';
}

function survivorsOf(tried: readonly Tried[], lineOf: Lines): string {
  return tried
    .filter((each) => verdictOf(each) !== 'proved')
    .map((each) => {
      const left = each.fates.filter(({ fate }) => fate.is === 'survived');
      return [
        `## ${each.plan.clause}: ${verdictOf(each)} (${each.fates.filter(({ fate }) => fate.is === 'killed').length} killed, ${left.length} survived)`,
        '',
        ...each.tests.map((test) => `- ${test}`),
        ...each.failing.map((test) => `- FAILS BEFORE ANY CHANGE: ${test}`),
        '',
        ...left.map(({ mutant }) => {
          const { number, before, after } = lineOf(mutant);
          return `\`${mutant.file}:${number}\` ${mutant.what}\n\n\`\`\`diff\n- ${before}\n+ ${after}\n\`\`\`\n`;
        }),
      ].join('\n');
    })
    .join('\n');
}

function summarise(tried: readonly Tried[], time: string): void {
  const packs = [...new Set(tried.map(({ plan }) => plan.pack))];
  for (const pack of packs) {
    const verdicts = tried.filter(({ plan }) => plan.pack === pack).map(verdictOf);
    const counts = [...new Set(verdicts)].map(
      (each) => `${verdicts.filter((one) => one === each).length} ${each}`,
    );
    say(`${pack}: ${counts.join(', ')}`);
  }
  const fates = tried.flatMap(({ fates }) => fates.map(({ fate }) => fate.is));
  const of = (is: Fate['is']): number => fates.filter((each) => each === is).length;
  say(`${of('killed')} killed, ${of('survived')} survived, ${of('stillborn')} stillborn, in ${time} s`);
}

function checked(tried: readonly Tried[]): void {
  // Of so few changes all may be stillborn: what counts is that none survives.
  const wrong = tried.filter(({ fates }) => fates.some(({ fate }) => fate.is === 'survived'));
  for (const { plan } of wrong)
    process.stderr.write(
      `${plan.clause} is said to be proved and is not: npm run mutants -- --clause '${plan.clause}'\n`,
    );
  if (wrong.length > 0) process.exitCode = 1;
}

function seconds(began: number): string {
  return ((performance.now() - began) / 1000).toFixed(0);
}
