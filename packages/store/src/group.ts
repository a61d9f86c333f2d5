/** Works that wait to be committed together. */
export type Grouped<Work, Answer> = {
  /** Answers when the work is durable. */
  add(work: Work): Promise<Answer>;
  /** Answers when nothing is waiting or under way. */
  idle(): Promise<void>;
};

/** Runs something once whatever has arrived by now was looked at; given, so that a simulation owns it. */
export type Soon = (run: () => void) => void;

const immediately: Soon = (run) => void setImmediate(run);

/**
 * Group commit: a sync costs the same for one append as for a hundred, so all that arrive in one turn of the event
 * loop, or while the group before them is under way, share a transaction. They fail together if the world fails,
 * and nobody is answered before the commit.
 */
export function grouped<Work, Answer>(
  commit: (works: readonly Work[]) => Promise<readonly Answer[]>,
  soon: Soon = immediately,
): Grouped<Work, Answer> {
  let waiting: Job<Work, Answer>[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    // Requests that were read in this turn have all been heard when an immediate runs.
    await new Promise<void>((resolve) => soon(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, MAX_BATCH_APPENDS);
      waiting = waiting.slice(MAX_BATCH_APPENDS);
      await answer(group);
      if (waiting.length > 0) await new Promise<void>((resolve) => soon(resolve));
    }
    running = undefined;
  };

  const answer = async (group: readonly Job<Work, Answer>[]): Promise<void> => {
    try {
      const answers = await commit(group.map(({ work }) => work));
      for (const [index, each] of answers.entries()) group[index]?.resolve(each);
    } catch (error) {
      for (const job of group) job.reject(error);
    }
  };

  return {
    add: (work) =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        running ??= run();
      }),
    async idle() {
      await running;
    },
  };
}

type Job<Work, Answer> = {
  readonly work: Work;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
};

/** So many that a sync no longer counts, so few that nobody else is held up for long. */
const MAX_BATCH_APPENDS = 500;
