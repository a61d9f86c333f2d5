import { once } from 'node:events';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { BASE } from '@dicepit/words';
import { loadPrint } from '@dicepit/words/page-words';
import type { Making, Page, ReportMessage } from './apart.ts';
import { csvOf } from './print/csv.ts';
import { printPdf } from './print/pdf.ts';
import { reportPaper } from './print/report-paper.ts';
import { reportOf } from './report-of.ts';

// The other end of `apart.ts`: a thread of its own that is told what to make, folds the entries it is given, and makes
// one report of them after another.
if (parentPort === null) throw new Error('This is a thread of a report, not a program.');
const port: MessagePort = parentPort;

const say = (told: ReportMessage): void => port.postMessage(told);

/** What the other end says next. Listened for before it is asked for: what nobody listens to is lost. */
async function next<Said>(): Promise<Said> {
  // The other end sends what it is asked for, and nothing else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [said] = (await once(port, 'message')) as [Said];
  return said;
}

async function* asked(): AsyncGenerator<Page[number], void> {
  for (;;) {
    const page = next<Page | null>();
    say({ is: 'more' });
    const entries = await page;
    if (entries === null) return;
    yield* entries;
  }
}

async function madeOf({ asked: question, origin, form }: Making): Promise<ReportMessage> {
  const report = await reportOf(question, asked(), () => origin);
  switch (form) {
    case 'report':
      return { is: 'report', report };
    case 'csv':
      return { is: 'file', body: csvOf(report) };
    case 'json':
      return { is: 'file', body: JSON.stringify(report) };
    case 'pdf':
      return {
        is: 'file',
        body: await printPdf(reportPaper(report, await loadPrint(question.language ?? BASE)), report),
      };
  }
}

for (let making = await next<Making>(); ; ) {
  const told = await madeOf(making);
  const another = next<Making>();
  say(told);
  making = await another;
}
