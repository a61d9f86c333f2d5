import { type Report, type ReportKind, reportKinds } from '@dicepit/wire';
import { PSEUDO } from '@dicepit/words';
import { loadPrint } from '@dicepit/words/page-words';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { anEvening } from '../audit/testing/evening.ts';
import { exportedLines } from '../audit/testing/exported.ts';
import { aTroubledTable } from '../inspect/testing/inspected.ts';
import type { TestPit } from '../testing/tables.ts';
import { type Page, reportApart, reportFileApart } from './apart.ts';
import { csvOf } from './print/csv.ts';
import { nothingIn, reportPaper } from './print/report-paper.ts';
import { type ReportRequest, reportOf } from './report-of.ts';
import { entriesInStore, pagesInStore } from './store-entries.ts';
import { entriesOfTrail } from './trail-entries.ts';

let pit: TestPit;
let lines: readonly string[];

beforeAll(async () => {
  pit = await aTroubledTable();
  lines = await exportedLines({
    store: pit.store,
    key: pit.keys.heads,
    software: '1.2.3',
    at: pit.ports.now(),
  });
});

const report = (kind: ReportKind, asked: Partial<ReportRequest> = {}, of = lines): Promise<Report> => {
  const { entries, origin } = entriesOfTrail(of);
  return reportOf({ kind, from: null, to: null, zone: 'UTC', madeAt: 0, ...asked }, entries, origin);
};

describe('a report made apart', () => {
  const origin = { pit: 'p', software: 's', head: { hash: 'h', words: 'w', entries: 1 } };
  const asked: ReportRequest = { kind: 'daily', from: null, to: null, zone: 'UTC', madeAt: 0 };

  test('is the same as one made here, in every form, and no entry is read by whoever answers guests', async () => {
    const heads = await pit.store.heads('');
    const pages = () => pagesInStore(pit.store, heads);
    const here = await reportOf(asked, entriesInStore(pit.store, heads), () => origin);
    const parse = vi.spyOn(JSON, 'parse');
    const apart = await reportApart({ asked, origin, form: 'report' }, pages());
    const csv = await reportFileApart({ asked, origin, form: 'csv' }, pages());
    const json = await reportFileApart({ asked, origin, form: 'json' }, pages());
    const pdf = await reportFileApart({ asked, origin, form: 'pdf' }, pages());
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(apart).toEqual(here);
    expect([csv, json]).toEqual([csvOf(here), JSON.stringify(here)]);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    const atOnce = [1, 2, 3].map(() => reportApart({ asked, origin, form: 'report' }, pages()));
    expect(await Promise.all(atOnce)).toEqual([here, here, here]);
  });

  test('that cannot be made says so: the store fails, or an entry makes no sense', async () => {
    const failing = (async function* (): AsyncGenerator<Page, void> {
      yield [];
      throw new Error('the disk is gone');
    })();
    await expect(reportApart({ asked, origin, form: 'report' }, failing)).rejects.toThrow('the disk is gone');
    const senseless = (async function* (): AsyncGenerator<Page, void> {
      yield [{ stream: 'pit', version: 1, text: 'no JSON' }];
    })();
    await expect(reportApart({ asked, origin, form: 'report' }, senseless)).rejects.toThrow('JSON');
  });
});

