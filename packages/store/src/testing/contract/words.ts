import type { Appended, Store } from '../../store.ts';

export const appendTo = (
  store: Store,
  stream: string,
  expected: number,
  ...texts: readonly string[]
): Promise<Appended> => store.append({ writes: [{ stream, expected, texts }] });

export const texts = async (store: Store, stream: string): Promise<readonly string[]> =>
  (await store.read(stream, 0)).map(({ text }) => text);

/** Appends one entry at whatever version the stream has come to, however often others are quicker. */
export async function appendAnyhow(store: Store, stream: string, text: string): Promise<number> {
  let { version } = await store.head(stream);
  for (;;) {
    const answer = await appendTo(store, stream, version, text);
    if (answer.is === 'appended') return version + 1;
    if (answer.is === 'conflict') ({ version } = answer.found);
  }
}
