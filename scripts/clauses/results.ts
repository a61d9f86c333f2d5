/** One test of a run: its full title and the file it stands in. */
export type PassedTest = { readonly title: string; readonly file: string };

/**
 * Tests that prove no clause, whatever their titles say. The game in the terminal is not the table: it keeps to the
 * rules but has no seats to offer dice to, no roles and no signs. A browser is not on every machine.
 */
const noProof = [
  /^packages\/cli\/src\/play\//,
  /^packages\/cli\/src\/commands\/play\.test\.ts$/,
  /\.browser\.test\.ts$/,
];

/** The tests that passed, from Vitest's JSON report. Only these prove anything. */
export function passedTests(json: string, root: string): readonly PassedTest[] {
  const report: unknown = JSON.parse(json);
  return listOf(report, 'testResults')
    .flatMap((file) =>
      listOf(file, 'assertionResults')
        .filter((test) => fieldOf(test, 'status') === 'passed')
        .map((test) => ({ title: textOf(test, 'fullName'), file: below(root, textOf(file, 'name')) })),
    )
    .filter(({ file }) => !noProof.some((pattern) => pattern.test(file)));
}

/** A path as the repository writes it, whatever machine the tests ran on. */
function below(root: string, path: string): string {
  const [top, file] = [root, path].map((each) => each.replaceAll('\\', '/'));
  return file?.startsWith(`${top}/`) ? file.slice(`${top}/`.length) : path;
}

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

function listOf(value: unknown, key: string): readonly unknown[] {
  const list = fieldOf(value, key);
  if (!Array.isArray(list)) throw new Error(`The test report has no list of ${key}`);
  return list;
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  if (typeof text !== 'string') throw new Error(`The test report has a test without ${key}`);
  return text;
}
