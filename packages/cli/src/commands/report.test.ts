import { readFile, writeFile } from 'node:fs/promises';
import { reportKinds } from '@dicepit/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type KeptPit, keptPit } from '../trail/testing/kept-pit.ts';

let pit: KeptPit;
let trail: string;

beforeAll(async () => {
  pit = await keptPit();
  trail = pit.at('trail.ndjson');
  await capturedRun(['export', '--data', pit.folder.path, '-o', trail]);
});
afterAll(() => pit.remove());

const report = (...args: readonly string[]) => capturedRun(['report', ...args, '--zone', 'UTC']);

test.each(reportKinds)('%s is written as text, CSV, JSON and PDF', async (kind) => {
  const text = await report(kind, trail);
  expect(text).toMatchObject({ code: 0, err: '' });
  expect(text.out).toMatch(/trail of [\d,]+ entries ends at [a-z]+-[a-z]+-[a-z]+-[a-z]+/);
  const { out: json } = await report(kind, trail, '--json');
  const { columns, rows, head } = JSON.parse(json);
  const { out: csv } = await report(kind, trail, '--csv');
  expect(csv.trimEnd().split('\r\n').length).toBe(rows.length + 1);
  expect(csv.split('\r\n')[0]?.split(',')).toHaveLength(columns.length);
  const { out: verified } = await capturedRun(['verify', trail]);
  expect(verified).toContain(head.words);
  const { code } = await report(kind, trail, '--pdf', pit.at('report.pdf'));
  expect(code).toBe(0);
  expect((await readFile(pit.at('report.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a data folder is reported from as its export is', async () => {
  const rowsOf = async (path: string) => JSON.parse((await report('daily', path, '--json')).out).rows;
  expect(await rowsOf(pit.folder.path)).toEqual(await rowsOf(trail));
});

test('a period without anything in it says so', async () => {
  const { out } = await report('exceptions', trail, '--from', '2030-01-01', '--to', '2030-01-02');
  expect(out).toContain('No exceptions from 2030-01-01');
});

test('nothing is reported from a trail that does not fit, unless somebody insists', async () => {
  const forged = pit.at('forged.ndjson');
  await writeFile(
    forged,
    (await readFile(trail, 'utf8')).replace(String.raw`\"cents\":5000`, String.raw`\"cents\":9000`),
  );
  const { code, out, err } = await report('daily', forged);
  expect({ code, out }).toEqual({ code: 4, out: '' });
  expect(err).toContain('does not fit');
  expect((await report('daily', forged, '--unchecked')).code).toBe(0);
});

test.each([
  [['weekly', 'x'], 'Allowed choices'],
  [['daily', 'nowhere.ndjson'], "cannot read 'nowhere.ndjson'"],
  [['daily', 'x', '--from', 'yesterday'], 'A day or a moment is needed'],
  [['daily', 'x', '--csv', '--json'], 'choose one'],
])('%j fails in a sentence', async (args, says) => {
  const { code, err } = await report(...args);
  expect(code).not.toBe(0);
  expect(err).toContain(says);
});

test('an unknown time zone is named', async () => {
  const { code, err } = await capturedRun(['report', 'daily', trail, '--zone', 'Atlantis']);
  expect(code).toBe(2);
  expect(err).toContain("no time zone 'Atlantis'");
});
