import { exit } from '../exit.ts';

/** A signal that Ctrl-C gives instead of ending the program, so that what there is can still be told. */
export type Interrupt = { readonly signal: AbortSignal; readonly end: () => void };

/** Listens for Ctrl-C; the second one ends the program at once. */
export function interruptible(): Interrupt {
  const controller = new AbortController();
  const interrupted = (): void => {
    if (controller.signal.aborted) process.exit(exit.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupted);
  return { signal: controller.signal, end: () => process.off('SIGINT', interrupted) };
}
