import { beforeAll, describe, expect, test } from 'vitest';
import { twoTurns } from '../../../proof/src/testing/honest-dice.ts';
import { honestEntries, linesOfTrail } from '../../../proof/src/testing/honest-trail.ts';
import { anEvening } from '../../../server/src/audit/testing/evening.ts';
import { exportedLines } from '../../../server/src/audit/testing/exported.ts';
import { type Forgeable, forged } from '../../../server/src/audit/testing/forging.ts';
import { aboutOf, checkTrail, gatherTurns } from './check-trail.ts';

let lines: readonly string[];

beforeAll(async () => {
  const { pit, play, store } = await anEvening(3);
  await play('nz-1', 'snake-eyes-nz', 20);
  await play('wd-1', 'wonder-dice', 5);
  lines = await exportedLines({ store, key: pit.keys.heads, software: 'test', at: pit.ports.now() });
});

const checked = (trail: readonly string[]) => checkTrail(trail, { onLines: () => {} });

/** The first entry of a type at the table changed by somebody who has the key, and all made right again after it. */
const rewritten = (type: string, change: (event: Record<string, unknown>) => object) =>
  forged(lines, (entries) => {
    const place = entries.findIndex((each) => each.stream === 'table/nz-1' && eventOf(each)['type'] === type);
    const entry = entries[place];
    if (entry === undefined) throw new Error(`no ${type} in the trail`);
    return entries.with(place, { ...entry, said: { ...entry.said, event: change(eventOf(entry)) } });
  });

const eventOf = ({ said }: Forgeable): Record<string, unknown> => Object(said['event']);

describe('a whole trail in a browser', () => {
  test('holds where every command is decided alike once more', async () => {
    const { report, figures, head, turns, first } = await checked(lines);
    expect(report.findings).toEqual([]);
    expect(figures.rolls).toBe(25);
    expect(head.words).toMatch(/^\w+([ -]\w+)+$/);
    expect(turns.length).toBeGreaterThan(5);
    expect(first?.seed).toBeDefined();
  });

  test('that pays a bet more than the rules do is found though its chain is whole, with what differs', async () => {
    const trail = await rewritten('RollSettled', (event) => {
      const [settlement, ...others]: Record<string, unknown>[] = Object(event['settlements']);
      return { ...event, settlements: [{ ...settlement, winnings: 77_00 }, ...others] };
    });
    const [first] = (await checked(trail)).report.findings;
    expect(first).toMatchObject({
      kind: 'event-differs',
      stream: 'table/nz-1',
      differs: { event: 'RollSettled', place: 'settlements.0.winnings', recorded: '7700' },
    });
    expect(first && aboutOf(first)).toBe('lit');
    expect(first?.line).toBeGreaterThan(1);
  });

  test('that moves other chips than the rules do is about balances', async () => {
    const trail = await rewritten('BetPlaced', (event) => {
      const [posting, ...others]: { readonly cents: number }[] = Object(event['postings']);
      return { ...event, postings: [{ ...posting, cents: (posting?.cents ?? 0) + 1 }, ...others] };
    });
    const { report } = await checked(trail);
    expect(report.findings.map(aboutOf)).toContain('balances');
    expect(report.findings[0]?.differs?.place).toMatch(/^postings/);
  });

  test('with one letter changed is about the record itself', async () => {
    const place = lines.findIndex((line) => line.includes('RollCalled'));
    const trail = lines.with(place, (lines[place] ?? '').replace('RollCalled', 'RollCalles'));
    const [first] = (await checked(trail)).report.findings;
    expect(first).toMatchObject({ kind: 'edited', line: place + 1 });
    expect(first && aboutOf(first)).toBe('chain');
  });

  test('tells how far it is', async () => {
    const told: number[] = [];
    const many = Array.from({ length: 1_100 }, () => 'no line of a trail');
    const { report } = await checkTrail(many, { onLines: (count) => told.push(count) });
    expect(told).toEqual([500, 1_000]);
    expect(report.found).toBeGreaterThan(1_000);
  });

  test('with another key than the one that is known does not hold', async () => {
    const { report } = await checkTrail(lines, { publicKey: 'ab'.repeat(32), onLines: () => {} });
    expect(report.findings.map(aboutOf)).toContain('signatures');
  });
});

test('every turn of a trail is gathered, also of one that cannot be replayed', async () => {
  const gathered = gatherTurns();
  for (const line of await linesOfTrail(honestEntries({ table: twoTurns, people: 3, every: 6 })))
    await gathered.take(line);
  for (const stray of ['', 'hello \\"turn\\":', '{"\\"turn\\":":1}']) await gathered.take(stray);
  expect(gathered.all().map(({ turn, seed }) => [turn, seed !== undefined])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});
