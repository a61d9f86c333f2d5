import { Worker } from 'node:worker_threads';
import type { Report } from '@dicepit/wire';
import type { Origin, ReportRequest } from './report-of.ts';

/** Some entries of one stream, in order. */
export type Page = readonly { readonly stream: string; readonly version: number; readonly text: string }[];

/** What report is to be made, and as what. */
export type Making<Form extends 'report' | FileForm = 'report' | FileForm> = {
  readonly asked: ReportRequest;
  readonly origin: Origin;
  readonly form: Form;
};

export type FileForm = 'csv' | 'pdf' | 'json';

/** What the thread says: that it wants to read on, or what it has made. */
export type ReportMessage =
  | { readonly is: 'more' }
  | { readonly is: 'report'; readonly report: Report }
  | { readonly is: 'file'; readonly body: string | Uint8Array };

/**
 * Makes a report in a thread of its own, which folds tables, counts and prints: guests are answered meanwhile. The file of a
 * pit belongs to one connection, so that the entries come from here, a page whenever the thread has done with the last.
 */
export const reportApart = (making: Making<'report'>, pages: AsyncIterable<Page>): Promise<Report> =>
  made(making, pages, (told) => (told.is === 'report' ? told.report : undefined));

export const reportFileApart = (
  making: Making<FileForm>,
  pages: AsyncIterable<Page>,
): Promise<string | Uint8Array> =>
  made(making, pages, (told) => (told.is === 'file' ? told.body : undefined));

async function made<Made>(
  making: Making,
  pages: AsyncIterable<Page>,
  madeIn: (told: ReportMessage) => Made | undefined,
): Promise<Made> {
  const worker = new Worker(new URL('report-thread.ts', import.meta.url), {
    workerData: making,
    execArgv: [],
  });
  const reading = pages[Symbol.asyncIterator]();
  try {
    return await new Promise<Made>((resolve, reject) => {
      const send = async (): Promise<void> => {
        const { done, value } = await reading.next();
        // A thread has no origin; the rule means windows.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage(done === true ? null : value);
      };
      worker.on('message', (told: ReportMessage) => {
        if (told.is === 'more') return void send().catch(reject);
        const answer = madeIn(told);
        if (answer !== undefined) resolve(answer);
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`The report was not made (code ${code}).`)));
    });
  } finally {
    await reading.return?.();
    void worker.terminate();
  }
}
