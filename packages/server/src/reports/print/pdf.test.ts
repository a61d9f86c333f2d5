import type { Paper } from '@dicepit/rulebook';
import type { Report } from '@dicepit/wire';
import { loadPrint } from '@dicepit/words/page-words';
import { describe, expect, test } from 'vitest';
import { printPdf } from './pdf.ts';
import { reportPaper } from './report-paper.ts';
import { pagesOf } from './testing/read-pdf.ts';

const print = await loadPrint('en');

const report: Report = {
  kind: 'exceptions',
  title: 'Exceptions',
  pit: 'The Pit',
  software: '1.2.3',
  from: Date.UTC(2026, 10, 15, 18),
  to: null,
  zone: 'UTC',
  madeAt: 0,
  head: { hash: 'ab'.repeat(32), words: 'amber-lion-seven-oak', entries: 1_204 },
  columns: [
    { key: 'at', title: 'When', form: 'moment' },
    { key: 'says', title: 'In words', form: 'text' },
  ],
  rows: Array.from({ length: 90 }, (_, at) => ({ at, says: `exception ${at}` })),
  totals: null,
  notes: [],
};

describe('a report as PDF', () => {
  test('has its period, the version and the head of the trail on each page, and page n of m', async () => {
    const pages = pagesOf(await printPdf(reportPaper(report, print), report));
    expect(pages.length).toBeGreaterThan(2);
    for (const [place, page] of pages.entries()) {
      expect(page).toContain('from 2026-11-15 18:00:00 to the end of the trail');
      expect(page).toContain('dicepit 1.2.3');
      expect(page).toContain('amber-lion-seven-oak (abababababababab)');
      expect(page).toContain(`page ${place + 1} of ${pages.length}`);
      expect(page).toContain('In words');
    }
    const all = pages.join();
    for (const { says } of report.rows) expect(all).toContain(says);
  });

  test('says so in a line where nothing happened', async () => {
    const [only, ...others] = pagesOf(await printPdf(reportPaper({ ...report, rows: [] }, print), report));
    expect(only).toContain('No exceptions from 2026-11-15 18:00:00 to the end of the trail.');
    expect(others).toEqual([]);
  });

  test('is the same file for the same report', async () => {
    const twice = await Promise.all([1, 2].map(() => printPdf(reportPaper(report, print), report)));
    expect(Buffer.from(twice[0] ?? []).equals(Buffer.from(twice[1] ?? []))).toBe(true);
  });
});

test('a row that does not fit on a page is put on the next whole', async () => {
  const paper: Paper = {
    print,
    title: 'Long',
    foot: [],
    blocks: [
      {
        is: 'table',
        columns: [{ title: 'Words', weight: 1 }],
        rows: Array.from({ length: 40 }, (_, at) => [`row ${at} ${'and so on '.repeat(60)}end ${at}`]),
      },
    ],
  };
  const pages = pagesOf(await printPdf(paper, { madeAt: 0 }));
  for (const at of Array.from({ length: 40 }, (_, index) => index)) {
    const place = pages.findIndex((page) => page.includes(`row ${at} `));
    expect(pages[place]).toContain(`end ${at}`);
  }
});

describe('names on paper', () => {
  const printed = async (name: string): Promise<string> => {
    const rows = [{ at: 0, says: name }];
    return pagesOf(await printPdf(reportPaper({ ...report, rows }, print), report)).join();
  };

  test.each([
    'Zoë Müller',
    'Łukasz Dvořák',
    'Ngọc Trần',
    'Ωmega Ἀθηνᾶ',
    'Жанна Ђорђевић',
    'გიორგი',
    '“5 – 6” … € − ≥ →',
  ])('%s can be read out of the file as it was written', async (name) => {
    expect(await printed(name)).toContain(name);
    expect(await printed(name)).not.toContain('‹');
  });

  test('letters without a shape stand by their numbers, and the paper says so', async () => {
    const page = await printed('山田 Tarō');
    expect(page).toContain('‹U+5C71 U+7530› Tarō');
    expect(page).toContain('this print has no shapes for stand by their numbers');
  });
});
