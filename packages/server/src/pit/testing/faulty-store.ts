import { type Appended, type Store, StoreFailure } from '@dicepit/store';

/** What becomes of an append to a table. */
export type Fault =
  | 'none'
  /** It reaches the store after those that were made after it. */
  | 'late'
  /** It fails, and nothing was written. */
  | 'lost'
  /** It fails, though everything was written. */
  | 'unheard'
  /** It is told that somebody else was quicker, who was not. */
  | 'conflict';

/** A store whose appends to tables go wrong as they are told to, in turn; `durable` is how far a stream has come. */
export function faultyStore(
  store: Store,
  faults: readonly Fault[],
): Store & { readonly durable: (stream: string) => number; readonly mend: () => void } {
  const written = new Map<string, number>();
  let turn = 0;
  let mended = false;

  const append: Store['append'] = async (asked) => {
    const appended = await store.append(asked);
    if (appended.is === 'appended')
      for (const { stream, version } of appended.heads) written.set(stream, version);
    return appended;
  };
  const faulty = async (asked: Parameters<Store['append']>[0]): Promise<Appended> => {
    const [first] = asked.writes;
    const isMeant = !mended && first?.stream.startsWith('table/');
    const fault = (isMeant ? faults[turn++ % faults.length] : undefined) ?? 'none';
    switch (fault) {
      case 'lost':
        await ticks(2);
        throw new StoreFailure('lost');
      case 'unheard':
        await append(asked);
        throw new StoreFailure('unheard');
      case 'conflict':
        return {
          is: 'conflict',
          found: await store.head(first?.stream ?? ''),
          expected: first?.expected ?? 0,
        };
      case 'late':
        await ticks(3);
        return append(asked);
      case 'none':
        return append(asked);
    }
  };
  return {
    ...store,
    append: faulty,
    durable: (stream) => written.get(stream) ?? 0,
    mend: () => {
      mended = true;
    },
  };
}

async function ticks(count: number): Promise<void> {
  for (let tick = 0; tick < count; tick++) await new Promise((resolve) => setImmediate(resolve));
}
