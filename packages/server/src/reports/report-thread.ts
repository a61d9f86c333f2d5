import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { BASE } from '@dicepit/words';
import { loadPrint } from '@dicepit/words/page-words';
import type { Making, Page, ReportMessage } from './apart.ts';
import { csvOf } from './print/csv.ts';
import { printPdf } from './print/pdf.ts';
import { reportPaper } from './print/report-paper.ts';
import { reportOf } from './report-of.ts';

// The other end of `apart.ts`: a thread of its own that folds the entries it is given, and makes one report of them.
if (parentPort === null) throw new Error('This is a thread of a report, not a program.');
const port: MessagePort = parentPort;

const say = (told: ReportMessage): void => port.postMessage(told);

async function* asked(): AsyncGenerator<Page[number], void> {
  for (;;) {
    const page = once(port, 'message');
    say({ is: 'more' });
    // The other end sends pages and nothing else.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const [entries] = (await page) as [Page | null];
    if (entries === null) return;
    yield* entries;
  }
}

// What was given is what the other end has typed.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { asked: question, origin, form } = workerData as Making;
const report = await reportOf(question, asked(), () => origin);
switch (form) {
  case 'report':
    say({ is: 'report', report });
    break;
  case 'csv':
    say({ is: 'file', body: csvOf(report) });
    break;
  case 'json':
    say({ is: 'file', body: JSON.stringify(report) });
    break;
  case 'pdf':
    say({
      is: 'file',
      body: await printPdf(reportPaper(report, await loadPrint(question.language ?? BASE)), report),
    });
    break;
}
port.close();
