/** Rings for whoever waits for it. A ring that nobody waits for is heard by the next who does, once. */
export type Bell = { readonly ring: () => void; readonly rung: () => Promise<void> };

export function newBell(): Bell {
  let heard = false;
  let tell: (() => void) | undefined;
  return {
    ring: () => {
      heard = true;
      tell?.();
    },
    rung: async () => {
      if (!heard)
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      heard = false;
      tell = undefined;
    },
  };
}
