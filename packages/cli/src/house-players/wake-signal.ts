/** Wakes whoever waits for it. A notification that nobody waits for wakes the next who does, once. */
export type WakeSignal = { readonly notify: () => void; readonly wait: () => Promise<void> };

export function createWakeSignal(): WakeSignal {
  let notified = false;
  let resume: (() => void) | undefined;
  return {
    notify: () => {
      notified = true;
      resume?.();
    },
    wait: async () => {
      if (!notified)
        await new Promise<void>((resolve) => {
          resume = resolve;
        });
      notified = false;
      resume = undefined;
    },
  };
}
