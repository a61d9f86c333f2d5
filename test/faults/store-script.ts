import { type Append, hashLink, NOTHING, type Store } from '@dicepit/store';

/** How many appends the scripted writer makes. */
export const STEPS = 24;

/**
 * One step of the script: two streams, a record and a receipt in one append, so that half of it can be told from none.
 * Every sixth is longer than a page of the file.
 */
const stepOf = (step: number, versions: { readonly a: number; readonly b: number }): Append => ({
  writes: [
    { stream: 'a', expected: versions.a, texts: [textOf(step)] },
    { stream: 'b', expected: versions.b, texts: [textOf(step), `${step} second`] },
  ],
  puts: [{ shelf: 'steps', key: `${step}`, text: textOf(step) }],
  receipt: { scope: 'script', key: `step-${step}`, fingerprint: `${step}`, answer: `${step}` },
});

/**
 * Makes a step; a repeat counts as made. It is first asked for where the streams end when every step before it went
 * well, so that steps asked for at once can be committed at once, and then at whatever version the streams have.
 */
export async function make(store: Store, step: number): Promise<void> {
  let versions = { a: step, b: 2 * step };
  for (;;) {
    const answer = await store.append(stepOf(step, versions));
    if (answer.is !== 'conflict') return;
    const [a, b] = await Promise.all([store.head('a'), store.head('b')]);
    versions = { a: a.version, b: b.version };
  }
}

/** What is wrong in a store after a fault: nothing, if every step is there once or not at all, and all is linked. */
export async function faultsIn(store: Store, acknowledged: ReadonlySet<number>): Promise<readonly string[]> {
  const faults: string[] = [];
  const [a, b] = await Promise.all([store.read('a', 0), store.read('b', 0)]);
  for (const entries of [a, b]) {
    let before = NOTHING;
    for (const [index, { stream, version, text, hash }] of entries.entries()) {
      before = hashLink(before, stream, version, text);
      if (version !== index + 1 || hash !== before) faults.push(`${stream} ${version} is not linked`);
    }
    const head = await store.head(entries[0]?.stream ?? 'a');
    if (entries.length > 0 && (head.version !== entries.length || head.hash !== before))
      faults.push(`the head of ${head.stream} is not its last entry`);
  }
  for (let step = 0; step < STEPS; step++) {
    const text = textOf(step);
    const traces = [
      a.filter((entry) => entry.text === text).length,
      b.filter((entry) => entry.text === text).length,
      b.filter((entry) => entry.text === `${step} second`).length,
      (await store.record('steps', `${step}`)) === text ? 1 : 0,
      (await store.receipt('script', `step-${step}`))?.answer === `${step}` ? 1 : 0,
    ];
    const whole = traces.every((trace) => trace === 1);
    if (!whole && traces.some((trace) => trace > 0))
      faults.push(`step ${step} is there in part: ${traces.join(' ')}`);
    if (!whole && acknowledged.has(step)) faults.push(`step ${step} was acknowledged and is lost`);
  }
  return faults;
}

const textOf = (step: number): string => `step ${step} ${'x'.repeat(step % 6 === 5 ? 9000 : 100)}`;