describe('the daily result', () => {
  test('counts every roll once, as its corrections left it, and agrees with the float', async () => {
    const { rows, totals } = await report('daily');
    // Field: roll 1 wins 5, rolls 2 and 5 lose 5 each; Hard 6 stands all along. Rolls 3 and 4 are void.
    expect(rows).toMatchObject([
      {
        table: 'nz-1',
        rolls: 5,
        voids: 2,
        handle: 15_00,
        win: 5_00,
        result: 5_00,
        drop: 150_00,
        verdict: 'too few bets',
      },
    ]);
    expect(totals).toMatchObject({ win: 5_00, hold: 1 / 3 });
  });

  test('of every pack wins what went into the float, and lies by the odds of the bets that were made', async () => {
    const evening = await anEvening();
    for (const pack of ['snake-eyes-nz', 'snake-eyes-nsw', 'double-dice', 'wonder-dice'])
      await evening.play(pack, pack, 30);
    const trail = await exportedLines({
      store: evening.store,
      key: evening.pit.keys.heads,
      software: 't',
      at: 0,
    });
    const { rows } = await report('daily', {}, trail);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      expect(row['win']).toBe(row['result']);
      expect(row['rolls']).toBe(30);
      expect(Number(row['theory'])).toBeGreaterThan(0);
      expect(Number(row['low'])).toBeLessThan(Number(row['high']));
    }
    const { rows: wagers, notes } = await report('hold', {}, trail);
    const sum = (key: string, of: typeof rows) => of.reduce((all, row) => all + Number(row[key]), 0);
    expect(sum('win', wagers)).toBe(sum('win', rows));
    expect(sum('handle', wagers)).toBe(sum('handle', rows));
    expect(notes.join()).not.toContain('cents of the win are not');
  });

  test('begins a day at six, so that a night is one day', async () => {
    const { rows: inUtc } = await report('daily');
    const { rows: inTokyo } = await report('daily', { zone: 'Asia/Tokyo' });
    expect([inUtc[0]?.['day'], inTokyo[0]?.['day']]).toEqual(['2026-05-10', '2026-05-10']);
    // Noon of Greenwich is four in the morning in Los Angeles, plus one hour of summer: still the day before.
    expect((await report('daily', { zone: 'America/Los_Angeles' })).rows[0]?.['day']).toBe('2026-05-09');
  });
});

