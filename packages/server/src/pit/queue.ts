/** Runs tasks one after another by name: what touches the same streams waits for its turn. */
export type Queue = <Result>(names: readonly string[], task: () => Promise<Result>) => Promise<Result>;

/**
 * The order is that of arrival. A task that names several streams stands in all their lines at once, so two
 * of them can never wait for each other.
 */
export function newQueue(): Queue {
  const last = new Map<string, Promise<unknown>>();
  return (names, task) => {
    const before = names.flatMap((name) => last.get(name) ?? []);
    const result = before.length === 0 ? task() : Promise.allSettled(before).then(() => task());
    const settled = result.then(nothing, nothing);
    for (const name of names) last.set(name, settled);
    void settled.then(() => {
      for (const name of names) if (last.get(name) === settled) last.delete(name);
    });
    return result;
  };
}

const nothing = (): void => undefined;
