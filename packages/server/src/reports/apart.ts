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
  const thread = aThread();
  const reading = pages[Symbol.asyncIterator]();
  try {
    const answer = await new Promise<Made>((resolve, reject) => {
      const send = async (): Promise<void> => {
        const { done, value } = await reading.next();
        tell(thread, done === true ? null : value);
      };
      thread.on('message', (told: ReportMessage) => {
        if (told.is === 'more') return void send().catch(reject);
        const answer = madeIn(told);
        if (answer !== undefined) resolve(answer);
      });
      thread.on('error', reject);
      thread.on('exit', (code) => reject(new Error(`The report was not made (code ${code}).`)));
      tell(thread, making);
    });
    rests(thread);
    return answer;
  } catch (error) {
    void thread.terminate();
    throw error;
  } finally {
    await reading.return?.();
  }
}

// A thread has no origin; the rule means windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (thread: Worker, what: Making | Page | null): void => thread.postMessage(what);

/**
 * The thread that made the last report. To start one takes longer than most reports, and whoever reads one mostly reads
 * others: it waits a while for the next.
 */
let resting: { readonly thread: Worker; readonly end: NodeJS.Timeout } | undefined;

const REST_MS = 60_000;

function aThread(): Worker {
  if (resting === undefined)
    return new Worker(new URL('report-thread.ts', import.meta.url), { execArgv: [] });
  const { thread, end } = resting;
  resting = undefined;
  clearTimeout(end);
  forgetListeners(thread);
  thread.ref();
  return thread;
}

/** Ours alone: a thread listens to itself as well. */
function forgetListeners(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}

/** A thread that rests keeps no process alive. One is enough: the others end. */
function rests(thread: Worker): void {
  forgetListeners(thread);
  if (resting !== undefined) return void thread.terminate();
  const ends = (): void => {
    resting = undefined;
    void thread.terminate();
  };
  // What is wrong with a thread at rest is nobody's report.
  thread.on('error', ends).on('exit', ends).unref();
  resting = { thread, end: setTimeout(ends, REST_MS).unref() };
}
