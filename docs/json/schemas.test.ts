import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { capturedRun } from '../../packages/cli/src/captured-run.ts';
import { documents } from './schemas.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A record is read from a file of the repository, which a captured run is given as its input. */
function answer(command: string) {
  const args = command.split(' ');
  const file = args.find((each) => each.startsWith('docs/'));
  const input = file === undefined ? '' : readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  return capturedRun([...args.map((each) => (each === file ? '-' : each)), '--json'], input);
}

describe.each(Object.entries(documents))('%s', (name, { commands, schema }) => {
  test.each(commands)('dicepit %s --json answers what its schema says', async (command) => {
    const { code, out } = await answer(command);
    expect(code).toBe(0);
    expect(schema.safeParse(JSON.parse(out)).error?.message).toBeUndefined();
  });

  test('is written down', async () => {
    const written = z.toJSONSchema(schema);
    const document = { $id: `dicepit/${name}@1`, title: `dicepit ${name}`, ...written };
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot(at(`${name}.schema.json`));
  });
});

test('the page lists every schema with its commands', async () => {
  const rows = Object.entries(documents).map(([name, { commands }]) => {
    const [first = ''] = commands;
    return `| [\`dicepit/${name}@1\`](json/${name}.schema.json) | \`dicepit ${first} --json\` |`;
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
