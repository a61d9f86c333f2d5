import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { PlannedBet } from '../planned-bet.ts';
import type { Decision, Memory, Strategy } from '../strategy/strategy.ts';

/** What is wrong with a person's strategy, and where. */
export type Fault = {
  readonly file: string;
  /** The line of the file at which it went wrong, where that is known. */
  readonly line?: number | undefined;
} & (
  | { readonly code: 'STRATEGY_NOT_LOADED' | 'STRATEGY_THROWS'; readonly why: string }
  | { readonly code: 'NO_STRATEGY' }
  | {
      readonly code: 'STRATEGY_ANSWER';
      readonly asked: 'stakes' | 'after' | 'decide';
      readonly answer: string;
    }
  | { readonly code: 'STRATEGY_LOOPS'; readonly seconds: number }
);

/** A mistake in a file that somebody wrote, not one of ours. */
export class StrategyFault extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(`${fault.file}: ${fault.code}`);
    this.name = 'StrategyFault';
    this.fault = fault;
  }
}

/** How long a strategy of a file may take over some thousand rolls before it is taken to loop for ever. */
export const STRATEGY_TIMEOUT_MS = 10_000;

/** The strategy that a module exports, or makes of the bets. Whatever is wrong with it is a `StrategyFault`. */
export async function strategyIn(
  file: string,
  bets: readonly PlannedBet[],
  timeoutMs = STRATEGY_TIMEOUT_MS,
): Promise<Strategy> {
  await assertLoads(file, timeoutMs);
  const exported: unknown = await import(pathToFileURL(file).href);
  for (const each of typeof exported === 'object' && exported !== null ? Object.values(exported) : []) {
    const made: unknown =
      typeof each === 'function' ? withinTime(() => blamed(file, () => each(bets)), file, timeoutMs) : each;
    if (isStrategy(made)) return guarded(made, file, bets.length);
  }
  throw new StrategyFault({ code: 'NO_STRATEGY', file });
}

/**
 * Does some work, and ends it when it takes longer than it may. Only the engine can end a loop that never looks up, and
 * it does so for a script, whatever that calls.
 */
export function withinTime<Value>(work: () => Value, file: string, timeoutMs: number): Value {
  const made: { value?: Value } = {};
  Reflect.set(globalThis, WORK, () => {
    made.value = work();
  });
  try {
    script.runInThisContext({ timeout: timeoutMs });
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new StrategyFault({ code: 'STRATEGY_LOOPS', file, seconds: timeoutMs / 1000 });
    throw cause;
  } finally {
    Reflect.deleteProperty(globalThis, WORK);
  }
  // The script has run to its end, so the work has given its value.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return made.value as Value;
}

const WORK = '__dicepitWork';
const script = new Script(`globalThis.${WORK}()`);

/** Loads a module in a thread first: one that never comes to its end would stop everything else here. */
function assertLoads(file: string, timeoutMs: number): Promise<void> {
  const code = 'import(require("node:worker_threads").workerData)';
  const trial = new Worker(code, { eval: true, workerData: pathToFileURL(file).href });
  return new Promise<void>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    // A thread may take long to begin on a busy machine, which is not the fault of the file.
    trial.once('online', () => {
      timer = setTimeout(
        () => reject(new StrategyFault({ code: 'STRATEGY_LOOPS', file, seconds: timeoutMs / 1000 })),
        timeoutMs,
      );
    });
    trial.once('error', (cause) =>
      reject(
        new StrategyFault({
          code: 'STRATEGY_NOT_LOADED',
          file,
          line: lineIn(file, cause) ?? lineOfSyntax(file, cause),
          why: reasonOf(cause),
        }),
      ),
    );
    trial.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
  }).finally(() => void trial.terminate());
}

/** The same strategy; what it throws, and what is no answer, is told of its file. */
function guarded(strategy: Strategy, file: string, bets: number): Strategy {
  const assertAnswer = (right: boolean, asked: 'stakes' | 'after' | 'decide', answer: unknown): void => {
    if (!right) throw new StrategyFault({ code: 'STRATEGY_ANSWER', file, asked, answer: written(answer) });
  };
  if (strategy.kind === 'machine')
    return {
      ...strategy,
      stakes: (memory) => {
        const stakes = blamed(file, () => strategy.stakes(memory));
        assertAnswer(areStakes(stakes, bets), 'stakes', stakes);
        return stakes;
      },
      after: (memory, rolled) => {
        const next = blamed(file, () => strategy.after(memory, rolled));
        assertAnswer(isMemory(next), 'after', next);
        return next;
      },
    };
  return {
    ...strategy,
    decide: (seen, memory) => {
      const decision = blamed(file, () => strategy.decide(seen, memory));
      assertAnswer(isDecision(decision, bets), 'decide', decision);
      return decision;
    },
  };
}

function blamed<Value>(file: string, work: () => Value): Value {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof StrategyFault) throw cause;
    throw new StrategyFault({
      code: 'STRATEGY_THROWS',
      file,
      line: lineIn(file, cause),
      why: reasonOf(cause),
    });
  }
}

const areStakes = (value: unknown, bets: number): boolean =>
  Array.isArray(value) &&
  value.length === bets &&
  value.every((stake: unknown) => Number.isSafeInteger(stake) && Number(stake) >= 0);

const isMemory = (value: unknown): value is Memory =>
  Array.isArray(value) && value.every((each: unknown) => typeof each === 'number');

const isDecision = (value: unknown, bets: number): value is Decision =>
  value === 'leaves' ||
  (typeof value === 'object' &&
    value !== null &&
    'stakes' in value &&
    'memory' in value &&
    areStakes(value.stakes, bets) &&
    isMemory(value.memory));

const isStrategy = (value: unknown): value is Strategy =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'opens' in value &&
  isMemory(value.opens) &&
  ((value.kind === 'machine' && areFunctions(value, ['stakes', 'after'])) ||
    (value.kind === 'decider' && areFunctions(value, ['decide'])));

const areFunctions = (value: object, names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(value, name) === 'function');

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** The first line of the file in a trace of calls: there the file itself went wrong. */
function lineIn(file: string, cause: unknown): number | undefined {
  const trace = cause instanceof Error ? (cause.stack ?? '') : String(cause);
  for (const name of [pathToFileURL(file).href, file]) {
    const at = trace.indexOf(`${name}:`);
    const line = at === -1 ? undefined : /^\d+/.exec(trace.slice(at + name.length + 1))?.[0];
    if (line !== undefined) return Number(line);
  }
  return undefined;
}

/** Where JavaScript cannot be read: only Node's own check of a file says so. */
function lineOfSyntax(file: string, cause: unknown): number | undefined {
  if (!(cause instanceof SyntaxError)) return undefined;
  const { stderr } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' });
  return lineIn(file, stderr);
}

function written(answer: unknown): string {
  const text = JSON.stringify(answer) ?? typeof answer;
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
