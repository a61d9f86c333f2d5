import { format } from 'node:util';

export { assert, assertType, createExpect, expect, expectTypeOf, vi } from 'vitest';

/**
 * What test files find under the name of Vitest while changes are tried: its own `expect`, and a `test` and `describe`
 * that only write down what there is to run. A test can then be run again and again without reading its file anew.
 */
export type Collected = {
  /** The titles of the groups around it and its own, as Vitest joins them. */
  readonly title: string;
  /** Whether the groups around it and the test itself are to be run at all. */
  readonly run: () => Promise<void>;
};

type Step = () => unknown;
type Group = {
  readonly title: string;
  readonly around: Group | undefined;
  readonly beforeAll: Step[];
  readonly afterAll: Step[];
  readonly beforeEach: Step[];
  readonly afterEach: Step[];
  /** Groups are opened when their file has been read to its end: what stands below them is known by then. */
  readonly inside: (() => void)[];
};

const newGroup = (title: string, around: Group | undefined): Group => ({
  title,
  around,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
  inside: [],
});

let group = newGroup('', undefined);
let collected: Collected[] = [];
/** Steps before all of a group are taken once for each run of a file's tests. */
let begun = new Set<Group>();

/** The tests of a file, once it has been read. */
export async function collect(read: () => Promise<unknown>): Promise<readonly Collected[]> {
  group = newGroup('', undefined);
  collected = [];
  const whole = group;
  await read();
  open(whole);
  return collected;
}

/** Tests that are run after this take the steps before all anew. */
export function beginRun(): void {
  begun = new Set();
}

function open(each: Group): void {
  group = each;
  for (const step of each.inside) step();
}

function addTest(title: string, body: ((context: object) => unknown) | undefined): void {
  const own = group;
  own.inside.push(() => {
    if (body !== undefined)
      collected.push({ title: [...titlesOf(own), title].join(' '), run: () => runTest(own, body) });
  });
}

async function runTest(own: Group, body: (context: object) => unknown): Promise<void> {
  const groups = groupsOf(own);
  for (const each of groups)
    if (!begun.has(each)) {
      begun.add(each);
      for (const step of each.beforeAll) await step();
    }
  try {
    for (const each of groups) for (const step of each.beforeEach) await step();
    await body({});
  } finally {
    for (const each of groups.toReversed()) for (const step of each.afterEach) await step();
  }
}

const groupsOf = (own: Group): readonly Group[] =>
  own.around === undefined ? [own] : [...groupsOf(own.around), own];

const titlesOf = (own: Group): readonly string[] =>
  groupsOf(own)
    .map(({ title }) => title)
    .filter((title) => title !== '');

type Body = (...values: readonly unknown[]) => unknown;
type Args = readonly [title: string, ...rest: readonly unknown[]];

/** A test may have its options between its title and its body. */
const bodyOf = (rest: readonly unknown[]): Body | undefined => {
  const found = rest.find((each) => typeof each === 'function');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return found as Body | undefined;
};

function addGroup(title: string, body: Body | undefined, values: readonly unknown[]): void {
  const own = newGroup(title, group);
  group.inside.push(() => {
    group = own;
    body?.(...values);
    open(own);
    if (own.around !== undefined) group = own.around;
  });
}

const valuesOf = (row: unknown): readonly unknown[] => (Array.isArray(row) ? row : [row]);

/** A title with the values of a row in it: `%s`, `%i`, `%j` and their like, and `$name`. */
export function titleWith(title: string, values: readonly unknown[], index: number): string {
  const placed = title.replaceAll('%#', String(index)).replaceAll('%$', String(index + 1));
  const holes = placed.match(/%[sdifjoO]/g)?.length ?? 0;
  const filled = holes === 0 ? placed : format(placed, ...values.slice(0, holes));
  const [row] = values;
  return typeof row !== 'object' || row === null
    ? filled
    : filled.replaceAll(/\$([\w.]+)/g, (hole, path: string) => {
        const value = path.split('.').reduce<unknown>((each, key) => fieldOf(each, key), row);
        return value === undefined ? hole : typeof value === 'string' ? value : format('%o', value);
      });
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/** `test.each` and `describe.each`: one of each row. */
const each =
  (add: (title: string, body: Body | undefined, values: readonly unknown[]) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, ...rest: readonly unknown[]): void => {
    for (const [index, row] of rows.entries())
      add(titleWith(title, valuesOf(row), index), bodyOf(rest), valuesOf(row));
  };

const plainTest = (...[title, ...rest]: Args): void => addTest(title, bodyOf(rest));
const plainGroup = (...[title, ...rest]: Args): void => addGroup(title, bodyOf(rest), []);
const nothing = (): void => {};
const eachTest = each((title, body, values) => addTest(title, body && (() => body(...values))));
const eachGroup = each(addGroup);

const noTest = Object.assign(nothing, { each: () => nothing });
export const test = Object.assign(plainTest, {
  each: eachTest,
  for: (rows: readonly unknown[]) => eachTest(rows.map((row) => [row])),
  skip: noTest,
  todo: nothing,
  skipIf: (skips: boolean) => (skips ? noTest : test),
  runIf: (runs: boolean) => (runs ? test : noTest),
});
export const it = test;
export const describe = Object.assign(plainGroup, {
  each: eachGroup,
  skip: noTest,
  skipIf: (skips: boolean) => (skips ? noTest : describe),
  runIf: (runs: boolean) => (runs ? describe : noTest),
});

export const beforeAll = (step: Step): void => void group.beforeAll.push(step);
export const afterAll = (step: Step): void => void group.afterAll.push(step);
export const beforeEach = (step: Step): void => void group.beforeEach.push(step);
export const afterEach = (step: Step): void => void group.afterEach.push(step);
