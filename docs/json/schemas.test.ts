import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { endChildren, spawnPit } from '../../packages/cli/src/serve/testing/child-pit.ts';
import { keptPit } from '../../packages/cli/src/trail/testing/kept-pit.ts';
import { documents } from './schemas.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the files of the commands are: a pit after an evening, a recorded table, and what the commands before have written. */
const folder = mkdtempSync(join(tmpdir(), 'dicepit-json-'));
const written = /^(lucky(\.pack\.json)?|broken(\.ndjson)?|evening|dicepit-data|copy|again|tonight\.ndjson)$/;
const healthy = createServer((_, response) => response.end());

beforeAll(async () => {
  const pit = await keptPit();
  cpSync(pit.folder.path, join(folder, 'dicepit-data'), { recursive: true });
  await pit.remove();
  const args = ['watch', 'snake-eyes-nz', '--rolls', '3', '--seed', '1', '--record', 'night.jsonl'];
  // What a captured run saves is printed first, with the name before it.
  const watched = (await capturedRun(args)).out.match(/^\{.*\n/gm) ?? [];
  writeFileSync(join(folder, 'night.jsonl'), watched.join(''));
  healthy.listen(0, '127.0.0.1');
  await once(healthy, 'listening');
});
afterAll(() => {
  healthy.close();
  endChildren();
  rmSync(folder, { recursive: true, force: true });
});

/** The documents that a command answers; `file` is a record of the repository or a table that was recorded. */
async function answer(command: string): Promise<{ readonly code: number; readonly documents: unknown[] }> {
  const args = command.split(' ').map((each) => (written.test(each) ? join(folder, each) : each));
  if (args[0] === 'serve') return { code: 0, documents: [await firstOf(args.slice(1))] };
  const port = healthy.address();
  const file = args.find((each) => each.startsWith('docs/') || each === 'night.jsonl');
  const input =
    file === undefined
      ? ''
      : readFileSync(
          file === 'night.jsonl' ? join(folder, file) : new URL(`../../${file}`, import.meta.url),
          'utf8',
        );
  const given = args
    // The port of the example may be taken here.
    .map((each) =>
      each === file ? '-' : each === '7711' && typeof port === 'object' ? `${port?.port}` : each,
    )
    .concat(args.includes('--ndjson') ? [] : ['--json']);
  const { code, out } = await capturedRun(given, input);
  return {
    code,
    documents: given.includes('--ndjson') ? out.trimEnd().split('\n').map(parsed) : [parsed(out)],
  };
}

const parsed = (text: string): unknown => JSON.parse(text);

/** The first document of a pit, which runs until it is ended. */
async function firstOf([, data = '']: readonly string[]): Promise<unknown> {
  const child = spawnPit(data, ['--port', '0', '--json']);
  let printed = '';
  await new Promise<void>((whole, failed) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (printed.includes('\n')) whole();
    });
    child.once('close', () => failed(new Error(`the pit ended: ${printed}`)));
  });
  child.kill('SIGTERM');
  await once(child, 'close');
  return parsed(printed.slice(0, printed.indexOf('\n')));
}

describe.each(Object.entries(documents))('%s', (name, { commands, schema }) => {
  test.each(commands)('dicepit %s --json answers what its schema says', async (command) => {
    const { code, documents: answered } = await answer(command);
    expect(code).toBe(0);
    expect(answered.length).toBeGreaterThan(0);
    for (const each of answered) expect(schema.safeParse(each).error?.message).toBeUndefined();
  });

  test('is written down', async () => {
    const written = z.toJSONSchema(schema);
    const document = { $id: `dicepit/${name}@1`, title: `dicepit ${name}`, ...written };
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(at(`${name}.schema.json`));
  });
});

describe('what did not go well', () => {
  beforeAll(() => {
    const trail = readFileSync(join(folder, 'tonight.ndjson'), 'utf8');
    writeFileSync(
      join(folder, 'broken.ndjson'),
      trail.replace(String.raw`\"cents\":5000`, String.raw`\"cents\":9000`),
    );
    mkdirSync(join(folder, 'broken'));
    writeFileSync(join(folder, 'broken/pack.ts'), 'export const nothing = 1;\n');
  });

  test.each([
    ['verify broken.ndjson', 4, documents.verify.schema, { ok: false }],
    ['check broken/pack.ts', 3, documents.check.schema, { ok: false, odds: null }],
    ['ready --port 1', 5, documents.ready.schema, { ready: false, status: null }],
  ])('dicepit %s is told in the same form', async (command, code, schema, told) => {
    const args = command.split(' ').map((each) => (each.startsWith('broken') ? join(folder, each) : each));
    const { code: ended, out } = await capturedRun([...args, '--json']);
    expect({ ended, document: parsed(out) }).toMatchObject({ ended: code, document: told });
    expect(schema.safeParse(parsed(out)).error?.message).toBeUndefined();
  });
});

test('every document that the command names has its schema here, and nothing else has', () => {
  const sources = at('../../packages/cli/src');
  const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => readFileSync(join(sources, name), 'utf8').match(/'dicepit\/[a-z-]+@\d+'/g) ?? [])
    .map((name) => name.slice(1, -1));
  const described = Object.keys(documents).map((name) => `dicepit/${name}@1`);
  expect([...new Set(named)].toSorted()).toEqual(described.toSorted());
});

test('the page lists every schema with its commands', async () => {
  const rows = Object.entries(documents).map(([name, { commands }]) => {
    const [first = ''] = commands;
    const flag = first.includes('--ndjson') ? '' : ' --json';
    return `| [\`dicepit/${name}@1\`](json/${name}.schema.json) | \`dicepit ${first}${flag}\` |`;
  });
  const page = `# What \`--json\` answers

With \`--json\` a command writes one document in English to standard output, and everything else to standard error. The first field,
\`schema\`, names the form of the document and its version; the version rises when a field is taken away or changes its meaning, and
fields may be added without that. Sums are whole cents, exact chances are fractions in lowest terms, and a bound that cannot be
computed is \`null\`.

These are JSON Schemas of draft 2020-12, written from \`docs/json/schemas.ts\` with \`npx vitest run schemas.test --update\`. A test runs
the commands and checks what they answer.

| schema | for example |
| --- | --- |
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot(at('../json.md'));
});
