import { exit } from '../exit.ts';

/** How a pit is told to end, and with which code it then does. */
export type Ending = {
  /** Settles with the code once somebody has asked for the end. */
  readonly asked: Promise<number>;
  readonly ask: (code: number) => void;
  readonly end: () => void;
};

/** Hears the signals that end a program. The first ends in order; a second of them ends now. */
export function onTerminationSignal(now: (code: number) => void): Ending {
  let first = true;
  let settle: (code: number) => void = () => undefined;
  const asked = new Promise<number>((resolve) => {
    settle = resolve;
  });
  const ask = (code: number): void => {
    if (first) settle(code);
    else now(code);
    first = false;
  };
  const interrupt = (): void => ask(exit.interrupted);
  const terminate = (): void => ask(exit.terminated);
  process.on('SIGINT', interrupt).on('SIGTERM', terminate).on('SIGHUP', terminate);
  return {
    asked,
    ask,
    end: () => void process.off('SIGINT', interrupt).off('SIGTERM', terminate).off('SIGHUP', terminate),
  };
}
