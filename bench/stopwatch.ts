/** The best and the median time of one thing done several times, in milliseconds. */
export type Timing = { readonly best: number; readonly median: number };

/**
 * Times two or more things in turn, round after round, so that whatever else the machine does falls on all
 * alike.
 *
 * The best is what the work costs; the median is what a person waits on a busy machine.
 */
export function sideBySide<Name extends string>(
  things: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Readonly<Record<Name, Timing>> {
  const entries = Object.entries<() => unknown>(things);
  // One round unmeasured: the first run of anything also compiles it.
  for (const [, work] of entries) work();

  const times = new Map<string, number[]>(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of entries) {
      const from = performance.now();
      work();
      times.get(name)?.push(performance.now() - from);
    }
  }
  const timings = entries.map(([name]) => [name, timingOf(times.get(name) ?? [])] as const);
  // Every name has its timing: the entries above are those of the record.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(timings) as Record<Name, Timing>;
}

export function timingOf(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  return { best: sorted[0] ?? 0, median: sorted[Math.floor(sorted.length / 2)] ?? 0 };
}

export const milliseconds = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

/** A table with its columns lined up, the first to the left and the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