test('nz/6.5 the report of void rolls lists as late only what was called after the dice had stopped', async () => {
  const { rows, totals } = await report('voids');
  expect(rows).toMatchObject([
    { reason: 'irregular', clause: 'nz/6.4(d)', voids: 1, late: 0, by: 'dora' },
    { reason: 'die on die', clause: 'nz/6.3(b)', voids: 1, late: 1 },
  ]);
  expect(totals).toMatchObject({ voids: 2, late: 1 });
  // A program reads the clause as the record has it, a person as people write it.
  expect(csvOf(await report('voids'))).toContain(',nz/6.3(b),');
  const printed = JSON.stringify(reportPaper(await report('voids'), await loadPrint('en')).blocks);
  expect([printed.includes('"NZ 6.3(b)"'), /n(z|sw)\//.test(printed)]).toEqual([true, false]);
  const { rows: exceptions } = await report('exceptions');
  expect(exceptions.filter(({ what }) => what === 'late no roll')).toHaveLength(1);
});

test('exceptions are in the order of their moments, each with its entry, its clause and who did it', async () => {
  const { rows } = await report('exceptions');
  expect(rows.map(({ what }) => what)).toEqual([
    'amendment',
    'late no roll',
    'overrule',
    'roll reversed',
    'roll settled again',
  ]);
  expect(rows[2]).toMatchObject({
    by: 'carl',
    role: 'casino supervisor',
    clause: 'nz/6.6(b)',
    stream: 'table/nz-1',
  });
});

describe('exceptions away from the tables', () => {
  const by = { person: 'p-hanna', role: 'host' };
  const said: readonly (readonly [string, object])[] = [
    ['people', { type: 'GuestJoined', person: 'p-ann', name: 'Ann' }],
    ['people', { type: 'StaffAdded', person: 'p-hanna', name: 'Hanna' }],
    ['cage/h-1', { type: 'ChipsIssued', cents: 100_000_00, reason: 'A house player plays for the house.' }],
    ['cage/p-ann', { type: 'ChipsIssued', cents: 100_000_00, reason: 'She lost them all. ' }],
    ['people', { type: 'Kicked', person: 'p-ann' }],
    ['conduct', { type: 'ResultsTaken', table: 'nz-1', rolls: 20, duty: 'patron' }],
    [
      'security',
      {
        type: 'RefusalsCounted',
        counts: [{ kind: 'WRONG_CODE', address: '192.0.2.7', count: 3 }],
        others: 1,
      },
    ],
  ];
  const origin = () => ({ pit: '', software: '', head: { hash: '', words: '', entries: said.length } });

  async function* entries(of = said) {
    for (const [at, [stream, event]] of of.entries())
      yield { stream, version: at + 1, text: JSON.stringify({ event: { ...event, by, at } }) };
  }
  const exceptions = (of = said) =>
    reportOf({ kind: 'exceptions', from: null, to: null, zone: 'UTC', madeAt: 0 }, entries(of), origin);

  test('are told in sentences, by name, and the usual course of the house is none', async () => {
    expect((await exceptions()).rows).toMatchObject([
      { what: 'chips issued', by: 'Hanna', says: 'Ann is given $100,000: She lost them all.' },
      { what: 'sent out', says: 'Ann is sent out.' },
      { what: 'refused access', says: 'Kept out: 3 times from 192.0.2.7 (wrong code), once from elsewhere.' },
    ]);
  });

  test('a report without any says so', async () => {
    expect(nothingIn(await exceptions(said.slice(0, 3)))).toBe('No exceptions over the whole trail.');
  });
});

test('approvals are counted by person, rank and what they did', async () => {
  const { rows } = await report('approvals');
  expect(rows).toContainEqual(
    expect.objectContaining({
      person: 'sue',
      role: 'game supervisor',
      what: 'approved an amendment',
      times: 1,
    }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ person: 'dora', what: 'called the roll', times: 3 }));
});

describe('a report speaks the language of whoever reads it', () => {
  test('in German', async () => {
    const { title, columns, rows, notes } = await report('voids', { language: 'de' });
    expect(title).toBe('Ungültige Würfe nach Grund');
    expect(columns.map((column) => column.title).slice(0, 3)).toEqual(['Tisch', 'Grund', 'Regel']);
    expect(rows.map(({ reason }) => reason)).toEqual(['irregulär geworfen', 'Würfel auf Würfel']);
    expect(notes).toEqual([expect.stringMatching(/^Zu spät: /)]);
    expect(nothingIn(await report('voids', { table: 'nz-2' }), 'de')).toMatch(
      /^Keine ungültigen Würfe über /,
    );
  });

  test.each(reportKinds)('%s has no text that is in no catalogue', async (kind) => {
    const { title, columns, rows, notes, ...made } = await report(kind, { language: PSEUDO });
    const worded = ['role', 'what', 'verdict', 'reason', 'says'];
    const texts = [
      title,
      ...columns.map((column) => column.title),
      ...rows.flatMap((row) => worded.map((key) => row[key])),
      ...notes,
      nothingIn({ title, columns, rows, notes, ...made }, PSEUDO),
    ];
    expect(texts.filter((text) => typeof text === 'string' && text !== '' && !text.startsWith('['))).toEqual(
      [],
    );
  });
});

test('the dice log follows dice from their arrival on', async () => {
  const { rows } = await report('dice');
  expect(rows[0]).toMatchObject({ dice: 'D1, D2', says: expect.stringContaining('Dice received') });
});

describe('a period', () => {
  test('includes its first moment and not its last', async () => {
    const { rows } = await report('exceptions');
    const at = Number(rows[0]?.['at']);
    expect((await report('exceptions', { from: at })).rows).toHaveLength(rows.length);
    expect((await report('exceptions', { from: at + 1 })).rows).toHaveLength(rows.length - 1);
    expect((await report('exceptions', { to: at })).rows).toEqual([]);
    expect((await report('exceptions', { to: at + 1 })).rows).toHaveLength(1);
  });

  test('of another table has nothing in it', async () => {
    const { rows, totals } = await report('daily', { table: 'nz-2' });
    expect({ rows, totals }).toEqual({ rows: [], totals: null });
  });
});

test('a report says which software wrote the trail, and in words where it ended', async () => {
  const { head, software } = await report('daily');
  expect(software).toBe('1.2.3');
  expect(head.entries).toBe(lines.length - 2);
  expect(head.words).toMatch(/^[a-z]+-[a-z]+-[a-z]+-[a-z]+$/);
});

test('a CSV holds sums in dollars, and no text that a spreadsheet would take for a formula', async () => {
  const daily = await report('daily');
  expect(csvOf(daily).split('\r\n')[1]).toContain(',15.00,5.00,');
  const lost = { ...daily, rows: [{ ...daily.rows[0], table: '=cmd()', win: -5_00 }] };
  expect(csvOf(lost)).toContain("'=cmd(),");
  expect(csvOf(lost)).toContain(',-5.00,');
});
