import { explainStrategy, type Plan, type Run, readStrategy } from '@dicepit/simulator';
import type { SessionQuestion } from './exact-answers.ts';
import { gameOf, type Lab, type PackQuestion } from './lab-settings.ts';

/** A run as it can be sent to a worker: the game by its name, the strategy by its words. */
export type RunRequest = {
  readonly session: SessionQuestion;
  readonly strategy: string;
  readonly run: Run;
};

/** The run that is set on the page, with its pack where the house has none of that name. */
export const toRunRequest = (lab: Lab, own: Pick<PackQuestion, 'own'> = {}): RunRequest => {
  const { pack, options, bets, bank, rolls, goal, stopLoss, strategy, seed, sessions } = lab;
  return {
    session: { pack, options, ...own, bets, bank, rolls, goal, stopLoss },
    strategy,
    run: { seed, sessions },
  };
};

/** The plan that is meant, the same that the command line makes of the same words. */
export function planOf({ session, strategy }: Pick<RunRequest, 'session' | 'strategy'>): Plan {
  const { bets, bank, rolls, goal, stopLoss } = session;
  const plan = { game: gameOf(session), bets, bankroll: bank, rolls, goal, stopLoss };
  if (strategy === 'flat') return plan;
  const read = readStrategy(strategy, bets);
  if (!read.ok) throw new Error(`Broken invariant: ${explainStrategy(read.refusal)}`);
  return { ...plan, strategy: read.strategy };
}

/** What a run has played so far. */
export type RunProgress = { readonly sessions: number; readonly of: number; readonly rolls: number };

/** What is told to whoever works beside the page: what is wanted, or to stop with what there is. */
type JobMessage<Question> = { readonly asked: Question } | 'stop';

/** What is heard back: how far it is, what was found, or that nothing was. */
type JobReply<Found> =
  | { readonly is: 'progress'; readonly made: RunProgress }
  | { readonly is: 'done'; readonly found: Found }
  | { readonly is: 'failed' };

export type JobContext = { readonly onProgress: (made: RunProgress) => void; readonly signal: AbortSignal };

/** Has a worker find something long, and ends the worker when it has. */
export function runJob<Found>(
  worker: Worker,
  asked: unknown,
  { onProgress, signal }: JobContext,
): Promise<Found> {
  return new Promise<Found>((resolve, reject) => {
    const fail = (): void => reject(new Error('a worker has failed'));
    worker.addEventListener('message', ({ data }: MessageEvent<JobReply<Found>>) => {
      if (data.is === 'progress') onProgress(data.made);
      else if (data.is === 'done') resolve(data.found);
      else fail();
    });
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', () => tellWorker(worker, 'stop'));
    tellWorker(worker, { asked });
  }).finally(() => worker.terminate());
}

/** The other side: what a worker does with what it is told. */
// The page and its worker agree on what is asked by the type of the work alone.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function serveJob<Question, Found>(
  work: (asked: Question, watched: JobContext) => Promise<Found>,
): void {
  const controller = new AbortController();
  const say = (said: JobReply<Found>): void => {
    // A worker has no origin; the rule has a window in mind.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    postMessage(said);
  };
  const found = async (asked: Question): Promise<void> => {
    try {
      const onProgress = ({ sessions, of, rolls }: RunProgress): void =>
        say({ is: 'progress', made: { sessions, of, rolls } });
      say({ is: 'done', found: await work(asked, { onProgress, signal: controller.signal }) });
    } catch {
      say({ is: 'failed' });
    }
  };
  addEventListener('message', ({ data }: MessageEvent<JobMessage<Question>>) => {
    if (data === 'stop') controller.abort();
    else void found(data.asked);
  });
}

export function tellWorker(worker: Worker, told: unknown): void {
  // A worker has no origin; the rule has a window in mind.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage(told);
}
