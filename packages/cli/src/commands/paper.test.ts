import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ladder, listRules } from '@dicepit/engine';
import { bankedPacks, packIds, tableRules } from '@dicepit/games';
import { registers } from '@dicepit/games/texts';
import { paperKinds } from '@dicepit/rulebook';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dicepit-paper-'));
});
afterAll(() => rm(folder, { recursive: true }));

const printed = async (...args: readonly string[]): Promise<string> => {
  const { code, out, err } = await capturedRun(['paper', ...args]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
};

/** The words of a page, without its markup and its curls. */
const wordsOf = (page: string): string =>
  page
    .replaceAll(/<style>[^]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2018\u2019]|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u201c\u201d]|&quot;/g, '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll(/\s+/g, ' ');

describe.each(bankedPacks.map((pack) => [pack.id, pack] as const))('the papers of %s', (id, pack) => {
  const opened = pack.open();
  const wagers = opened.ok ? Object.values(opened.game.wagers) : [];

  test('the sign and the pay table have every wager at the odds that are paid, and no others', async () => {
    for (const kind of ['sign', 'pays']) {
      const words = wordsOf(await printed(id, kind));
      const odds = wagers.flatMap((wager) =>
        listRules(wager).flatMap(({ verdict }) => (verdict.kind === 'wins' ? [verdict.odds] : [])),
      );
      expect(new Set(words.match(/\b[\d.]+ to 1\b/g))).toEqual(new Set(odds));
      for (const { name } of wagers) expect(words).toContain(name);
    }
  });

  test('the procedure has every clause of the pack, and its order of authority from the highest', async () => {
    const words = wordsOf(await printed(id, 'procedure'));
    for (const { rule } of registers[id] ?? [])
      expect(words).toContain(rule.replaceAll(/\s+/g, ' ').slice(0, 60));
    const rungs = tableRules[id]?.procedure.overruling.rungs ?? {};
    const named = ladder.toReversed().filter((role) => rungs[role] !== undefined);
    const order = words.slice(words.indexOf('Order of authority'));
    const places = named.map((role) => order.indexOf(` ${role.replaceAll('-', ' ')} may overrule`));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.every((place) => place >= 0)).toBe(true);
  });

  test('the opening sheet asks every question of the checklist with its clause', async () => {
    const words = wordsOf(await printed(id, 'opening'));
    for (const { says } of tableRules[id]?.procedure.opening.checklist ?? []) expect(words).toContain(says);
  });
});

const everyPaper = packIds.flatMap((id) => paperKinds.map((kind) => [id, kind] as const));
const isThere = ([id, kind]: (typeof everyPaper)[number]): boolean =>
  id !== 'snake-eyes-party' || kind === 'procedure';

test.each(everyPaper.filter(isThere))('dicepit paper %s %s writes a PDF and a page', async (id, kind) => {
  const file = join(folder, 'paper.pdf');
  const { code, out } = await capturedRun(['paper', id, kind, '--pdf', file, '--out', 'paper.html']);
  expect(code).toBe(0);
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  expect(out).toContain('[paper.html]\n<!doctype html>');
});

test.each(everyPaper.filter((paper) => !isThere(paper)))('%s has no bank, and so no %s', async (id, kind) => {
  const { code, err } = await capturedRun(['paper', id, kind]);
  expect(code).toBe(2);
  expect(err).toContain(`no ${kind} either`);
});

test('other odds are printed where the table has chosen others', async () => {
  const one = await printed('snake-eyes-nsw', 'pays', '--option', 'table=1');
  const two = await printed('snake-eyes-nsw', 'pays', '--option', 'table=2');
  expect(wordsOf(one)).toContain('Hard 4 7.5 to 1');
  expect(wordsOf(two)).toContain('Hard 4 7 to 1');
});

test('a sign has the limits and the closing time where they are named, and room for them where not', async () => {
  const sign = ['snake-eyes-nsw', 'sign'] as const;
  const filled = wordsOf(await printed(...sign, '--minimum', '5', '--maximum', '500', '--closes', '02:00'));
  expect(filled).toContain('Smallest bet $5');
  expect(filled).toContain('Largest bet $500');
  expect(filled).toContain('closes at 02:00');
  expect(await printed(...sign)).toContain('<strong></strong>');
});

test.each([
  [['--minimum', '5'], 'name both'],
  [['--minimum', '5', '--maximum', '2'], 'above the largest'],
  [['--closes', '25:00'], 'A time of day is needed'],
])('%j is wrong usage', async (flags, says) => {
  const { code, err } = await capturedRun(['paper', 'snake-eyes-nz', 'sign', ...flags]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});

test('a procedure is Markdown as well, with every clause that the page has', async () => {
  const page = wordsOf(await printed('double-dice', 'procedure'));
  const markdown = await printed('double-dice', 'procedure', '--format', 'md');
  expect(markdown).toMatch(/^# .+\n\n/);
  expect(markdown).toMatch(/^## /m);
  expect(markdown).not.toMatch(/<[a-z]+[ >]/);
  const cited = (text: string) => new Set(text.match(/double\/[\w.#()-]*\w/g));
  expect(cited(markdown)).toEqual(cited(page));
  expect(await printed('double-dice', 'pays', '--format', 'md')).toMatch(/^\| .+ \|\n\| ---/m);
  const both = await capturedRun(['paper', 'double-dice', 'pays', '--format', 'md', '--html']);
  expect(both).toMatchObject({ code: 2, out: '' });
});
