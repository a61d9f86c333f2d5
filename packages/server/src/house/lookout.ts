/** Sees to it that tables are looked at: when told, and when the time has come that the last look named. */
export type Lookout = {
  readonly look: (table: string) => void;
  /** Stops, and answers when nothing is under way any more. */
  readonly end: () => Promise<void>;
};

export type Tending = {
  /**
   * Looks at a table and does what is to be done there. Answers in how many milliseconds to look again, though nothing
   * happens meanwhile; nothing where only somebody else can move the table on.
   */
  readonly tend: (table: string) => Promise<number | undefined>;
  readonly failed: (error: unknown) => void;
  /** Every table that had failed has been tended again. */
  readonly recovered: () => void;
};

/** In milliseconds: the waits after failures in a row, and the longest sleep: an hour of the day comes sooner where the clock is set. */
const BACK_OFF: readonly number[] = [250, 500, 1_000, 2_000, 4_000, 8_000];
const LONGEST = 60_000;

/** Each table is tended by itself and never twice at once. */
export function lookoutOf({ tend, failed, recovered }: Tending): Lookout {
  const timers = new Map<string, NodeJS.Timeout>();
  const busy = new Map<string, Promise<void>>();
  /** Tables of which something was heard while they were tended. */
  const again = new Set<string>();
  const failures = new Map<string, number>();
  let ended = false;

  const look = (table: string): void => {
    if (ended) return;
    clearTimeout(timers.get(table));
    timers.delete(table);
    if (busy.has(table)) {
      again.add(table);
      return;
    }
    const work = tended(table).then((wait) => {
      busy.delete(table);
      if (again.delete(table)) look(table);
      else if (wait !== undefined && !ended)
        timers.set(
          table,
          setTimeout(() => look(table), Math.min(wait, LONGEST)),
        );
    });
    busy.set(table, work);
  };

  const tended = async (table: string): Promise<number | undefined> => {
    try {
      const wait = await tend(table);
      if (failures.delete(table) && failures.size === 0) recovered();
      return wait;
    } catch (error) {
      // Somebody is told, and the table waits for better times.
      failed(error);
      const count = failures.get(table) ?? 0;
      failures.set(table, count + 1);
      return BACK_OFF[Math.min(count, BACK_OFF.length - 1)];
    }
  };

  return {
    look,
    end: async () => {
      ended = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(busy.values());
    },
  };
}
