import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { capturedRun } from '../captured-run.ts';
import { type KeptPit, keptPit } from '../trail/testing/kept-pit.ts';

let pit: KeptPit;
let trail: string;

beforeAll(async () => {
  pit = await keptPit(12);
  await capturedRun(['export', '--data', pit.folder.path, '-o', pit.at('trail.ndjson')]);
  trail = await readFile(pit.at('trail.ndjson'), 'utf8');
});

afterAll(() => pit.remove());

const night = (...flags: readonly string[]) => capturedRun(['night', '-', ...flags], trail);

/** The events of a table, as the trail tells them. */
const eventsAt = (table: string) =>
  trail
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ stream }) => stream === `table/${table}`)
    .map(({ text }) => JSON.parse(text).event);

type Line = { verdict: string; inPlay: number; winnings: number };

describe('dicepit night', () => {
  test('counts what was staked and kept, as the settlements of the trail do', async () => {
    const { code, out, err } = await night('--json', '--table', 'nz-1');
    expect(code).toBe(0);
    expect(err).toMatch(/^✔ \d+ entries/);
    const { schema, tables } = JSON.parse(out);
    expect([schema, tables.length]).toEqual(['dicepit/night@1', 1]);
    const [{ report, totals, pack }] = tables;
    expect([pack, report.rolls]).toEqual(['snake-eyes-nz', 12]);
    const settled: Line[] = eventsAt('nz-1')
      .flatMap(({ type, settlements = [], settlement }) =>
        type === 'BetSettled' ? [settlement] : type === 'RollSettled' ? settlements : [],
      )
      .filter(({ verdict }: Line) => verdict !== 'stands');
    expect(settled.length).toBeGreaterThan(5);
    const sum = (of: (line: Line) => number): number => settled.reduce((all, line) => all + of(line), 0);
    expect(report.hold).toMatchObject({
      bets: settled.length,
      handle: sum(({ inPlay }) => inPlay),
      win: sum(({ verdict, inPlay, winnings }) => (verdict === 'wins' ? -winnings : inPlay)),
      ties: 'seen',
    });
    expect(report.unexplained).toBe(0);
    expect(Object.values<number>(totals).reduce((all, count) => all + count, 0)).toBe(12);
    expect(report.dice.all.verdict).toBe('too few rolls');
  });

  test('tells a person every table, what is exact and what is counted, and raises no alarm over few rolls', async () => {
    const { code, out } = await night();
    expect(code).toBe(0);
    expect(out).toContain('table nz-1: Snake Eyes');
    expect(out).toContain('table wd-1: Wonder Dice');
    expect(out).toContain('no verdict: 12 rolls of the 180 that one needs');
    expect(out).toContain('Expected: exact.');
    expect(out).not.toContain('doubtful');
  });

  test('gives figures for other programs and pictures', async () => {
    const csv = await night('--csv', '--table', 'wd-1');
    expect(csv.out).toMatch(/^table,wager,bets,handle,win,hold/);
    expect(csv.out).toMatch(/wd-1,all,\d+,/);
    const drawn = await night('--svg', 'totals.svg', '--table', 'nz-1');
    expect(drawn.out).toContain('[totals.svg]\n<svg ');
    const heat = await night('--svg', 'rolls.svg', '--kind', 'rolls', '--table', 'nz-1');
    expect(heat.out).toContain('The 36 rolls at nz-1');
  });

  test('ends with code 4 and says nothing of theory when the trail is broken', async () => {
    const lines = trail.trimEnd().split('\n');
    const place = lines.findIndex((line) => line.includes('"stream":"table/nz-1","version":20,'));
    const spoilt = lines.with(place, (lines[place] ?? '').replace(/\\"at\\":\d/, '\\"at\\":9'));
    const { code, out, err } = await capturedRun(['night', '-'], `${spoilt.join('\n')}\n`);
    expect({ code, out }).toEqual({ code: 4, out: '' });
    expect(err).toContain('✖ table/nz-1 entry 20');
  });

  test('names the tables there are when another is asked for', async () => {
    const { code, err } = await night('--table', 'nz-9');
    expect(code).toBe(2);
    expect(err).toContain("no roll was settled at a table 'nz-9'; there are nz-1, wd-1");
  });
});
